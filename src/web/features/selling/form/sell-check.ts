import { formatMinutes, type ClosingRules } from '#shared/rules/closing-rules.ts'
import { fieldsOfProperty, type PropertyField } from '#shared/rules/listings/property-fields.ts'
import { type OwnProperty } from '#contract/listings/properties.ts'
import { propertyProblems } from '#shared/rules/listings/property-rules.ts'
import { vehicleProblems } from '#shared/rules/listings/vehicle-rules.ts'
import {
  fieldsOfSubtype,
  type VehicleField,
  type VehicleSubtype,
} from '#shared/rules/listings/vehicle-fields.ts'
import { type Vehicle } from '#contract/listings/vehicles.ts'
import type { PropertyValues } from './detail-values.ts'
import { propertySpecs } from '../property/property-specs.ts'
import {
  type CommonField,
  type DraftField,
  getDraft,
  emptyValues,
  nestValues,
  type SellValues,
} from './sell-values.ts'
import { vehicleSpecs } from '../vehicle/vehicle-specs.ts'
import type { Photo } from '../photos/photo-list.ts'
import { readAucklandLocal } from '#web/lib/auckland-time.ts'

/** The fields in the order of the form, each with the id of the control that is to be mended. */
export const fieldIds = {
  image_ids: 'sell-photos',
  title: 'sell-title',
  category_id: 'sell-category',
  condition: 'sell-condition',
  description: 'sell-description',
  sale_method: 'sell-method',
  start_price_cents: 'sell-start',
  reserve_price_cents: 'sell-reserve',
  buy_now_price_cents: 'sell-buy-now',
  quantity: 'sell-quantity',
  duration_minutes: 'sell-duration',
  closes_at: 'sell-closes-at',
  pickup: 'sell-pickup',
  shipping_options: 'sell-shipping',
  payment_methods: 'sell-payment',
  suburb: 'sell-suburb',
  accepts_offers: 'sell-offers',
  auto_accept_cents: 'sell-auto-accept',
  auto_decline_cents: 'sell-auto-decline',
  auto_relist_left: 'sell-auto-relist',
  address: 'sell-address',
  latitude: 'sell-map',
  longitude: 'sell-map',
} satisfies Record<CommonField, string>

/** The id of the control behind a field, by the name under which the server speaks of it. */
export const fieldId = (name: ProblemField): string =>
  name in fieldIds ? fieldIds[name as CommonField] : `sell-${name.replaceAll(/[._]/g, '-')}`

/** Besides the fields: what a trader's own settings lack. */
export type ProblemField = DraftField | 'vehicle.trader'
export type SellProblems = Partial<Record<ProblemField, string>>

/**
 * What stands in the way of publishing, so that nobody is asked to confirm what can't be done yet. The server has
 * the last word.
 */
export function publishProblems(
  values: SellValues,
  photos: Photo[],
  now: number,
  rules: ClosingRules,
): SellProblems {
  const { errors } = getDraft(values, [])
  const isAuction = values.sale_method === 'auction'
  const found: SellProblems = {
    ...photoProblems(photos),
    ...whatProblems(values),
    ...detailProblems(values, now),
    ...(values.suburb === null && { suburb: 'Say where it is.' }),
    ...(values.type !== 'property' && {
      ...(isAuction
        ? { ...priceProblems(values), ...endProblems(values, now, rules) }
        : fixedProblems(values)),
      ...offerProblems(values),
      ...deliveryProblems(values),
    }),
  }
  return { ...found, ...onlyShown(errors, values) }
}

/** What belongs to another way of selling, or another kind of vehicle, is out of sight, so it hinders nobody. */
function onlyShown(errors: SellProblems, values: SellValues): SellProblems {
  const hidden = new Set<DraftField>(
    values.sale_method === 'auction' ? [] : ['start_price_cents', 'reserve_price_cents'],
  )
  const shown = Object.entries(errors).filter(
    ([name]) => !hidden.has(name as DraftField) && isAsked(name, values),
  )
  return Object.fromEntries(shown)
}

/** Whether the form asks for it, as the kind of vehicle or what a property is offered for stand now. */
export function isAsked(name: string, { vehicle, property }: SellValues): boolean {
  const [group, field] = name.split('.')
  if (group === 'vehicle') {
    const subtype = (vehicle?.subtype ?? null) as VehicleSubtype | null
    return fieldsOfSubtype(subtype).has(field as VehicleField)
  }
  if (group !== 'property') return true
  return property !== null && listAskedFields(property).has(field as PropertyField)
}

/** What can be said of a property as its choices stand now. */
export const listAskedFields = ({ purpose, property_type, price_method }: PropertyValues) =>
  fieldsOfProperty({ purpose, property_type, price_method } as Parameters<typeof fieldsOfProperty>[0])

/** What is said of the vehicle or property, as far as it can be read. */
export function getDetails(values: SellValues): { vehicle: Vehicle | null; property: OwnProperty | null } {
  const blank = getDraft(emptyValues(null, values.type), []).fields
  const { vehicle, property } = nestValues({ ...blank, ...getDraft(values, []).fields })
  return {
    vehicle: values.vehicle && (vehicle as Vehicle),
    property: values.property && (property as OwnProperty),
  }
}

function detailProblems(values: SellValues, now: number): SellProblems {
  const { vehicle, property } = getDetails(values)
  return {
    ...(vehicle && vehicleProblems(vehicle, new Date(now))),
    ...(property && propertyProblems(property, new Date(now))),
  }
}

function photoProblems(photos: Photo[]): SellProblems {
  if (photos.some(({ state }) => state === 'failed')) {
    return { image_ids: 'A photo didn’t upload. Try again or remove it.' }
  }
  return photos.some(({ state }) => state !== 'kept')
    ? { image_ids: 'Your photos are still uploading. One moment.' }
    : {}
}

