import type { BulkChange, BulkFields, BulkPrice } from '#domains/selling/common/bulk-acts.ts'
import type { PublishDraft } from '#domains/listings/common/rules/publish-rules.ts'
import type { ListingStatus } from '#domains/listings/common/listings.ts'
import { keysOf, pickOf } from '#platform/common/records.ts'
import { isSame } from '../editing.rules.ts'
import * as t from '#domains/selling/texts.ts'

/** A listing as a plan sees it. */
export interface BulkFacts extends Pick<
  PublishDraft,
  'type' | 'sale_method' | 'quantity' | 'duration_minutes' | 'pickup'
> {
  status: ListingStatus
  /** False once its closing time has come. */
  is_open: boolean
  is_on_hold: boolean
  bid_count: number
  start_price_cents: number | null
  /** The effective one of a live auction. */
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  delivery_options: NonNullable<BulkFields['delivery_options']>
  may_relist: boolean
  is_relisted: boolean
}

export interface BulkPlan {
  before: BulkFields
  after: BulkFields
  /** Why it would stay as it is; null if it would change. */
  refusal: string | null
}

const stays = (refusal: string): BulkPlan => ({ before: {}, after: {}, refusal })
const changes = (before: BulkFields, after: BulkFields): BulkPlan => ({ before, after, refusal: null })

/** Only of what the listing itself shows; rules of editing and publishing are applied to the result. */
export function planChange(act: BulkChange, facts: BulkFacts): BulkPlan {
  switch (act.kind) {
    case 'relist':
      return planRelisting(facts)
    case 'withdraw':
      return planWithdrawal(act.reason, facts)
    case 'delete_drafts':
      return facts.status === 'draft' ? changes({}, {}) : stays(t.its_not_a_draft())
    case 'price':
      return notEditable(facts) ?? onHold(facts) ?? planPrice(act, facts)
    case 'quantity':
      return notEditable(facts) ?? onHold(facts) ?? planQuantity(act.quantity, facts)
    case 'duration':
      return notEditable(facts) ?? planDuration(act.minutes, facts)
    default:
      return notEditable(facts) ?? planDelivery(act, facts)
  }
}

/** Sets the fields of an earlier plan again. */
export function planFields(after: BulkFields, facts: BulkFacts): BulkPlan {
  const refused = notEditable(facts) ?? onHold(facts)
  if (refused) return refused
  return changes(pickOf(facts, keysOf(after)), after)
}

function notEditable({ status, is_open: isOpen }: BulkFacts): BulkPlan | null {
  if (status === 'draft' || (status === 'active' && isOpen)) return null
  return stays(describeStatus(status))
}

function describeStatus(status: ListingStatus): string {
  if (status === 'pending') return t.its_waiting_for_approval()
  return status === 'suspended' ? t.its_suspended() : t.it_has_ended()
}

/** Promised to one buyer as it is. */
const onHold = ({ is_on_hold: isOnHold }: BulkFacts): BulkPlan | null =>
  isOnHold ? stays(t.its_pending_for_a_buyer()) : null

function planRelisting({ may_relist: mayRelist, is_relisted: isRelisted, status }: BulkFacts): BulkPlan {
  if (isRelisted) return stays(t.youve_listed_it_again_already())
  if (mayRelist) return changes({}, {})
  return stays(status === 'suspended' ? t.its_suspended() : t.it_hasnt_ended_unsold())
}

function planWithdrawal(reason: string, facts: BulkFacts): BulkPlan {
  const { status, is_open: isOpen, bid_count: bidCount } = facts
  if (status !== 'active' || !isOpen)
    return stays(status === 'draft' ? t.its_not_live() : describeStatus(status))
  if (bidCount > 0 && reason === '') return stays(t.people_have_bid_give_a_reason())
  return onHold(facts) ?? changes({}, {})
}

type PriceAct = Extract<BulkChange, { kind: 'price' }>

function planPrice({ price, change }: PriceAct, facts: BulkFacts): BulkPlan {
  if (facts.type === 'property') return stays(t.change_the_price_of_a_property_on_its_form())
  if (price === 'reserve' && facts.sale_method !== 'auction') return stays(t.only_auctions_have_a_reserve())
  const field = findPriceField(price, facts)
  const beforeCents = facts[field]
  if (change.by === 'percent' && beforeCents === null) return stays(t.it_has_no_such_price())
  const afterCents = change.by === 'amount' ? change.cents : addPercent(beforeCents ?? 0, change.percent)
  if (afterCents === beforeCents) return stays(t.thats_its_price_already())
  if (afterCents < minCents) return stays(t.the_price_would_be_under_10_cents())
  if (afterCents > maxCents) return stays(t.the_price_would_be_over_100_million())
  return changes({ [field]: beforeCents }, { [field]: afterCents })
}

const minCents = 10
/** Price rule 7. */
const maxCents = 10_000_000_000

function findPriceField(price: BulkPrice, { sale_method: saleMethod }: BulkFacts) {
  if (price === 'reserve') return 'reserve_price_cents'
  return price === 'listed' && saleMethod === 'auction' ? 'start_price_cents' : 'buy_now_price_cents'
}

/** Rounds to 10 cents below NZ$ 100, and to whole dollars from there on; halves go up. */
export function addPercent(cents: number, percent: number): number {
  // Multiplied first: whole cents times whole percent is exact.
  const exactCents = (cents * (100 + percent)) / 100
  const step = exactCents < 100_00 ? 10 : 100
  return Math.round(exactCents / step) * step
}

function planQuantity(quantity: number, facts: BulkFacts): BulkPlan {
  if (facts.sale_method === 'auction') return stays(t.an_auction_sells_one_thing())
  if (facts.type !== 'general') return stays(t.its_listed_one_at_a_time())
  if (facts.quantity === quantity) return stays(t.thats_its_quantity_already())
  return changes({ quantity: facts.quantity }, { quantity })
}

function planDuration(minutes: number, facts: BulkFacts): BulkPlan {
  if (facts.sale_method !== 'auction') return stays(t.it_runs_until_its_sold())
  if (facts.duration_minutes === minutes) return stays(t.it_runs_that_long_already())
  return changes({ duration_minutes: facts.duration_minutes }, { duration_minutes: minutes })
}

type DeliveryAct = Extract<BulkChange, { kind: 'delivery' }>

function planDelivery(
  { pickup, delivery_options: deliveryOptions }: DeliveryAct,
  { type, ...before }: BulkFacts,
): BulkPlan {
  if (type === 'property') return stays(t.a_property_isnt_delivered())
  const [now, after] = [
    { pickup: before.pickup, delivery_options: before.delivery_options },
    { pickup, delivery_options: deliveryOptions },
  ]
  return isSame(now, after) ? stays(t.thats_its_delivery_already()) : changes(now, after)
}

/** Each relisting takes a place of the seller's plan; types without a limit are missing. */
export function countPlaces(placesLeft: ReadonlyMap<BulkFacts['type'], number>) {
  const taken = new Map<BulkFacts['type'], number>()
  return (type: BulkFacts['type']): boolean => {
    const count = (taken.get(type) ?? 0) + 1
    if (count > (placesLeft.get(type) ?? Number.POSITIVE_INFINITY)) return false
    taken.set(type, count)
    return true
  }
}

export type SeenState = {
  status: ListingStatus
  version: number
  deal_version: number | null
}

/** True if it is as the plan saw it; bids, holds and sales raise the version of the deal. */
export const isAsSeen = (seen: SeenState, current: SeenState): boolean =>
  seen.status === current.status &&
  seen.version === current.version &&
  seen.deal_version === current.deal_version
