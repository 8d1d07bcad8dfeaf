import { cutText } from '#platform/common/formats/cut-text.ts'
import { readPlate, readVin } from '#domains/listings/common/vehicle-numbers.ts'
import type { FeedField, Rule } from '#domains/stock-feed/common/feed-fields.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import type { FeedProblem } from '#domains/stock-feed/common/stock-feed.ts'
import type { FeedVehicle } from '../formats/format.types.ts'
import {
  findHull,
  findLength,
  findFirstRegistered,
  findKind,
  fuels,
  transmissions,
  describeVehicle,
  getTitle,
} from './vehicle-descriptions.rules.ts'
import { FieldReader, type Range, readDollars } from './field-reader.rules.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** The dealer's settings for every vehicle. */
export interface FeedDefaults {
  suburb: string | null
  on_road_costs_included: boolean | null
  has_security_interest: boolean | null
  wof_at_sale: 'new' | 'as_is' | null
  year_is_first_registered: boolean
  ending: string
}

export interface MappedListing {
  category: string | null
  title: string
  description: string
  condition: 'new' | 'used' | null
  /** Null is price on application. */
  buy_now_price_cents: number | null
  suburb: string | null
  vehicle: Partial<Vehicle> & { subtype: Vehicle['subtype'] }
}

export interface Mapping {
  listing: MappedListing
  problems: FeedProblem[]
}

type Reading<Field extends keyof Vehicle> = readonly [
  from: FeedField,
  read: (reader: FieldReader, from: FeedField) => Vehicle[Field],
]

const yearRange: Range = { least: 1885, most: 2100 }

const line = (max: number) => (reader: FieldReader, from: FeedField) => reader.line(from, max)
const number = (range: Range) => (reader: FieldReader, from: FeedField) => reader.number(from, range)
const day = (reader: FieldReader, from: FeedField) => reader.day(from)

/** How each listing field is read, and from which. Fields that depend on several are below. */
const fieldReaders = {
  plate: ['Rego', (reader, from) => reader.read(from, readPlate, 'plate')],
  vin: ['VIN', (reader, from) => reader.read(from, readVin, 'vin')],
  chassis_number: ['Chassis', line(30)],
  make: ['Make', line(40)],
  model: ['Model', line(60)],
  model_detail: ['Variant', line(80)],
  year: ['Year', number(yearRange)],
  odometer_km: ['Mileage', number({ least: 0, most: 3_000_000 })],
  fuel_type: ['FuelType', (reader) => fuels[reader.word('FuelType') ?? ''] ?? null],
  engine_cc: ['CCRating', number({ least: 0, most: 30_000 })],
  transmission: ['Transmission', (reader) => transmissions[reader.word('Transmission') ?? ''] ?? null],
  body_style: ['Type', (reader) => findKind(reader.word('Type'), null).body],
  doors: ['Doors', number({ least: 1, most: 8 })],
  exterior_colour: ['Colour', (reader) => reader.word('Colour')],
  wof_expires: ['WofExpiry', day],
  rego_expires: ['RegoExpiry', day],
  stock_number: ['StockNo', line(40)],
} as const satisfies { [Field in keyof Vehicle]?: Reading<Field> }

/** The source fields of each listing field. */
export const readFrom: Readonly<Record<string, readonly FeedField[]>> = {
  ...Object.fromEntries(Object.entries(fieldReaders).map(([name, [from]]) => [`vehicle.${name}`, [from]])),
  buy_now_price_cents: ['Retail'],
  condition: ['NewUsed'],
  category_id: ['Type', 'ItemType'],
  'vehicle.subtype': ['Type', 'ItemType'],
  'vehicle.wof_at_sale': ['WofExpiry'],
  'vehicle.first_registered_year': ['FirstRegistered', 'Year'],
  'vehicle.length_m': ['OnlineNotes'],
  'vehicle.hull': ['OnlineNotes'],
}

/**
 * An unknown word is left out of the listing and reported; only publishing decides whether it is
 * required.
 */
export function mapVehicle(
  { fields, extras }: FeedVehicle,
  { rules, defaults, today }: { rules: readonly Rule[]; defaults: FeedDefaults; today: string },
): Mapping {
  const reader = new FieldReader(fields, rules)
  const item = reader.word('ItemType')
  const { subtype, category } = findKind(reader.word('Type'), item)
  const read = readFields(reader)
  const vehicle: MappedListing['vehicle'] = {
    subtype,
    ...read,
    ...readEngine(reader, read),
    wof_at_sale: lacksWof(reader, read, today) ? defaults.wof_at_sale : null,
    on_road_costs_included: defaults.on_road_costs_included,
    has_security_interest: defaults.has_security_interest,
    features: readFeatures(extras),
    ...readMeasures(reader, subtype, extras),
    first_registered_year: readFirstRegistered(reader, extras) ?? findYear(reader, read, defaults),
  }
  const listing: MappedListing = {
    category: subtype === 'car' && isPluggedIn(vehicle) ? 'cars-electric' : category,
    title: getTitle(read),
    description: describeVehicle(reader.text('OnlineNotes'), read, defaults.ending),
    condition: readCondition(reader),
    buy_now_price_cents: readPrice(reader),
    suburb: defaults.suburb,
    vehicle,
  }
  return { listing, problems: reader.problems }
}

