import { afterEach, beforeEach, expect, test } from 'vitest'
import { toAccountId } from '#platform/common/ids.ts'
import { aStripe, signEvent } from '#test/harness/doubles/stripe.ts'
import { aStripeToken } from '#test/harness/doubles/stripe-books.ts'
import { checkStripeParams } from '#test/harness/doubles/stripe-schemas.ts'
import { EventRefused, GatewayRefused, GatewayUnreachable, type Gateway } from './gateway.ts'
import { getDecline } from './stripe-views.ts'
import { createStripeGateway } from './stripe-gateway.ts'

let stripe: Awaited<ReturnType<typeof aStripe>>
let gateway: Gateway
const connect = (settings = stripe.settings) =>
  createStripeGateway({ settings, readKeyPrefix: async () => 'hoko1' })
beforeEach(async () => {
  stripe = await aStripe()
  gateway = connect()
})
afterEach(() => {
  const { faults } = stripe
  stripe[Symbol.dispose]()
  if (faults.length > 0) throw new Error(faults.join('; '))
})

const mere = { account_id: toAccountId(7), email: 'mere@example.nz', name: 'Mere Kahu' }

async function aCharge() {
  const customerId = await gateway.createCustomer(mere)
  const added = await gateway.addCard(customerId, aStripeToken('visa'), 'card-1')
  if ('declined' in added) throw new Error(added.declined)
  const { payment_method_id } = added.card
  return {
    customer_id: customerId,
    payment_method_id,
    amount_cents: 4900,
    description: 'Plan',
    payment_id: 9,
    requested_at: new Date(),
    return_url: null,
  }
}

test('a charge names the payment, and has our key', async () => {
  await gateway.charge(await aCharge(), 'payment-9')
  expect(stripe.received.at(-1)).toEqual({
    name: 'POST /v1/payment_intents',
    key: 'hoko1-payment-9',
    form: {
      amount: '4900',
      currency: 'nzd',
      customer: expect.stringMatching(/^cus_/),
      payment_method: expect.stringMatching(/^pm_/),
      allowed_payment_method_types: ['card'],
      confirm: 'true',
      off_session: 'true',
      description: 'Plan',
      metadata: { payment_id: '9' },
    },
  })
})

test('a broken connection is retried with the same key, and charges once', async () => {
  const charge = await aCharge()
  stripe.scripted.push('hang up', { status: 500, body: { error: { type: 'api_error', message: 'Sorry' } } })
  expect(await gateway.charge(charge, 'payment-9')).toMatchObject({ status: 'succeeded' })
  expect(stripe.books.events.filter(({ type }) => type === 'payment_intent.succeeded')).toHaveLength(1)
})

test('yesterday’s requests are searched for before they are repeated', async () => {
  const charge = { ...(await aCharge()), requested_at: new Date(Date.now() - 25 * 3_600_000) }
  const others = await gateway.charge({ ...charge, payment_id: 8 }, 'payment-8')
  const first = await gateway.charge(charge, 'payment-9')
  expect(first.id).not.toBe(others.id)
  const refund = { gateway_payment_id: first.id, amount_cents: 100, requested_at: charge.requested_at }
  const refundId = await gateway.refund(refund, 'refund-1')
  stripe.forgetKeys()
  expect(await gateway.charge(charge, 'payment-9')).toMatchObject({ id: first.id, status: 'succeeded' })
  expect(await gateway.refund(refund, 'refund-1')).toBe(refundId)
  expect(await gateway.refund(refund, 'refund-2')).not.toBe(refundId)
  expect(stripe.books.refunds).toHaveLength(2)
})

const error = (status: number, type: string, code?: string) => ({
  status,
  body: { error: { type, code, message: 'No.' } },
})

