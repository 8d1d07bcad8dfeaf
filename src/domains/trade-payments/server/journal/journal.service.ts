import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { sumEntries, type Entry, type MoneyAccount, type PaymentMoney } from './journal.rules.ts'

export interface MoneyCause {
  kind: DB['money_causes']['kind']
  /** The same key again writes nothing. */
  key: string
  payment_id: number
  at: Date
}

/** Returns false if the cause was recorded before. */
export async function recordCause(tx: Tx, cause: MoneyCause, entries: Entry[]): Promise<boolean> {
  if (sumEntries(entries) !== 0) throw new Error(`The entries of ${cause.key} don’t sum to nought.`)
  if (entries.length === 0) return false
  const made = await tx
    .insertInto('money_causes')
    .values(cause)
    .onConflict((on) => on.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  await tx
    .insertInto('money_entries')
    .values(entries.map((entry) => ({ ...entry, cause_id: made.id, payment_id: cause.payment_id })))
    .execute()
  return true
}

export async function selectEntries(db: Db, key: string): Promise<Entry[]> {
  return await db
    .selectFrom('money_entries as e')
    .innerJoin('money_causes as c', 'c.id', 'e.cause_id')
    .select(['e.account', 'e.account_id', 'e.amount_cents'])
    .where('c.key', '=', key)
    .execute()
}

export type PaymentBalance = (account: MoneyAccount) => number

/** Returns what the entries of a payment sum to, by account. */
export async function selectPaymentBalance(db: Db, paymentId: number): Promise<PaymentBalance> {
  const { rows } = await sql<{ account: MoneyAccount; amount_cents: number }>`
    select account, amount_cents from payment_balances where payment_id = ${paymentId}`.execute(db)
  return (account) => rows.find((row) => row.account === account)?.amount_cents ?? 0
}

/** Returns what of a payment waits, was released and is a fee now. */
export async function readMoney(
  db: Db,
  paymentId: number,
): Promise<PaymentMoney & { releasedCents: number }> {
  const balance = await selectPaymentBalance(db, paymentId)
  return {
    waitingCents: balance('held'),
    feeCents: balance('fees'),
    releasedCents: balance('sellers') + balance('transferring') + balance('paid_out') + balance('fees'),
  }
}

export interface SellerMoney {
  account_id: AccountId
  gateway: DB['payouts']['gateway']
  method: DB['payouts']['method']
}

/** Returns what a seller may be paid through a gateway; below nought after a chargeback. */
export async function selectSellerBalance(tx: Tx, seller: SellerMoney): Promise<number> {
  // Two sales of one seller may be released at the same time.
  await sql`select pg_advisory_xact_lock(hashtextextended('payouts of seller', ${seller.account_id}))`.execute(
    tx,
  )
  const { rows } = await sql<{ amount_cents: number }>`
    select amount_cents from seller_balances
     where account_id = ${seller.account_id} and gateway = ${seller.gateway} and method = ${seller.method}
       and account = 'sellers'`.execute(tx)
  return rows[0]?.amount_cents ?? 0
}
