import {
  applyRules,
  findMeaning,
  type FeedField,
  type Rule,
  type TeachableField,
} from '#shared/rules/stock-feed/feed-fields.ts'
import { cutText } from '#shared/formats/cut-text.ts'
import { readPlate, readVin } from '#shared/formats/numbers/vehicle-numbers.ts'
import type { Vehicle } from '#contract/listings/vehicles.shapes.ts'
import type { FeedProblem } from '#contract/stock-feed/feed-runs.ts'
import type { SaidVehicle } from '../reading/feed-file.types.ts'
import { findHull, findLength } from './boat-words.rules.ts'
import { findFirstRegistered } from './first-registered.rules.ts'
import { readDay, readDollars, readWhole } from './read-values.rules.ts'
import {
  chooseCategory,
  describeVehicle,
  getSubtype,
  getTitle,
  vehicle_words,
} from './vehicle-words.rules.ts'
import * as t from './texts.ts'

/** What the dealer says once of every vehicle. */
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

/** A word that nobody knows is left out of the listing and named; only publishing decides whether it can go without. */
export function mapVehicle(
  said: SaidVehicle,
  { rules, defaults, today }: { rules: readonly Rule[]; defaults: FeedDefaults; today: string },
): Mapping {
  const reader = new FieldReader(said, rules)
  const subtype = getSubtype(reader.word('ItemType'), reader.word('Type'))
  const vehicle = readVehicle(reader, subtype, defaults, today)
  vehicle.features = readFeatures(said.extras)
  readMeasures(reader, vehicle, said.extras)
  vehicle.first_registered_year =
    readFirstRegistered(reader, said.extras) ??
    (defaults.year_is_first_registered && !reader.isMisread('FirstRegistered')
      ? (vehicle.year ?? null)
      : null)
  const { make = null, model = null, model_detail = null, year = null } = vehicle
  const named = { year, make, model, model_detail }
  const listing: MappedListing = {
    category: chooseCategory(vehicle.subtype, vehicle.body_style ?? null, {
      fuel_type: vehicle.fuel_type ?? null,
      type: reader.word('Type'),
    }),
    title: getTitle(named),
    description: describeVehicle(reader.text('OnlineNotes'), named, defaults.ending),
    condition: readCondition(reader),
    buy_now_price_cents: readPrice(reader),
    suburb: defaults.suburb,
    vehicle,
  }
  return { listing, problems: reader.problems }
}

function readVehicle(
  reader: FieldReader,
  subtype: Vehicle['subtype'],
  defaults: FeedDefaults,
  today: string,
): MappedListing['vehicle'] {
  const year = reader.number('Year', { least: 1885, most: 2100 })
  const wof_expires = reader.day('WofExpiry')
  const isUsed = !/^n/i.test(reader.text('NewUsed'))
  const hasWof = wof_expires !== null && wof_expires >= today
  // One that couldn't be read may well be current.
  const lacksWof = isUsed && !hasWof && !reader.isMisread('WofExpiry')
  return {
    subtype,
    plate: reader.read('Rego', readPlate, 'plate'),
    vin: reader.read('VIN', readVin, 'vin'),
    chassis_number: reader.line('Chassis', 30),
    make: reader.line('Make', 40),
    model: reader.line('Model', 60),
    model_detail: reader.line('Variant', 80),
    year,
    odometer_km: reader.number('Mileage', { least: 0, most: 3_000_000 }),
    ...readEngine(reader),
    transmission: vehicle_words.Transmission[reader.word('Transmission') ?? ''] ?? null,
    body_style: vehicle_words.Type[reader.word('Type') ?? ''] ?? null,
    doors: reader.number('Doors', { least: 1, most: 8 }),
    exterior_colour: reader.word('Colour'),
    wof_expires,
    rego_expires: reader.day('RegoExpiry'),
    wof_at_sale: lacksWof ? defaults.wof_at_sale : null,
    on_road_costs_included: defaults.on_road_costs_included,
    has_security_interest: defaults.has_security_interest,
    stock_number: reader.line('StockNo', 40),
  }
}

function readFirstRegistered(reader: FieldReader, extras: readonly string[]): number | null {
  const said = reader.number('FirstRegistered', { least: 1885, most: 2100 })
  return said ?? findFirstRegistered([reader.text('OnlineNotes'), ...extras])
}