test.each([
  ['down', 'unreachable', [500, 'api_error'], 3],
  ['busy with the same key', 'unreachable', [409, 'invalid_request_error', 'idempotency_key_in_use'], 3],
  ['asked too often', 'unreachable', [429, 'invalid_request_error', 'rate_limit'], 3],
  ['given a wrong key', 'unreachable', [401, 'invalid_request_error'], 1],
  ['given a key without the right', 'unreachable', [403, 'invalid_request_error'], 1],
  ['asked for what is not there', 'refused', [404, 'invalid_request_error', 'resource_missing'], 1],
  ['asked for what it can’t do', 'refused', [400, 'invalid_request_error'], 1],
] as const)('Stripe with %s counts as %s', async (_what, is, [status, type, code], times) => {
  for (let n = 0; n < times; n += 1) stripe.scripted.push(error(status, type, code))
  const requested = gateway.refund(
    { gateway_payment_id: 'pi_1', amount_cents: 1, requested_at: new Date() },
    'refund-1',
  )
  await expect(requested).rejects.toThrow(is === 'refused' ? GatewayRefused : GatewayUnreachable)
  await expect(requested).rejects.not.toThrow('sk_test_double')
})

test('a missing answer counts as unreachable', async () => {
  const nowhere = connect({ ...stripe.settings, url: 'http://127.0.0.1:9' })
  await expect(nowhere.readPayment('pi_1')).rejects.toThrow(GatewayUnreachable)
})

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'card_declined', decline_code: 'expired_card' }, 'expired_card'],
  [{ code: 'card_declined', decline_code: 'lost_card' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'authentication_required' }, 'authentication_required'],
  [{ code: 'payment_intent_authentication_failure' }, 'authentication_required'],
  [{ code: 'invalid_cvc' }, 'incorrect_cvc'],
  [{ code: 'incorrect_number' }, 'incorrect_number'],
  [{ code: 'invalid_expiry_year' }, 'expired_card'],
  [{ code: 'processing_error' }, 'processing_error'],
  [{ code: 'what_comes_next_year' }, 'declined'],
  [{}, 'declined'],
])('%j counts as %s', (reason, code) => expect(getDecline(reason)).toBe(code))

test('a card typed on Stripe’s page is read once it’s there, only by its customer', async () => {
  const customerId = await gateway.createCustomer(mere)
  const page = 'https://hoko.example.nz/user-settings'
  const returnUrl = `${page}#cards`
  const setup = await gateway.beginCardSetup({ customer_id: customerId, return_url: returnUrl })
  expect(setup).toEqual({
    id: expect.stringMatching(/^cs_/),
    url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
  })
  expect(stripe.received.at(-1)!.form).toMatchObject({
    mode: 'setup',
    success_url: `${page}?card_setup={CHECKOUT_SESSION_ID}#cards`,
    cancel_url: returnUrl,
  })
  expect(await gateway.readCardSetup(setup!.id, customerId)).toBeNull()
  stripe.books.completeSession(setup!.id, 'amex')
  expect(await gateway.readCardSetup(setup!.id, customerId)).toMatchObject({
    card: { brand: 'amex', last4: '0005', fingerprint: 'fpamex' },
  })
  expect(await gateway.readCardSetup(setup!.id, 'cus_other')).toBeNull()
  expect(await gateway.readCardSetup('cs_nobody', customerId)).toBeNull()
  const polled = await gateway.listEvents(new Date(Date.now() - 60_000))
  expect(polled.map(({ subject }) => subject)).toContainEqual({ setup: setup!.id, customer: customerId })
})

test('many events are read page by page, the oldest first', async () => {
  const charge = await aCharge()
  const ids = []
  for (let n = 0; n < 8; n += 1) ids.push((await gateway.charge(charge, `payment-${n}`)).id)
  const events = await gateway.listEvents(new Date(Date.now() - 60_000))
  expect(events.map(({ subject }) => subject && 'payment' in subject && subject.payment)).toEqual(ids)
})

