import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  beginPayouts,
  checkPayoutAccount,
  getPayOffer,
} from '#domains/trade-payments/common/trade-payments.ts'
import { answerSandboxOnboarding } from '#platform/server/payments/members/sandbox-accounts.ts'
import { must } from '#platform/common/must.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { changeSettings } from '#test/harness/market/plans.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const readOffer = async (id: ListingId) => await app.as(null).call(getPayOffer, { id })

test('a listing is offered on Hoko once its seller is ready, while that is on', async () => {
  const { id, seller } = await aLiveAuction(app)
  await changeSettings(app, admin, { pay_on_hoko_enabled: true, protection_ceiling_cents: 200_000 })
  expect(await readOffer(id)).toEqual({ is_offered: false, ceiling_cents: 200_000 })
  const { url } = await app.as(seller).call(beginPayouts, { method: 'card' })
  const account = must(new URL(must(url, 'address')).pathname.split('/').at(-1), 'account')
  await transact(app.platform.db, (tx) => answerSandboxOnboarding(tx, account, 'approve'))
  await app.as(seller).call(checkPayoutAccount, { method: 'card' })
  expect(await readOffer(id)).toEqual({ is_offered: true, ceiling_cents: 200_000 })
  await changeSettings(app, admin, { pay_on_hoko_enabled: false })
  expect(await readOffer(id)).toMatchObject({ is_offered: false })
})
