import * as z from 'zod/mini'
import type { AttributeValue, Listing } from '#domains/listings/common/listings.ts'
import { attributeValue } from '#domains/listings/common/listings.shapes.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import type { OwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { listingDraft } from '#domains/selling/common/own-listings.shapes.ts'
import { aucklandLocal, readAucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { entriesOf, filterOf } from '#platform/common/records.ts'
import type { CommonField } from '#domains/listings/common/rules/common-fields.ts'
import type { DetailName } from '#domains/listings/common/rules/applicable-fields.ts'
import { findUnreadable, type OptionRow, readOptions, toRow } from '../delivery/option-values.ts'
import { toVisit } from '#platform/web/visit-rows.ts'
import {
  getVisits,
  detailShape,
  emptyProperty,
  emptyVehicle,
  type PropertyValues,
  getPropertyValues,
  sentDetails,
  type VehicleValues,
  getVehicleValues,
} from './detail-values.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

export type PaymentMethod = OwnListing['payment_methods'][number]

export type RawAnswer = AttributeValue | null | undefined

export interface SellValues {
  type: Listing['type']
  title: string
  subtitle: string
  category_id: number | null
  condition: 'new' | 'used' | null
  description: string
  sale_method: OwnListing['sale_method']
  start_price_cents: number | null | undefined
  reserve_price_cents: number | null | undefined
  buy_now_price_cents: number | null | undefined
  quantity: string
  ends: 'after' | 'at'
  duration_minutes: number | null
  closesLocal: string
  pickup: OwnListing['pickup']
  delivery: OptionRow[]
  payment_methods: PaymentMethod[]
  suburb: string | null
  accepts_offers: boolean
  auto_accept_cents: number | null | undefined
  auto_decline_cents: number | null | undefined
  auto_relist_left: number
  address: string
  latitude: number | null
  longitude: number | null
  /** Null is a withdrawn answer, undefined an unreadable one. */
  attributes: Record<string, RawAnswer>
  vehicle: VehicleValues | null
  property: PropertyValues | null
}

export function emptyValues(suburb: string | null, type: Listing['type'] = 'general'): SellValues {
  return {
    type,
    title: '',
    subtitle: '',
    category_id: null,
    condition: null,
    description: '',
    sale_method: type === 'property' ? 'enquire' : 'auction',
    start_price_cents: null,
    reserve_price_cents: null,
    buy_now_price_cents: null,
    quantity: '1',
    ends: 'after',
    duration_minutes: 7 * 1440,
    closesLocal: '',
    pickup: 'allowed',
    delivery: [],
    payment_methods: ['bank_transfer', 'cash'],
    suburb,
    accepts_offers: false,
    auto_accept_cents: null,
    auto_decline_cents: null,
    auto_relist_left: 0,
    address: '',
    latitude: null,
    longitude: null,
    attributes: {},
    vehicle: type === 'vehicle' ? emptyVehicle() : null,
    property: type === 'property' ? emptyProperty() : null,
  }
}

export function toSellValues(own: OwnListing): SellValues {
  return {
    type: own.type,
    title: own.title ?? '',
    subtitle: own.subtitle,
    category_id: own.category_id,
    condition: own.condition,
    description: own.description,
    sale_method: own.sale_method,
    start_price_cents: own.start_price_cents,
    reserve_price_cents: own.reserve_price_cents,
    buy_now_price_cents: own.buy_now_price_cents,
    quantity: String(own.quantity),
    ends: own.closes_at === null ? 'after' : 'at',
    duration_minutes: own.duration_minutes,
    closesLocal: own.closes_at === null ? '' : aucklandLocal(new Date(own.closes_at)),
    pickup: own.pickup,
    delivery: own.delivery_options.map(toRow),
    payment_methods: own.payment_methods,
    suburb: own.suburb,
    accepts_offers: own.accepts_offers,
    auto_accept_cents: own.auto_accept_cents,
    auto_decline_cents: own.auto_decline_cents,
    auto_relist_left: own.auto_relist_left,
    address: own.address,
    latitude: own.latitude,
    longitude: own.longitude,
    attributes: own.attributes,
    vehicle: own.vehicle && getVehicleValues(own.vehicle),
    property: own.property && getPropertyValues(own.property),
  }
}

export type CommonFields = Partial<
  Pick<OwnListing, Exclude<CommonField, 'image_ids'>> & { image_ids: number[] }
>

/** The fields to save, with details under the server's names, such as `vehicle.plate`. */
export type DraftFields = CommonFields & Partial<Record<DetailName | `attributes.${string}`, unknown>>
export type DraftField = CommonField | DetailName | `attributes.${string}`

export function nestValues(
  fields: DraftFields,
): Omit<OperationInput<typeof updateListing>, 'id' | 'version' | 'reason'> {
  const sent: Record<string, unknown> = {}
  const nested: Record<string, Record<string, unknown>> = {}
  for (const [name, value] of Object.entries(fields)) {
    const [group = '', field] = name.split('.')
    if (field === undefined) sent[name] = value
    else nested[group] = { ...nested[group], [field]: value }
  }
  return { ...sent, ...nested }
}

export const getFields = (own: OwnListing): DraftFields => {
  const { fields } = getDraft(
    toSellValues(own),
    own.images.map((image) => image.id),
  )
  return own.closes_at === null ? fields : { ...fields, closes_at: own.closes_at }
}

/**
 * Returns the valid fields and a sentence per unreadable one. Unreadable fields aren't sent, so
 * that the rest of the draft is saved.
 */
export function getDraft(
  values: SellValues,
  imageIds: number[],
): { fields: DraftFields; errors: Partial<Record<DraftField, string>> } {
  const wanted = { ...rawFields(values), image_ids: imageIds }
  const fields: Record<string, unknown> = {}
  const errors: Partial<Record<DraftField, string>> = {}
  for (const [name, value] of entriesOf<DraftFields>(wanted)) {
    const result = value === undefined ? null : z.safeParse(getShape(name), value)
    if (result?.success) fields[name] = result.data
    else errors[name] = result?.error.issues[0]?.message ?? unreadable(name)
  }
  if (values.delivery.length > wanted.delivery_options.length) {
    errors.delivery_options = t.complete_each_delivery_option_or_remove()
  }
  if (getOpenHomes(values).some((row) => toVisit(row) === null)) {
    errors['property.open_homes'] = t.enter_a_day_a_start_and_an_end_for()
  }
  return { fields, errors }
}

/** True for text that is not an amount, such as -5. An empty price is null. */
export const hasUnreadableOption = ({ delivery }: Pick<SellValues, 'delivery'>) =>
  delivery.some((row) => Object.keys(findUnreadable(row)).length > 0)

const getOpenHomes = ({ property }: SellValues) => getVisits(property?.open_homes)

const getShape = (name: DraftField): z.core.$ZodType =>
  name.startsWith('attributes.')
    ? z.nullable(attributeValue)
    : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The other names have been looked up.
      (detailShape(name) ?? listingDraft[name as CommonField])

function unreadable(name: DraftField): string {
  if (name.startsWith('attributes.')) return t.enter_a_number_like_54_or_27_5()
  if (!name.endsWith('_cents')) return t.enter_a_day_and_time()
  return getAmountErrors()[name] ?? t.enter_an_amount_like_45_or_45_50()
}

const getAmountErrors = makeTexts((): Partial<Record<DraftField, string>> => ({
  start_price_cents: t.enter_the_start_price_as_an_amount(),
  reserve_price_cents: t.enter_the_reserve_as_an_amount(),
  buy_now_price_cents: t.enter_the_price_as_an_amount(),
}))

function rawFields(values: SellValues) {
  const isAuction = values.sale_method === 'auction'
  const hasEnd = isAuction && values.ends === 'at'
  return {
    title: values.title.trim() || null,
    subtitle: values.subtitle.trim(),
    category_id: values.category_id,
    condition: values.condition,
    description: values.description,
    sale_method: values.sale_method,
    start_price_cents: values.start_price_cents,
    reserve_price_cents: values.reserve_price_cents,
    buy_now_price_cents: values.buy_now_price_cents,
    quantity: values.sale_method !== 'fixed_price' ? 1 : Number(values.quantity.trim() || 'none'),
    duration_minutes: hasEnd ? null : values.duration_minutes,
    closes_at: hasEnd ? (readAucklandLocal(values.closesLocal)?.at.toISOString() ?? null) : null,
    pickup: values.pickup,
    delivery_options: readOptions(values.delivery),
    payment_methods: values.payment_methods,
    suburb: values.suburb,
    accepts_offers: values.accepts_offers,
    auto_accept_cents: values.accepts_offers ? values.auto_accept_cents : null,
    auto_decline_cents: values.accepts_offers ? values.auto_decline_cents : null,
    // A listing without a closing time is renewed by hand, not relisted.
    auto_relist_left: isAuction ? values.auto_relist_left : 0,
    address: values.address,
    latitude: values.latitude,
    longitude: values.longitude,
    ...Object.fromEntries([
      ...(values.vehicle ? sentDetails('vehicle', values.vehicle) : []),
      ...(values.property ? sentDetails('property', values.property) : []),
      ...Object.entries(values.attributes).map(([key, answer]) => [`attributes.${key}`, answer]),
    ]),
  }
}

export function changedFields(before: DraftFields, after: DraftFields): DraftFields {
  return filterOf(after, (name, value) => JSON.stringify(before[name]) !== JSON.stringify(value))
}

export const readableAnswers = (attributes: SellValues['attributes']): SellValues['attributes'] =>
  Object.fromEntries(Object.entries(attributes).filter(([, answer]) => answer !== undefined))
