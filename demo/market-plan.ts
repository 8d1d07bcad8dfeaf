import { must } from '#platform/common/must.ts'
import { closingAt, earlierBy, someEvening } from './closing-times.ts'
import { demoMembers } from './people/demo-members.ts'
import { everyone, people } from './people/everyone.ts'
import { featuredListings } from './featured-listings.ts'
import { kinds, type Item, type Kind, type Scene } from './kinds.ts'
import {
  interleaveLists,
  type MarketTerms,
  type Picture,
  type Planned,
  type PlannedListing,
} from './planned-listing.ts'
import { pretendMembers } from './people/pretend-members.ts'
import { planProperties } from './properties/plan-properties.ts'
import { mixNumbers, makeDice, type Seeded } from './seeded.ts'
import { planVehicles } from './vehicles/plan-vehicles.ts'
import { writeListing } from './write-listing.ts'

/**
 * Numbers of general items: for sale, ended, and closing so soon that their pictures come first.
 */
const sizes = {
  full: { live: 600, past: 150, often: 60, soon: 6 },
  small: { live: 18, past: 6, often: 0, soon: 0 },
}
const soldOften = [
  'sports-camping-gear',
  'sports-skateboards',
  'building-tools-hand',
  'home-kitchen',
  'clothing-vintage',
]
const firstOthers = {
  full: { vehicles: 4, properties: 3 },
  small: { vehicles: 1, properties: 1 },
}
const minute = 60_000
const day = 24 * 60 * minute

export function planMarket(terms: MarketTerms): PlannedListing[] {
  const size = sizes[terms.size]
  const dice = makeDice(terms.seed)
  const things = everyThing(dice)
  const live = size.live - featuredListings.length
  const featured = featuredListings.map((_, index) => planFeatured(terms, index))
  const written = things.slice(0, live).map((thing, index) => planLive(terms, thing, index))
  const past = pastThings(things, size).map((thing, index) => planPast(terms, thing, index))
  const vehicles = planVehicles(terms)
  const others = firstOthers[terms.size]
  const shown = [
    written.toSorted(byClosing),
    firstSeen(vehicles.live, others.vehicles),
    firstSeen(planProperties(terms), others.properties),
  ] as const
  const heads = [size.soon, others.vehicles, others.properties]
  const first = [...featured, ...shown.flatMap((list, n) => list.slice(0, heads[n]))]
  const rest = interleaveLists(...shown.map((list, n) => list.slice(heads[n])), past, vehicles.past)
  return [...first, ...rest].map((listing, number) => ({ ...listing, number }))
}

export const firstScreenful = ({ size }: MarketTerms) =>
  featuredListings.length + sizes[size].soon + firstOthers[size].vehicles + firstOthers[size].properties

const closes = ({ closes_at: closesAt }: Planned) => closesAt?.getTime() ?? Infinity
const byClosing = (a: Planned, b: Planned) => closes(a) - closes(b)

function firstSeen(list: Planned[], count: number): Planned[] {
  const soonest = list
    .filter(({ closes_at: closesAt }) => closesAt !== null)
    .toSorted(byClosing)
    .slice(0, count / 2)
  const newest = list
    .filter((one) => !soonest.includes(one))
    .toSorted((a, b) => b.starts_at.getTime() - a.starts_at.getTime())
    .slice(0, count - soonest.length)
  const first = [...soonest, ...newest]
  const rendered = first.map((one) => ({ ...one, pictures: one.pictures.slice(0, 1) }))
  return [...rendered, ...list.filter((one) => !first.includes(one))]
}

type Thing = readonly [Kind, Item]

function everyThing(dice: Seeded): Thing[] {
  const rows = kinds.map((kind) => dice.shuffled(kind.items).map((item): Thing => [kind, item]))
  const most = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: most }, (_, round) =>
    dice.shuffled(rows).flatMap((row) => (row[round] ? [row[round]] : [])),
  ).flat()
}

function pastThings(things: Thing[], { past, often }: { past: number; often: number }): Thing[] {
  const gone = things.slice(often - past).toReversed()
  const more = things.filter((thing) => soldOften.includes(thing[0].category) && !gone.includes(thing))
  return [...more.slice(0, often), ...gone]
}

