import { detailFields, type DetailName } from '#domains/listings/common/rules/applicable-fields.ts'
import {
  type FieldValue,
  isTypedNumber,
  type ListingField,
} from '#domains/listings/common/rules/listing-field.ts'
import {
  ownProperty,
  propertyFieldShapes,
  type OpenHome,
  type OwnProperty,
} from '#domains/listings/common/properties.shapes.ts'
import { propertyFields, type PropertyField } from '#domains/listings/common/rules/property-fields.ts'
import { vehicleFieldShapes, type Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import {
  vehicleFields,
  type VehicleField,
  type VehicleSubtype,
} from '#domains/listings/common/rules/vehicle-fields.ts'
import { aucklandLocal, readAucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { must } from '#platform/common/must.ts'
import { keysOf, recordOf } from '#platform/common/records.ts'
import { toVisit, type VisitRow, toVisitRow } from '#platform/web/visit-rows.ts'

type Kind = FieldValue['kind']

/** A control's value: numbers, days and lists as typed; undefined is an invalid amount. */
export type RawDetail = string | number | boolean | VisitRow[] | number[] | null | undefined

/** The numbers of uploads or agents; none for a field of another kind. */
export const getIds = (raw: RawDetail): number[] => (isListOf(raw, isNumber) ? raw : [])

export const getVisits = (raw: RawDetail): VisitRow[] => (isListOf(raw, isVisit) ? raw : [])

const isListOf = <One>(raw: RawDetail, isOne: (one: unknown) => one is One): raw is RawDetail & One[] =>
  Array.isArray(raw) && raw.every(isOne)
const isNumber = (one: unknown): one is number => typeof one === 'number'
const isVisit = (one: unknown): one is VisitRow => typeof one === 'object'

export type VehicleValues = Record<VehicleField, RawDetail>
export type PropertyValues = Record<PropertyField, RawDetail>

export const getSubtype = (vehicle: VehicleValues | null): VehicleSubtype | null =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The select has no other options.
  (vehicle?.subtype ?? null) as VehicleSubtype | null

export const emptyVehicle = (): VehicleValues => mapValues(vehicleFields, getBlank)
export const emptyProperty = (): PropertyValues => mapValues(propertyFields, getBlank)

export const getVehicleValues = (vehicle: Vehicle): VehicleValues =>
  mapValues(vehicleFields, (kind, field) => rawValue(kind, vehicle[field]))
export const getPropertyValues = (property: OwnProperty): PropertyValues =>
  mapValues(propertyFields, (kind, field) => rawValue(kind, property[field]))

function mapValues<Field extends string>(
  fields: Record<Field, ListingField>,
  getValue: (kind: Kind, field: Field) => RawDetail,
): Record<Field, RawDetail> {
  return recordOf(keysOf(fields), (field) => getValue(fields[field].value.kind, field))
}

function getBlank(kind: Kind): RawDetail {
  if (kind === 'visits' || kind === 'uploads') return []
  if (kind === 'flag') return false
  return kind === 'money' || kind === 'choice' || kind === 'yes_no' ? null : ''
}

function rawValue(kind: Kind, value: unknown): RawDetail {
  if (isTypedNumber(kind) && typeof value === 'number') return String(value)
  if (kind === 'lines' && Array.isArray(value)) return value.join('\n')
  if (kind === 'instant' && typeof value === 'string') return aucklandLocal(new Date(value))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The kind tells the type.
  if (kind === 'visits' && Array.isArray(value)) return (value as OpenHome[]).map(toVisitRow)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The other kinds are typed in as they are stored.
  return (value as RawDetail) ?? getBlank(kind)
}

/** Undefined if it can't be read. */
function sentValue(kind: Kind, raw: RawDetail): unknown {
  if (kind === 'visits') return getVisits(raw).flatMap((row) => toVisit(row) ?? [])
  if (typeof raw !== 'string') return raw
  const text = raw.trim()
  if (kind === 'lines') return text === '' ? [] : splitLines(text)
  if (text === '') return null
  if (kind === 'area') return parseArea(text)
  if (isTypedNumber(kind)) return parseNumber(text)
  if (kind === 'instant') return readAucklandLocal(text)?.at.toISOString()
  return raw
}

const parseNumber = (text: string) => Number(text.replace(/(?<=\d)[ ,](?=\d{3})/g, ''))

/** Returns square metres; '2.5 ha' is 25,000. */
function parseArea(text: string): number {
  const hectares = /^(.*\d)\s*(?:ha|hectares?)$/i.exec(text)
  return hectares
    ? Math.round(parseNumber(must(hectares[1], 'number of hectares')) * 10_000)
    : parseNumber(text.replace(/\s*(?:m²|m2|sqm)$/i, ''))
}

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const shapes = { vehicle: vehicleFieldShapes, property: propertyFieldShapes }

export function sentDetails(group: 'vehicle' | 'property', values: object): [DetailName, unknown][] {
  return Object.entries(values).map(([field, raw]: [string, RawDetail]) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The values are those of the group's fields.
    const name = `${group}.${field}` as DetailName
    return [name, sentValue(detailFields[name].value.kind, raw)]
  })
}

export function detailShape(name: string) {
  const [group, field] = name.split('.')
  if (group !== 'vehicle' && group !== 'property') return undefined
  return (shapes[group] as Record<string, (typeof ownProperty.shape)[PropertyField]>)[field ?? '']
}
