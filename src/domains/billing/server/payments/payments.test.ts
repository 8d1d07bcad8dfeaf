import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  beginCardSetup,
  createStripeCard,
  deleteCard,
  finishCardSetup,
  listCards,
  setDefaultCard,
  type Card,
} from '#domains/billing/common/payments/payments.ts'
import { removeAccount } from '#domains/accounts/server/deletion/deletion.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { unzip } from '#test/harness/doubles/unzip.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aSandboxToken } from '#test/harness/payments/gateways.ts'
import { aPayment, aSubscription } from '#test/harness/payments/subscriptions.ts'
import { bringJobsForward } from '#test/harness/jobs.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let mere: Person
beforeAll(async () => void (app = await createTestApp()))
beforeEach(async () => void (mere = await aMember(app)))
afterAll(() => app[Symbol.asyncDispose]())

const add = (card: string, person = mere) =>
  app.as(person).call(createStripeCard, { token: aSandboxToken(card) })
const list = async (person = mere) => (await app.as(person).call(listCards, {})).items
const remove = ({ id }: { id: number }, person = mere) => app.as(person).call(deleteCard, { id })
const atSandbox = async (card: { id: number }) => {
  const { payment_method_id } = await app.platform.db
    .selectFrom('cards')
    .select('payment_method_id')
    .where('id', '=', card.id)
    .executeTakeFirstOrThrow()
  return await app.platform.db
    .selectFrom('sandbox_cards')
    .select('removed_at')
    .where('id', '=', Number(payment_method_id.replace('pm_sandbox_', '')))
    .executeTakeFirstOrThrow()
}

test('the first card is the default, and others can be chosen and removed', async () => {
  expect(await app.as(mere).call(listCards, {})).toEqual({ gateway: 'sandbox', items: [] })
  const visa = await add('visa')
  expect(visa).toEqual({
    id: expect.any(Number),
    brand: 'visa',
    last4: '4242',
    expires_month: 12,
    expires_year: 2040,
    is_default: true,
    is_expired: false,
    added_at: expect.any(String),
  })
  const [amex, jcb] = [await add('amex'), await add('jcb')]
  expect(amex).toMatchObject({ brand: 'amex', last4: '0005', is_default: false })
  expect(await app.as(mere).call(setDefaultCard, { id: amex.id })).toEqual({ ...amex, is_default: true })
  expect(await list()).toEqual([{ ...amex, is_default: true }, jcb, { ...visa, is_default: false }])
  expect(await remove(amex)).toEqual({ ok: true })
  expect(await list()).toEqual([
    { ...jcb, is_default: true },
    { ...visa, is_default: false },
  ])
  expect(await remove(amex)).toMatchObject({ status: 404 })
  await app.settle()
  expect((await atSandbox(amex)).removed_at).not.toBeNull()
  expect((await atSandbox(visa)).removed_at).toBeNull()
})

test('members can’t see, choose or remove another’s card', async () => {
  const card = await add('visa')
  const tama = await aMember(app)
  await add('amex', tama)
  expect(await app.as(tama).call(setDefaultCard, { id: card.id })).toMatchObject({ status: 404 })
  expect(await remove(card, tama)).toMatchObject({ status: 404 })
  expect(await list(tama)).toMatchObject([{ brand: 'amex', is_default: true }])
  expect(await app.as(null).call(listCards, {})).toMatchObject({ status: 401 })
})

test.each([
  ['declined', 'Your card was declined. Try another card, or ask your bank.', undefined],
  ['insufficient-funds', 'There isn’t enough money', undefined],
  ['expired', 'This card has expired', 'expiry'],
  ['incorrect-cvc', 'The security code doesn’t match', 'security_code'],
  ['processing-error', 'couldn’t check this card', undefined],
])('the card %s is refused with a plain message', async (name, message, field) => {
  expect(await add(name)).toMatchObject({
    status: 402,
    key: 'card_declined',
    message: expect.stringContaining(message),
    ...(field && { errors: { [field]: expect.stringContaining(message) } }),
  })
  expect(await list()).toEqual([])
})

test.each(['4242424242424242', 'tok_4242424242424242', 'tok_', '', 'tok_a b', `tok_${'a'.repeat(300)}`])(
  'the token %j is refused before any gateway call',
  async (token) => {
    expect(await app.as(mere).call(createStripeCard, { token })).toMatchObject({
      status: 422,
      errors: { token: expect.any(String) },
    })
  },
)

test('a token of no test card is refused with a hint to use one', async () => {
  expect(await app.as(mere).call(createStripeCard, { token: 'tok_1NirD82eZvKYlo2C' })).toMatchObject({
    status: 402,
    errors: { number: expect.stringContaining('never a real one') },
  })
})

test('the same card again replaces the first, and stays the default', async () => {
  const first = await add('visa')
  await add('amex')
  const again = await app
    .as(mere)
    .call(createStripeCard, { token: aSandboxToken('visa', { month: 5, year: 2041 }) })
  expect(again).toMatchObject({ is_default: true, expires_month: 5, expires_year: 2041 })
  expect(await list()).toMatchObject([{ id: again.id }, { brand: 'amex' }])
  await app.settle()
  expect((await atSandbox(first)).removed_at).not.toBeNull()
})