function planLive(terms: MarketTerms, [kind, item]: Thing, index: number): Planned {
  const dice = makeDice(terms.seed, 1, index)
  const written = writeListing(kind, item, dice)
  const isAuction = written.sale_method === 'auction'
  const closesAt = isAuction ? new Date(closingAt(terms.startedMs, index, dice)) : null
  const place = pickPlace([kind, item], dice)
  // Listings that close while a newcomer looks around should have bids.
  const isSoon = closesAt !== null && closesAt.getTime() < terms.startedMs + 60 * minute
  const startsMs = closesAt
    ? earlierBy(closesAt.getTime(), terms.startedMs, dice)
    : terms.startedMs - dice.between(150, 25 * 1440) * minute
  const appeal = isSoon ? 0.5 + place.appeal / 2 : place.appeal
  return {
    ...written,
    ...place,
    type: 'general',
    appeal,
    starts_at: new Date(startsMs),
    closes_at: closesAt,
    isPast: false,
  }
}

function planPast(terms: MarketTerms, [kind, item]: Thing, index: number): Planned {
  const dice = makeDice(terms.seed, 2, index)
  const written = writeListing(kind, item, dice)
  const endedMs = someEvening(terms.startedMs - (2 + dice.chance() ** 1.6 * 150) * day, dice)
  const place = pickPlace([kind, item], dice)
  return {
    ...written,
    ...place,
    type: 'general',
    pictures: place.pictures.slice(0, 1),
    starts_at: new Date(endedMs - dice.pick([3, 5, 7, 10]) * day),
    closes_at: written.sale_method === 'auction' ? new Date(endedMs) : null,
    isPast: true,
    appeal: dice.chance() < 0.14 ? 0 : 0.7 + 0.3 * dice.chance(),
  }
}

const several = (picture: Picture, count: number) => Array.from({ length: count }, () => picture)

function pickPlace(
  [kind, item]: Thing,
  dice: Seeded,
): Pick<Planned, 'seller' | 'category' | 'suburb' | 'pictures' | 'appeal'> {
  const { category, scene, recolour } = kind
  const icon = item.icon ?? kind.icon
  const trader = everyone.findIndex((one) => 'trade' in one && one.trade && category.startsWith(one.trade))
  const seller = trader >= 0 && dice.chance() < 0.6 ? trader : dice.pick(people)
  return {
    seller,
    category,
    suburb: must(everyone[seller], 'member').suburb,
    pictures: several({ icon, scene, recolour, paint: null }, dice.chance() < 0.3 ? 2 : 1),
    appeal: dice.chance() ** 0.6,
  }
}

function planFeatured({ seed, startedMs }: MarketTerms, index: number): Planned {
  const {
    icon,
    pictures,
    closesInMinutes,
    worthCents: _worth,
    ...listing
  } = must(featuredListings[index], 'featured listing')
  const dice = makeDice(seed, 3, index)
  const closesAt = closesInMinutes ? new Date(startedMs + closesInMinutes * minute) : null
  const isSoon = closesInMinutes !== undefined && closesInMinutes <= 120
  const ageMs = isSoon ? dice.pick([3, 5, 7]) * day : dice.between(3, 110) * minute
  return {
    start_price_cents: null,
    reserve_price_cents: null,
    buy_now_price_cents: null,
    quantity: 1,
    ...listing,
    type: 'general',
    pickup: listing.pickup === 'none' ? 'allowed' : listing.pickup,
    payment_methods: ['bank_transfer', 'cash'],
    seller:
      index % 5 === 0
        ? index % demoMembers.length
        : demoMembers.length + (mixNumbers(index) % pretendMembers.length),
    pictures: several(
      { icon, scene: featuredScenes[icon] ?? 'table', recolour: false, paint: null },
      pictures,
    ),
    starts_at: new Date(startedMs - ageMs),
    closes_at: closesAt,
    isPast: false,
    appeal: isSoon ? 1 : 0.5,
  }
}

const featuredScenes: Record<string, Scene> = {
  bicycle: 'lawn',
  canoe: 'lawn',
  tent: 'lawn',
  'couch-and-lamp': 'floor',
  telescope: 'floor',
}
