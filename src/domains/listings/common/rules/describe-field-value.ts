import { formatDateOfDay, formatMoney } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { FieldValue } from './listing-field.ts'
import * as t from '#domains/listings/texts.ts'

export type DescribedValue = string | number | boolean | readonly string[] | null

export function describeFieldValue(
  field: FieldValue,
  value: DescribedValue | undefined,
  unit = 'unit' in field ? field.unit : undefined,
): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? t.yes() : t.no()
  if (typeof value === 'object') return value.length > 0 ? value.join(', ') : null
  if (typeof value === 'string') return describeText(field, value)
  if (field.kind === 'money') return formatMoney(value)
  const number = field.kind === 'year' ? String(value) : formatCount(value)
  return unit ? `${number} ${unit}` : number
}

function describeText(field: FieldValue, text: string): string {
  if (field.kind === 'day') return formatDateOfDay(text)
  return field.kind === 'choice' ? (field.options[text]?.() ?? text) : text
}
