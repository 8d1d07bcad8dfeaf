import { formatMoney } from '#platform/common/formats/formats.ts'
import { keysOf } from '#platform/common/records.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { findField, isPrivateField } from '#domains/listings/common/rules/common-fields.ts'
import { offerProblems } from '#domains/listings/common/rules/publish-rules.ts'
import { findProblems, type Judging, type SellProblems } from '../form/sell-check.ts'
import {
  changedFields,
  type DraftField,
  type DraftFields,
  getDraft,
  getFields,
  type SellValues,
  toSellValues,
} from '../form/sell-values.ts'
import type { OptionRow } from '../delivery/option-values.ts'
import * as t from '#domains/selling/texts.ts'
import { filterOf } from '#platform/common/records.ts'

export interface LiveChanges {
  fields: DraftFields
  problems: SellProblems
}

export function listChanges(own: OwnListing, values: SellValues, imageIds: number[]): LiveChanges {
  const { fields, errors } = getDraft(values, imageIds)
  const changed = changedFields(getFields(own), fields)
  // The form only has minutes: an untouched closing time keeps its seconds.
  if (values.closesLocal === toSellValues(own).closesLocal) {
    delete changed.closes_at
    delete changed.duration_minutes
  }
  return { fields: changed, problems: { ...offerProblems({ ...own, ...changed }), ...errors } }
}

/**
 * Finds what publishing would refuse, unless it was so before. Only the server knows the auction's
 * own limits and the questions of its category.
 */
export function findNewProblems(
  own: OwnListing,
  values: SellValues,
  known: Omit<Judging, 'filters'>,
): SellProblems {
  const find = (one: SellValues) => findProblems(one, [], { ...known, filters: [] })
  const before = find(toSellValues(own))
  return filterOf(find(values), (name, words) => before[name] !== words && !timeFields.has(name))
}

const timeFields = new Set(['closes_at', 'duration_minutes'])

export interface Additions {
  description: string
  delivery: OptionRow[]
  reserve_price_cents: number | null | undefined
  odometer: string
}

export const noAdditions = (own: OwnListing): Additions => ({
  description: '',
  delivery: [],
  reserve_price_cents: own.reserve_price_cents,
  odometer: own.vehicle?.odometer_km?.toString() ?? '',
})

export function listAdditions(own: OwnListing, added: Additions, newImageIds: number[]): LiveChanges {
  const values = toSellValues(own)
  const text = added.description.trim()
  const whole: SellValues = {
    ...values,
    description: text === '' ? values.description : `${values.description}\n\n${text}`,
    delivery: [...values.delivery, ...added.delivery],
    reserve_price_cents: added.reserve_price_cents,
    vehicle: values.vehicle && { ...values.vehicle, odometer_km: added.odometer },
  }
  return listChanges(own, whole, [...own.images.map(({ id }) => id), ...newImageIds])
}

export function reserveProblem(
  own: OwnListing,
  lowestCents: number | null,
  cents: number | null | undefined,
): string | null {
  const { reserve_price_cents: reservePriceCents } = own
  if (lowestCents === null || reservePriceCents === null || cents === reservePriceCents) return null
  if (cents === undefined) return t.enter_an_amount_like_45_or_45_50()
  if (cents === null) return t.enter_a_reserve_you_can_lower_it_but()
  if (cents > reservePriceCents) {
    return t.enter_less_than_reserve_price_people({ reserve_price: formatMoney(reservePriceCents) })
  }
  return cents < lowestCents ? t.enter_at_least_lowest({ lowest: formatMoney(lowestCents) }) : null
}

export const showsChanges = (fields: DraftFields): boolean =>
  Object.keys(fields).some((field) => !isPrivateField(field))

export function changedNames(own: OwnListing, fields: DraftFields): string[] {
  const lines = keysOf(fields).map((field) => {
    const line = describeChange(own, fields, field)
    // The public log mentions that the reserve was set or lowered, without amounts.
    if (field === 'reserve_price_cents') return t.line_amounts_only_you_see({ line })
    return isPrivateField(field) ? t.line_only_you_see({ line }) : line
  })
  return [...new Set(lines)]
}

const amounts = [
  'start_price_cents',
  'reserve_price_cents',
  'buy_now_price_cents',
  'auto_accept_cents',
  'auto_decline_cents',
] as const

const getAmount = (cents: number | null | undefined) => (cents == null ? t.no_amount() : formatMoney(cents))

function describeChange(own: OwnListing, fields: DraftFields, field: DraftField): string {
  const name = getName(field)
  const amount = amounts.find((one) => one === field)
  if (amount) return `${name}: ${getAmount(own[amount])} → ${getAmount(fields[amount])}`
  if (field === 'title' || field === 'subtitle')
    return `${name}: “${own[field] ?? ''}” → “${fields[field] ?? ''}”`
  if (field === 'quantity') return `${name}: ${own.quantity} → ${fields.quantity ?? ''}`
  return name
}

function getName(field: DraftField): string {
  const known = findField(field)
  if (known) return known.texts.label()
  const key = field.replace('attributes.', '')
  return `${key.charAt(0).toUpperCase()}${key.slice(1).replaceAll('_', ' ')}`
}
