import { sql } from 'kysely'
import { closeDeal, isOpenAt, lockDeal, reopenDeal } from '#server/modules/deals/deals.service.ts'
import type { Tx } from '#server/platform/db.ts'
import { touchLive } from '#server/platform/live-hub.ts'
import { recordEvent } from '#server/platform/outbox.ts'
import { listingStoodStill, listingWentOn } from './listings.events.ts'
import { selectIdsOf } from './listings.queries.ts'
import { setStatus } from './listings.service.ts'
import { withdraw } from './publishing.service.ts'
import { selectSellerStatus, selectStandingStill, type StandingStill } from './suspension.queries.ts'

/** What bidders read when an account that sold is gone. */
export const seller_has_left = 'The seller has left Hoko.'

/**
 * Brings what somebody sells in line with their account: while it is suspended, live listings stand still and are
 * hidden; afterwards they go on with the time they had left; of a deleted account they are withdrawn.
 */
export async function followAccount(tx: Tx, seller_id: number): Promise<void> {
  // Of two changes right after one another, the later looks at what the earlier has left behind.
  await sql`select pg_advisory_xact_lock(hashtextextended('listings of seller', ${seller_id}))`.execute(tx)
  const status = await selectSellerStatus(tx, seller_id)
  if (status === 'suspended') {
    for (const listing_id of await selectIdsOf(tx, seller_id, 'active')) await standStill(tx, listing_id)
    return
  }
  for (const one of await selectStandingStill(tx, seller_id)) {
    if (status === 'deleted') await endForGood(tx, one)
    else await goOn(tx, one)
  }
}

async function standStill(tx: Tx, listing_id: number) {
  const locked = await lockDeal(tx, listing_id)
  // One whose time is up belongs to its closing.
  if (!locked || !isOpenAt(locked.deal, locked.now)) return
  const { deal, now } = locked
  await closeDeal(tx, deal, now)
  await tx.insertInto('listing_suspensions').values({ listing_id, at: now }).execute()
  await setStatus(tx, listing_id, 'suspended', now)
  await recordEvent(tx, listingStoodStill, { listing_id, seller_id: deal.seller_id })
  await touchLive(tx, `listing:${listing_id}`)
}

async function goOn(tx: Tx, { listing_id, at }: StandingStill) {
  const locked = await lockDeal(tx, listing_id)
  if (!locked) return
  const { deal, now } = locked
  const stood_ms = now.getTime() - at.getTime()
  await reopenDeal(tx, deal, deal.closes_at && new Date(deal.closes_at.getTime() + stood_ms))
  await lift(tx, listing_id, now)
  await setStatus(tx, listing_id, 'active', now)
  await recordEvent(tx, listingWentOn, { listing_id, seller_id: deal.seller_id })
  await touchLive(tx, `listing:${listing_id}`)
}

async function endForGood(tx: Tx, { listing_id }: StandingStill) {
  const locked = await lockDeal(tx, listing_id)
  if (!locked) return
  await lift(tx, listing_id, locked.now)
  await withdraw(tx, locked, seller_has_left)
}

async function lift(tx: Tx, listing_id: number, now: Date) {
  await tx
    .updateTable('listing_suspensions')
    .set({ lifted_at: now })
    .where('listing_id', '=', listing_id)
    .where('lifted_at', 'is', null)
    .execute()
}
