import { must } from '#platform/common/must.ts'
import { keysOf, recordOf } from '#platform/common/records.ts'
export type Text = () => string

export type Options = Readonly<Record<string, Text>>

export const readOptions = <Of extends Options>(options: Of): Record<keyof Of & string, string> =>
  recordOf(keysOf(options), (value) => must(options[value], value)())

/**
 * How a value is checked, typed in and shown. `name` begins a refusal: “The odometer may be at most
 * …”.
 */
export type FieldValue =
  | { kind: 'text' | 'paragraphs'; name: Text; max: number }
  /** An area is typed in square metres, or in hectares with their unit. */
  | { kind: 'number' | 'year' | 'area'; name: Text; least: number; most: number; unit?: string }
  /** `limit` is `most` as a refusal writes it. */
  | { kind: 'decimal'; name: Text; isAboveZero?: true; most: number; limit?: string; unit: string }
  | { kind: 'choice'; options: Options; refusal?: Text }
  /** `name` and `max` apply to one line, `most` to the list. */
  | { kind: 'lines'; name: Text; max: number; most: number; tooMany: Text }
  /** A flag is never null; an instant is a date and time in Auckland. */
  | { kind: 'money' | 'yes_no' | 'flag' | 'day' | 'instant' }
  /** They have their own shape and form section. */
  | { kind: 'visits' | 'uploads' }

/** A form stores these as the typed text. */
export const isTypedNumber = (kind: FieldValue['kind']): boolean =>
  kind === 'number' || kind === 'year' || kind === 'decimal' || kind === 'area'

export interface NamedField {
  texts: {
    label: Text
    /** Shown below the control. */
    help?: Text
    /**
     * Its text in the log of changes. A field without it has a special text there, or never
     * changes.
     */
    changed?: Text
  }
  /** The public history leaves the change out. */
  isPrivate?: true
}

/** How buyers search by a field. Choices and texts take several values, numbers are ranges. */
export interface FieldSearch {
  /** The parameter's name, if that isn't the field's. Ranges add `_min` and `_max`. */
  as?: string
  /** Its place in the filter rail. */
  rail: 'open' | 'folded' | 'more'
  /** For a day: on or before it, or at least so many months ahead. */
  day?: 'by' | 'months_ahead'
}

export interface ListingField extends NamedField {
  value: FieldValue
  /** A field without it isn't searched. */
  search?: FieldSearch
}

/** The type of the stored value. */
export type ValueOf<Field extends ListingField> = Field['value'] extends { kind: 'choice'; options: infer O }
  ? keyof O | null
  : ValueByKind[Field['value']['kind']]

interface ValueByKind {
  text: string | null
  paragraphs: string | null
  number: number | null
  year: number | null
  area: number | null
  decimal: number | null
  money: number | null
  choice: string | null
  yes_no: boolean | null
  flag: boolean
  day: string | null
  instant: string | null
  lines: string[]
  visits: { starts_at: string; ends_at: string }[]
  uploads: number[]
}
