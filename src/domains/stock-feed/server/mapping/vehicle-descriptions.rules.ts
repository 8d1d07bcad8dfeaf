import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { cutText } from '#platform/common/formats/cut-text.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** Maps the feed's meanings (feed-fields.ts) to a listing's values. */
type Codes<Field extends keyof Vehicle> = Readonly<Record<string, NonNullable<Vehicle[Field]>>>

export const transmissions: Codes<'transmission'> = {
  Automatic: 'automatic',
  Manual: 'manual',
  'Semi-automatic': 'semi_automatic',
  CVT: 'cvt',
}

export const fuels: Codes<'fuel_type'> = {
  Petrol: 'petrol',
  Diesel: 'diesel',
  Hybrid: 'hybrid',
  'Plug-in hybrid': 'plug_in_hybrid',
  Electric: 'electric',
  LPG: 'lpg',
  Other: 'other',
}

/** The category is a slug of the initial catalogue. */
type Kind = readonly [
  subtype: NonNullable<Vehicle['subtype']>,
  category: string,
  body?: NonNullable<Vehicle['body_style']>,
]

const kindOfType: Readonly<Record<string, Kind>> = {
  Hatchback: ['car', 'cars-hatchbacks', 'hatchback'],
  Sedan: ['car', 'cars-saloons', 'sedan'],
  'Station wagon': ['car', 'cars-saloons', 'station_wagon'],
  SUV: ['car', 'cars-suvs', 'suv'],
  Ute: ['car', 'cars-utes', 'ute'],
  Van: ['car', 'cars-vans', 'van'],
  Coupé: ['car', 'cars-convertibles', 'coupe'],
  Convertible: ['car', 'cars-convertibles', 'convertible'],
  Motorbike: ['motorbike', 'motorbikes'],
  Caravan: ['caravan', 'caravans-caravans'],
  Motorhome: ['caravan', 'caravans-motorhomes'],
  Campervan: ['caravan', 'caravans-campervans'],
  Boat: ['boat', 'boats'],
  'Trailer boat': ['boat', 'boats-trailer-boats'],
  Launch: ['boat', 'boats-launches'],
  'Jet boat': ['boat', 'boats-jet'],
  Yacht: ['boat', 'boats-yachts'],
  Dinghy: ['boat', 'boats-dinghies'],
  Truck: ['truck', 'trucks'],
  Bus: ['truck', 'trucks-buses'],
  // They have no engine, so neither fuel nor odometer.
  Trailer: ['machinery', 'trucks-trailers'],
  'Horse float': ['machinery', 'trucks-horse-floats'],
  Tractor: ['machinery', 'trucks-tractors'],
  Machinery: ['machinery', 'trucks'],
  Parts: ['parts', 'parts'],
}

const kindOfItem: Readonly<Record<string, Kind>> = {
  Car: ['car', 'cars'],
  Motorbike: ['motorbike', 'motorbikes'],
  Boat: ['boat', 'boats'],
  Caravan: ['caravan', 'caravans-caravans'],
  Truck: ['truck', 'trucks'],
  Machinery: ['machinery', 'trucks'],
  Parts: ['parts', 'parts'],
}

/** The kind of item counts only if the type is missing. */
export function findKind(type: string | null, item: string | null) {
  const [subtype = null, category = null, body = null] =
    kindOfType[type ?? ''] ?? kindOfItem[item ?? ''] ?? []
  return { subtype, category, body }
}

const years = String.raw`(19\d{2}|20\d{2})(?!\d)`
const country = String.raw`(?:in\s+)?(?:nz|new\s+zealand)`
const gap = String.raw`[\s:,(–-]{0,3}(?:in\s+)?(?:\d{1,2}[/.-]){0,2}`
/**
 * Matches 'First registered in NZ 2021', 'NZ first registered: 03/2021', 'First NZ registration
 * 2021'.
 */
const parts = [
  new RegExp(String.raw`\bfirst\s+(?:registered|registration|rego)\s+${country}${gap}${years}`, 'iu'),
  new RegExp(
    String.raw`\bfirst\s+(?:nz|new\s+zealand)\s+(?:registered|registration|rego)${gap}${years}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:nz|new\s+zealand)\s+first\s+(?:registered|registration|rego)${gap}${years}`,
    'iu',
  ),
]

