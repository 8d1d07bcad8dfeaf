import { sql, type Selectable } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { AccountId } from '#platform/common/ids.ts'
import {
  isCardExpiry,
  type TestCard,
  findTestCard,
  readTestToken,
} from '#platform/common/payments/card-rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { readClock } from '../clock.ts'
import type { DB } from '../database/db-types.ts'
import { transact, type Db, type Tx } from '../database/db.ts'
import {
  type CardOutcome,
  type DeclineCode,
  EventRefused,
  GatewayRefused,
  type Charge,
  type Gateway,
  type GatewayPrice,
} from './gateway.ts'
import {
  listSandboxEvents,
  recordSandboxEvent,
  lockSandboxPayment,
  readSandboxPayment,
  settleSandboxPayment,
} from './sandbox-payments.ts'
import * as t from '#platform/texts.ts'

interface SavedTestCard {
  test_card: TestCard
  expires_month: number
  expires_year: number
  wasConfirmed: boolean
}

interface Decided {
  status: 'requires_action' | 'succeeded' | 'failed'
  failure_code: DeclineCode | null
}

const hasExpired = (card: Pick<SavedTestCard, 'expires_month' | 'expires_year'>, now: Date): boolean =>
  !isCardExpiry(`${card.expires_month}/${card.expires_year}`, now)

/** @param isPresent whether the cardholder is there to confirm */
export function decideCharge(
  card: SavedTestCard,
  { isPresent, now }: { isPresent: boolean; now: Date },
): Decided {
  if (hasExpired(card, now)) return fail('expired_card')
  const { whenCharged } = card.test_card
  if (whenCharged === 'is_declined') return fail('declined')
  const requests = whenCharged === 'asks_always' || (whenCharged === 'asks_once' && !card.wasConfirmed)
  if (!requests) return { status: 'succeeded', failure_code: null }
  return isPresent ? { status: 'requires_action', failure_code: null } : fail('authentication_required')
}

const fail = (failureCode: DeclineCode): Decided => ({ status: 'failed', failure_code: failureCode })

function describeTestCard(
  { name, number, brand }: TestCard,
  card: { id: number; expires_month: number; expires_year: number },
): CardOutcome {
  return {
    card: {
      payment_method_id: `pm_sandbox_${card.id}`,
      brand,
      last4: number.slice(-4),
      expires_month: card.expires_month,
      expires_year: card.expires_year,
      fingerprint: `sandbox_${name}`,
    },
  }
}

const getPrices = makeTexts((): GatewayPrice[] => [
  { id: 'price_sandbox_1900_month', name: t.starter(), amount_cents: 1900, interval: 'month' },
  { id: 'price_sandbox_4900_month', name: t.business(), amount_cents: 4900, interval: 'month' },
  { id: 'price_sandbox_9900_month', name: t.dealer(), amount_cents: 9900, interval: 'month' },
  { id: 'price_sandbox_49000_year', name: t.business_yearly(), amount_cents: 49_000, interval: 'year' },
  { id: 'price_sandbox_99000_year', name: t.dealer_yearly(), amount_cents: 99_000, interval: 'year' },
])

/** Needs no external account: its books are our tables, so they outlive a restart. */
export function createSandboxGateway({ db, publicUrl }: { db: Db; publicUrl: string }): Gateway {
  const read = (id: string) => readSandboxPayment(db, id, publicUrl)
  return {
    name: 'sandbox',
    isPolled: true,
    listPrices: async () => getPrices(),
    createCustomer: ({ account_id: accountId }) => transact(db, (tx) => createCustomer(tx, accountId)),
    removeCustomer: (id) => transact(db, (tx) => removeCustomer(tx, id)),
    beginCardSetup: async () => null,
    readCardSetup: async () => null,
    addCard: (customerId, token, key) =>
      transact(db, (tx) => addCard(tx, { customer_id: customerId, token, key })),
    removeCard: (id) => transact(db, (tx) => removeCard(tx, id)),
    charge: async (charge, key) => read(await transact(db, (tx) => chargeCard(tx, charge, key))),
    readPayment: read,
    cancelPayment: async (id) => {
      await transact(db, async (tx) => {
        const { status } = await lockSandboxPayment(tx, id)
        if (status === 'requires_action') await settleSandboxPayment(tx, id, 'cancelled')
      })
      return await read(id)
    },
    refund: (refund, key) => transact(db, (tx) => refundPayment(tx, refund, key)),
    readEvent: async () => {
      throw new EventRefused('the sandbox sends no events')
    },
    listEvents: (since) => listSandboxEvents(db, since),
  }
}

const readId = (kind: 'cus' | 'pm', id: string): number => {
  const number = new RegExp(`^${kind}_sandbox_([1-9]\\d{0,14})$`).exec(id)?.[1]
  if (number === undefined) throw new GatewayRefused(`no such thing: ${id}`)
  return Number(number)
}

