import { formatMoney, formatShortInstant } from '#shared/formats/formats.ts'
import type { Change } from './editing.rules.ts'

type SaleMethod = 'auction' | 'fixed_price' | 'enquire'

/** What an edit did, as everyone may read it: a line for each change, and nothing of what is the seller's secret. */
export function listLines(changes: readonly Change[], sale_method: SaleMethod): string[] {
  return changes.flatMap((change) => {
    if (unsaid.has(change.field)) return []
    const words = wordsFor[change.field]
    return [words ? words(change, sale_method) : `Changed ${getName(change.field)}`]
  })
}

/** The same for its seller, who reads of what nobody else is told as well. */
export function linesForSeller(changes: readonly Change[], sale_method: SaleMethod): string[] {
  const untold = changes
    .filter(({ field }) => unsaid.has(field) && field !== 'duration_minutes')
    .map(({ field }) => `Changed ${sellersNames[field] ?? getName(field)}`)
  return [...listLines(changes, sale_method), ...new Set(untold)]
}

const exact_place = 'where exactly it is'
const sellersNames: Record<string, string> = {
  auto_relist_left: 'how often it is listed again by itself',
  address: exact_place,
  latitude: exact_place,
  longitude: exact_place,
}

type Words = (change: Change, sale_method: SaleMethod) => string

/** Nothing to a buyer, the seller's secret, or said by another field. */
const unsaid = new Set([
  'auto_relist_left',
  'auto_accept_cents',
  'auto_decline_cents',
  'duration_minutes',
  'address',
  'latitude',
  'longitude',
  'property.search_price_cents',
  'vehicle.stock_number',
])

const wordsFor: Record<string, Words> = {
  title: ({ before }) => `Changed the title, which was “${getText(before)}”`,
  description: ({ before, after }) => {
    const added = addedTo(getText(before), getText(after))
    return added === null ? 'Changed the description' : `Added to the description: “${added}”`
  },
  image_ids: ({ before, after }) => {
    const added = addedItems(before, after)
    return added.length > 0
      ? `Added ${added.length === 1 ? 'a photo' : `${added.length} photos`}`
      : 'Changed the photos'
  },
  'property.document_ids': ({ before, after }) => {
    const added = addedItems(before, after)
    if (added.length === 0) return 'Changed the documents'
    return `Added ${added.length === 1 ? 'a document' : `${added.length} documents`}`
  },
  shipping_options: ({ before, after }) => {
    const added = addedItems(before, after) as { label: string; price_cents: number }[]
    if (added.length === 0) return 'Changed the shipping'
    return `Added shipping: ${added.map(({ label, price_cents }) => `${label}, ${formatMoney(price_cents)}`).join('; ')}`
  },
  start_price_cents: (change) => describeMoneyChange('start price', change),
  buy_now_price_cents: (change, sale_method) =>
    describeMoneyChange(sale_method === 'auction' ? 'buy-now price' : 'price', change),
  'property.price_cents': (change) => describeMoneyChange('price', change),
  'property.weekly_rent_cents': (change) => describeMoneyChange('weekly rent', change),
  // Its amount is the seller's secret.
  reserve_price_cents: ({ before, after }) => {
    if (before === null) return 'Set a reserve'
    if (after === null) return 'Removed the reserve'
    return (after as number) < (before as number) ? 'Lowered the reserve' : 'Raised the reserve'
  },
  quantity: ({ before, after }) => `Changed how many there are, from ${getText(before)} to ${getText(after)}`,
  accepts_offers: ({ after }) => (after ? 'Takes offers now' : 'Takes no more offers'),
  closes_at: ({ before, after }) => `Moved the closing from ${getInstant(before)} to ${getInstant(after)}`,
  condition: ({ before, after }) => `Changed the condition from ${getText(before)} to ${getText(after)}`,
  'vehicle.odometer_km': ({ before, after }) =>
    typeof before === 'number' && typeof after === 'number'
      ? `Corrected the odometer from ${kilometres(before)} to ${kilometres(after)}`
      : 'Changed the odometer',
}

const names: Record<string, string> = {
  category_id: 'the category',
  pickup: 'the pickup',
  payment_methods: 'the ways to pay',
  suburb: 'the place',
  'vehicle.vin': 'the VIN',
  'vehicle.wof_expires': 'the WoF date',
  'vehicle.rego_expires': 'the registration date',
}

/** A field without words of its own, by its key: `vehicle.exterior_colour` is the exterior colour. */
function getName(field: string): string {
  const key = field.split('.').at(-1)!
  return names[field] ?? `the ${key.replace(/_(?:cents|km|m2|id)$/, '').replaceAll('_', ' ')}`
}

function describeMoneyChange(name: string, { before, after }: Change): string {
  if (before === null) return `Set a ${name} of ${formatMoney(after as number)}`
  if (after === null) return `Removed the ${name} of ${formatMoney(before as number)}`
  return `Changed the ${name} from ${formatMoney(before as number)} to ${formatMoney(after as number)}`
}

const addedTo = (before: string, after: string) =>
  before !== '' && after.startsWith(`${before}\n`) ? after.slice(before.length).trim() : null

function addedItems(before: unknown, after: unknown): unknown[] {
  const [had, has] = [(before ?? []) as unknown[], (after ?? []) as unknown[]]
  const keeps = had.every((item, index) => JSON.stringify(item) === JSON.stringify(has[index]))
  return keeps ? has.slice(had.length) : []
}

const getInstant = (value: unknown) =>
  typeof value === 'string' ? formatShortInstant(new Date(value)) : 'no time'
const getText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')
const kilometres = (km: number) => `${km.toLocaleString('en-NZ')} km`
