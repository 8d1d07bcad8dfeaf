import { isOpenAt, type LockedDeal } from '#domains/deals/server/deals.service.ts'
import { liftHold, selectHold, startHold } from '#domains/deals/server/holds.service.ts'
import { holdView } from '#domains/listings/server/listings.service.ts'
import { lockForSeller } from '#domains/listings/server/status/withdrawal.service.ts'
import { holdProblem } from '#domains/selling/common/hold-rules.ts'
import type { holdListing } from '#domains/selling/common/holds.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { rejected } from '#platform/common/verdict.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectHoldCandidates, selectOwnSale } from '../selling.queries.ts'
import { judgeNamed } from '../sold.service.ts'
import * as t from '#domains/selling/texts.ts'

type Input = OperationValues<typeof holdListing>

export function holdForBuyer(
  db: Db,
  sellerId: AccountId,
  { id, until, buyer_id: buyerId, note }: Input,
): Promise<OperationReply<typeof holdListing>> {
  return transact(db, async (tx) => {
    const { listing, locked } = await lockForSeller(tx, sellerId, id)
    if (!listing) return refuse('not_found')
    if (!locked) return refuse('listing_not_editable')
    if (listing.status !== 'active' || !isOpenAt(locked.deal, locked.now)) return refuse('listing_closed')
    // An auction is open to every bidder until it closes.
    if (locked.deal.kind === 'auction')
      return refuse('listing_not_editable', { message: t.an_auction_cant_be_pending() })
    const wanted = { by: sellerId, buyer_id: buyerId ?? null, until: new Date(until), note }
    await checkHold(tx, locked, wanted)
    await startHold(tx, locked, wanted)
    await publishTopic(tx, `listing:${id}`)
    return { id, hold: holdView(must(await selectHold(tx, id), 'hold')) }
  })
}

async function checkHold(
  tx: Tx,
  { deal, now }: LockedDeal,
  { until, buyer_id: buyerId }: { until: Date; buyer_id: AccountId | null },
): Promise<void> {
  const errors: Record<string, string> = {}
  const problem = holdProblem(until, now)
  if (problem) errors.until = problem
  if (buyerId !== null) {
    const known = await selectHoldCandidates(tx, deal.listing_id)
    const verdict = known.some(({ id }) => id === buyerId)
      ? await judgeNamed(tx, deal, buyerId)
      : rejected(t.choose_someone_who_wrote_to_you())
    if (!verdict.isAllowed) errors.buyer_id = verdict.reason
  }
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
}

/** Pressed twice, or after it ended by itself, it has nothing to do. */
export async function endOwnHold(db: Db, sellerId: AccountId, id: ListingId): Promise<void> {
  await transact(db, async (tx) => {
    const { listing, locked } = await lockForSeller(tx, sellerId, id)
    if (!listing || !locked) refuse('not_found')
    if (await liftHold(tx, locked, sellerId)) await publishTopic(tx, `listing:${id}`)
  })
}

export async function readHoldCandidates(db: Db, sellerId: AccountId, id: ListingId) {
  if (!(await selectOwnSale(db, sellerId, id))) return undefined
  const rows = await selectHoldCandidates(db, id)
  return rows.map(({ last_at: lastAt, ...row }) => ({ ...row, last_at: lastAt.toISOString() }))
}
