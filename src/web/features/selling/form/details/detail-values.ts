import { makeTexts } from '#shared/texts/make-texts.ts'
import {
  own_property,
  property_fields,
  type OpenHome,
  type OwnProperty,
} from '#contract/listings/properties.shapes.ts'
import { type PropertyField } from '#shared/rules/listings/property-fields.ts'
import { vehicle_fields, type Vehicle } from '#contract/listings/vehicles.shapes.ts'
import { type VehicleField } from '#shared/rules/listings/vehicle-fields.ts'
import { aucklandLocal, readAucklandLocal } from '#shared/formats/auckland-time.ts'
import type { DetailSpec } from './detail-specs.ts'
import { toVisit, type VisitRow, toVisitRow } from '#web/lib/visit-rows.ts'
import { getPropertySpecs } from '../../property/property-specs.ts'
import { getVehicleSpecs } from '../../vehicle/vehicle-specs.ts'

/** As a control holds it: numbers, days and lists as they are typed; undefined is an amount that is none. */
export type RawDetail = string | number | boolean | VisitRow[] | number[] | null | undefined

export type VehicleValues = Record<VehicleField, RawDetail>
export type PropertyValues = Record<PropertyField, RawDetail>

export const emptyVehicle = (): VehicleValues =>
  emptied(getVehicleSpecs(), { subtype: null } satisfies Partial<VehicleValues>)

export const emptyProperty = (): PropertyValues =>
  emptied(getPropertySpecs(), {
    purpose: null,
    shows_address: false,
  } satisfies Partial<PropertyValues>)

function emptied<Field extends string>(
  specs: Record<Field, DetailSpec>,
  own: Partial<Record<Field, RawDetail>>,
): Record<Field, RawDetail> {
  const blank = Object.entries<DetailSpec>(specs).map(([field, { kind }]) => [field, getBlank(kind)])
  return { ...(Object.fromEntries(blank) as Record<Field, RawDetail>), ...own }
}

function getBlank(kind: DetailSpec['kind']): RawDetail {
  if (kind === 'visits' || kind === 'uploads') return []
  return kind === 'money' || kind === 'choice' || kind === 'yes_no' ? null : ''
}

export const getVehicleValues = (vehicle: Vehicle): VehicleValues => getRaw(getVehicleSpecs(), vehicle)
export const getPropertyValues = (property: OwnProperty): PropertyValues =>
  getRaw(getPropertySpecs(), property)

function getRaw<Field extends string>(
  specs: Record<Field, DetailSpec>,
  details: Record<Field, unknown>,
): Record<Field, RawDetail> {
  const raw = Object.entries<DetailSpec>(specs).map(([field, { kind }]) => [
    field,
    rawValue(kind, details[field as Field]),
  ])
  return Object.fromEntries(raw) as Record<Field, RawDetail>
}

function rawValue(kind: DetailSpec['kind'], value: unknown): RawDetail {
  if ((kind === 'number' || kind === 'area') && typeof value === 'number') return String(value)
  if (kind === 'lines' && Array.isArray(value)) return value.join('\n')
  if (kind === 'instant' && typeof value === 'string') return aucklandLocal(new Date(value))
  if (kind === 'visits' && Array.isArray(value)) return (value as OpenHome[]).map(toVisitRow)
  return (value as RawDetail) ?? getBlank(kind)
}

/** Undefined where it can't be read. */
function sentValue(kind: DetailSpec['kind'], raw: RawDetail): unknown {
  if (kind === 'visits') return (raw as VisitRow[]).flatMap((row) => toVisit(row) ?? [])
  if (typeof raw !== 'string') return raw
  const text = raw.trim()
  if (kind === 'lines') return text === '' ? [] : splitLines(text)
  if (text === '') return null
  if (kind === 'number') return parseNumber(text)
  if (kind === 'area') return parseArea(text)
  if (kind === 'instant') return readAucklandLocal(text)?.at.toISOString()
  return raw
}

const parseNumber = (text: string) => Number(text.replace(/(?<=\d)[ ,](?=\d{3})/g, ''))

/** In square metres; '2.5 ha' is 25,000. */
function parseArea(text: string): number {
  const hectares = /^(.*\d)\s*(?:ha|hectares?)$/i.exec(text)
  return hectares
    ? Math.round(parseNumber(hectares[1]!) * 10_000)
    : parseNumber(text.replace(/\s*(?:m²|m2|sqm)$/i, ''))
}

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const shapes = { vehicle: vehicle_fields, property: property_fields }
const getSpecsOf = makeTexts(() => ({ vehicle: getVehicleSpecs(), property: getPropertySpecs() }))

export type DetailName = `vehicle.${VehicleField}` | `property.${PropertyField}`

export function sentDetails(group: 'vehicle' | 'property', values: object): [DetailName, unknown][] {
  const specs: Record<string, DetailSpec> = getSpecsOf()[group]
  return Object.entries(values).map(([field, raw]: [string, RawDetail]) => [
    `${group}.${field}` as DetailName,
    sentValue(specs[field]!.kind, raw),
  ])
}

export function detailShape(name: string) {
  const [group, field] = name.split('.')
  if (group !== 'vehicle' && group !== 'property') return undefined
  return (shapes[group] as Record<string, (typeof own_property.shape)[PropertyField]>)[field ?? '']
}
