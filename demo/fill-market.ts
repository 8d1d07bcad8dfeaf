import { sql } from 'kysely'
import { completePastTrade } from '#domains/trades/server/trades.service.ts'
import {
  getAuctionState,
  recordPastBids,
  recordPastClosing,
  recordPastPurchase,
} from '#domains/auctions/server/bidding.history.service.ts'
import type { Deal } from '#domains/deals/server/deals.service.ts'
import { recordPastListing, recordPastQuestions } from '#domains/listings/server/listings.history.service.ts'
import { storePicture } from '#domains/media/server/media.service.ts'
import { recordPastConversation } from '#domains/chat/server/chat.history.service.ts'
import { recordPastReviews } from '#domains/reviews/server/reviews.history.service.ts'
import { recordPastWatchers } from '#domains/watchlist/server/watching.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { MarketTerms, PlannedListing } from './planned-listing.ts'
import type { Painter } from './pictures/painting.ts'
import { answersIn } from './words/answers.ts'
import { demoMembers } from './people/demo-members.ts'
import { people } from './people/everyone.ts'
import { pickAgents } from './past/fill-businesses.ts'
import { imagineBids } from './past/past-bids.ts'
import { chooseDelivery, sendPastParcel } from './past/past-deliveries.ts'
import { imagineViews } from './past/past-views.ts'
import { imagineChat } from './past/past-chats.ts'
import { imagineReviews } from './past/past-reviews.ts'
import { imagineQuestions } from './past/past-questions.ts'
import { mixNumbers, makeDice, type Seeded } from './seeded.ts'
import { getValuation, getWorth } from './worth.ts'
import { recordPastFees } from './past/past-fees.ts'

export interface Filling {
  platform: Platform
  terms: MarketTerms
  memberIds: readonly AccountId[]
  render: Painter['render']
}

const minute = 60_000
const day = 24 * 60 * minute

/** Idempotent: an existing listing stays unchanged. */
export async function fillListing(filling: Filling, planned: PlannedListing): Promise<void> {
  const { platform, memberIds } = filling
  const sellerId = must(memberIds[planned.seller], 'member id')
  if (await isThere(platform.db, sellerId, planned)) return
  const imageIds = await renderPictures(filling, sellerId, planned)
  await transact(platform.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo listing', ${planned.number}))`.execute(tx)
    if (await isThere(tx, sellerId, planned)) return
    await record(tx, filling, planned, { seller_id: sellerId, image_ids: imageIds })
  })
}

/** A seller never lists twice in the same millisecond, so the start identifies a listing. */
async function isThere(
  db: Db,
  sellerId: AccountId,
  { title, starts_at: startsAt }: PlannedListing,
): Promise<boolean> {
  const found = await db
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('title', '=', title)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst()
  return found !== undefined
}

async function renderPictures(
  { platform, terms, render }: Filling,
  ownerId: AccountId,
  planned: PlannedListing,
) {
  const rendered = planned.pictures.map(async (picture, turn) => {
    const drawing = await render({ ...picture, variety: mixNumbers(terms.seed, planned.number, turn) })
    return await storePicture(platform, ownerId, { name: `${picture.icon} ${turn + 1}`, picture: drawing })
  })
  return (await Promise.all(rendered)).map((image) => image.id)
}

