import { formatMoney, formatShortInstant } from '#shared/formats/formats.ts'
import type { Change } from './editing.rules.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

type SaleMethod = 'auction' | 'fixed_price' | 'enquire'

/** What an edit did, as everyone may read it: a line for each change, and nothing of what is the seller's secret. */
export function listLines(changes: readonly Change[], sale_method: SaleMethod): string[] {
  return changes.flatMap((change) => {
    if (unsaid.has(change.field)) return []
    const words = wordsFor[change.field]
    return [words ? words(change, sale_method) : t.changed_name({ name: getName(change.field) })]
  })
}

/** The same for its seller, who reads of what nobody else is told as well. */
export function linesForSeller(changes: readonly Change[], sale_method: SaleMethod): string[] {
  const untold = changes
    .filter(({ field }) => unsaid.has(field) && field !== 'duration_minutes')
    .map(({ field }) =>
      t.changed_sellers_names({ sellers_names: getSellersNames()[field] ?? getName(field) }),
    )
  return [...listLines(changes, sale_method), ...new Set(untold)]
}

const getExactPlace = makeTexts(() => t.where_exactly_it_is())
const getSellersNames = makeTexts((): Record<string, string> => ({
  auto_relist_left: t.how_often_it_is_listed_again_by_itself(),
  address: getExactPlace(),
  latitude: getExactPlace(),
  longitude: getExactPlace(),
}))

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
  title: ({ before }) => t.changed_the_title_which_was_text({ text: getText(before) }),
  description: ({ before, after }) => {
    const added = addedTo(getText(before), getText(after))
    return added === null ? t.changed_the_description() : t.added_to_the_description_added({ added })
  },
  image_ids: ({ before, after }) => {
    const added = addedItems(before, after)
    return added.length > 0
      ? t.added_choice({
          choice: t.length_photos({ count: added.length }),
        })
      : t.changed_the_photos()
  },
  'property.document_ids': ({ before, after }) => {
    const added = addedItems(before, after)
    if (added.length === 0) return t.changed_the_documents()
    return t.added_choice({
      choice: t.length_documents({ count: added.length }),
    })
  },
  shipping_options: ({ before, after }) => {
    const added = addedItems(before, after) as { label: string; price_cents: number }[]
    if (added.length === 0) return t.changed_the_shipping()
    return t.added_shipping_text({
      text: added.map(({ label, price_cents }) => `${label}, ${formatMoney(price_cents)}`).join('; '),
    })
  },
  start_price_cents: (change) => describeMoneyChange(t.start_price(), change),
  buy_now_price_cents: (change, sale_method) =>
    describeMoneyChange(sale_method === 'auction' ? t.buy_now_price() : 'price', change),
  'property.price_cents': (change) => describeMoneyChange('price', change),
  'property.weekly_rent_cents': (change) => describeMoneyChange(t.weekly_rent(), change),
  // Its amount is the seller's secret.
  reserve_price_cents: ({ before, after }) => {
    if (before === null) return t.set_a_reserve()
    if (after === null) return t.removed_the_reserve()
    return (after as number) < (before as number) ? t.lowered_the_reserve() : t.raised_the_reserve()
  },
  quantity: ({ before, after }) =>
    t.changed_how_many_there_are_from_text({ text: getText(before), text2: getText(after) }),
  accepts_offers: ({ after }) => (after ? t.takes_offers_now() : t.takes_no_more_offers()),
  closes_at: ({ before, after }) =>
    t.moved_the_closing_from_instant_to({ instant: getInstant(before), instant2: getInstant(after) }),
  condition: ({ before, after }) =>
    t.changed_the_condition_from_text_to({ text: getText(before), text2: getText(after) }),
  'vehicle.odometer_km': ({ before, after }) =>
    typeof before === 'number' && typeof after === 'number'
      ? t.corrected_the_odometer_from_before_to({ before: kilometres(before), after: kilometres(after) })
      : t.changed_the_odometer(),
}

const getNames = makeTexts((): Record<string, string> => ({
  category_id: t.the_category(),
  pickup: t.the_pickup(),
  payment_methods: t.the_ways_to_pay(),
  suburb: t.the_place(),
  'vehicle.vin': t.the_vin(),
  'vehicle.wof_expires': t.the_wof_date(),
  'vehicle.rego_expires': t.the_registration_date(),
}))

/** A field without words of its own, by its key: `vehicle.exterior_colour` is the exterior colour. */
function getName(field: string): string {
  const key = field.split('.').at(-1)!
  return (
    getNames()[field] ?? t.the_text({ text: key.replace(/_(?:cents|km|m2|id)$/, '').replaceAll('_', ' ') })
  )
}

function describeMoneyChange(name: string, { before, after }: Change): string {
  if (before === null) return t.set_a_name_of_after({ name, after: formatMoney(after as number) })
  if (after === null) return t.removed_the_name_of_before({ name, before: formatMoney(before as number) })
  return t.changed_the_name_from_before_to_after({
    name,
    before: formatMoney(before as number),
    after: formatMoney(after as number),
  })
}

const addedTo = (before: string, after: string) =>
  before !== '' && after.startsWith(`${before}\n`) ? after.slice(before.length).trim() : null

function addedItems(before: unknown, after: unknown): unknown[] {
  const [had, has] = [(before ?? []) as unknown[], (after ?? []) as unknown[]]
  const keeps = had.every((item, index) => JSON.stringify(item) === JSON.stringify(has[index]))
  return keeps ? has.slice(had.length) : []
}

const getInstant = (value: unknown) =>
  typeof value === 'string' ? formatShortInstant(new Date(value)) : t.no_time()
const getText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')
const kilometres = (km: number) => t.text_km({ text: km.toLocaleString('en-NZ') })
