import { closingMinutes, someEvening } from './closing-times.ts'
import { demoMembers } from './demo-members.ts'
import { featuredListings } from './featured-listings.ts'
import { kinds, type Item, type Kind, type Scene } from './kinds.ts'
import { pretendMembers } from './pretend-members.ts'
import { mix, seeded, type Seeded } from './seeded.ts'
import { writeListing, type WrittenListing } from './write-listing.ts'

/** What decides everything about a demo's market; kept with the job that fills it. */
export interface MarketTerms {
  size: 'full' | 'small'
  seed: number
  /** When it was begun, in milliseconds. */
  started_ms: number
}

export interface PlannedListing extends WrittenListing {
  number: number
  /** Whose it is: a place in `everyone`. */
  seller: number
  category: string
  suburb: string
  picture: { icon: string; scene: Scene; recolour: boolean }
  pictures: number
  starts_at: Date
  closes_at: Date | null
  /** Over before the demo began. */
  is_past: boolean
  /** From 0, nobody cares, to 1. */
  appeal: number
}

/** The members of the demo, those one can sign in as first. */
export const everyone = [...demoMembers, ...pretendMembers]

const sizes = { full: { live: 600, past: 150, soon: 10 }, small: { live: 18, past: 6, soon: 0 } }
const minute = 60_000
const day = 24 * 60 * minute

/** The whole market in the order it is filled in: what the home page shows first, then the rest, past trades between. */
export function planMarket(terms: MarketTerms): PlannedListing[] {
  const size = sizes[terms.size]
  const dice = seeded(terms.seed)
  const things = everyThing(dice)
  const live = size.live - featuredListings.length
  const featured = featuredListings.map((_, index) => planFeatured(terms, index))
  const written = things.slice(0, live).map((thing, index) => planLive(terms, thing, index))
  const past = Array.from({ length: size.past }, (_, index) => planPast(terms, things.at(-1 - index)!, index))
  const closing = written.toSorted((a, b) => closes(a) - closes(b))
  const first = [...featured, ...closing.slice(0, size.soon)]
  const rest = closing.slice(size.soon)
  return [...first, ...interleave(rest, past)].map((listing, number) => ({ ...listing, number }))
}

/** How many of a plan are there before anyone is told that the market is open. */
export const firstScreenful = ({ size }: MarketTerms) => featuredListings.length + sizes[size].soon

const closes = ({ closes_at }: Planned) => closes_at?.getTime() ?? Infinity

function interleave(rest: Planned[], past: Planned[]): Planned[] {
  const every = Math.max(1, Math.ceil(rest.length / Math.max(1, past.length)))
  const mixed = rest.flatMap((one, index) => (index % every === 0 ? [past[index / every], one] : [one]))
  return [...mixed.filter((one) => one !== undefined), ...past.slice(Math.ceil(rest.length / every))]
}

type Thing = readonly [Kind, Item]
type Planned = Omit<PlannedListing, 'number'>

/** One of each kind before a second of any, so that the first pages are varied. */
function everyThing(dice: Seeded): Thing[] {
  const rows = kinds.map((kind) => dice.shuffled(kind.items).map((item): Thing => [kind, item]))
  const most = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: most }, (_, round) =>
    dice.shuffled(rows).flatMap((row) => (row[round] ? [row[round]] : [])),
  ).flat()
}

function planLive(terms: MarketTerms, [kind, item]: Thing, index: number): Planned {
  const dice = seeded(terms.seed, 1, index)
  const written = writeListing(kind, item, dice)
  const is_auction = written.sale_method === 'auction'
  const closes_at = is_auction ? new Date(closingOf(terms, index, dice)) : null
  const place = placeOf(kind, dice)
  // What closes while the newcomer looks around should be wanted.
  const is_soon = closes_at !== null && closes_at.getTime() < terms.started_ms + 60 * minute
  const starts_ms = closes_at
    ? earlierBy(closes_at.getTime(), terms.started_ms, dice)
    : terms.started_ms - dice.between(90, 25 * 1440) * minute
  const appeal = is_soon ? 0.5 + place.appeal / 2 : place.appeal
  return { ...written, ...place, appeal, starts_at: new Date(starts_ms), closes_at, is_past: false }
}

