import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { lowerMaximum } from '#domains/auctions/common/bidding.ts'
import { lockDeal, saveDeal, type LockedDeal } from '#domains/deals/server/deals.service.ts'
import { addRow, lockLedger, writeLedger } from '#domains/deals/server/ledger/ledger.service.ts'
import { selectLiveListings } from '#domains/listings/server/listings.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import { refuse } from '#platform/server/refusal.ts'
import { getAuction } from '../bidding.service.ts'
import { pseudonymFor } from '../pseudonyms.service.ts'
import { selectRisen } from '../void/void.queries.ts'
import { decideMaximumLowering, type MaximumLoweringDecision } from '../void/void.rules.ts'
import * as t from '#domains/auctions/texts.ts'

interface Lowering {
  bidder_id: AccountId
  listing_id: ListingId
  max_cents: number
  idempotencyKey: IdempotencyKey | null
}

/** For the leader whom a void has just given the lead. The price doesn't change. */
export function lowerMaximumOn(db: Db, call: Lowering): Promise<OperationReply<typeof lowerMaximum>> {
  return transact(db, async (tx) => {
    const locked = (await lockDeal(tx, call.listing_id)) ?? refuse('not_found')
    return await withIdempotency(tx, call.idempotencyKey, async () => await lower(tx, locked, call))
  })
}

async function lower(
  tx: Tx,
  { deal, now }: LockedDeal,
  { bidder_id: bidderId, max_cents: maxCents }: Lowering,
) {
  if (deal.kind !== 'auction') refuse('not_allowed_to_lower')
  const { listing_id: listingId, last_sequence: afterSequence, leader_max_cents: leaderMaxCents } = deal
  const risen = await selectRisen(tx, listingId, afterSequence)
  const lowering = {
    bidder_id: bidderId,
    max_cents: maxCents,
    newLeaderId: risen?.leader_id ?? null,
    at: now,
  }
  const decision = decideMaximumLowering(getAuction(deal), lowering)
  if (decision.outcome === 'refused') return refuseLowering(decision, leaderMaxCents)
  const chain = await lockLedger(tx, deal, now)
  const bidder = await pseudonymFor(tx, listingId, bidderId)
  const receipt = addRow(chain, { kind: 'maximum_lowered', at: now, bidder, max_cents: maxCents }, bidderId)
  await writeLedger(tx, chain)
  const [voidId, fromCents] = [must(risen, 'risen').void_id, must(leaderMaxCents, 'leader_max_cents')]
  await tx
    .insertInto('max_bid_reductions')
    .values({
      void_id: voidId,
      listing_id: listingId,
      bidder_id: bidderId,
      from_cents: fromCents,
      to_cents: maxCents,
      after_sequence: afterSequence,
      at: now,
    })
    .execute()
  await saveDeal(tx, { ...deal, leader_max_cents: maxCents })
  const [listing] = await selectLiveListings(tx, [listingId])
  return { max_cents: maxCents, listing: must(listing, 'listing'), receipt: must(receipt, 'receipt') }
}

function refuseLowering(
  { key, minimum_cents: minimumCents }: Extract<MaximumLoweringDecision, { outcome: 'refused' }>,
  leaderMaxCents: number | null,
): never {
  if (key === 'listing_closed' || key === 'not_allowed_to_lower') return refuse(key)
  const sentences = {
    amount_not_valid: t.enter_an_amount_like_45_or_45_50(),
    maximum_not_lower: t.your_limit_is_leader_max_enter_less({ leader_max: formatMoney(leaderMaxCents) }),
    maximum_below_price: t.the_price_is_already_minimum_so_your({ minimum: formatMoney(minimumCents) }),
  }
  return refuse('validation_failed', { errors: { max_cents: sentences[key] } })
}
