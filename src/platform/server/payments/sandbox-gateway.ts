import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import { type TestCard, readTestToken } from '#platform/common/payments/card-rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { readClock } from '../clock.ts'
import { transact, type Db, type Tx } from '../database/db.ts'
import { type CardOutcome, EventRefused, GatewayRefused, type Gateway, type GatewayPrice } from './gateway.ts'
import {
  cancelSandboxPayment,
  chargeSandbox,
  hasCardExpired,
  readSandboxId,
  refundSandboxPayment,
  refuseUsedKey,
} from './sandbox-charges.ts'
import { listSandboxEvents, recordSandboxEvent, readSandboxPayment } from './sandbox-payments.ts'
import * as t from '#platform/texts.ts'

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
    charge: async (charge, key) => read((await transact(db, (tx) => chargeSandbox(tx, charge, key))).id),
    readPayment: read,
    cancelPayment: async (id) => {
      await transact(db, (tx) => cancelSandboxPayment(tx, id))
      return await read(id)
    },
    refund: (refund, key) => transact(db, (tx) => refundSandboxPayment(tx, refund, key)),
    readEvent: async () => {
      throw new EventRefused('the sandbox sends no events')
    },
    listEvents: (since) => listSandboxEvents(db, since),
  }
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
  const id = readSandboxId('cus', customerId)
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
  if (hasCardExpired(saved, now)) return { declined: 'expired_card' }
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
  if (row.token !== token || row.customer_id !== customer) refuseUsedKey(key)
  return describeTestCard(card, { id: row.id, ...saved })
}

async function lockCustomer(tx: Tx, customerId: string): Promise<number> {
  const found = await tx
    .selectFrom('sandbox_customers')
    .select('id')
    .where('id', '=', readSandboxId('cus', customerId))
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new GatewayRefused(`no such customer: ${customerId}`)
  return found.id
}

async function removeCard(tx: Tx, paymentMethodId: string): Promise<void> {
  const removed = await tx
    .updateTable('sandbox_cards')
    .set({ removed_at: await readClock(tx) })
    .where('id', '=', readSandboxId('pm', paymentMethodId))
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (removed) await recordSandboxEvent(tx, 'payment_method.detached', { card_id: removed.id })
}
