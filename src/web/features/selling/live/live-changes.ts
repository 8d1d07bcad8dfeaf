import { formatMoney } from '#shared/formats/formats.ts'
import type { OwnListing } from '#contract/selling/own-listings.ts'
import type { PropertyField } from '#shared/rules/listings/property-fields.ts'
import type { VehicleField } from '#shared/rules/listings/vehicle-fields.ts'
import { propertySpecs } from '../property/property-specs.ts'
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
import { vehicleSpecs } from '../vehicle/vehicle-specs.ts'

/** What is to be sent of a live listing, and what cannot be as it is written. */
export interface LiveChanges {
  fields: DraftFields
  problems: SellProblems
}

/** Before the first bid: whatever differs from what is live. */
export function listChanges(own: OwnListing, values: SellValues, image_ids: number[]): LiveChanges {
  const { fields, errors } = getDraft(values, image_ids)
  const changed = changedFields(getFields(own), fields)
  // The form knows the closing to the minute: what was not touched stays at its second.
  if (values.closes_local === toSellValues(own).closes_local) {
    delete changed.closes_at
    delete changed.duration_minutes
  }
  return { fields: changed, problems: errors }
}

/** What somebody may still add once people have bid. */
export interface Additions {
  description: string
  shipping: ShippingRow[]
  reserve_price_cents: number | null | undefined
  /** As it is typed. */
  odometer: string
}

export const noAdditions = (own: OwnListing): Additions => ({
  description: '',
  shipping: [],
  reserve_price_cents: own.reserve_price_cents,
  odometer: own.vehicle?.odometer_km?.toString() ?? '',
})

/** After the first bid: what was there, and what is added to it. */
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

/** Why the reserve cannot become what is typed: said before anything is asked or sent. */
export function reserveProblem(
  own: OwnListing,
  lowest_cents: number | null,
  cents: number | null | undefined,
): string | null {
  const { reserve_price_cents } = own
  if (lowest_cents === null || reserve_price_cents === null || cents === reserve_price_cents) return null
  if (cents === undefined) return 'Enter an amount, like 45 or 45.50.'
  if (cents === null) return 'Enter a reserve: you can lower it, but not remove it.'
  if (cents > reserve_price_cents) {
    return `Enter less than ${formatMoney(reserve_price_cents)}: people have bid, so the reserve can only go down.`
  }
  return cents < lowest_cents ? `Enter at least ${formatMoney(lowest_cents)}.` : null
}

const names: Record<CommonField, string> = {
  title: 'Title',
  category_id: 'Category',
  condition: 'Condition',
  description: 'Description',
  image_ids: 'Photos',
  sale_method: 'How it sells',
  start_price_cents: 'Start price',
  reserve_price_cents: 'Reserve',
  buy_now_price_cents: 'Price',
  quantity: 'How many there are',
  duration_minutes: 'When it closes',
  closes_at: 'When it closes',
  pickup: 'Pickup',
  shipping_options: 'Shipping',
  payment_methods: 'Payment',
  suburb: 'Location',
  address: 'Location',
  latitude: 'Location',
  longitude: 'Location',
  accepts_offers: 'Whether you take offers',
  auto_accept_cents: 'Offers accepted automatically',
  auto_decline_cents: 'Offers declined automatically',
  auto_relist_left: 'What happens if it doesn’t sell',
}

/** What is about to change, once each, in the order of the form; the reserve from what to what. */
export function changedNames(own: OwnListing, fields: DraftFields): string[] {
  const lines = (Object.keys(fields) as DraftField[]).map((field) =>
    field === 'reserve_price_cents' ? reserveLine(own, fields) : getName(field),
  )
  return [...new Set(lines)]
}

const getAmount = (cents: number | null | undefined) => (cents == null ? 'none' : formatMoney(cents))

const reserveLine = (own: OwnListing, { reserve_price_cents }: DraftFields) =>
  `${names.reserve_price_cents}: ${getAmount(own.reserve_price_cents)} → ${getAmount(reserve_price_cents)}`

function getName(field: DraftField): string {
  const [group, key = ''] = field.split('.')
  if (group === 'vehicle') return vehicleSpecs[key as VehicleField].label
  if (group === 'property') return propertySpecs[key as PropertyField].label
  if (group === 'attributes') return `${key.charAt(0).toUpperCase()}${key.slice(1).replaceAll('_', ' ')}`
  return names[field as CommonField]
}