async function record(
  tx: Tx,
  filling: Filling,
  planned: PlannedListing,
  { seller_id: sellerId, image_ids: imageIds }: { seller_id: AccountId; image_ids: number[] },
) {
  const { platform, terms } = filling
  const {
    number,
    category,
    pictures: _pictures,
    seller: _seller,
    type: _type,
    isPast,
    appeal,
    ...listing
  } = planned
  const now = await readClock(tx)
  const dice = makeDice(terms.seed, 4, number)
  const closesAt = isPast ? listing.closes_at : stillAhead(listing.closes_at, now, dice)
  // The machine slept so long that this auction would be over already.
  if (closesAt && closesAt.getTime() - listing.starts_at.getTime() > 14 * day) return
  const { id: categoryId } = await tx
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', category)
    .executeTakeFirstOrThrow()
  const deal = await recordPastListing(
    tx,
    {
      ...listing,
      ...(listing.property && {
        property: { ...listing.property, agent_ids: await pickAgents(tx, sellerId, number) },
      }),
      attributes: answersIn(category, `${listing.title}. ${listing.description}`),
      category_id: categoryId,
      seller_id: sellerId,
      image_ids: imageIds,
      closes_at: closesAt,
      accepts_offers: listing.sale_method === 'fixed_price' && takesOffers(listing.title),
      viewed: getViews(filling, planned, closesAt, now, Math.round(6 + appeal * dice.between(10, 240))),
      is_live: !isPast,
    },
    platform.config.rules,
  )
  await recordPastFees(tx, deal.listing_id, listing.starts_at)
  await recordPastWatchers(tx, deal.listing_id, pickWatchers(filling, deal, planned, now, dice))
  await recordPastQuestions(tx, deal, pickQuestions(filling, deal, planned, now))
  if (!isPast) await recordChat(tx, filling, deal, planned, now)
  if (isPast) await recordPastEnd(tx, filling, deal, planned, dice)
  else if (closesAt) {
    const elapsed =
      (now.getTime() - listing.starts_at.getTime()) / (closesAt.getTime() - listing.starts_at.getTime())
    const span = {
      from: listing.starts_at,
      until: new Date(now.getTime() - minute),
      zeal: appeal * (0.5 + 0.32 * elapsed),
    }
    await recordPastBids(
      tx,
      deal,
      imagineBids(getAuctionState(deal), biddersFor(filling, deal, planned), span, dice),
    )
  }
}

function stillAhead(closesAt: Date | null, now: Date, dice: Seeded): Date | null {
  if (!closesAt || closesAt.getTime() > now.getTime() + 3 * minute) return closesAt
  return new Date(now.getTime() + dice.between(5, 240) * minute)
}

async function recordPastEnd(tx: Tx, filling: Filling, deal: Deal, planned: PlannedListing, dice: Seeded) {
  const tradeId = await pickEnd(tx, filling, deal, planned, dice)
  const ended = planned.closes_at ?? planned.starts_at
  const isSettled = ended.getTime() < filling.terms.startedMs - dice.between(4, 9) * day
  if (tradeId === null || !isSettled) return
  await completePastTrade(tx, tradeId)
  await sendPastParcel(tx, tradeId, makeDice(filling.terms.seed, 10, planned.number))
  await reviewPastTrade(tx, filling, planned, tradeId)
}

async function reviewPastTrade(tx: Tx, { terms }: Filling, { number }: PlannedListing, tradeId: number) {
  const trade = await tx
    .selectFrom('trades')
    .select(['listing_id', 'seller_id', 'buyer_id', 'agreed_at'])
    .where('id', '=', tradeId)
    .executeTakeFirstOrThrow()
  const until = new Date(terms.startedMs)
  const reviews = imagineReviews({ ...trade, until }, makeDice(terms.seed, 7, number))
  await recordPastReviews(tx, { trade_id: tradeId, listing_id: trade.listing_id }, reviews)
}

async function pickEnd(tx: Tx, filling: Filling, deal: Deal, planned: PlannedListing, dice: Seeded) {
  const { starts_at: startsAt, closes_at: closesAt, appeal } = planned
  if (!closesAt) {
    const at = new Date(startsAt.getTime() + dice.between(20, 2 * 1440) * minute)
    const buyers = filling.memberIds.slice(0, people.length).filter((id) => id !== deal.seller_id)
    const promise = chooseDelivery(tx, makeDice(filling.terms.seed, 9, planned.number))
    return await recordPastPurchase(tx, deal, { buyer_id: dice.pick(buyers), at, promise })
  }
  const bidders = biddersFor(filling, deal, planned)
  const bids = imagineBids(
    getAuctionState(deal),
    bidders,
    { from: startsAt, until: closesAt, zeal: appeal },
    dice,
  )
  const auction = await recordPastBids(tx, deal, bids)
  return await recordPastClosing(
    tx,
    auction,
    'the demo',
    chooseDelivery(tx, makeDice(filling.terms.seed, 9, planned.number)),
  )
}

