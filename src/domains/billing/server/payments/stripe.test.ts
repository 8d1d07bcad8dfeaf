import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  beginCardSetup,
  createStripeCard,
  finishCardSetup,
  listCards,
} from '#domains/billing/common/payments/payments.ts'
import { aStripe, signEvent } from '#test/harness/doubles/stripe.ts'
import { aStripeToken } from '#test/harness/doubles/stripe-books.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { readNewEvents } from './gateway-events.service.ts'

let stripe: Awaited<ReturnType<typeof aStripe>>
let app: TestApp
beforeAll(async () => {
  stripe = await aStripe()
  app = await createTestApp({ payments: { is: 'stripe', ...stripe.settings } })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  stripe[Symbol.dispose]()
})

async function typeCard(person: Person, card: string): Promise<string> {
  const { url } = await app.as(person).call(beginCardSetup, { return_to: '/user-settings#cards' })
  const id = url.split('/').at(-1)!
  stripe.books.completeSession(id, card)
  return id
}

const list = async (person: Person) => (await app.as(person).call(listCards, {})).items
const post = (body: string, signature = signEvent(body)) =>
  app.server.inject({
    method: 'POST',
    url: '/api/stripe-webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  })

test('a card typed on Stripe’s page, or sent by an app as a token, is saved once', async () => {
  const mere = await aMember(app)
  const setupId = await typeCard(mere, 'visa')
  const card = await app.as(mere).call(finishCardSetup, { setup_id: setupId })
  expect(card).toMatchObject({ brand: 'visa', last4: '4242', is_default: true })
  expect(await app.as(mere).call(finishCardSetup, { setup_id: setupId })).toEqual(card)
  const amex = await app.as(mere).call(createStripeCard, { token: aStripeToken('amex') })
  expect(await app.as(mere).call(listCards, {})).toEqual({ gateway: 'stripe', items: [card, amex] })
  const tama = await aMember(app)
  expect(await app.as(tama).call(finishCardSetup, { setup_id: setupId })).toMatchObject({ status: 404 })
  const declined = await app.as(tama).call(createStripeCard, { token: aStripeToken('insufficient-funds') })
  expect(declined).toMatchObject({ status: 402, message: expect.stringContaining('enough money') })
  expect(stripe.faults).toEqual([])
})

test('a card is saved by Stripe’s event if its owner never returns', async () => {
  const mere = await aMember(app)
  await typeCard(mere, 'jcb')
  const event = stripe.books.events.find(({ type }) => type === 'checkout.session.completed')
  const body = JSON.stringify(event)
  for (let n = 0; n < 3; n += 1) expect((await post(body)).json()).toEqual({ received: true })
  await app.settle()
  expect(await list(mere)).toMatchObject([{ brand: 'jcb', is_default: true }])
})

test('a card removed at Stripe is removed here, and the default moves', async () => {
  const mere = await aMember(app)
  const visa = await app.as(mere).call(createStripeCard, { token: aStripeToken('visa') })
  await app.as(mere).call(createStripeCard, { token: aStripeToken('amex') })
  const { payment_method_id } = await app.platform.db
    .selectFrom('cards')
    .select('payment_method_id')
    .where('id', '=', visa.id)
    .executeTakeFirstOrThrow()
  stripe.books.detachMethod(payment_method_id)
  await post(JSON.stringify(stripe.books.events[0]))
  expect(await list(mere)).toMatchObject([{ brand: 'amex', is_default: true }])
})

test('a webhook without Stripe’s signature, or too long, has no effect', async () => {
  const body = JSON.stringify({ id: 'evt_x', type: 'x', created: 1, data: { object: {} } })
  expect((await post(body, signEvent(body, { secret: 'whsec_other' }))).statusCode).toBe(400)
  expect((await post(body, '')).statusCode).toBe(400)
  expect((await post('not json')).statusCode).toBe(400)
  const long = JSON.stringify({ id: 'x'.repeat(300_000) })
  expect((await post(long)).statusCode).toBe(413)
  const stored = await app.platform.db
    .selectFrom('gateway_events')
    .select('type')
    .where('event_id', '=', 'evt_x')
    .execute()
  expect(stored).toEqual([])
})

test('an unreachable Stripe is reported, and the same card can be sent again', async () => {
  const mere = await aMember(app)
  const token = aStripeToken('visa')
  const sorry = { status: 500, body: { error: { type: 'api_error', message: 'Sorry' } } }
  stripe.scripted.push(sorry, sorry, sorry)
  expect(await app.as(mere).call(createStripeCard, { token })).toMatchObject({
    status: 424,
    key: 'payments_unavailable',
  })
  expect(await app.as(mere).call(createStripeCard, { token })).toMatchObject({ last4: '4242' })
})

test('events are polled without a webhook secret', async () => {
  await using polling = await createTestApp({
    payments: { is: 'stripe', ...stripe.settings, webhookSecret: null },
  })
  const posted = await polling.server.inject({ method: 'POST', url: '/api/stripe-webhook', payload: {} })
  expect(posted.statusCode).toBe(404)
  await readNewEvents(polling.platform)
  await readNewEvents(polling.platform)
  const read = await polling.platform.db.selectFrom('gateway_events').select('event_id').execute()
  expect(read.map(({ event_id }) => event_id).sort()).toEqual(stripe.books.events.map(({ id }) => id).sort())
})
