import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#test/harness/market/people.ts'
import { aSandboxToken } from '#test/harness/payments/gateways.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

async function aWaitingPayment() {
  const gateway = app.platform.gateway!
  const { id } = await aMember(app)
  const customerId = await gateway.createCustomer({ account_id: id, email: 'a@example.nz', name: 'Mere' })
  const added = await gateway.addCard(customerId, aSandboxToken('asks-always'), `card-${id}`)
  if ('declined' in added) throw new Error(added.declined)
  const { payment_method_id } = added.card
  const charge = {
    customer_id: customerId,
    payment_method_id,
    amount_cents: 4900,
    payment_id: 1,
    requested_at: new Date(),
  }
  const { publicUrl } = app.platform.config.http
  const details = { description: 'Plan <b>', return_url: `${publicUrl}/plans?paid=1` }
  return await gateway.charge({ ...charge, ...details }, `charge-${id}`)
}

const pathOf = (payment: { action_url: string | null }) => new URL(payment.action_url!).pathname

test.each([
  ['approve', 'succeeded'],
  ['decline', 'failed'],
])('%s on the payment page returns to where it began', async (answer, status) => {
  const payment = await aWaitingPayment()
  const page = await app.server.inject(pathOf(payment))
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Test payments')
  expect(page.body).toContain('NZ$\u00a049')
  expect(page.body).not.toContain('Plan <b>')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const url = `${pathOf(payment)}/${answer}`
  const answered = await app.server.inject({ method: 'POST', url, headers, payload: '' })
  expect(answered.statusCode).toBe(303)
  expect(answered.headers.location).toBe('/plans?paid=1')
  expect(await app.platform.gateway!.readPayment(payment.id)).toMatchObject({ status })
  expect((await app.server.inject(pathOf(payment))).body).toContain('no longer waiting')
})

test('an unknown payment has no page', async () => {
  expect((await app.server.inject('/sandbox-confirm/pi_sandbox_1')).statusCode).toBe(404)
  const url = '/sandbox-confirm/pi_sandbox_1/approve'
  expect((await app.server.inject({ method: 'POST', url })).statusCode).toBe(404)
})
