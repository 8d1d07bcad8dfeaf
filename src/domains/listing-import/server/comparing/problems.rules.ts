import type { ImportProblem } from '#domains/listing-import/common/listing-import.ts'

/** The column that gives each field of a listing. */
const columns: Record<string, string> = {
  category_id: 'category',
  start_price_cents: 'start_price',
  reserve_price_cents: 'reserve',
  duration_minutes: 'duration',
  closes_at: 'closing',
  delivery_options: 'delivery',
  pickup: 'delivery',
  payment_methods: 'delivery',
  image_ids: 'pictures',
}

function toColumn(field: string, saleMethod: string): string {
  const [name = '', inner = ''] = field.split('.')
  if (name === 'attributes') return inner === '' ? '' : `attr.${inner}`
  if (name === 'buy_now_price_cents') return saleMethod === 'auction' ? 'buy_now_price' : 'price'
  return columns[name] ?? name
}

/** The problems of a listing by their columns, each sentence once. */
export function toProblems(errors: Readonly<Record<string, string>>, saleMethod: string): ImportProblem[] {
  const found = Object.entries(errors).map(([field, says]) => ({ column: toColumn(field, saleMethod), says }))
  return found.filter(
    ({ column, says }, n) => found.findIndex((one) => one.column === column && one.says === says) === n,
  )
}
