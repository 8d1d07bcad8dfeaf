import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import { getRules, saveDeal, type Deal, type LockedDeal } from '#domains/deals/server/deals.service.ts'
import { recordInLedger } from '#domains/deals/server/ledger/ledger.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { reserveLowered, reserveMet } from '../bidding.events.ts'
import { getAuction } from '../bidding.service.ts'
import { selectBidderIds } from '../bidding.queries.ts'
import {
  decideReserveLowering,
  type ReserveLoweringDecision,
  type ReserveLoweringRefusal,
} from './reserve.rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/auctions/texts.ts'

export interface ReserveState {
  /** Rejected if it can't be lowered any more, or need not be. */
  lowering: Verdict
  min_cents: number
  judgeReserve: (reserveCents: number | null) => Verdict
}

export async function readReserveState(db: Db, { deal, now }: LockedDeal): Promise<ReserveState> {
  const before = await selectLowering(db, deal.listing_id)
  const decide = (reserveCents: number) => decideAt(deal, now, reserveCents, before)
  const firstCents = before?.from_cents ?? deal.reserve_price_cents
  const judgeReserve = (reserveCents: number | null) => {
    if (reserveCents === null) return rejected(t.you_can_lower_the_reserve_but_not())
    const decision = decide(reserveCents)
    return decision.outcome === 'refused' ? rejected(describeProblem(decision, deal)) : allowed
  }
  const minCents = firstCents === null ? 0 : getLeast(firstCents, deal)
  const isMet = reserveState(getAuction(deal)) === 'met'
  const lowering = isMet ? rejected(t.the_reserve_has_been_met()) : judgeReserve(minCents)
  return { lowering, min_cents: minCents, judgeReserve }
}

/** The price doesn't change: the next bid moves it (rule 5). */
export async function lowerReserve(
  tx: Tx,
  { deal, now }: LockedDeal,
  loweredBy: AccountId,
  reserveCents: number,
): Promise<void> {
  const {
    listing_id: listingId,
    seller_id: sellerId,
    reserve_price_cents: reservePriceCents,
    last_sequence: lastSequence,
  } = deal
  const decision = decideAt(deal, now, reserveCents, await selectLowering(tx, listingId))
  if (decision.outcome === 'refused') throw new Error(`The reserve can’t be lowered: ${decision.key}`)
  await recordInLedger(tx, deal, now, {
    kind: 'reserve_lowered',
    reserve_price_cents: reserveCents,
    reserve_state: reserveState(decision.next),
  })
  await tx
    .insertInto('reserve_reductions')
    .values({
      listing_id: listingId,
      lowered_by: loweredBy,
      from_cents: must(reservePriceCents, 'reserve_price_cents'),
      to_cents: reserveCents,
      after_sequence: lastSequence,
      at: now,
    })
    .execute()
  const { buy_now_price_cents: buyNowPriceCents, price_cents: priceCents } = decision.next
  await saveDeal(tx, { ...deal, reserve_price_cents: reserveCents, buy_now_price_cents: buyNowPriceCents })
  if (deal.leader_id !== null) {
    await recordEvent(tx, reserveLowered, {
      listing_id: listingId,
      leader_id: deal.leader_id,
      bidder_ids: await selectBidderIds(tx, listingId),
      price_cents: priceCents,
      is_met: reserveState(decision.next) === 'met',
    })
  }
  if (decision.reserve_newly_met)
    await recordEvent(tx, reserveMet, { listing_id: listingId, seller_id: sellerId, price_cents: priceCents })
}

type Lowering = Awaited<ReturnType<typeof selectLowering>>

async function selectLowering(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('reserve_reductions')
    .select(['from_cents', 'to_cents'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
}

function decideAt(deal: Deal, at: Date, reserveCents: number, before: Lowering): ReserveLoweringDecision {
  if (deal.kind !== 'auction') return { outcome: 'refused', key: 'no_reserve' }
  const lowering = {
    reserveCents,
    firstReserveCents: before?.from_cents ?? deal.reserve_price_cents ?? 0,
    loweredBefore: before !== undefined,
    at,
  }
  return decideReserveLowering(getAuction(deal), lowering, getRules(deal))
}

const getLeast = (firstCents: number, { reserve_floor_percent: reserveFloorPercent }: Deal) =>
  Math.ceil((firstCents * reserveFloorPercent) / 100)

function describeProblem(
  { key, minimum_cents: minimumCents }: { key: ReserveLoweringRefusal; minimum_cents?: number },
  { reserve_floor_percent: reserveFloorPercent }: Deal,
): string {
  if (key === 'reserve_too_low') {
    const minimum = formatMoney(minimumCents)
    return reserveFloorPercent === 50
      ? t.enter_at_least_half_of_the_first_reserve({ minimum })
      : t.enter_at_least_percent_of_the_first_reserve({ minimum, percent: reserveFloorPercent })
  }
  return getSentences()[key]
}

const getSentences = makeTexts((): Record<Exclude<ReserveLoweringRefusal, 'reserve_too_low'>, string> => ({
  listing_closed: t.this_listing_has_closed(),
  no_reserve: t.you_cant_add_a_reserve_after_the_first(),
  reserve_already_lowered: t.youve_already_lowered_the_reserve_once(),
  reserve_lowering_too_late: t.you_cant_lower_the_reserve_in_the_last(),
  amount_not_valid: t.enter_an_amount_like_45_or_45_50(),
  reserve_not_lower: t.after_the_first_bid_you_can_only_lower(),
}))
