import type {
  FieldSearch,
  FieldValue,
  ListingField,
  Options,
  Text,
  ValueOf,
} from '#domains/listings/common/rules/listing-field.ts'
import { propertyFields } from '#domains/listings/common/rules/property-fields.ts'
import { vehicleFields } from '#domains/listings/common/rules/vehicle-fields.ts'

export type SearchKind = 'several' | 'range' | 'yes' | 'by_day' | 'months_ahead'

/**
 * A field of vehicles or property that is searched. Shapes, tokens, facets, the filter rail, chips and saved
 * searches are made from these.
 */
export interface SearchField {
  type: 'vehicle' | 'property'
  /** Its name in the listing. */
  field: string
  /** Its parameter, which a range extends by `_min` and `_max`. */
  name: string
  kind: SearchKind
  rail: FieldSearch['rail']
  value: FieldValue
  label: Text
}

function findKind({ kind }: FieldValue, { day }: FieldSearch): SearchKind {
  if (day) return day === 'by' ? 'by_day' : day
  if (kind === 'choice' || kind === 'text') return 'several'
  return kind === 'yes_no' || kind === 'flag' ? 'yes' : 'range'
}

const listFields = (type: SearchField['type'], fields: Record<string, ListingField>): SearchField[] =>
  Object.entries(fields).flatMap(([field, { search, value, texts }]) =>
    search
      ? [
          {
            type,
            field,
            name: search.as ?? field,
            kind: findKind(value, search),
            rail: search.rail,
            value,
            label: texts.label,
          },
        ]
      : [],
  )

export const searchFields: readonly SearchField[] = [
  ...listFields('vehicle', vehicleFields),
  ...listFields('property', propertyFields),
]

/** A search for more rooms finds those with this many or more. */
export const maxRooms = 10

/** Counted as “n or more”, up to `maxRooms`. */
export const isCountedUp = ({ name }: Pick<SearchField, 'name'>): boolean =>
  name === 'bedrooms' || name === 'bathrooms'

/** The largest whole number that may be searched for. */
export const maxNumber = 2_000_000_000

/** The longest time ahead that may be requested. */
export const maxMonthsAhead = 36

/** The parameters of a field. */
export function listParameters({ kind, name }: Pick<SearchField, 'kind' | 'name'>): string[] {
  if (kind === 'range') return [`${name}_min`, `${name}_max`]
  return [kind === 'several' || kind === 'yes' ? name : `${name}_${kind === 'by_day' ? 'by' : 'min'}`]
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `FieldParameter` is the same for types.
export const fieldParameters = searchFields.flatMap(listParameters) as readonly FieldParameter[]

export interface FieldRange {
  /** The column of the search row, or the key in its numbers. */
  column: string | null
  key: string
  min?: number
  max?: number
  /** In place of `min`: at least a day so many months ahead. */
  monthsAhead?: number
}

type Fields = Record<string, ListingField>
type Parameter<Field, Name> = Field extends { search: { as: infer As extends string } } ? As : Name & string
type KindNames<Of extends Fields, Value> = {
  [Name in keyof Of]: Of[Name] extends { search: object; value: { kind: Value } } ? Name : never
}[keyof Of]
type RangeValue = 'number' | 'year' | 'area' | 'decimal' | 'money'

type Several<Of extends Fields> = {
  [Name in KindNames<Of, 'choice' | 'text'> as Parameter<Of[Name], Name>]?:
    | (Of[Name]['value'] extends { options: Options } ? NonNullable<ValueOf<Of[Name]>>[] : string[])
    | undefined
}
type Ranges<Of extends Fields> = {
  [Name in KindNames<Of, RangeValue> as `${Parameter<Of[Name], Name>}_${'min' | 'max'}`]?: number | undefined
}
type Switches<Of extends Fields> = {
  [Name in KindNames<Of, 'yes_no' | 'flag'> as Parameter<Of[Name], Name>]?: 'yes' | undefined
}
type Days<Of extends Fields> = {
  [
    Name in keyof Of as Of[Name] extends { search: { day: 'by' } } ? `${Parameter<Of[Name], Name>}_by` : never
  ]?: string | undefined
} & {
  [
    Name in keyof Of as Of[Name] extends { search: { day: 'months_ahead' } }
      ? `${Parameter<Of[Name], Name>}_min`
      : never
  ]?: number | undefined
}
type QueryFor<Of extends Fields> = Several<Of> & Ranges<Of> & Switches<Of> & Days<Of>

/** The values that a search may have for the fields. */
export type FieldsQuery = QueryFor<typeof vehicleFields> & QueryFor<typeof propertyFields>
export type FieldParameter = keyof FieldsQuery