test('only Stripe’s prices for one month or year can be chosen', async () => {
  expect(await gateway.listPrices()).toEqual([
    { id: 'price_monthly', name: 'Plan monthly', amount_cents: 4900, interval: 'month' },
    { id: 'price_yearly', name: 'A year', amount_cents: 4900, interval: 'year' },
  ])
})

const event = { id: 'evt_1', type: 'payment_intent.succeeded', created: 1_800_000_000 }
const body = JSON.stringify({ ...event, data: { object: { id: 'pi_1', object: 'payment_intent' } } })

test('a signed event is read', async () => {
  expect(await gateway.readEvent(body, signEvent(body))).toEqual({
    id: 'evt_1',
    type: event.type,
    created_at: new Date(event.created * 1000),
    subject: { payment: 'pi_1' },
  })
})

const nowSeconds = Date.now() / 1000

test.each([
  ['another secret', signEvent(body, { secret: 'whsec_other' })],
  ['another body', signEvent(`${body} `)],
  ['a time ten minutes ago', signEvent(body, { at: nowSeconds - 600 })],
  ['a time ten minutes ahead', signEvent(body, { at: nowSeconds + 600 })],
  ['two times', `t=${Math.floor(nowSeconds)},${signEvent(body, { at: nowSeconds + 600 })}`],
  ['no time', signEvent(body).replace(/^t=\d+,/, '')],
  ['no signature', `t=${Math.floor(nowSeconds)}`],
  ['nothing', ''],
])('an event signed with %s is refused', async (_what, signature) => {
  await expect(gateway.readEvent(body, signature)).rejects.toThrow(EventRefused)
})

test('without a secret no event is accepted, and events are polled', async () => {
  const polling = connect({ ...stripe.settings, webhookSecret: null })
  expect([gateway.isPolled, polling.isPolled]).toEqual([false, true])
  await expect(polling.readEvent(body, signEvent(body))).rejects.toThrow(EventRefused)
})

test.each([
  ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, undefined, { payment: 'pi_1' }],
  ['refund.failed', { id: 're_1', payment_intent: { id: 'pi_1' } }, undefined, { payment: 'pi_1' }],
  ['refund.created', { id: 're_1', payment_intent: null }, undefined, null],
  [
    'payment_method.detached',
    { id: 'pm_1', customer: null },
    { customer: 'cus_1' },
    { customer: 'cus_1', removedPaymentMethod: 'pm_1' },
  ],
  [
    'checkout.session.completed',
    { id: 'cs_1', customer: 'cus_1' },
    undefined,
    { setup: 'cs_1', customer: 'cus_1' },
  ],
  ['customer.created', { id: 'cus_1' }, undefined, null],
])('%s has its subject', async (type, object, previousAttributes, subject) => {
  const text = JSON.stringify({
    id: 'evt_2',
    type,
    created: 1,
    data: { object, previous_attributes: previousAttributes },
  })
  expect((await gateway.readEvent(text, signEvent(text))).subject).toEqual(subject)
})

test.each([
  [{ amount: '1', currency: 'nzd' }, []],
  [{ amount: '1', currency: 'nzd', payment_method_types: ['card'] }, ['payment_method_types is unknown']],
  [{ currency: 'nzd' }, ['amount is missing']],
  [{ amount: 'x', currency: 'nzd' }, ['amount is no number: x']],
  [{ amount: '1', currency: 'nzd', confirm: 'yes' }, ['confirm is no boolean: yes']],
  [
    { amount: '1', currency: 'nzd', setup_future_usage: 'later' },
    ['setup_future_usage is no PaymentIntentCreateParams.SetupFutureUsage: later'],
  ],
])('the SDK’s declarations find in %j: %j', (form, faults) =>
  expect(checkStripeParams('PaymentIntents', 'PaymentIntentCreateParams', form)).toEqual(
    faults.map((fault) => `PaymentIntentCreateParams.${fault}`),
  ),
)