async function createCustomer(tx: Tx, accountId: AccountId): Promise<string> {
  await tx
    .insertInto('sandbox_customers')
    .values({ account_id: accountId, created_at: await readClock(tx) })
    .onConflict((on) => on.column('account_id').where('removed_at', 'is', null).doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('sandbox_customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return `cus_sandbox_${id}`
}

async function removeCustomer(tx: Tx, customerId: string): Promise<void> {
  const id = readId('cus', customerId)
  const removedAt = await readClock(tx)
  const removed = { removed_at: sql<Date>`coalesce(removed_at, ${removedAt})` }
  await tx.updateTable('sandbox_cards').set(removed).where('customer_id', '=', id).execute()
  await tx.updateTable('sandbox_customers').set(removed).where('id', '=', id).execute()
}

interface NewCard {
  customer_id: string
  token: string
  key: string
}

async function addCard(tx: Tx, { customer_id: customerId, token, key }: NewCard): Promise<CardOutcome> {
  const found = readTestToken(token)
  if (!found) return { declined: 'not_a_test_card' }
  const { card, expiry } = found
  const saved = { expires_month: expiry.month, expires_year: expiry.year }
  const now = await readClock(tx)
  if (card.refusedAs) return { declined: card.refusedAs }
  if (hasExpired(saved, now)) return { declined: 'expired_card' }
  const customer = await lockCustomer(tx, customerId)
  await tx
    .insertInto('sandbox_cards')
    .values({ ...saved, customer_id: customer, key, token, test_card: card.name, created_at: now })
    .onConflict((on) => on.column('key').doNothing())
    .execute()
  const row = await tx
    .selectFrom('sandbox_cards')
    .select(['id', 'customer_id', 'token'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (row.token !== token || row.customer_id !== customer) refuseKey(key)
  return describeTestCard(card, { id: row.id, ...saved })
}

async function lockCustomer(tx: Tx, customerId: string): Promise<number> {
  const found = await tx
    .selectFrom('sandbox_customers')
    .select('id')
    .where('id', '=', readId('cus', customerId))
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new GatewayRefused(`no such customer: ${customerId}`)
  return found.id
}

function refuseKey(key: string): never {
  throw new GatewayRefused(`the key ${key} was used for something else`)
}

async function removeCard(tx: Tx, paymentMethodId: string): Promise<void> {
  const removed = await tx
    .updateTable('sandbox_cards')
    .set({ removed_at: await readClock(tx) })
    .where('id', '=', readId('pm', paymentMethodId))
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (removed) await recordSandboxEvent(tx, 'payment_method.detached', { card_id: removed.id })
}

async function chargeCard(tx: Tx, charge: Charge, key: string): Promise<string> {
  const before = await findCharged(tx, key)
  if (before) return isSameCharge(before, charge) ? before.id : refuseKey(key)
  const card = await lockCard(tx, charge)
  const createdAt = await readClock(tx)
  const isPresent = charge.return_url !== null
  const decided = decideCharge(card, { isPresent, now: createdAt })
  const made = await tx
    .insertInto('sandbox_payments')
    .values({
      ...decided,
      id: `pi_sandbox_${randomBytes(18).toString('hex')}`,
      key,
      card_id: card.id,
      amount_cents: charge.amount_cents,
      description: charge.description,
      return_url: charge.return_url,
      created_at: createdAt,
      settled_at: decided.status === 'requires_action' ? null : createdAt,
    })
    .onConflict((on) => on.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Another call with this key came first.
  if (!made) return await chargeCard(tx, charge, key)
  await recordSandboxEvent(tx, `payment_intent.${decided.status}`, { payment_id: made.id })
  return made.id
}

type Payment = Selectable<DB['sandbox_payments']>

const findCharged = (tx: Tx, key: string) =>
  tx.selectFrom('sandbox_payments').selectAll().where('key', '=', key).executeTakeFirst()

const isSameCharge = (payment: Payment, charge: Charge) =>
  payment.amount_cents === charge.amount_cents &&
  payment.card_id === readId('pm', charge.payment_method_id) &&
  payment.description === charge.description &&
  payment.return_url === charge.return_url

async function lockCard(tx: Tx, { payment_method_id: paymentMethodId, customer_id: customerId }: Charge) {
  const card = await tx
    .selectFrom('sandbox_cards')
    .selectAll()
    .where('id', '=', readId('pm', paymentMethodId))
    .where('customer_id', '=', readId('cus', customerId))
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const testCard = card && findTestCard(card.test_card)
  if (!testCard) throw new GatewayRefused(`no such card: ${paymentMethodId} of ${customerId}`)
  return { ...card, test_card: testCard, wasConfirmed: card.confirmed_at !== null }
}

async function refundPayment(
  tx: Tx,
  {
    gateway_payment_id: gatewayPaymentId,
    amount_cents: amountCents,
  }: { gateway_payment_id: string; amount_cents: number },
  key: string,
): Promise<string> {
  const payment = await lockSandboxPayment(tx, gatewayPaymentId)
  const before = await tx.selectFrom('sandbox_refunds').selectAll().where('key', '=', key).executeTakeFirst()
  if (before) {
    const isSame = before.payment_id === payment.id && before.amount_cents === amountCents
    return isSame ? `re_sandbox_${before.id}` : refuseKey(key)
  }
  const { refunded } = await tx
    .selectFrom('sandbox_refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('refunded'))
    .where('payment_id', '=', payment.id)
    .executeTakeFirstOrThrow()
  if (payment.status !== 'succeeded' || refunded + amountCents > payment.amount_cents)
    throw new GatewayRefused(`too much to give back of ${payment.id}: ${amountCents} cents`)
  const { id } = await tx
    .insertInto('sandbox_refunds')
    .values({ payment_id: payment.id, key, amount_cents: amountCents, created_at: await readClock(tx) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordSandboxEvent(tx, 'charge.refunded', { payment_id: payment.id })
  return `re_sandbox_${id}`
}
