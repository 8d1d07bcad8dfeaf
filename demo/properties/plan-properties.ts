import type { PriceMethod } from '#domains/listings/common/rules/property-fields.ts'
import { localities } from '#domains/places/server/gazetteer/localities.data.ts'
import { getPlaceSlug } from '#domains/places/server/place-name.rules.ts'
import { must } from '#platform/common/must.ts'
import { agency, peopleNear } from '../people/everyone.ts'
import { interleaveLists, type MarketTerms, type Planned } from '../planned-listing.ts'
import { makeDice, type Seeded } from '../seeded.ts'
import type { PropertyType } from './describe-property.ts'
import { suburbLevels, type SuburbLevel } from './suburbs.ts'
import { writeRental, writeRoom, writeSale, type Brief, type WrittenProperty } from './write-property.ts'

const minute = 60_000
const sizes = {
  full: { sale: 70, rent: 35, flatmate: 15, justListed: 3 },
  small: { sale: 2, rent: 2, flatmate: 1, justListed: 1 },
}

const times = <T>(list: readonly (readonly [number, T])[]): T[] =>
  list.flatMap(([count, one]) => Array.from({ length: count }, () => one))

const saleTypes = times<PropertyType>([
  [37, 'house'],
  [9, 'townhouse'],
  [8, 'apartment'],
  [5, 'unit'],
  [4, 'section'],
  [4, 'lifestyle'],
  [2, 'rural'],
  [1, 'commercial'],
])
const rentTypes = times<PropertyType>([
  [18, 'house'],
  [7, 'townhouse'],
  [7, 'apartment'],
  [3, 'unit'],
])
const methods = times<PriceMethod>([
  [16, 'asking_price'],
  [14, 'enquiries_over'],
  [12, 'negotiation'],
  [10, 'auction'],
  [8, 'deadline_sale'],
  [6, 'tender'],
  [4, 'to_be_advised'],
])

const kindsByType: Record<PropertyType, SuburbLevel['kind'][]> = {
  house: ['suburb', 'town', 'coast', 'centre'],
  townhouse: ['centre', 'suburb', 'coast'],
  apartment: ['centre'],
  unit: ['suburb', 'coast'],
  section: ['town', 'coast'],
  lifestyle: ['town'],
  rural: ['town'],
  commercial: ['centre'],
}

type PropertyPlan =
  | { purpose: 'sale'; type: PropertyType; method: PriceMethod }
  | { purpose: 'rent' | 'flatmate'; type: PropertyType }

export function planProperties(terms: MarketTerms): Planned[] {
  const dice = makeDice(terms.seed, 21)
  const { sale, rent, flatmate, justListed } = sizes[terms.size]
  const ways = dice.shuffled(methods)
  const sales = dice
    .shuffled(saleTypes)
    .map((type, n): PropertyPlan => ({ purpose: 'sale', type, method: must(ways[n], 'way') }))
  const rentals = dice.shuffled(rentTypes).map((type): PropertyPlan => ({ purpose: 'rent', type }))
  const rooms = Array.from({ length: flatmate }, (_, n): PropertyPlan => {
    return { purpose: 'flatmate', type: n % 3 === 0 ? 'townhouse' : 'house' }
  })
  const levels = dice.shuffled(suburbLevels)
  return interleaveLists(sales.slice(0, sale), rentals.slice(0, rent), rooms).map((wanted, index) =>
    plan(terms, wanted, { index, levels, is_fresh: index < justListed }),
  )
}

function plan(
  { seed, startedMs }: MarketTerms,
  wanted: PropertyPlan,
  { index, levels, is_fresh: isFresh }: { index: number; levels: SuburbLevel[]; is_fresh: boolean },
): Planned {
  const dice = makeDice(seed, 22, index)
  const isAgencys = wanted.purpose !== 'flatmate' && index % 5 < 2
  const fitting = levels.filter(
    (one) => kindsByType[wanted.type].includes(one.kind) && one.isAgencys === isAgencys,
  )
  const level = must(fitting[index % fitting.length], 'fitting')
  const brief: Brief = {
    level,
    place: must(placeNames.get(level.suburb), 'place name'),
    type: wanted.type,
    isAgencys,
    reference: `KR${1200 + index}`,
    startedMs: startedMs,
  }
  return {
    ...write(wanted, brief, dice),
    type: 'property',
    seller: isAgencys ? agency : dice.pick(peopleNear(level.suburb)),
    suburb: level.suburb,
    condition: null,
    sale_method: 'enquire',
    start_price_cents: null,
    reserve_price_cents: null,
    buy_now_price_cents: null,
    quantity: 1,
    pickup: 'none',
    delivery_options: [],
    payment_methods: [],
    starts_at: new Date(startedMs - (isFresh ? dice.between(2, 30) : dice.between(300, 35 * 1440)) * minute),
    closes_at: null,
    isPast: false,
    appeal: dice.chance() ** 0.6,
  }
}

function write(wanted: PropertyPlan, brief: Brief, dice: Seeded): WrittenProperty {
  if (wanted.purpose === 'sale') return writeSale({ ...brief, method: wanted.method }, dice)
  return wanted.purpose === 'rent' ? writeRental(brief, dice) : writeRoom(brief, dice)
}

const placeNames = new Map(localities.map(([name]) => [getPlaceSlug(name), name]))