/**
 * MotorCentral has no field for it, and a trader's used vehicle needs it: dealers of imports write
 * it into the notes. A year counts only with New Zealand named, since 'first registered 2012' may
 * mean Japan.
 */
export function findFirstRegistered(texts: readonly string[]): number | null {
  for (const text of texts) {
    for (const how of parts) {
      const year = how.exec(text)?.[1]
      if (year !== undefined) return Number(year)
    }
  }
  return null
}

/**
 * Boats and caravans need a length, boats a hull as well, and the feed has a field for neither:
 * dealers write them beside the name, among the extras or into the notes. A number in the notes
 * only counts if it's called a length: '3 m awning' isn't.
 */
interface BoatText {
  /** Variant, model and extras: short, so that any length in them is the vehicle's. */
  short: readonly string[]
  notes: string
}

const metresOfFoot = 0.3048
const [leastM, mostM] = [2, 60]

const measure = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s*(metres?|meters?|m|feet|foot|ft|['’])(?![\p{L}\d²])`
const anyMeasure = new RegExp(String.raw`(?<![\d.,])${measure}`, 'iu')
const namedMeasure = new RegExp(
  String.raw`(?:length|loa|long)(?:\s+(?:overall|over all))?\s*(?:is|of|:|-|=)?\s*${measure}`,
  'iu',
)
const measureLong = new RegExp(String.raw`(?<![\d.,])${measure}\s+(?:long|overall|loa)`, 'iu')

export function findLength({ short, notes }: BoatText): number | null {
  const all = [...short, notes]
  const found =
    findFirst(all, namedMeasure) ?? findFirst(all, measureLong) ?? findFirst(short, anyMeasure) ?? null
  if (found === null) return null
  const [, number = '', unit = ''] = found
  const value = Number(number.replace(',', '.'))
  const metres = /^m/i.test(unit) ? value : value * metresOfFoot
  return metres >= leastM && metres <= mostM ? Math.round(metres * 100) / 100 : null
}

const hulls: [NonNullable<Vehicle['hull']>, string][] = [
  ['inflatable', 'inflatable|rib|hypalon'],
  ['aluminium', 'aluminium|aluminum|alloy|ally'],
  ['fibreglass', 'fibreglass|fiberglass|glass|grp'],
  ['plastic', 'plastic|polyethylene|rotomoulded|roto-moulded|hdpe'],
  ['steel', 'steel'],
  ['wood', 'wood|wooden|timber|plywood|kauri'],
]

export function findHull({ short, notes }: BoatText): Vehicle['hull'] {
  const isIn = (texts: readonly string[], how: RegExp) => findFirst(texts, how) !== null
  const named = hulls.find(([, words]) =>
    isIn(
      [...short, notes],
      new RegExp(String.raw`\b(?:${words})\s+(?:boat|hull|hulled)\b|\bhull\W{1,3}(?:${words})\b`, 'iu'),
    ),
  )
  const beside = hulls.find(([, words]) => isIn(short, new RegExp(String.raw`\b(?:${words})\b`, 'iu')))
  return (named ?? beside)?.[0] ?? null
}

function findFirst(texts: readonly string[], how: RegExp): RegExpExecArray | null {
  for (const text of texts) {
    const found = how.exec(text)
    if (found) return found
  }
  return null
}

interface NamedVehicle {
  year: number | null
  make: string | null
  model: string | null
  model_detail: string | null
}

const maxTitle = 80

/** Builds '2019 Toyota Corolla GX Hatch'; words that don't fit are left out. */
export function getTitle({ year, make, model, model_detail: modelDetail }: NamedVehicle): string {
  const words = [year, make, model, modelDetail].filter(Boolean).join(' ').split(' ')
  let title = ''
  for (const word of words) {
    if (title.length + word.length + 1 > maxTitle) break
    title = title ? `${title} ${word}` : word
  }
  return title
}

const maxDescription = 10_000

export function describeVehicle(notes: string, named: NamedVehicle, ending: string): string {
  const described =
    notes.replace(/\r\n?/g, '\n').trim() || (getTitle(named) && t.title_for_sale({ title: getTitle(named) }))
  const room = maxDescription - (ending ? ending.length + 2 : 0)
  return [cutText(described, room).trim(), ending].filter(Boolean).join('\n\n')
}
