import { vehicleWords } from '#shared/words/vehicle-words.ts'
import { lineSections, messageSections, ruleFields, texts } from './settings/settings-words.ts'

const labels: Record<string, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  phone_number: 'Phone',
  seller_kind: 'Sells',
  trading_name: 'Trading name',
  nzbn: 'NZBN',
  gst_number: 'GST number',
  trader_number: 'Motor trader number',
  agency_licence: 'Agency licence',
  is_adult: '18 or older',
  licence_words: 'Buyers confirm',
  avatar_image_id: 'Photo',
  ends_sessions: 'Signed out everywhere',
  ended_sessions: 'Sessions ended',
  category_id: 'Category',
  image_ids: 'Photos',
  sale_method: 'Sold by',
  duration_minutes: 'Duration',
  closes_at: 'Closes',
  starts_at: 'Starts',
  parent_id: 'Parent category',
  is_famous: 'Featured',
  image: 'Picture',
  approval_for: 'Approval',
  approval_category_ids: 'Categories that need approval',
  document_ids: 'Documents',
  floor_plan_ids: 'Floor plans',
  floor_area_m2: 'Floor area (m²)',
  land_area_m2: 'Land area (m²)',
  auto_relist_left: 'Automatic relists left',
  rows: 'Rows',
  q: 'Search',
  ...Object.fromEntries(Object.entries(vehicleWords).map(([field, { label }]) => [field, label])),
  ...Object.fromEntries(
    [...lineSections.flatMap(({ lines }) => lines), ...texts, ...ruleFields].map(({ name, label }) => [
      name,
      label,
    ]),
  ),
  ...Object.fromEntries(
    messageSections.flatMap((section) => section.texts.map(({ name, label }) => [name, label])),
  ),
}

/** What a field is called; one of a later version by its name. */
export function auditLabel(field: string): string {
  const known = labels[field]
  if (known) return known
  const words = field.replace(/_(?:cents|id)$/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
