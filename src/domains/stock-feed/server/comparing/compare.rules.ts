import { getVehicleField, vehicleFieldNames } from '#domains/listings/common/rules/vehicle-fields.ts'
import type { RunOutcome } from '#domains/stock-feed/common/stock-feed.ts'
import { cutText } from '#platform/common/formats/cut-text.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { Applied } from '../mapping/map-vehicle.rules.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** Names of the listing's fields that the feed fills in, for dealers. */
const getFieldNames = makeTexts((): Record<string, string> => ({
  title: t.title(),
  category: t.category(),
  description: t.description(),
  condition: t.condition(),
  buy_now_price_cents: t.price(),
  suburb: t.location(),
  pictures: t.photos(),
  ...Object.fromEntries(
    vehicleFieldNames.map((field) => {
      const { feed, label } = getVehicleField(field).texts
      return [`vehicle.${field}`, (feed ?? label)()]
    }),
  ),
}))

export interface Change {
  name: string
  before: string
  after: string
}

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Lists the feed's changed fields; the dealer's manual changes remain. */
export const changedFields = (before: Applied, after: Applied): string[] =>
  Object.keys(after).filter((field) => !isSame(before[field], after[field]))

export function listChanges(before: Applied, after: Applied): Change[] {
  const names = getFieldNames()
  const found = changedFields(before, after).map((field) => ({
    name: names[field] ?? field,
    before: formatValue(field, before[field]),
    after: formatValue(field, after[field]),
  }))
  // The title repeats them.
  const [first, ...rest] = found
  return rest.length > 0 && first?.name === names.title ? rest : found
}

const maxShown = 120

function formatValue(field: string, value: unknown): string {
  if (field === 'buy_now_price_cents')
    return typeof value === 'number' ? formatMoney(value) : t.price_on_application()
  if (field === 'pictures') return t.count_photos({ count: Array.isArray(value) ? value.length : 0 })
  const isEmpty = Array.isArray(value) && value.length === 0
  if (value === null || value === undefined || value === '' || isEmpty) return t.none()
  if (value === true) return t.yes()
  if (value === false) return t.no()
  const text = Array.isArray(value) ? value.join(', ') : toText(value)
  return text.length > maxShown ? `${cutText(text, maxShown)}…` : text
}

const toText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value).replaceAll('_', ' ') : ''

/** Decides what a run does with a vehicle in the feed. */
export function decideOutcome(
  record: { isWithdrawn: boolean; hasListing: boolean; hasEndedUnsold: boolean } | undefined,
  { isRefused, hasChanged }: { isRefused: boolean; hasChanged: boolean },
): Exclude<RunOutcome, 'gone'> {
  if (isRefused) return 'refused'
  if (!record?.hasListing) return 'new'
  if (record.isWithdrawn || record.hasEndedUnsold) return 'back'
  return hasChanged ? 'changed' : 'same'
}