function biddersFor({ memberIds, terms }: Filling, deal: Deal, planned: PlannedListing) {
  const { title, category, vehicle = null } = planned
  const worthCents = getWorth(
    { title, category, start_price_cents: deal.start_price_cents, vehicle },
    new Date(terms.startedMs),
  )
  return memberIds.slice(0, people.length).flatMap((id) => {
    const valuationCents = id === deal.seller_id ? null : getValuation(id, deal.listing_id, worthCents)
    return valuationCents === null ? [] : [{ id, valuationCents }]
  })
}

/** Has its own random generator, so that the rest stays the same for a seed. */
function getViews(
  { terms }: Filling,
  planned: PlannedListing,
  closesAt: Date | null,
  now: Date,
  total: number,
) {
  const { number, starts_at: startsAt, isPast } = planned
  const until = isPast ? (closesAt ?? new Date(startsAt.getTime() + day)) : now
  const span = {
    from: startsAt,
    until: new Date(Math.min(until.getTime(), now.getTime())),
    ends: !!closesAt,
  }
  return imagineViews(span, total, makeDice(terms.seed, 6, number))
}

function pickWatchers({ memberIds }: Filling, deal: Deal, planned: PlannedListing, now: Date, dice: Seeded) {
  const others = dice.shuffled(memberIds.slice(0, people.length).filter((id) => id !== deal.seller_id))
  const from = planned.starts_at.getTime()
  const until = Math.min(
    now.getTime(),
    planned.isPast ? (planned.closes_at?.getTime() ?? from + day) : now.getTime(),
  )
  return others.slice(0, Math.floor(planned.appeal ** 2 * 11 * dice.chance())).map((accountId) => ({
    account_id: accountId,
    watched_at: new Date(from + (until - from) * dice.chance()),
  }))
}

function pickQuestions({ memberIds, terms }: Filling, deal: Deal, planned: PlannedListing, now: Date) {
  const {
    number,
    seller,
    isPast,
    starts_at: startsAt,
    closes_at: closesAt,
    reserve_price_cents: reservePriceCents,
    appeal,
  } = planned
  // A past fixed-price listing sold before anyone asked a question.
  if (isPast && !closesAt) return []
  const dice = makeDice(terms.seed, 5, number)
  return imagineQuestions(
    { ...planned, has_reserve: reservePriceCents !== null },
    {
      askerIds: memberIds.slice(demoMembers.length, people.length).filter((id) => id !== deal.seller_id),
      from: startsAt,
      until: isPast ? must(closesAt, 'closes_at') : new Date(now.getTime() - minute),
      appeal,
      leavesOne: !isPast && seller < demoMembers.length && dice.chance() < 0.5,
    },
    dice,
  )
}

/** Conversations between the demo's sign-in accounts and other members. */
async function recordChat(
  tx: Tx,
  { memberIds, terms }: Filling,
  { listing_id: listingId, seller_id: sellerId }: Deal,
  { number, seller, starts_at: startsAt, type }: PlannedListing,
  now: Date,
) {
  const dice = makeDice(terms.seed, 8, number)
  const isOwn = seller < demoMembers.length
  if (dice.chance() > (isOwn ? 0.9 : 0.1)) return
  const buyers = isOwn
    ? memberIds.slice(demoMembers.length, people.length)
    : memberIds.slice(0, demoMembers.length)
  const messages = imagineChat({ type, from: startsAt, until: new Date(now.getTime() - minute) }, dice)
  const unread = messages.length > 0 && dice.chance() < 0.5 ? 1 : 0
  await recordPastConversation(
    tx,
    { listing_id: listingId, seller_id: sellerId, buyer_id: dice.pick(buyers) },
    messages,
    unread,
  )
}

const takesOffers = (title: string) => title.length % 3 !== 0
