import * as z from 'zod/mini'
import { getVehicleTransport } from '#domains/delivery/common/delivery-labels.ts'
import { deliveryOption, type DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { isKeyOf } from '#platform/common/records.ts'
import * as t from '#domains/selling/texts.ts'

/** Undefined while the text is not an amount. */
type Cents = number | null | undefined

/** An option while it is being typed. */
export interface OptionRow {
  key: string
  id: number
  kind: DeliveryOption['kind']
  name: string
  radius: string
  north_cents: Cents
  south_cents: Cents
  own_region_cents: Cents
  hasRural: boolean
  rural_cents: Cents
  further_cents: Cents
  days: string
  isTracked: boolean
}

interface Item {
  vehicle: { subtype: unknown } | null
  sale_method: 'auction' | 'fixed_price' | 'enquire'
  quantity: string | number
}

/** Parts go by courier. */
export const isTransported = ({ vehicle }: Pick<Item, 'vehicle'>): boolean =>
  vehicle !== null && vehicle.subtype !== 'parts'

export const mayHaveSeveral = ({ sale_method: saleMethod, quantity, vehicle }: Item): boolean =>
  saleMethod === 'fixed_price' && (Number(quantity) > 1 || !isTransported({ vehicle }))

const maxId = 999

/** A random number, so that one of an option that was removed before is not used again. */
export function pickOptionId(taken: readonly number[]): number {
  const free = Array.from({ length: maxId }, (_, index) => index + 1).filter((id) => !taken.includes(id))
  return free[Math.floor(Math.random() * free.length)] ?? maxId
}

export const newRow = (id: number, { isVehicle }: { isVehicle: boolean }): OptionRow => ({
  key: `new-${id}`,
  id,
  kind: 'courier',
  name: isVehicle ? getVehicleTransport() : '',
  radius: '',
  north_cents: null,
  south_cents: null,
  own_region_cents: null,
  hasRural: true,
  rural_cents: 0,
  further_cents: null,
  days: '',
  isTracked: !isVehicle,
})

const getText = (figure: number | null) => (figure === null ? '' : String(figure))

export const toRow = (option: DeliveryOption): OptionRow => ({
  key: `kept-${option.id}`,
  id: option.id,
  kind: option.kind,
  name: option.name,
  radius: getText(option.radius_km),
  north_cents: option.north_cents,
  south_cents: option.south_cents,
  own_region_cents: option.own_region_cents,
  hasRural: option.rural_cents !== null,
  rural_cents: option.rural_cents,
  further_cents: option.further_cents || null,
  days: getText(option.days_to_send),
  isTracked: option.is_tracked,
})

const readFigure = (text: string) => (text.trim() === '' ? null : Number(text.trim()))

/** Fields that the kind doesn't have are blank, so that they can't be wrong either. */
function toOption(row: OptionRow) {
  const isOwn = row.kind === 'own_delivery'
  const isAgreed = row.kind === 'as_agreed'
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    radius_km: isOwn ? readFigure(row.radius) : null,
    north_cents: isOwn ? null : row.north_cents,
    south_cents: isOwn ? null : isAgreed ? row.north_cents : row.south_cents,
    own_region_cents: isAgreed ? null : row.own_region_cents,
    rural_cents: isAgreed ? 0 : !row.hasRural ? null : row.rural_cents === null ? 0 : row.rural_cents,
    further_cents: isAgreed || row.further_cents === null ? 0 : row.further_cents,
    days_to_send: isAgreed ? null : readFigure(row.days),
    is_tracked: !isOwn && !isAgreed && row.isTracked,
  }
}

export type OptionField = Exclude<keyof OptionRow, 'key' | 'id' | 'kind' | 'hasRural' | 'isTracked'>
export type OptionErrors = Partial<Record<OptionField, string>>

const fieldOf = {
  name: 'name',
  radius_km: 'radius',
  north_cents: 'north_cents',
  south_cents: 'south_cents',
  own_region_cents: 'own_region_cents',
  rural_cents: 'rural_cents',
  further_cents: 'further_cents',
  days_to_send: 'days',
} as const satisfies Record<string, OptionField>

/** Typed text that can't be read. */
export function findUnreadable(row: OptionRow): OptionErrors {
  const errors: OptionErrors = {}
  const option = toOption(row)
  for (const issue of z.safeParse(deliveryOption, option).error?.issues ?? []) {
    const [name] = issue.path
    if (typeof name !== 'string' || !isKeyOf(fieldOf, name)) continue
    errors[fieldOf[name]] ??= option[name] === undefined ? t.enter_an_amount_like_6_or_6_50() : issue.message
  }
  return errors
}

/** Fields that an option needs. */
export function findMissing(row: OptionRow): OptionErrors {
  const { kind, name, north_cents: north, south_cents: south, own_region_cents: own } = toOption(row)
  if (kind === 'as_agreed') {
    return {
      ...(name.trim() === '' && { name: t.enter_a_name() }),
      ...(north === null && { north_cents: t.enter_a_price_or_0() }),
    }
  }
  if (kind === 'own_delivery') {
    return {
      ...(row.radius.trim() === '' && { radius: t.enter_how_far_you_deliver() }),
      ...(own === null && { own_region_cents: t.enter_a_price_or_0() }),
    }
  }
  return north === null && south === null && own === null ? { north_cents: t.enter_a_price_or_0() } : {}
}

export function readOption(row: OptionRow): DeliveryOption | null {
  if (Object.keys(findMissing(row)).length > 0) return null
  return z.safeParse(deliveryOption, toOption(row)).data ?? null
}

export const readOptions = (rows: readonly OptionRow[]): DeliveryOption[] =>
  rows.map(readOption).filter((option) => option !== null)
