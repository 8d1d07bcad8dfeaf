import { sql, type Selectable } from 'kysely'
import { readClock } from '../../clock.ts'
import type { DB } from '../../database/db-types.ts'
import { transact, type Db, type Tx } from '../../database/db.ts'
import { GatewayRefused, GatewayUnreachable } from '../gateway.ts'

type AkahuRequest = Selectable<DB['akahu_requests']>

/** A try may still be under way for this long. */
const triesWithinMs = 120_000

export const findAkahuCharge = (db: Db, key: string): Promise<AkahuRequest | undefined> =>
  db.selectFrom('akahu_requests').selectAll().where('key', '=', key).executeTakeFirst()

/** Returns the payment of the key, which is another one if another call came first. */
export const saveAkahuCharge = (
  db: Db,
  key: string,
  charge: { payment_id: string; amount_cents: number },
): Promise<string> =>
  transact(db, async (tx) => {
    const now = await readClock(tx)
    await tx
      .insertInto('akahu_requests')
      .values({ ...charge, key, kind: 'charge', tried_at: now, created_at: now })
      .onConflict((on) => on.column('key').doNothing())
      .execute()
    const saved = await tx
      .selectFrom('akahu_requests')
      .select(['payment_id', 'amount_cents'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (saved.amount_cents !== charge.amount_cents || saved.payment_id === null) refuseUsedKey(key)
    return saved.payment_id
  })

export function refuseUsedKey(key: string): never {
  throw new GatewayRefused(`the key ${key} was used for something else`)
}

export interface NewAkahuTransfer {
  kind: 'transfer' | 'refund'
  payment_id: string
  account_number: string
  amount_cents: number
  code: string
}

/**
 * Commits the request before it is sent. One call at a time sends it: the others throw
 * `GatewayUnreachable` until its outcome is known, or its time is over.
 *
 * @returns the request, and whether an earlier try may have sent it
 */
export const claimAkahuTransfer = (
  db: Db,
  key: string,
  transfer: NewAkahuTransfer,
): Promise<{ request: AkahuRequest; wasTried: boolean }> =>
  transact(db, async (tx) => {
    const { amount_cents: paidCents } = await lockCharge(tx, transfer.payment_id)
    const before = await tx.selectFrom('akahu_requests').selectAll().where('key', '=', key).executeTakeFirst()
    const now = await readClock(tx)
    if (before) return await claimAgain(tx, before, { transfer, now })
    const used = await sumTransfers(tx, transfer)
    if (used + transfer.amount_cents > paidCents)
      throw new GatewayRefused(`too much of ${transfer.payment_id}: ${transfer.amount_cents} cents`)
    const request = await tx
      .insertInto('akahu_requests')
      .values({ ...transfer, key, tried_at: now, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { request, wasTried: false }
  })

async function claimAgain(
  tx: Tx,
  request: AkahuRequest,
  { transfer, now }: { transfer: NewAkahuTransfer; now: Date },
): Promise<{ request: AkahuRequest; wasTried: boolean }> {
  const isSame =
    request.kind === transfer.kind &&
    request.payment_id === transfer.payment_id &&
    request.account_number === transfer.account_number &&
    request.amount_cents === transfer.amount_cents
  if (!isSame) refuseUsedKey(request.key)
  if (request.failure !== null) throw new GatewayRefused(request.failure)
  if (request.transfer_id === null) {
    if (now.getTime() - request.tried_at.getTime() < triesWithinMs)
      throw new GatewayUnreachable('the transfer is being sent')
    await tx.updateTable('akahu_requests').set({ tried_at: now }).where('key', '=', request.key).execute()
  }
  return { request, wasTried: true }
}

async function lockCharge(tx: Tx, paymentId: string): Promise<AkahuRequest> {
  const charge = await tx
    .selectFrom('akahu_requests')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'charge')
    .forUpdate()
    .executeTakeFirst()
  if (!charge) throw new GatewayRefused(`no such payment: ${paymentId}`)
  return charge
}

async function sumTransfers(tx: Tx, { payment_id: paymentId, kind }: NewAkahuTransfer): Promise<number> {
  const { sum } = await tx
    .selectFrom('akahu_requests')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('sum'))
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .where('failure', 'is', null)
    .executeTakeFirstOrThrow()
  return sum
}

export const recordAkahuTransfer = (
  db: Db,
  key: string,
  outcome: { transfer_id: string } | { failure: string },
): Promise<unknown> => db.updateTable('akahu_requests').set(outcome).where('key', '=', key).execute()

export const recordAkahuSent = (db: Db, key: string): Promise<unknown> =>
  db
    .updateTable('akahu_requests')
    .set({ sent_at: sql<Date>`coalesce(sent_at, clock_timestamp())` })
    .where('key', '=', key)
    .execute()

export async function listAkahuRefunds(
  db: Db,
  paymentId: string,
): Promise<{ id: string; amount_cents: number }[]> {
  const rows = await db
    .selectFrom('akahu_requests')
    .select(['transfer_id', 'amount_cents'])
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'refund')
    .where('sent_at', 'is not', null)
    .orderBy('sent_at')
    .execute()
  return rows.map(({ transfer_id: id, amount_cents: cents }) => ({ id: id ?? '', amount_cents: cents }))
}