test('ten cards are the limit, and one of them may be replaced', async () => {
  const names = ['visa', 'amex', 'jcb', 'discover', 'diners', 'unionpay', 'mastercard', 'amex-2', 'diners-14']
  for (const name of [...names, 'discover-2']) await add(name)
  expect(await add('visa-debit')).toMatchObject({ status: 409, key: 'cards_full' })
  expect(await add('visa')).toMatchObject({ last4: '4242' })
  expect(await list()).toHaveLength(10)
  await app.settle()
  const stored = await app.platform.db
    .selectFrom('sandbox_cards as s')
    .innerJoin('sandbox_customers as c', 'c.id', 's.customer_id')
    .select('s.test_card')
    .where('c.account_id', '=', mere.id)
    .where('s.removed_at', 'is', null)
    .execute()
  expect(stored.map(({ test_card }) => test_card).sort()).toEqual([...names, 'discover-2'].sort())
})

test('an expired card is marked', async () => {
  const { id } = await add('visa')
  await app.platform.db.updateTable('cards').set({ expires_year: 2020 }).where('id', '=', id).execute()
  expect(await list()).toMatchObject([{ id, is_expired: true }])
})

test('the only card of a renewing plan, and one with a payment under way, can’t be removed', async () => {
  const visa = await add('visa')
  const subscription = await aSubscription(app, mere)
  expect(await remove(visa)).toMatchObject({
    status: 409,
    key: 'card_in_use',
    message: expect.stringContaining('pays for your plan'),
  })
  await subscription.change({ cancels_at_period_end: true })
  const payment = await aPayment(app, { subscription, card_id: visa.id, status: 'requires_action' })
  await add('amex')
  expect(await remove(visa)).toMatchObject({ message: expect.stringContaining('under way') })
  await payment.settle('succeeded')
  expect(await remove(visa)).toEqual({ ok: true })
  expect(await remove((await list())[0] as Card)).toEqual({ ok: true })
})

test('a card replaced during a charge remains at the gateway until it ends', async () => {
  const visa = await add('visa')
  const subscription = await aSubscription(app, mere)
  const payment = await aPayment(app, { subscription, card_id: visa.id, status: 'requires_action' })
  await add('visa')
  await app.settle()
  expect((await atSandbox(visa)).removed_at).toBeNull()
  await payment.settle('failed')
  await bringJobsForward(app.platform.db)
  await app.settle()
  expect((await atSandbox(visa)).removed_at).not.toBeNull()
})

test('a deleted account’s cards are removed, here and at the gateway', async () => {
  const card = await add('visa')
  const deletion = { deleted_by: mere.id, reason: '' }
  await transact(app.platform.db, (tx) => removeAccount(tx, mere.id, deletion))
  await app.settle()
  expect((await atSandbox(card)).removed_at).not.toBeNull()
  const { db } = app.platform
  const mine = { account_id: mere.id }
  expect(
    await db.selectFrom('cards').select(['fingerprint', 'is_default']).where('id', '=', card.id).execute(),
  ).toEqual([{ fingerprint: null, is_default: false }])
  for (const table of ['payment_customers', 'sandbox_customers'] as const)
    expect(
      await db
        .selectFrom(table)
        .select('created_at')
        .where('account_id', '=', mine.account_id)
        .$if(table === 'sandbox_customers', (q) => q.where('removed_at' as never, 'is', null as never))
        .execute(),
    ).toEqual([])
})

test('the export has a member’s cards, including removed ones', async () => {
  const card = await add('visa')
  await remove(card)
  await add('amex')
  const { rawPayload } = await app.server.inject({
    url: '/api/export-my-data',
    headers: { authorization: `Bearer ${mere.token}` },
  })
  expect(JSON.parse(String(unzip(rawPayload).get('cards.json')))).toMatchObject([
    { last4: '4242', is_default: false, removed_at: expect.any(String) },
    { brand: 'amex', last4: '0005', is_default: true, removed_at: null },
  ])
})

test('cards are typed in Hoko in the sandbox, not on another page', async () => {
  const setup = await app.as(mere).call(beginCardSetup, { return_to: '/user-settings' })
  expect(setup).toMatchObject({ status: 404 })
  expect(await app.as(mere).call(finishCardSetup, { setup_id: 'cs_1' })).toMatchObject({ status: 404 })
  for (const returnTo of ['//evil.example', 'https://evil.example', '/\\evil', '/a?b=c'])
    expect(await app.as(mere).call(beginCardSetup, { return_to: returnTo })).toMatchObject({ status: 422 })
})

test('without a gateway, card calls are refused with a message', async () => {
  await using bare = await createTestApp({ payments: null })
  const tama = await aMember(bare)
  expect(await bare.as(tama).call(listCards, {})).toEqual({ gateway: null, items: [] })
  expect(await bare.as(tama).call(createStripeCard, { token: aSandboxToken('visa') })).toMatchObject({
    status: 424,
    message: 'Payments aren’t set up on this site.',
  })
  expect(await bare.as(tama).call(deleteCard, { id: 1 })).toMatchObject({ status: 404 })
})
