import { formatMinutes } from '#shared/rules/closing-rules.ts'
import { formatCalendarDay, formatMoney } from '#shared/formats/formats.ts'
import { listing_status_words, listing_type_words, sale_method_words } from '#shared/words/listing-words.ts'
import {
  furnishings,
  price_methods,
  property_types,
  purposes,
  title_types,
} from '#shared/words/property-words.ts'
import { describeVehicleValue, vehicleWords } from '#shared/words/vehicle-words.ts'
import type { VehicleField } from '#shared/rules/listings/vehicle-fields.ts'
import type { AuditEntry } from '#contract/audit/audit.ts'
import { statusWords } from './members/member-words.ts'
import { formatMoment } from './moments.ts'
import { approvalWords } from './settings/settings-words.ts'

export const nothing = 'nothing'

export interface AuditNames {
  /** What the act was done to: an account and a listing name the same status differently. */
  subject?: AuditEntry['subject_kind']
  /** Of a category by its number; undefined where it is gone. */
  category?: (id: number) => string | undefined
}

const choices: Record<string, Record<string, string>> = {
  sale_method: sale_method_words,
  type: { ...listing_type_words, user: 'User', admin: 'Admin' },
  status: { ...listing_status_words, shown: 'Shown', hidden: 'Hidden' },
  'account.status': statusWords,
  seller_kind: { private: 'privately', in_trade: 'in trade' },
  condition: { new: 'New', used: 'Used' },
  pickup: { none: 'No pickup', allowed: 'Pickup available', must: 'Pickup only' },
  payment_methods: { bank_transfer: 'Bank transfer', cash: 'Cash', other: 'Other' },
  purpose: purposes,
  property_type: property_types,
  price_method: price_methods,
  title_type: title_types,
  furnishings,
  approval_for: Object.fromEntries(Object.entries(approvalWords).map(([key, { label }]) => [key, label])),
}

const counted: Record<string, string> = {
  image_ids: 'photo',
  document_ids: 'document',
  floor_plan_ids: 'floor plan',
}
const category_fields = new Set(['category_id', 'category_ids', 'parent_id', 'approval_category_ids'])
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const dayPattern = /^\d{4}-\d\d-\d\d$/
/** Numbers that nobody counts with. */
const ungrouped = /(?:^|_)(?:id|year)$|^year/

/** A value as people read it. */
export function auditValue(field: string, value: unknown, names: AuditNames): string {
  if (value === null || value === undefined || value === '') return nothing
  if (Array.isArray(value)) return listValue(field, value, names)
  if (typeof value === 'object') return groupValue(value, names)
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value === 'number') return numberValue(field, value, names)
  if (typeof value !== 'string') return nothing
  return textValue(field, value, names)
}

function listValue(field: string, values: unknown[], names: AuditNames): string {
  if (values.length === 0) return nothing
  const one = counted[field]
  if (one) return values.length === 1 ? `1 ${one}` : `${values.length} ${one}s`
  return values.map((value) => auditValue(field, value, names)).join(', ')
}

function groupValue(group: object, names: AuditNames): string {
  const said = Object.entries(group)
    .map(([field, value]) => auditValue(field, value, names))
    .filter((words) => words !== nothing)
  return said.length === 0 ? nothing : said.join(' ')
}

function numberValue(field: string, value: number, names: AuditNames): string {
  if (field.endsWith('_cents')) return formatMoney(value)
  if (field === 'duration_minutes') return formatMinutes(value)
  if (category_fields.has(field)) return names.category?.(value) ?? `category ${value}`
  if (field in vehicleWords) return describeVehicleValue(field as VehicleField, value) ?? nothing
  return value.toLocaleString('en-NZ', { useGrouping: !ungrouped.test(field) })
}

function textValue(field: string, value: string, { subject }: AuditNames): string {
  const choice = choices[`${subject}.${field}`]?.[value] ?? choices[field]?.[value]
  if (choice) return choice
  if (field in vehicleWords) return describeVehicleValue(field as VehicleField, value) ?? nothing
  if (instantPattern.test(value)) return formatMoment(value)
  return dayPattern.test(value) ? formatCalendarDay(value) : value
}
