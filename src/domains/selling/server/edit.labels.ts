import { formatOption, formatOptionPrices } from '#domains/delivery/common/delivery-labels.ts'
import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { findField, isPrivateField } from '#domains/listings/common/rules/common-fields.ts'
import { type Change, isSame } from './editing.rules.ts'
import * as t from '#domains/selling/texts.ts'

type SaleMethod = 'auction' | 'fixed_price' | 'enquire'

/** Returns one line per change, without the seller's secrets. */
export function listLines(changes: readonly Change[], saleMethod: SaleMethod): string[] {
  return changes.flatMap((change) => {
    if (isUnmentioned(change.field)) return []
    const words = wordsFor[change.field]
    return [words ? words(change, saleMethod) : describeChanged(change.field)]
  })
}

export function linesForSeller(changes: readonly Change[], saleMethod: SaleMethod): string[] {
  const undescribed = changes
    .filter(({ field }) => isUnmentioned(field) && field !== 'duration_minutes')
    .map(({ field }) => describeChanged(field))
  return [...listLines(changes, saleMethod), ...new Set(undescribed)]
}

/** Answers have no texts of their own: admins name those filters. */
const describeChanged = (field: string): string =>
  findField(field)?.texts.changed?.() ?? t.changed_the_details()

type Words = (change: Change, saleMethod: SaleMethod) => string

/** The closing time implies the duration. */
const isUnmentioned = (field: string) => field === 'duration_minutes' || isPrivateField(field)

const wordsFor: Record<string, Words> = {
  title: ({ before }) => t.changed_the_title_which_was({ title: getText(before) }),
  description: ({ before, after }) => {
    const added = addedTo(getText(before), getText(after))
    return added === null ? t.changed_the_description() : t.added_to_the_description_added({ added })
  },
  image_ids: ({ before, after }) => {
    const added = addedItems(before, after)
    return added.length > 0 ? t.added_photos({ count: added.length }) : t.changed_the_photos()
  },
  'property.document_ids': ({ before, after }) => {
    const added = addedItems(before, after)
    return added.length > 0 ? t.added_documents({ count: added.length }) : t.changed_the_documents()
  },
  'property.agent_ids': ({ before, after }) => {
    const added = addedItems(before, after)
    return added.length > 0 ? t.added_agents({ count: added.length }) : t.changed_the_agents()
  },
  delivery_options: ({ before, after }) => {
    const added = addedItems(before, after) as DeliveryOption[]
    if (added.length === 0) return t.changed_the_delivery()
    return t.added_delivery({
      options: added.map((option) => `${formatOption(option)}, ${formatOptionPrices(option, '')}`).join('; '),
    })
  },
  start_price_cents: (change) => describePriceChange('start', change),
  buy_now_price_cents: (change, saleMethod) =>
    describePriceChange(saleMethod === 'auction' ? 'buy_now' : 'other', change),
  'property.price_cents': (change) => describePriceChange('other', change),
  'property.weekly_rent_cents': (change) => describePriceChange('rent', change),
  // The amount is the seller's secret.
  reserve_price_cents: ({ before, after }) => {
    if (before === null) return t.set_a_reserve()
    if (after === null) return t.removed_the_reserve()
    return (after as number) < (before as number) ? t.lowered_the_reserve() : t.raised_the_reserve()
  },
  quantity: ({ before, after }) =>
    t.changed_how_many_there_are({ before: getText(before), after: getText(after) }),
  accepts_offers: ({ after }) => (after ? t.takes_offers_now() : t.takes_no_more_offers()),
  closes_at: ({ before, after }) =>
    t.moved_the_closing({ before: getInstant(before), after: getInstant(after) }),
  condition: ({ before, after }) =>
    t.changed_the_condition({ before: getText(before), after: getText(after) }),
  'vehicle.odometer_km': ({ before, after }) =>
    typeof before === 'number' && typeof after === 'number'
      ? t.corrected_the_odometer({
          before: formatCount(before),
          after: formatCount(after),
        })
      : t.changed_the_odometer(),
}

function describePriceChange(
  price: 'start' | 'buy_now' | 'rent' | 'other',
  { before, after }: Change,
): string {
  if (before === null) return t.set_a_price({ price, after: formatMoney(after as number) })
  if (after === null) return t.removed_the_price({ price, before: formatMoney(before as number) })
  return t.changed_the_price({
    price,
    before: formatMoney(before as number),
    after: formatMoney(after as number),
  })
}

const addedTo = (before: string, after: string) =>
  before !== '' && after.startsWith(`${before}\n`) ? after.slice(before.length).trim() : null

function addedItems(before: unknown, after: unknown): unknown[] {
  const [had, has] = [(before ?? []) as unknown[], (after ?? []) as unknown[]]
  const preserves = had.every((item, index) => isSame(item, has[index]))
  return preserves ? has.slice(had.length) : []
}

const getInstant = (value: unknown) =>
  typeof value === 'string' ? formatShortInstant(new Date(value)) : t.no_time()
const getText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')
