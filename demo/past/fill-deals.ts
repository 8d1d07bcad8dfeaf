import { sql } from 'kysely'
import {
  recordPastBids,
  recordPastClosing,
  recordPastPurchase,
} from '#domains/auctions/server/bidding.history.service.ts'
import type { PricedChoice } from '#domains/delivery/common/delivery-price.ts'
import { recordPastListing } from '#domains/listings/server/listings.history.service.ts'
import { storePicture } from '#domains/media/server/media.service.ts'
import { recordPastReviews } from '#domains/reviews/server/reviews.history.service.ts'
import { recordPastPickup } from '#domains/trades/server/meetings/pickups.history.service.ts'
import {
  promisePastDelivery,
  recordPastParcel,
  recordPastProposal,
  recordPastSteps,
  type PastSale,
} from '#domains/trades/server/trades.history.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Scene } from '../kinds.ts'
import { everyone } from '../people/everyone.ts'
import type { Painter } from '../pictures/painting.ts'
import { makeDice, mixNumbers } from '../seeded.ts'
import {
  cancelReason,
  deals,
  pickupPlace,
  proposalReason,
  wellReviewed,
  type DealPlan,
  type DealState,
} from '../words/deals.ts'
import { imagineParcel } from './past-deliveries.ts'
import { recordPastFees } from './past-fees.ts'

const hour = 3_600_000
const day = 24 * hour

interface Parts {
  platform: Platform
  render: Painter['render']
}

interface Sides {
  seller_id: AccountId
  buyer_id: AccountId
  /** Another bidder. */
  other_id: AccountId
}

