export type Text = () => string

export type Options = Readonly<Record<string, Text>>

export const readOptions = <Of extends Options>(options: Of) =>
  Object.fromEntries(Object.entries(options).map(([value, label]) => [value, label()])) as Record<
    keyof Of,
    string
  >

/** How a value is checked, typed in and shown. `name` begins a refusal: “The odometer may be at most …”. */
export type FieldValue =
  | { kind: 'text' | 'paragraphs'; name: Text; max: number }
  /** An area is typed in square metres, or in hectares with their unit. */
  | { kind: 'number' | 'year' | 'area'; name: Text; least: number; most: number; unit?: string }
  /** `limit` is `most` as a refusal writes it. */
  | { kind: 'decimal'; name: Text; isAboveZero?: true; most: number; limit?: string; unit: string }
  | { kind: 'choice'; options: Options; refusal?: Text }
  /** `name` and `max` are of one line, `most` of the list. */
  | { kind: 'lines'; name: Text; max: number; most: number; tooMany: Text }
  /** A flag is never null; an instant is a date and time in Auckland. */
  | { kind: 'money' | 'yes_no' | 'flag' | 'day' | 'instant' }
  /** They have a shape and a section of the form of their own. */
  | { kind: 'visits' | 'uploads' }

/** Of these a form has the text that was typed. */
export const isTypedNumber = (kind: FieldValue['kind']): boolean =>
  kind === 'number' || kind === 'year' || kind === 'decimal' || kind === 'area'

export interface NamedField {
  texts: {
    label: Text
    /** Below the control. */
    help?: Text
    /** In the log of changes. A field without it has words of its own there, or never changes. */
    changed?: Text
  }
  /** Nobody but the seller reads that it changed. */
  isPrivate?: true
}

export interface ListingField extends NamedField {
  value: FieldValue
}

/** As a listing has it. */
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
