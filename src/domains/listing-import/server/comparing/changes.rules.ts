import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { entriesOf } from '#platform/common/records.ts'
import type { MappedFields } from '../mapping/map-row.rules.ts'
import type { Column } from '../reading/columns.rules.ts'

type Own = Pick<
  OwnListing,
  Exclude<keyof MappedFields & keyof OwnListing, 'delivery_options'> | 'delivery_options'
>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const minuteMs = 60_000

const isSameTime = (one: string | null | undefined, other: string | null) =>
  one != null &&
  other !== null &&
  Math.floor(Date.parse(one) / minuteMs) === Math.floor(Date.parse(other) / minuteMs)

const toColumn = (field: keyof MappedFields, saleMethod: string): Column => {
  if (field === 'buy_now_price_cents') return saleMethod === 'auction' ? 'buy_now_price' : 'price'
  return columnsByField[field] ?? 'title'
}

const columnsByField: Partial<Record<keyof MappedFields, Column>> = {
  title: 'title',
  subtitle: 'subtitle',
  description: 'description',
  category_id: 'category',
  condition: 'condition',
  sale_method: 'sale_method',
  start_price_cents: 'start_price',
  reserve_price_cents: 'reserve',
  duration_minutes: 'duration',
  closes_at: 'closing',
  quantity: 'quantity',
  pickup: 'delivery',
  delivery_options: 'delivery',
  payment_methods: 'delivery',
  suburb: 'suburb',
}

/** The fields that differ from the listing's, and their columns. Answers are compared one by one. */
export function findChangedFields(
  own: Own,
  wanted: MappedFields,
): { fields: MappedFields; columns: Column[] } {
  const { attributes = {}, closes_at: closesAt, ...rest } = wanted
  const fields = entriesOf(rest).filter(([name, value]) => !isSame(value, own[name]))
  const answers = Object.entries(attributes).filter(([key, answer]) => !isSame(answer, own.attributes[key]))
  const isEndNew =
    closesAt !== undefined && closesAt !== own.closes_at && !isSameTime(closesAt, own.closes_at)
  const saleMethod = wanted.sale_method ?? own.sale_method
  const columns = [
    ...fields.map(([name]) => toColumn(name, saleMethod)),
    ...(isEndNew && closesAt !== null ? (['closing'] as const) : []),
    ...answers.map(([key]): Column => `attr.${key}`),
  ]
  return {
    fields: {
      ...Object.fromEntries(fields),
      ...(isEndNew && { closes_at: closesAt }),
      ...(answers.length > 0 && { attributes: Object.fromEntries(answers) }),
    },
    columns: [...new Set(columns)],
  }
}