/** The feed has no field for them; without them no boat or caravan can be listed. */
function readMeasures(
  reader: FieldReader,
  vehicle: MappedListing['vehicle'],
  extras: readonly string[],
): void {
  const { subtype } = vehicle
  if (subtype !== 'boat' && subtype !== 'caravan') return
  const said = {
    short: [reader.text('Variant'), reader.text('Model'), ...extras],
    notes: reader.text('OnlineNotes'),
  }
  vehicle.length_m = findLength(said)
  if (subtype === 'boat') vehicle.hull = findHull(said)
  const lacks_hull = subtype === 'boat' && vehicle.hull === null
  if (vehicle.length_m === null) {
    reader.note('OnlineNotes', '', lacks_hull ? t.say_the_length_and_hull() : t.say_the_length())
  } else if (lacks_hull) reader.note('OnlineNotes', '', t.say_the_hull())
}

/** A rating of 0 is how the feed says electric; where it names another fuel as well, that's meant. */
function readEngine(reader: FieldReader): Pick<Partial<Vehicle>, 'fuel_type' | 'engine_cc'> {
  const fuel = vehicle_words.FuelType[reader.word('FuelType') ?? ''] ?? null
  const cc = reader.number('CCRating', { least: 0, most: 30_000 })
  return {
    fuel_type: fuel ?? (cc === 0 && !reader.isMisread('FuelType') ? 'electric' : null),
    engine_cc: cc === 0 || fuel === 'electric' ? null : cc,
  }
}

function readCondition(reader: FieldReader): MappedListing['condition'] {
  const said = reader.text('NewUsed')
  if (/^n(ew)?$/i.test(said)) return 'new'
  if (/^u(sed)?$/i.test(said)) return 'used'
  reader.note('NewUsed', said, said === '' ? t.the_feed_doesnt_say_new_or_used() : t.say_n_or_u())
  return null
}

function readPrice(reader: FieldReader): number | null {
  const said = reader.text('Retail')
  const cents = readDollars(said)
  if (cents === null && said !== '') reader.note('Retail', said, t.thats_no_price())
  return cents === 0 ? null : cents
}

const readFeatures = (extras: readonly string[]) =>
  [...new Set(extras.map((extra) => cutText(extra.replace(/\s+/g, ' ').trim(), 60).trim()))]
    .filter(Boolean)
    .slice(0, 60)

/** Reads a vehicle's fields one by one, and notes what can't be understood. */
class FieldReader {
  readonly problems: FeedProblem[] = []
  readonly #said: SaidVehicle
  readonly #rules: readonly Rule[]

  constructor(said: SaidVehicle, rules: readonly Rule[]) {
    this.#said = said
    this.#rules = rules
  }

  text(field: FeedField): string {
    return (this.#said.fields[field] ?? '').trim()
  }

  note(field: FeedField, value: string, says: string, is_teachable = false) {
    const isNoted = this.problems.some((one) => one.field === field)
    if (!isNoted) this.problems.push({ field, value: cutText(value, 200), says, is_teachable })
  }

  isMisread(field: FeedField): boolean {
    return this.problems.some((one) => one.field === field)
  }

  line(field: FeedField, max: number): string | null {
    const isTaught = field === 'Make' || field === 'Model' || field === 'Variant'
    const text = isTaught ? applyRules(this.#rules, field, this.text(field)) : this.text(field)
    const line = text.replace(/\s+/g, ' ').trim()
    if (line.length > max) this.note(field, line, t.thats_too_long({ count: max }))
    return cutText(line, max).trim() || null
  }

  /** One of the words we know, or null. */
  word(field: Exclude<TeachableField, 'Make' | 'Model' | 'Variant'>): string | null {
    const text = this.text(field)
    if (text === '') return null
    const found = findMeaning(field, applyRules(this.#rules, field, text))
    if (found === null) this.note(field, text, t.we_dont_know_that_word(), true)
    return found
  }

  number(field: FeedField, { least, most }: { least: number; most: number }): number | null {
    const text = this.text(field)
    if (text === '') return null
    const number = readWhole(text)
    if (number !== null && number >= least && number <= most) return number
    // Nothing has 0 doors or was made in year 0: that's how some feeds leave a field out.
    if (number !== 0) this.note(field, text, t.thats_no_number_that_fits())
    return null
  }

  day(field: FeedField): string | null {
    const text = this.text(field)
    if (/^0*$/.test(text)) return null
    const day = readDay(text)
    if (day === null) this.note(field, text, t.thats_no_day())
    return day
  }

  read<Name extends string>(
    field: FeedField,
    how: (text: string) => Record<Name, string> | { problem: string },
    name: Name,
  ): string | null {
    const text = this.text(field)
    if (text === '') return null
    const reading = how(text)
    if (name in reading) return (reading as Record<Name, string>)[name]
    this.note(field, text, (reading as { problem: string }).problem)
    return null
  }
}
