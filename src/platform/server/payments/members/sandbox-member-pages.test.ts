import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#test/harness/market/people.ts'
import { aSandboxToken } from '#test/harness/payments/gateways.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { decideAccount } from './sandbox-accounts.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

const returnUrl = () => `${app.platform.config.http.publicUrl}/payouts?back=1`
const headers = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string) => app.server.inject({ method: 'POST', url, headers, payload: '' })

async function anAccount() {
  const card = app.platform.memberGateways.card!
  const { id } = await aMember(app)
  const gatewayAccountId = await card.openAccount({
    account_id: id,
    email: 'mere@example.nz',
    name: 'Mere Kahu',
    isBusiness: false,
    bank_account: null,
  })
  const begun = await card.beginOnboarding({
    gateway_account_id: gatewayAccountId,
    return_url: returnUrl(),
    refreshUrl: returnUrl(),
  })
  return { id: gatewayAccountId, path: new URL(begun!.url).pathname }
}

async function aPayment(method: 'card' | 'bank', cardName = 'visa') {
  const { id } = await aMember(app)
  const plans = app.platform.gateway!
  const customerId = await plans.createCustomer({ account_id: id, email: 'a@example.nz', name: 'Mere' })
  const added = await plans.addCard(customerId, aSandboxToken(cardName), `card-${id}`)
  if ('declined' in added) throw new Error(added.declined)
  return await app.platform.memberGateways[method]!.charge(
    {
      customer_id: method === 'card' ? customerId : null,
      payment_method_id: method === 'card' ? added.card.payment_method_id : null,
      amount_cents: 4900,
      description: 'Kayak <b>',
      reference: 'H100042',
      tradePaymentId: 1,
      requested_at: new Date(),
      return_url: returnUrl(),
    },
    `charge-${method}-${id}`,
  )
}

const listSubjects = async () =>
  (await app.platform.gateway!.listEvents(new Date(Date.now() - 60_000))).map(({ subject }) => subject)

test.each([
  ['approve', { state: 'ready', due: [] }],
  ['ask-for-more', { state: 'incomplete', due: ['identity document'] }],
  ['refuse-transfers', { state: 'ready', due: [] }],
  ['restrict', { state: 'incomplete', due: [] }],
])('%s on the onboarding page returns to where it began', async (answer, expected) => {
  const { id, path } = await anAccount()
  const page = await app.server.inject(path)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Say that you are who you say you are')
  const answered = await post(`${path}/${answer}`)
  expect([answered.statusCode, answered.headers.location]).toEqual([303, '/payouts?back=1'])
  expect(await app.platform.memberGateways.card!.readAccount(id)).toMatchObject(expected)
  expect(await listSubjects()).toContainEqual({ account: id })
})

test.each([
  ['approve', 'succeeded'],
  ['decline', 'failed'],
])('%s on the bank’s page returns to where it began', async (answer, status) => {
  const payment = await aPayment('bank')
  const path = new URL(payment.action_url!).pathname
  const page = await app.server.inject(path)
  expect(page.body).toContain('Pay from your bank account')
  expect(page.body).not.toContain('Kayak <b>')
  const answered = await post(`${path}/${answer}`)
  expect([answered.statusCode, answered.headers.location]).toEqual([303, '/payouts?back=1'])
  expect(await app.platform.memberGateways.bank!.readPayment(payment.id)).toMatchObject({ status })
  expect(await listSubjects()).toContainEqual({ payment: payment.id })
})

test.each(['won', 'lost'])('a payment is charged back and %s on its page', async (status) => {
  const { id } = await aPayment('card')
  const path = `/sandbox-chargeback/${id}`
  expect((await app.server.inject(path)).body).toContain('It hasn’t been charged back.')
  for (const answer of ['open', 'open', status])
    expect((await post(`${path}/${answer}`)).statusCode).toBe(303)
  expect((await app.server.inject(path)).body).toContain('charged back once')
  const card = app.platform.memberGateways.card!
  const { chargebacks } = await card.readPayment(id)
  expect(chargebacks).toHaveLength(1)
  expect(await card.readChargeback(chargebacks[0]!)).toMatchObject({ status })
  const subjects = await listSubjects()
  expect(
    subjects.filter((one) => one && 'chargeback' in one && one.chargeback === chargebacks[0]),
  ).toHaveLength(2)
})

test('a payment by bank can’t be charged back', async () => {
  const { id } = await aPayment('bank')
  await post(`/sandbox-confirm/${id}/approve`)
  await post(`/sandbox-chargeback/${id}/open`)
  expect((await app.platform.memberGateways.bank!.readPayment(id)).chargebacks).toEqual([])
})

test('the card that is charged back succeeds, and has a chargeback', async () => {
  const payment = await aPayment('card', 'charged-back')
  expect(payment).toMatchObject({ status: 'succeeded', chargebacks: [expect.stringMatching(/^dp_sandbox_/)] })
})

test.each(['sandbox-onboarding/acct_sandbox_1', 'sandbox-chargeback/pi_sandbox_1'])(
  'an unknown /%s has no page',
  async (path) => {
    expect((await app.server.inject(`/${path}`)).statusCode).toBe(404)
    for (const answer of ['approve', 'open']) expect((await post(`/${path}/${answer}`)).statusCode).toBe(404)
  },
)

test.each([
  ['incomplete', 'approve', 'ready'],
  ['ready', 'ask-for-more', 'restricted'],
  ['restricted', 'ask-for-more', 'restricted'],
  ['incomplete', 'ask-for-more', 'incomplete'],
  ['incomplete', 'restrict', 'incomplete'],
  ['ready', 'restrict', 'restricted'],
  ['restricted', 'approve', 'ready'],
  ['restricted', 'refuse-transfers', 'ready'],
] as const)('an account that is %s and answers %s is %s', (before, answer, state) =>
  expect(decideAccount(before, answer).state).toBe(state),
)
