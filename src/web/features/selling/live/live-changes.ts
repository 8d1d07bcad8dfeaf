import { formatMoney } from '#shared/formats/formats.ts'
import type { OwnListing } from '#contract/selling/own-listings.ts'
import type { PropertyField } from '#shared/rules/listings/property-fields.ts'
import type { VehicleField } from '#shared/rules/listings/vehicle-fields.ts'
import { offerProblems } from '#shared/rules/listings/publish-rules.ts'
import { getPropertySpecs } from '../property/property-specs.ts'
import type { SellProblems } from '../form/sell-check.ts'
import {
  changedFields,
  type CommonField,
  type DraftField,
  type DraftFields,
  getDraft,
  getFields,
  type SellValues,
  type ShippingRow,
  toSellValues,
} from '../form/sell-values.ts'
import { getVehicleSpecs } from '../vehicle/vehicle-specs.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export interface LiveChanges {
  fields: DraftFields
  problems: SellProblems
}

export function listChanges(own: OwnListing, values: SellValues, image_ids: number[]): LiveChanges {
  const { fields, errors } = getDraft(values, image_ids)
  const changed = changedFields(getFields(own), fields)
  // The form has minutes only: an untouched closing keeps its seconds.
  if (values.closes_local === toSellValues(own).closes_local) {
    delete changed.closes_at
    delete changed.duration_minutes
  }
  return { fields: changed, problems: { ...offerProblems({ ...own, ...changed }), ...errors } }
}

export interface Additions {
  description: string
  shipping: ShippingRow[]
  reserve_price_cents: number | null | undefined
  odometer: string
}

export const noAdditions = (own: OwnListing): Additions => ({
  description: '',
  shipping: [],
  reserve_price_cents: own.reserve_price_cents,
  odometer: own.vehicle?.odometer_km?.toString() ?? '',
})

export function listAdditions(own: OwnListing, added: Additions, new_image_ids: number[]): LiveChanges {
  const values = toSellValues(own)
  const text = added.description.trim()
  const whole: SellValues = {
    ...values,
    description: text === '' ? values.description : `${values.description}\n\n${text}`,
    shipping: [...values.shipping, ...added.shipping],
    reserve_price_cents: added.reserve_price_cents,
    vehicle: values.vehicle && { ...values.vehicle, odometer_km: added.odometer },
  }
  return listChanges(own, whole, [...own.images.map(({ id }) => id), ...new_image_ids])
}

export function reserveProblem(
  own: OwnListing,
  lowest_cents: number | null,
  cents: number | null | undefined,
): string | null {
  const { reserve_price_cents } = own
  if (lowest_cents === null || reserve_price_cents === null || cents === reserve_price_cents) return null
  if (cents === undefined) return t.enter_an_amount_like_45_or_45_50()
  if (cents === null) return t.enter_a_reserve_you_can_lower_it_but()
  if (cents > reserve_price_cents) {
    return t.enter_less_than_reserve_price_people({ reserve_price: formatMoney(reserve_price_cents) })
  }
  return cents < lowest_cents ? t.enter_at_least_lowest({ lowest: formatMoney(lowest_cents) }) : null
}

const getNames = makeTexts((): Record<CommonField, string> => ({
  title: t.title(),
  category_id: t.category(),
  condition: t.condition(),
  description: t.description(),
  image_ids: t.photos(),
  sale_method: t.how_it_sells(),
  start_price_cents: t.start_price(),
  reserve_price_cents: t.reserve(),
  buy_now_price_cents: t.price(),
  quantity: t.how_many_there_are(),
  duration_minutes: t.when_it_closes(),
  closes_at: t.when_it_closes(),
  pickup: t.pickup(),
  shipping_options: t.shipping(),
  payment_methods: t.payment(),
  suburb: t.location(),
  address: t.location(),
  latitude: t.location(),
  longitude: t.location(),
  accepts_offers: t.whether_you_take_offers(),
  auto_accept_cents: t.offers_accepted_automatically(),
  auto_decline_cents: t.offers_declined_automatically(),
  auto_relist_left: t.what_happens_if_it_doesnt_sell(),
}))

/** Kept from everybody else, in the log of changes too. */
const secret = new Set<DraftField>([
  'auto_accept_cents',
  'auto_decline_cents',
  'auto_relist_left',
  'address',
  'latitude',
  'longitude',
  'property.search_price_cents',
  'vehicle.stock_number',
])

export const showsChanges = (fields: DraftFields): boolean =>
  (Object.keys(fields) as DraftField[]).some((field) => !secret.has(field))

export function changedNames(own: OwnListing, fields: DraftFields): string[] {
  const lines = (Object.keys(fields) as DraftField[]).map((field) => {
    const line = describeChange(own, fields, field)
    // The log of changes says that it was set or lowered, and no amount.
    if (field === 'reserve_price_cents') return t.line_amounts_only_you_see({ line })
    return secret.has(field) ? t.line_only_you_see({ line }) : line
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
  if (field === 'title') return `${name}: “${own.title ?? ''}” → “${fields.title ?? ''}”`
  if (field === 'quantity') return `${name}: ${own.quantity} → ${fields.quantity ?? ''}`
  return name
}

function getName(field: DraftField): string {
  const [group, key = ''] = field.split('.')
  if (group === 'vehicle') return getVehicleSpecs()[key as VehicleField].label
  if (group === 'property') return getPropertySpecs()[key as PropertyField].label
  if (group === 'attributes') return `${key.charAt(0).toUpperCase()}${key.slice(1).replaceAll('_', ' ')}`
  return getNames()[field as CommonField]
}
