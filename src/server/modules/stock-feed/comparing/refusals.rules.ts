import type { FeedProblem } from '#contract/stock-feed/feed-runs.ts'
import type { FeedField } from '#shared/rules/stock-feed/feed-fields.ts'

export const toProblem = (says: string): FeedProblem => ({ field: '', value: '', says, is_teachable: false })

/** By the listing's field, those of the feed that it's read from. */
const sources: Readonly<Record<string, readonly FeedField[]>> = {
  buy_now_price_cents: ['Retail'],
  condition: ['NewUsed'],
  category_id: ['Type', 'ItemType'],
  'vehicle.subtype': ['Type', 'ItemType'],
  'vehicle.year': ['Year'],
  'vehicle.odometer_km': ['Mileage'],
  'vehicle.fuel_type': ['FuelType'],
  'vehicle.engine_cc': ['CCRating'],
  'vehicle.transmission': ['Transmission'],
  'vehicle.vin': ['VIN'],
  'vehicle.wof_at_sale': ['WofExpiry'],
  'vehicle.first_registered_year': ['FirstRegistered', 'Year'],
  'vehicle.length_m': ['OnlineNotes'],
  'vehicle.hull': ['OnlineNotes'],
}

interface Mapped {
  fields: { vehicle: object } | null
  problems: readonly FeedProblem[]
}

/** What's missing because the feed's field couldn't be read is left out: that field's own problem says it better. */
export function listRefusals(errors: Readonly<Record<string, string>>, mapped: Mapped): FeedProblem[] {
  const misread = new Set(mapped.problems.map(({ field }) => field))
  const unexplained = Object.entries(errors).filter(
    ([name]) => !isMissing(name, mapped.fields) || !sources[name]?.some((field) => misread.has(field)),
  )
  return [...new Set(unexplained.map(([, says]) => says))].map(toProblem)
}

function isMissing(name: string, fields: Mapped['fields']): boolean {
  const [group, inner] = name.split('.')
  const values = (inner === undefined ? fields : fields?.vehicle) as
    | Record<string, unknown>
    | null
    | undefined
  return (values?.[inner ?? group!] ?? null) === null
}
