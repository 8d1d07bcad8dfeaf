import { sql } from 'kysely'
import {
  closeDeal,
  isOpenAt,
  lockDeal,
  reopenDeal,
  type LockedDeal,
} from '#domains/deals/server/deals.service.ts'
import { recordInLedger } from '#domains/deals/server/ledger/ledger.service.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { listingPaused, listingResumed } from '../listings.events.ts'
import { selectSellerListingIds } from '../listings.queries.ts'
import { setStatus, type Move } from '../listings.service.ts'
import { withdrawLockedListing } from './withdrawal.service.ts'
import {
  lockListing,
  selectCauses,
  selectSellerStatus,
  selectPaused,
  type SuspensionCause,
} from './status.queries.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

export { selectCauses } from './status.queries.ts'

export const getSellerHasLeft = makeTexts(() => t.the_seller_has_left_hoko())

export type SuspensionAct = { cause: 'account' } | { cause: 'admin'; actor_id: AccountId; reason: string }

/** Each is locked until the transaction ends, which delays bidders. */
const mostAtOnce = 50

export const followAccountKind: TaskKind<{ seller_id: AccountId; after: number }> = { name: 'follow_account' }

/**
 * Follows the seller's account: if it's suspended, live listings are paused and hidden; if it's
 * suspended from selling alone, only those without a bid; once reinstated, they resume with the
 * time they had left; if it's deleted, they are withdrawn. A job continues with the rest, by the
 * account's state at that time.
 */
export async function followAccount(tx: Tx, sellerId: AccountId, after = 0): Promise<void> {
  // Advisory lock: the later of two changes sees what the earlier one left.
  await sql`select pg_advisory_xact_lock(hashtextextended('listings of seller', ${sellerId}))`.execute(tx)
  const { ids, follow } = await planFollowing(tx, sellerId)
  const left = ids.filter((id) => id > after)
  const now = left.slice(0, mostAtOnce)
  for (const listingId of now) await follow(listingId)
  if (left.length > now.length)
    await enqueue(tx, followAccountKind, {
      seller_id: sellerId,
      after: must(now.at(-1), 'last suspended listing'),
    })
}

interface Following {
  ids: ListingId[]
  follow: (listingId: ListingId) => Promise<unknown>
}

async function planFollowing(tx: Tx, sellerId: AccountId): Promise<Following> {
  const { status, may_not_sell: mayNotSell } = await selectSellerStatus(tx, sellerId)
  if (status === 'suspended' || (status === 'active' && mayNotSell)) {
    // A listing that an admin suspended must not resume before the account does.
    const ids = await selectSellerListingIds(tx, sellerId, 'active', 'suspended')
    return { ids, follow: (id) => pauseForAccount(tx, id, status === 'active') }
  }
  if (status === 'deleted') {
    return { ids: await selectPaused(tx, sellerId), follow: (id) => endForGood(tx, id) }
  }
  return {
    ids: await selectPaused(tx, sellerId, 'account'),
    follow: async (id) => {
      const locked = await lockDeal(tx, id)
      if (locked) await resumeListing(tx, locked, { cause: 'account' })
    },
  }
}

async function pauseForAccount(tx: Tx, listingId: ListingId, sparesWithBids: boolean) {
  const locked = await lockDeal(tx, listingId)
  if (!locked) return
  const goesOn = sparesWithBids && locked.deal.bid_count > 0
  if (!goesOn) await pauseListing(tx, locked, { cause: 'account' })
  else if ((await selectCauses(tx, listingId)).includes('account')) {
    await resumeListing(tx, locked, { cause: 'account' })
  }
}

/**
 * A paused one gets this cause as well.
 * @returns false for one that has ended or is due, which belongs to its closing, and for a repeated
 * cause
 */
export async function pauseListing(tx: Tx, { deal, now }: LockedDeal, act: SuspensionAct): Promise<boolean> {
  const { listing_id: listingId, seller_id: sellerId } = deal
  const listing = await lockListing(tx, listingId)
  const isLive = listing?.status === 'active' && isOpenAt(deal, now)
  const causes = await selectCauses(tx, listingId)
  if (causes.includes(act.cause) || (!isLive && listing?.status !== 'suspended')) return false
  const why = act.cause === 'admin' ? { reason: act.reason, suspended_by: act.actor_id } : {}
  await tx
    .insertInto('listing_suspensions')
    .values({ listing_id: listingId, cause: act.cause, at: now, ...why })
    .execute()
  if (!isLive) return true
  await recordInLedger(tx, deal, now, { kind: 'stood_still' })
  await closeDeal(tx, deal, now)
  await setStatus(tx, listingId, 'suspended', now, getMove(act))
  await recordEvent(tx, listingPaused, { listing_id: listingId, seller_id: sellerId })
  await publishTopic(tx, `listing:${listingId}`)
  return true
}

/**
 * The listing resumes once its last cause is lifted.
 * @returns whether it resumes
 */
export async function resumeListing(tx: Tx, { deal, now }: LockedDeal, act: SuspensionAct): Promise<boolean> {
  const { listing_id: listingId, seller_id: sellerId, closes_at: closesAt, closed_at: closedAt } = deal
  await lift(tx, listingId, now, act)
  const causes = await selectCauses(tx, listingId)
  if (causes.length > 0 || closedAt === null) return false
  const pausedMs = now.getTime() - closedAt.getTime()
  const until = closesAt && new Date(closesAt.getTime() + pausedMs)
  if (until) await recordInLedger(tx, deal, now, { kind: 'went_on', closes_at: until })
  await reopenDeal(tx, { deal, now }, until)
  await setStatus(tx, listingId, 'active', now, getMove(act))
  await recordEvent(tx, listingResumed, { listing_id: listingId, seller_id: sellerId })
  await publishTopic(tx, `listing:${listingId}`)
  return true
}

const getMove = (act: SuspensionAct): Move =>
  act.cause === 'admin'
    ? { moved_by: 'admin', mover_id: act.actor_id, reason: act.reason }
    : { moved_by: 'system', mover_id: null, reason: t.with_its_sellers_account() }

async function endForGood(tx: Tx, listingId: ListingId) {
  const locked = await lockDeal(tx, listingId)
  if (!locked) return
  for (const cause of await selectCauses(tx, listingId)) await markLifted(tx, listingId, cause, locked.now)
  await withdrawLockedListing(tx, locked, getSellerHasLeft())
}

async function lift(tx: Tx, listingId: ListingId, now: Date, act: SuspensionAct) {
  const by = act.cause === 'admin' ? { lifted_by: act.actor_id, lifted_reason: act.reason } : {}
  await markLifted(tx, listingId, act.cause, now, by)
}

async function markLifted(
  tx: Tx,
  listingId: ListingId,
  cause: SuspensionCause,
  now: Date,
  by: { lifted_by?: AccountId; lifted_reason?: string } = {},
) {
  await tx
    .updateTable('listing_suspensions')
    .set({ lifted_at: now, ...by })
    .where('listing_id', '=', listingId)
    .where('cause', '=', cause)
    .where('lifted_at', 'is', null)
    .execute()
}