function closingOf({ started_ms }: MarketTerms, index: number, dice: Seeded): number {
  const ahead_ms = closingMinutes(index, dice) * minute
  return ahead_ms < day ? started_ms + ahead_ms : someEvening(started_ms + ahead_ms, dice)
}

/** When an auction began that has run for some days already and may last a fortnight at most. */
function earlierBy(closes_ms: number, started_ms: number, dice: Seeded): number {
  const days = [2, 3, 3, 5, 5, 7, 7, 7, 10, 13.5].filter(
    (length) => closes_ms - length * day < started_ms - 2 * 60 * minute,
  )
  return closes_ms - (days.length > 0 ? dice.pick(days) : 13.9) * day
}

function planPast(terms: MarketTerms, [kind, item]: Thing, index: number): Planned {
  const dice = seeded(terms.seed, 2, index)
  const written = writeListing(kind, item, dice)
  const ended_ms = someEvening(terms.started_ms - (2 + dice.chance() ** 1.6 * 150) * day, dice)
  return {
    ...written,
    ...placeOf(kind, dice),
    pictures: 1,
    starts_at: new Date(ended_ms - dice.pick([3, 5, 7, 10]) * day),
    closes_at: written.sale_method === 'auction' ? new Date(ended_ms) : null,
    is_past: true,
    appeal: dice.chance() < 0.14 ? 0 : 0.7 + 0.3 * dice.chance(),
  }
}

/** Somebody in that trade if the thing is new or of fixed price, else anyone. */
function placeOf(
  kind: Kind,
  dice: Seeded,
): Pick<Planned, 'seller' | 'category' | 'suburb' | 'picture' | 'pictures' | 'appeal'> {
  const { category, icon, scene, recolour } = kind
  const trader = everyone.findIndex((one) => 'trade' in one && one.trade && category.startsWith(one.trade))
  const seller = trader >= 0 && dice.chance() < 0.6 ? trader : dice.between(0, everyone.length - 1)
  return {
    seller,
    category,
    suburb: everyone[seller]!.suburb,
    picture: { icon, scene, recolour },
    pictures: dice.chance() < 0.3 ? 2 : 1,
    appeal: dice.chance() ** 0.6,
  }
}

/** One of the listings written for the front of the market; what closes within two hours has run for days. */
function planFeatured({ seed, started_ms }: MarketTerms, index: number): Planned {
  const { icon, closes_in_minutes, worth_cents: _worth, ...listing } = featuredListings[index]!
  const dice = seeded(seed, 3, index)
  const closes_at = closes_in_minutes ? new Date(started_ms + closes_in_minutes * minute) : null
  const is_soon = closes_in_minutes !== undefined && closes_in_minutes <= 120
  const age_ms = is_soon ? dice.pick([3, 5, 7]) * day : dice.between(3, 110) * minute
  return {
    start_price_cents: null,
    reserve_price_cents: null,
    buy_now_price_cents: null,
    quantity: 1,
    ...listing,
    pickup: listing.pickup === 'none' ? 'allowed' : listing.pickup,
    payment_methods: ['bank_transfer', 'cash'],
    seller:
      index % 5 === 0
        ? index % demoMembers.length
        : demoMembers.length + (mix(index) % pretendMembers.length),
    picture: { icon, scene: featuredScenes[icon] ?? 'table', recolour: false },
    starts_at: new Date(started_ms - age_ms),
    closes_at,
    is_past: false,
    appeal: is_soon ? 1 : 0.5,
  }
}

const featuredScenes: Record<string, Scene> = {
  bicycle: 'lawn',
  canoe: 'lawn',
  tent: 'lawn',
  'couch-and-lamp': 'floor',
  telescope: 'floor',
}
