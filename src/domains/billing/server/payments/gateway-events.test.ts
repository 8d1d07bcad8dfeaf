import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '#platform/server/database/db.ts'
import type { GatewayEvent } from '#platform/server/payments/gateway.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { applyEvent } from './gateway-events.service.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

const listFacts = () =>
  app.platform.db.selectFrom('outbox_events').select(['name', 'payload']).orderBy('id').execute()

test.each<[GatewayEvent['subject'], string, object]>([
  [{ payment: 'pi_1' }, 'gateway.payment-changed', { gateway_payment_id: 'pi_1' }],
  [{ account: 'acct_1' }, 'gateway.account-changed', { gateway_account_id: 'acct_1' }],
  [{ chargeback: 'dp_1' }, 'gateway.chargeback-changed', { gateway_chargeback_id: 'dp_1' }],
])('applyEvent records one fact of %j, however often it comes', async (subject, name, payload) => {
  const event = { id: `evt_${name}`, type: 'anything', created_at: new Date(), subject }
  for (let n = 0; n < 3; n += 1) await transact(app.platform.db, (tx) => applyEvent(tx, 'stripe', event))
  const facts = (await listFacts()).filter((fact) => fact.name === name)
  expect(facts).toEqual([{ name, payload: { gateway: 'stripe', ...payload } }])
})