type ReadFields = { [Field in keyof typeof fieldReaders]: Vehicle[Field] }

const readFields = (reader: FieldReader) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets its keys.
  Object.fromEntries(
    Object.entries(fieldReaders).map(([name, [from, read]]) => [name, read(reader, from)]),
  ) as ReadFields

const isPluggedIn = ({ fuel_type: fuelType }: Partial<Vehicle>) =>
  fuelType === 'electric' || fuelType === 'plug_in_hybrid'

/** An unreadable one may well be current. */
function lacksWof(reader: FieldReader, { wof_expires: wofExpires }: ReadFields, today: string): boolean {
  const isUsed = !/^n/i.test(reader.text('NewUsed'))
  return isUsed && !reader.isMisread('WofExpiry') && (wofExpires === null || wofExpires < today)
}

function readFirstRegistered(reader: FieldReader, extras: readonly string[]): number | null {
  const year = reader.number('FirstRegistered', yearRange)
  return year ?? findFirstRegistered([reader.text('OnlineNotes'), ...extras])
}

/** Some dealers sell only vehicles that were first registered here. */
const findYear = (
  reader: FieldReader,
  { year }: ReadFields,
  { year_is_first_registered: yearIsFirstRegistered }: FeedDefaults,
) => (yearIsFirstRegistered && !reader.isMisread('FirstRegistered') ? year : null)

/** The feed has no field for them, but boats and caravans need them. */
function readMeasures(
  reader: FieldReader,
  subtype: Vehicle['subtype'],
  extras: readonly string[],
): Pick<Partial<Vehicle>, 'length_m' | 'hull'> {
  if (subtype !== 'boat' && subtype !== 'caravan') return {}
  const short = [reader.text('Variant'), reader.text('Model'), ...extras]
  const notes = reader.text('OnlineNotes')
  const lengthM = findLength({ short, notes })
  const hull = subtype === 'boat' ? findHull({ short, notes }) : undefined
  if (lengthM === null)
    reader.addProblem('OnlineNotes', '', hull === null ? t.say_the_length_and_hull() : t.say_the_length())
  else if (hull === null) reader.addProblem('OnlineNotes', '', t.say_the_hull())
  return { length_m: lengthM, ...(hull !== undefined && { hull }) }
}

/** The feed marks electric with a rating of 0; a named other fuel overrides that. */
function readEngine(
  reader: FieldReader,
  { fuel_type: fuelType, engine_cc: engineCc }: ReadFields,
): Pick<Vehicle, 'fuel_type' | 'engine_cc'> {
  return {
    fuel_type: fuelType ?? (engineCc === 0 && !reader.isMisread('FuelType') ? 'electric' : null),
    engine_cc: engineCc === 0 || fuelType === 'electric' ? null : engineCc,
  }
}

function readCondition(reader: FieldReader): MappedListing['condition'] {
  const condition = reader.text('NewUsed')
  if (/^n(ew)?$/i.test(condition)) return 'new'
  if (/^u(sed)?$/i.test(condition)) return 'used'
  reader.addProblem(
    'NewUsed',
    condition,
    condition === '' ? t.the_feed_doesnt_say_new_or_used() : t.say_n_or_u(),
  )
  return null
}

function readPrice(reader: FieldReader): number | null {
  const condition = reader.text('Retail')
  const cents = readDollars(condition)
  if (cents === null && condition !== '') reader.addProblem('Retail', condition, t.thats_no_price())
  return cents === 0 ? null : cents
}

const readFeatures = (extras: readonly string[]) =>
  [...new Set(extras.map((extra) => cutText(extra.replace(/\s+/g, ' ').trim(), 60).trim()))]
    .filter(Boolean)
    .slice(0, 60)

/** The values that the feed last gave the listing, flat: `vehicle.year`. */
export type Applied = Readonly<Record<string, unknown>>

export function flattenListing(
  { vehicle, ...listing }: MappedListing,
  pictures: readonly string[] | null,
): Applied {
  const inner = Object.entries(vehicle).map(([name, value]) => [`vehicle.${name}`, value ?? null])
  return { ...listing, ...Object.fromEntries(inner), ...(pictures && { pictures }) }
}
