import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { saveDeal, type LockedDeal } from './deals.service.ts'

export { judgeHold } from './deals.policy.ts'
export { buildHoldUntilSql, selectHold } from './holds.queries.ts'

interface NewHold {
  by: AccountId
  /** Null if the seller names nobody. */
  buyer_id: AccountId | null
  until: Date
  note: string
}

/** Replaces one that isn't over. Raises the version, so that pages show it. */
export async function startHold(
  tx: Tx,
  locked: LockedDeal,
  { by, buyer_id: buyerId, until, note }: NewHold,
): Promise<void> {
  const { deal, now } = locked
  await endHold(tx, locked, { by, reason: 'replaced' })
  await tx
    .insertInto('listing_holds')
    .values({ listing_id: deal.listing_id, held_by: by, held_for: buyerId, until, note, at: now })
    .execute()
  await saveDeal(tx, deal)
}

/** @returns whether there was one to end */
export async function liftHold(tx: Tx, locked: LockedDeal, by: AccountId): Promise<boolean> {
  const isEnded = await endHold(tx, locked, { by, reason: 'by_seller' })
  if (isEnded) await saveDeal(tx, locked.deal)
  return isEnded
}

/**
 * For a sale or a withdrawal, which saves the deal anyway. One that time has ended keeps that as
 * its reason.
 */
export async function endHold(
  tx: Tx,
  { deal, now }: LockedDeal,
  { by, reason }: { by: AccountId | null; reason: 'by_seller' | 'replaced' | 'sold' | 'withdrawn' },
): Promise<boolean> {
  const ended = await tx
    .updateTable('listing_holds')
    .set({
      ended_at: sql<Date>`least(until, ${now}::timestamptz)`,
      ended_by: sql<AccountId | null>`case when until > ${now}::timestamptz then ${by}::bigint end`,
      end_reason: sql<
        typeof reason | 'time'
      >`case when until > ${now}::timestamptz then ${reason} else 'time' end`,
    })
    .where('listing_id', '=', deal.listing_id)
    .where('ended_at', 'is', null)
    .returning('end_reason')
    .executeTakeFirst()
  return ended !== undefined && ended.end_reason !== 'time'
}
