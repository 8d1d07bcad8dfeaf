import type { OwnProperty } from '#domains/listings/common/properties.shapes.ts'
import {
  listPropertyFields,
  listSubtypeFields,
  detailFields,
} from '#domains/listings/common/rules/applicable-fields.ts'
import { type CommonField, commonFields } from '#domains/listings/common/rules/common-fields.ts'
import {
  publishProblems,
  type AuctionLimits,
  type PublishDraft,
} from '#domains/listings/common/rules/publish-rules.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { must } from '#platform/common/must.ts'
import { keysOf, isKeyOf, filterOf } from '#platform/common/records.ts'
import type { Photo } from '../photos/photo-list.ts'
import { getSubtype, type PropertyValues } from './detail-values.ts'
import {
  type CommonFields,
  type DraftField,
  getDraft,
  emptyValues,
  nestValues,
  type SellValues,
} from './sell-values.ts'
import * as t from '#domains/selling/texts.ts'

/** Ids of controls that can't be derived from the field's name. */
export const fieldIds = {
  image_ids: 'sell-photos',
  title: 'sell-title',
  subtitle: 'sell-subtitle',
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
  delivery_options: 'sell-delivery',
  payment_methods: 'sell-payment',
  suburb: 'sell-suburb',
  accepts_offers: 'sell-offers',
  auto_accept_cents: 'sell-auto-accept',
  auto_decline_cents: 'sell-auto-decline',
  auto_relist_left: 'sell-auto-relist',
  address: 'sell-address',
  latitude: 'sell-map',
  longitude: 'sell-map',
} satisfies Partial<Record<CommonField, string>>

export const fieldId = (name: ProblemField): string =>
  isKeyOf(fieldIds, name) ? fieldIds[name] : `sell-${name.replaceAll(/[._]/g, '-')}`

export type ProblemField = DraftField | 'vehicle.trader'
export type SellProblems = Partial<Record<ProblemField, string>>

export interface Judging extends Pick<PublishDraft, 'filters' | 'seller_kind'> {
  now: number
  limits: AuctionLimits
}

/**
 * Combines the rules' errors with those that only the form knows: failed uploads and unreadable
 * input.
 */
export function findProblems(
  values: SellValues,
  photos: Photo[],
  { now, limits, ...known }: Judging,
): SellProblems {
  return {
    ...publishProblems(toPublishDraft(values, known), new Date(now), limits),
    ...photoProblems(photos),
    ...onlyShown(getDraft(values, []).errors, values),
  }
}

/** Unreadable fields are blank here and have their own error. */
function toPublishDraft(
  values: SellValues,
  known: Pick<PublishDraft, 'filters' | 'seller_kind'>,
): PublishDraft {
  const draft = getWholeDraft(values)
  return {
    ...draft,
    ...known,
    type: values.type,
    ends: values.ends,
    closes_at: draft.closes_at === null ? null : new Date(draft.closes_at),
    // Only fitting categories are offered; the server checks whether it still fits.
    category: draft.category_id === null ? null : { type: values.type, status: 'active' },
    attributes: values.attributes,
  }
}

function onlyShown(errors: SellProblems, values: SellValues): SellProblems {
  const hidden = new Set<string>(
    values.sale_method === 'auction' ? [] : ['start_price_cents', 'reserve_price_cents'],
  )
  return filterOf(errors, (name) => !hidden.has(name) && isFieldVisible(name, values))
}

export function isFieldVisible(name: string, { vehicle, property }: SellValues): boolean {
  const [group, field] = name.split('.')
  if (group === 'vehicle') {
    const shown: ReadonlySet<string> = listSubtypeFields(getSubtype(vehicle))
    return field !== undefined && shown.has(field)
  }
  if (group !== 'property') return true
  const shown: ReadonlySet<string> | null = property && listFields(property)
  return field !== undefined && shown !== null && shown.has(field)
}

export const listFields = ({
  purpose,
  property_type: propertyType,
  price_method: priceMethod,
}: PropertyValues) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The selects have no other options.
  listPropertyFields({ purpose, property_type: propertyType, price_method: priceMethod } as Parameters<
    typeof listPropertyFields
  >[0])

type WholeDraft = Required<Omit<CommonFields, 'image_ids'>> & {
  vehicle: Vehicle | null
  property: OwnProperty | null
}

/** Unreadable fields have the values of an empty form. */
function getWholeDraft(values: SellValues): WholeDraft {
  const blank = getDraft(emptyValues(null, values.type), []).fields
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An empty form has a value for each field.
  const draft = nestValues({ ...blank, ...getDraft(values, []).fields }) as WholeDraft
  return {
    ...draft,
    vehicle: values.vehicle && draft.vehicle,
    property: values.property && draft.property,
  }
}

export function getDetails(values: SellValues): Pick<WholeDraft, 'vehicle' | 'property'> {
  const { vehicle, property } = getWholeDraft(values)
  return { vehicle, property }
}

function photoProblems(photos: Photo[]): SellProblems {
  return photos.some(({ state }) => state === 'failed')
    ? { image_ids: t.a_photo_didnt_upload_try_again_or() }
    : {}
}

/** Details come first in the form, except for the category's questions. */
const order = [...Object.keys(detailFields), ...Object.keys(commonFields)]

export function getSummary(problems: SellProblems): { message: string; field: string }[] {
  const names = keysOf(problems)
  const getPlace = (name: ProblemField) =>
    order.indexOf(name.startsWith('attributes.') ? 'category_id' : name)
  return names
    .filter((name) => problems[name])
    .toSorted((one, other) => getPlace(one) - getPlace(other))
    .map((name) => ({ message: must(problems[name], 'problem'), field: fieldId(name) }))
}

const typed = 'input:not([type=radio], [type=checkbox], [type=file]), textarea'

/** Only fields that the seller has edited and left. */
export function getShownProblems(found: SellProblems, focused: Element | null): ProblemField[] {
  return keysOf(found).filter((name) => {
    const control = document.getElementById(fieldId(name))
    if (!control?.matches(typed) || control === focused) return false
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    return isText && control.value.trim() !== ''
  })
}

const groups = new Set(['vehicle', 'property', 'attributes'])

/** The server names an item 'image_ids.3'; the form shows the error at the list. */
export function problemsFrom(errors: Record<string, string>): SellProblems {
  const problems: SellProblems = {}
  for (const [name, message] of Object.entries(errors)) {
    const parts = name.split('.')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server names no other fields.
    const field = parts.slice(0, groups.has(parts[0] ?? '') ? 2 : 1).join('.') as ProblemField
    if (field in commonFields || field.includes('.')) problems[field] ??= message
  }
  return problems
}

export type SellChanges = Partial<SellValues> | ((before: SellValues) => Partial<SellValues>)

export interface SectionProps {
  values: SellValues
  problems: SellProblems
  change: (changes: SellChanges) => void
}