function whatProblems({ type, title, category_id, condition, description }: SellValues): SellProblems {
  const length = title.trim().length
  return {
    ...(length === 0 && { title: 'Enter a title.' }),
    ...(length > 0 && length < 3 && { title: 'Enter a title of at least 3 characters.' }),
    ...(category_id === null && { category_id: 'Choose a category.' }),
    ...(condition === null && type !== 'property' && { condition: 'Choose new or used.' }),
    ...(description.trim() === '' && { description: 'Add a description, in a sentence or two.' }),
  }
}

function priceProblems({
  start_price_cents,
  reserve_price_cents,
  buy_now_price_cents,
}: SellValues): SellProblems {
  const start = start_price_cents ?? 0
  const reserve = reserve_price_cents ?? 0
  const isBelow = (price: number | null | undefined, least: number) =>
    typeof price === 'number' && price < least
  return {
    ...(start_price_cents === null && { start_price_cents: 'Enter a start price.' }),
    ...(isBelow(reserve_price_cents, start) && {
      reserve_price_cents: 'The reserve must be at least the start price.',
    }),
    ...(isBelow(buy_now_price_cents, Math.max(start, reserve)) && {
      buy_now_price_cents: `The buy-now price must be at least ${reserve > start ? 'the reserve' : 'the start price'}.`,
    }),
  }
}

/** What is answered beforehand fits together, and stays below the price that is asked. */
function offerProblems(values: SellValues): SellProblems {
  if (!values.accepts_offers) return {}
  const { auto_accept_cents: accept, auto_decline_cents: decline, buy_now_price_cents: asked } = values
  const bound = accept ?? asked
  return {
    ...(typeof accept === 'number' &&
      typeof asked === 'number' &&
      accept > asked && { auto_accept_cents: 'Enter an amount no higher than your price.' }),
    ...(typeof decline === 'number' &&
      typeof bound === 'number' &&
      decline > bound && {
        auto_decline_cents:
          typeof accept === 'number'
            ? 'Enter less than the amount you accept automatically.'
            : 'This would decline every offer. Enter a lower amount.',
      }),
  }
}

function fixedProblems({ sale_method, buy_now_price_cents }: SellValues): SellProblems {
  return sale_method === 'fixed_price' && buy_now_price_cents === null
    ? { buy_now_price_cents: 'Enter a price.' }
    : {}
}

function endProblems(
  { ends, duration_minutes, closes_local }: SellValues,
  now: number,
  { min_auction_minutes: shortest, max_auction_minutes: longest }: ClosingRules,
): SellProblems {
  const too_short = `The auction must run for at least ${shortest} minutes.`
  const too_long = `The auction may run for at most ${formatMinutes(longest)}.`
  if (ends === 'after') {
    if (duration_minutes === null) return { duration_minutes: 'Choose how long the auction runs.' }
    if (duration_minutes < shortest) return { duration_minutes: too_short }
    return duration_minutes > longest ? { duration_minutes: too_long } : {}
  }
  const reading = readAucklandLocal(closes_local)
  if (!reading) return { closes_at: 'Choose the day and time the auction ends.' }
  const minutes = (reading.at.getTime() - now) / 60_000
  if (minutes <= 0) return { closes_at: 'That’s in the past. Choose a later time.' }
  if (minutes < shortest) return { closes_at: too_short }
  return minutes > longest ? { closes_at: too_long } : {}
}

function deliveryProblems({ pickup, shipping, payment_methods }: SellValues): SellProblems {
  return {
    ...(pickup === 'none' &&
      shipping.length === 0 && {
        shipping_options: 'Add a shipping option, or allow pickup.',
      }),
    ...(payment_methods.length === 0 && { payment_methods: 'Choose at least one way to pay.' }),
  }
}

/** Details stand first in the form, but for what is asked by category. */
const order = [
  ...Object.keys(vehicleSpecs).map((field) => `vehicle.${field}`),
  ...Object.keys(propertySpecs).map((field) => `property.${field}`),
  ...Object.keys(fieldIds),
]

/** For the summary above the form, in its order. */
export function getSummary(problems: SellProblems): { message: string; field: string }[] {
  const names = Object.keys(problems) as ProblemField[]
  const getPlace = (name: ProblemField) =>
    order.indexOf(name.startsWith('attributes.') ? 'category_id' : name)
  return names
    .filter((name) => problems[name])
    .toSorted((one, other) => getPlace(one) - getPlace(other))
    .map((name) => ({ message: problems[name]!, field: fieldId(name) }))
}

const typed = 'input:not([type=radio], [type=checkbox], [type=file]), textarea'

/** Of what was found, what somebody has written and gone on from: what is still empty or being written waits. */
export function getShownProblems(found: SellProblems, focused: Element | null): ProblemField[] {
  return (Object.keys(found) as ProblemField[]).filter((name) => {
    const control = document.getElementById(fieldId(name))
    if (!control?.matches(typed) || control === focused) return false
    return (control as HTMLInputElement | HTMLTextAreaElement).value.trim() !== ''
  })
}

const groups = new Set(['vehicle', 'property', 'attributes'])

/** The server names an item of a list as 'image_ids.3'; the form mends it at the list. */
export function problemsFrom(errors: Record<string, string>): SellProblems {
  const problems: SellProblems = {}
  for (const [name, message] of Object.entries(errors)) {
    const parts = name.split('.')
    const field = parts.slice(0, groups.has(parts[0]!) ? 2 : 1).join('.') as ProblemField
    if (field in fieldIds || field.includes('.')) problems[field] ??= message
  }
  return problems
}
