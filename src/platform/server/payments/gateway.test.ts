import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSandbox, openStripe, type TestedGateway } from '#test/harness/payments/gateways.ts'
import { GatewayRefused, type Charge, type Gateway } from './gateway.ts'

const adapters: [string, () => Promise<TestedGateway>][] = [
  ['the sandbox', openSandbox],
  ['Stripe', openStripe],
]

/** The contract of both adapters. */
describe.each(adapters)('%s', (_name, open) => {
  let tested: TestedGateway
  let gateway: Gateway
  beforeAll(async () => {
    tested = await open()
    gateway = tested.gateway
  })
  afterAll(() => tested[Symbol.asyncDispose]())

  let keys = 0
  const aKey = () => `key-${(keys += 1)}`

  async function aCustomer() {
    const accountId = await tested.makeAccount()
    const person = { account_id: accountId, email: `a${accountId}@example.nz`, name: 'Mere Kahu' }
    return { person, customer_id: await gateway.createCustomer(person) }
  }

  async function aCard(name: string) {
    const { customer_id } = await aCustomer()
    const outcome = await gateway.addCard(customer_id, tested.makeToken(name), aKey())
    if ('declined' in outcome) throw new Error(outcome.declined)
    const charge: Charge = {
      customer_id,
      payment_method_id: outcome.card.payment_method_id,
      amount_cents: 4900,
      description: 'Business plan',
      payment_id: 7,
      requested_at: new Date(),
      return_url: null,
    }
    return { customer_id, card: outcome.card, charge }
  }

  const returnUrl = 'https://hoko.example.nz/plans?paid=7'

  test('an account is one customer, also ten times at once', async () => {
    const { person, customer_id } = await aCustomer()
    const again = await Promise.all(Array.from({ length: 10 }, () => gateway.createCustomer(person)))
    expect(new Set(again)).toEqual(new Set([customer_id]))
    expect((await aCustomer()).customer_id).not.toBe(customer_id)
  })

  test.each([
    ['visa', { brand: 'visa', last4: '4242' }],
    ['mastercard', { brand: 'mastercard', last4: '4444' }],
    ['amex', { brand: 'amex', last4: '0005' }],
    ['unionpay', { brand: 'unionpay', last4: '0005' }],
    ['declined-later', { brand: 'visa', last4: '0341' }],
    ['asks-always', { brand: 'visa', last4: '3184' }],
    ['declined', 'declined'],
    ['insufficient-funds', 'insufficient_funds'],
    ['expired', 'expired_card'],
    ['incorrect-cvc', 'incorrect_cvc'],
    ['processing-error', 'processing_error'],
    ['stolen', 'declined'],
  ])('addCard accepts or refuses the card %s', async (name, expected) => {
    const { customer_id } = await aCustomer()
    const outcome = await gateway.addCard(customer_id, tested.makeToken(name), aKey())
    expect(outcome).toEqual(
      typeof expected === 'string'
        ? { declined: expected }
        : {
            card: {
              ...expected,
              payment_method_id: expect.stringMatching(/^pm_/),
              expires_month: 12,
              expires_year: 2040,
              fingerprint: expect.any(String),
            },
          },
    )
  })

  test('an unknown token, or one of an expired card, adds no card', async () => {
    const { customer_id } = await aCustomer()
    const unknown = await gateway.addCard(customer_id, 'tok_nobody_made_this', aKey())
    expect(unknown).toEqual({ declined: expect.stringMatching(/^(not_a_test_card|declined)$/) })
    const expired = tested.makeToken('visa', { month: 1, year: 2020 })
    expect(await gateway.addCard(customer_id, expired, aKey())).toEqual({ declined: 'expired_card' })
  })

  test('the same key adds one card, also ten times at once, and is refused for another', async () => {
    const { customer_id } = await aCustomer()
    const [token, key] = [tested.makeToken('visa'), aKey()]
    const add = () => gateway.addCard(customer_id, token, key)
    const outcomes = await Promise.all(Array.from({ length: 10 }, add))
    outcomes.push(await add())
    expect(new Set(outcomes.map((one) => 'card' in one && one.card.payment_method_id)).size).toBe(1)
    const other = tested.makeToken('amex')
    await expect(gateway.addCard(customer_id, other, key)).rejects.toThrow(GatewayRefused)
  })

  test('the same number has the same fingerprint for any customer', async () => {
    const [one, two, other] = await Promise.all([aCard('visa'), aCard('visa'), aCard('amex')])
    expect(one.card.fingerprint).toBe(two.card.fingerprint)
    expect(one.card.payment_method_id).not.toBe(two.card.payment_method_id)
    expect(other.card.fingerprint).not.toBe(one.card.fingerprint)
  })

  test.each([
    ['visa', false, 'succeeded', null],
    ['declined-later', false, 'failed', 'declined'],
    ['declined-later', true, 'failed', 'declined'],
    ['asks-once', false, 'failed', 'authentication_required'],
    ['asks-once', true, 'requires_action', null],
    ['asks-always', false, 'failed', 'authentication_required'],
    ['asks-always', true, 'requires_action', null],
  ])('charge handles the card %s, its holder there: %s', async (name, isThere, status, failureCode) => {
    const { charge } = await aCard(name)
    const payment = await gateway.charge({ ...charge, return_url: isThere ? returnUrl : null }, aKey())
    expect(payment).toEqual({
      id: expect.stringMatching(/^pi_/),
      status,
      failure_code: failureCode,
      amount_cents: 4900,
      refunds: [],
      action_url: status === 'requires_action' ? expect.stringMatching(/^https:/) : null,
    })
    expect(await gateway.readPayment(payment.id)).toEqual(payment)
  })

  test('the same key charges once, also ten times at once, and is refused for another sum', async () => {
    const { charge } = await aCard('visa')
    const key = aKey()
    const payments = await Promise.all(Array.from({ length: 10 }, () => gateway.charge(charge, key)))
    payments.push(await gateway.charge(charge, key))
    expect(new Set(payments.map(({ id }) => id)).size).toBe(1)
    await expect(gateway.charge({ ...charge, amount_cents: 1 }, key)).rejects.toThrow(GatewayRefused)
  })

  test('a declined charge is declined again with its key, and a new try has a new key', async () => {
    const { charge } = await aCard('declined-later')
    const key = aKey()
    const first = await gateway.charge(charge, key)
    expect(await gateway.charge(charge, key)).toEqual(first)
    expect((await gateway.charge(charge, aKey())).id).not.toBe(first.id)
  })

  test('an approved payment succeeds, and a card that asks once asks no more', async () => {
    const { charge } = await aCard('asks-once')
    const key = aKey()
    const waiting = await gateway.charge({ ...charge, return_url: returnUrl }, key)
    await tested.confirm(waiting.id, true)
    const paid = await gateway.readPayment(waiting.id)
    expect(paid).toMatchObject({ status: 'succeeded', action_url: null })
    expect(await gateway.charge({ ...charge, return_url: returnUrl }, key)).toEqual(paid)
    await tested.confirm(waiting.id, false)
    expect(await gateway.cancelPayment(waiting.id)).toEqual(paid)
    expect(await gateway.charge(charge, aKey())).toMatchObject({ status: 'succeeded' })
  })

  test('a declined confirmation fails the payment', async () => {
    const { charge } = await aCard('asks-always')
    const { id } = await gateway.charge({ ...charge, return_url: returnUrl }, aKey())
    await tested.confirm(id, false)
    expect(await gateway.readPayment(id)).toMatchObject({
      status: 'failed',
      failure_code: 'authentication_required',
      action_url: null,
    })
  })

  test('a waiting payment can be cancelled, and then not approved', async () => {
    const { charge } = await aCard('asks-always')
    const { id } = await gateway.charge({ ...charge, return_url: returnUrl }, aKey())
    const cancelled = { status: 'cancelled', action_url: null }
    expect(await gateway.cancelPayment(id)).toMatchObject(cancelled)
    await tested.confirm(id, true)
    expect(await gateway.readPayment(id)).toMatchObject(cancelled)
  })

  test('refunds add up to the payment, each key once', async () => {
    const { charge } = await aCard('visa')
    const { id } = await gateway.charge(charge, aKey())
    const key = aKey()
    const some = { gateway_payment_id: id, amount_cents: 4000, requested_at: new Date() }
    const refunded = await gateway.refund(some, key)
    expect(await gateway.refund(some, key)).toBe(refunded)
    await expect(gateway.refund({ ...some, amount_cents: 900 }, key)).rejects.toThrow(GatewayRefused)
    await expect(gateway.refund(some, aKey())).rejects.toThrow(GatewayRefused)
    const rest = await gateway.refund({ ...some, amount_cents: 900 }, aKey())
    expect(await gateway.readPayment(id)).toMatchObject({
      status: 'succeeded',
      refunds: expect.arrayContaining([
        { id: refunded, amount_cents: 4000 },
        { id: rest, amount_cents: 900 },
      ]),
    })
  })

  test('an unpaid payment can’t be refunded', async () => {
    const { charge } = await aCard('declined-later')
    const { id } = await gateway.charge(charge, aKey())
    const refund = { gateway_payment_id: id, amount_cents: 100, requested_at: new Date() }
    await expect(gateway.refund(refund, aKey())).rejects.toThrow(GatewayRefused)
  })

  test('a removed card, or another customer’s, can’t be charged, and removal is idempotent', async () => {
    const [{ charge, card }, other] = await Promise.all([aCard('visa'), aCard('amex')])
    const others = { ...charge, customer_id: other.customer_id }
    await expect(gateway.charge(others, aKey())).rejects.toThrow(GatewayRefused)
    await gateway.removeCard(card.payment_method_id)
    await gateway.removeCard(card.payment_method_id)
    await expect(gateway.charge(charge, aKey())).rejects.toThrow(GatewayRefused)
  })

  test('removing a customer removes all cards, and payments remain', async () => {
    const { charge, customer_id } = await aCard('visa')
    const { id } = await gateway.charge(charge, aKey())
    await gateway.removeCustomer(customer_id)
    await gateway.removeCustomer(customer_id)
    await expect(gateway.charge(charge, aKey())).rejects.toThrow(GatewayRefused)
    const added = gateway.addCard(customer_id, tested.makeToken('amex'), aKey())
    await expect(added).rejects.toThrow(GatewayRefused)
    expect(await gateway.readPayment(id)).toMatchObject({ status: 'succeeded' })
  })

  test.each(['pi_nobody', 'nonsense', ''])('readPayment refuses %j', async (id) => {
    await expect(gateway.readPayment(id)).rejects.toThrow(GatewayRefused)
    await expect(gateway.cancelPayment(id)).rejects.toThrow(GatewayRefused)
  })

  test('events have their subjects, oldest first, and only since the given time', async () => {
    const { charge, card, customer_id } = await aCard('visa')
    const since = new Date(Date.now() - 60_000)
    const { id } = await gateway.charge(charge, aKey())
    await gateway.refund({ gateway_payment_id: id, amount_cents: 100, requested_at: new Date() }, aKey())
    await gateway.removeCard(card.payment_method_id)
    const events = await gateway.listEvents(since)
    const ids = events.map((event) => event.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(events.map(({ created_at }) => created_at)).toEqual(
      events.map(({ created_at }) => created_at).sort((a, b) => a.getTime() - b.getTime()),
    )
    const about = events.filter(({ subject }) => JSON.stringify(subject).includes(id))
    expect(about.length).toBeGreaterThanOrEqual(2)
    for (const { subject } of about) expect(subject).toEqual({ payment: id })
    expect(events.map(({ subject }) => subject)).toContainEqual({
      customer: customer_id,
      removedPaymentMethod: card.payment_method_id,
    })
    expect(await gateway.listEvents(new Date(Date.now() + 60_000))).toEqual([])
  })

  test('prices are monthly or yearly sums', async () => {
    const prices = await gateway.listPrices()
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices)
      expect(price).toEqual({
        id: expect.stringMatching(/^price_/),
        name: expect.any(String),
        amount_cents: expect.any(Number),
        interval: expect.stringMatching(/^(month|year)$/),
      })
  })
  test('every request of the suite is known to the gateway’s API', () => expect(tested.faults).toEqual([]))
})