/** Sales in every state for the accounts to sign in with. An existing one stays as it is. */
export async function fillDeals(
  { platform, render }: Parts,
  memberIds: readonly AccountId[],
  startedMs: number,
): Promise<void> {
  const findId = (firstName: string) =>
    must(memberIds[everyone.findIndex(({ first_name: name }) => name === firstName)], 'member id')
  for (const [number, plan] of deals.entries()) {
    const sides = { seller_id: findId(plan.seller), buyer_id: findId(plan.buyer), other_id: findId('Grace') }
    if (await isThere(platform.db, sides.seller_id, plan)) continue
    const drawing = { icon: plan.icon, scene: getScene(plan), recolour: false, variety: mixNumbers(number) }
    const image = await storePicture(platform, sides.seller_id, {
      name: plan.icon,
      picture: await render(drawing),
    })
    await transact(platform.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('demo deal', ${number}))`.execute(tx)
      if (await isThere(tx, sides.seller_id, plan)) return
      await fillDeal(tx, platform.config, { plan, number, sides, image_id: image.id, startedMs })
    })
  }
}

const getScene = ({ icon }: DealPlan): Scene =>
  icon === 'chair' || icon === 'camping' || icon === 'couch-and-lamp' ? 'floor' : 'table'

/** No other listing of a member has such a title. */
async function isThere(db: Db, sellerId: AccountId, { title }: DealPlan): Promise<boolean> {
  const found = await db
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('title', '=', title)
    .executeTakeFirst()
  return found !== undefined
}

interface Deal {
  plan: DealPlan
  number: number
  sides: Sides
  image_id: number
  startedMs: number
}

async function fillDeal(tx: Tx, config: Platform['config'], deal: Deal): Promise<void> {
  const { plan, startedMs } = deal
  const agreedAt = new Date(startedMs - plan.hoursAgo * hour)
  const { trade_id: tradeId, listing_id: listingId } = await sellThing(tx, config, deal, agreedAt)
  const at = (hours: number) => new Date(agreedAt.getTime() + hours * hour)
  await continueDeal[plan.state](tx, { ...deal, trade_id: tradeId, listing_id: listingId, at })
}

async function sellThing(
  tx: Tx,
  config: Platform['config'],
  { plan, sides, image_id: imageId }: Deal,
  agreedAt: Date,
): Promise<{ trade_id: number; listing_id: ListingId }> {
  const isAuction = plan.state === 'to_choose'
  const startsAt = new Date(agreedAt.getTime() - 4 * day)
  const deal = await recordPastListing(
    tx,
    {
      ...(await toListing(tx, plan, sides)),
      image_ids: [imageId],
      starts_at: startsAt,
      closes_at: isAuction ? agreedAt : null,
    },
    config.rules,
  )
  const { listing_id: listingId } = deal
  await recordPastFees(tx, listingId, startsAt)
  if (!isAuction) {
    const promise = (sale: PastSale) => promisePastDelivery(tx, sale, pickFirst)
    const tradeId = await recordPastPurchase(tx, deal, { buyer_id: sides.buyer_id, at: agreedAt, promise })
    return { trade_id: tradeId, listing_id: listingId }
  }
  const bids = [
    {
      bidder_id: sides.other_id,
      max_cents: plan.price_cents - 500,
      placed_at: new Date(startsAt.getTime() + day),
    },
    {
      bidder_id: sides.buyer_id,
      max_cents: plan.price_cents,
      placed_at: new Date(startsAt.getTime() + 2 * day),
    },
  ]
  const tradeId = await recordPastClosing(tx, await recordPastBids(tx, deal, bids), 'the demo')
  return { trade_id: must(tradeId, 'trade'), listing_id: listingId }
}

/** Sent where it can be, else picked up. */
const pickFirst = (choices: PricedChoice[]) => choices.find(({ method }) => method === 'option') ?? choices[0]

async function toListing(tx: Tx, plan: DealPlan, { seller_id: sellerId }: Sides) {
  const { id: categoryId } = await tx
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', plan.category)
    .executeTakeFirstOrThrow()
  const isAuction = plan.state === 'to_choose'
  const seller = must(
    everyone.find(({ first_name: name }) => name === plan.seller),
    'seller',
  )
  return {
    seller_id: sellerId,
    category_id: categoryId,
    title: plan.title,
    description: plan.description,
    condition: 'used' as const,
    sale_method: isAuction ? ('auction' as const) : ('fixed_price' as const),
    start_price_cents: isAuction ? Math.round(plan.price_cents / 200) * 100 : null,
    reserve_price_cents: null,
    buy_now_price_cents: isAuction ? null : plan.price_cents,
    quantity: 1,
    pickup: plan.pickup,
    payment_methods: ['bank_transfer', 'cash'] as ['bank_transfer', 'cash'],
    suburb: seller.suburb,
    delivery_options: plan.delivery_options,
    viewed: [],
    is_live: false,
  }
}

interface Going extends Deal {
  trade_id: number
  listing_id: ListingId
  /** Hours after both agreed. */
  at: (hours: number) => Date
}

type Continue = (tx: Tx, going: Going) => Promise<void>

const pay: Continue = (tx, { trade_id: tradeId, at }) =>
  recordPastSteps(tx, tradeId, [{ side: 'buyer', action: 'paid', to: 'paid', at: at(6) }])

const send: Continue = async (tx, going) => {
  const { trade_id: tradeId, number, at } = going
  await pay(tx, going)
  await recordPastSteps(tx, tradeId, [
    { side: 'seller', action: 'payment_confirmed', isPaymentConfirmed: true, at: at(20) },
    { side: 'seller', action: 'sent', to: 'sent', at: at(28) },
  ])
  await recordPastParcel(tx, tradeId, { ...imagineParcel(makeDice(number)), at: at(28) })
}

const complete: Continue = async (tx, going) => {
  const { trade_id: tradeId, listing_id: listingId, sides, at } = going
  await send(tx, going)
  await recordPastSteps(tx, tradeId, [{ side: 'buyer', action: 'received', to: 'completed', at: at(90) }])
  await recordPastReviews(
    tx,
    { trade_id: tradeId, listing_id: listingId },
    wellReviewed.map(({ about_role: aboutRole, text }) => ({
      author_id: aboutRole === 'seller' ? sides.buyer_id : sides.seller_id,
      about_id: aboutRole === 'seller' ? sides.seller_id : sides.buyer_id,
      about_role: aboutRole,
      half_stars: 10,
      text,
      written_at: at(100),
      shown_at: at(100),
      reply: null,
      replied_at: null,
    })),
  )
}

const cancel: Continue = (tx, { trade_id: tradeId, at }) =>
  recordPastProposal(tx, tradeId, {
    kind: 'cancel',
    side: 'buyer',
    reason: cancelReason,
    at: at(5),
    accepted_at: at(9),
  })

const propose: Continue = (tx, { trade_id: tradeId, plan, at }) =>
  recordPastProposal(tx, tradeId, {
    kind: 'total',
    side: 'buyer',
    reason: proposalReason,
    items_cents: plan.price_cents - 1000,
    delivery_cents: 700,
    at: at(10),
    accepted_at: null,
  })

const arrangePickup: Continue = (tx, { trade_id: tradeId, sides, startedMs, at }) => {
  const evening = (days: number) => {
    const startsAt = new Date(Math.ceil(startedMs / hour) * hour + days * day)
    return { starts_at: startsAt, ends_at: new Date(startsAt.getTime() + hour / 2) }
  }
  return recordPastPickup(tx, {
    trade_id: tradeId,
    ...sides,
    place: pickupPlace,
    offeredAt: at(3),
    times: [evening(1), evening(2)],
    pickedAt: at(8),
  })
}

const wait: Continue = async () => {}

const continueDeal: Record<DealState, Continue> = {
  to_choose: wait,
  to_pay: wait,
  to_join: wait,
  paid: pay,
  sent: send,
  completed: complete,
  cancelled: cancel,
  proposed: propose,
  pickup: arrangePickup,
}
