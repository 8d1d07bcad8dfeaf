import { type DraftField, draftOf, type SellValues } from './sell-values.ts'
import type { Photo } from './photo-list.ts'
import { readAucklandLocal } from './auckland-time.ts'

/** The fields in the order of the form, each with the id of the control that is to be mended. */
export const fieldIds = {
  image_ids: 'sell-photos',
  title: 'sell-title',
  category_id: 'sell-category',
  condition: 'sell-condition',
  description: 'sell-description',
  sale_method: 'sell-method',
  start_price_cents: 'sell-start',
  reserve_price_cents: 'sell-reserve',
  buy_now_price_cents: 'sell-buy-now',
  quantity: 'sell-quantity',
  duration_minutes: 'sell-duration',
  closes_at: 'sell-closes-at',
  pickup: 'sell-pickup',
  shipping_options: 'sell-shipping',
  payment_methods: 'sell-payment',
  suburb: 'sell-suburb',
} satisfies Record<DraftField, string>

export type SellProblems = Partial<Record<DraftField, string>>

const longest_minutes = 14 * 1440

/**
 * What stands in the way of publishing, so that nobody is asked to confirm what can't be done yet. The server has
 * the last word.
 */
export function publishProblems(
  values: SellValues,
  photos: Photo[],
  now: number,
  shortest_minutes: number,
): SellProblems {
  const isAuction = values.sale_method === 'auction'
  const found: SellProblems = {
    ...photoProblems(photos),
    ...whatProblems(values),
    ...(isAuction
      ? { ...priceProblems(values), ...endProblems(values, now, shortest_minutes) }
      : fixedProblems(values)),
    ...deliveryProblems(values),
  }
  const { errors } = draftOf(values, [])
  return { ...found, ...onlyShown(errors, isAuction) }
}

/** Prices of the other way of selling are out of sight, so they hinder nobody. */
function onlyShown(errors: SellProblems, isAuction: boolean): SellProblems {
  if (isAuction) return errors
  const { start_price_cents: _, reserve_price_cents: __, ...shown } = errors
  return shown
}

function photoProblems(photos: Photo[]): SellProblems {
  if (photos.some(({ state }) => state === 'failed')) {
    return { image_ids: 'A photo did not arrive. Try it again or remove it.' }
  }
  return photos.some(({ state }) => state !== 'kept')
    ? { image_ids: 'Your photos are still on their way. One moment.' }
    : {}
}

function whatProblems({ title, category_id, condition, description }: SellValues): SellProblems {
  const length = title.trim().length
  return {
    ...(length === 0 && { title: 'Give it a title.' }),
    ...(length > 0 && length < 3 && { title: 'A title needs at least 3 characters.' }),
    ...(category_id === null && { category_id: 'Choose a category.' }),
    ...(condition === null && { condition: 'Say whether it is new or used.' }),
    ...(description.trim() === '' && { description: 'Describe it in a sentence or two.' }),
  }
}

function priceProblems({
  start_price_cents,
  reserve_price_cents,
  buy_now_price_cents,
}: SellValues): SellProblems {
  const start = start_price_cents ?? 0
  const reserve = reserve_price_cents ?? 0
  const isBelow = (price: number | null | undefined, least: number) =>
    typeof price === 'number' && price < least
  return {
    ...(start_price_cents === null && { start_price_cents: 'Say at what price the auction starts.' }),
    ...(isBelow(reserve_price_cents, start) && {
      reserve_price_cents: 'The reserve must be at least the start price.',
    }),
    ...(isBelow(buy_now_price_cents, Math.max(start, reserve)) && {
      buy_now_price_cents: `The buy-now price must be at least ${reserve > start ? 'the reserve' : 'the start price'}.`,
    }),
  }
}

function fixedProblems({ buy_now_price_cents }: SellValues): SellProblems {
  return buy_now_price_cents === null ? { buy_now_price_cents: 'Say what it costs.' } : {}
}

function endProblems(
  { ends, duration_minutes, closes_local }: SellValues,
  now: number,
  shortest: number,
): SellProblems {
  if (ends === 'after')
    return duration_minutes === null ? { duration_minutes: 'Say how long the auction runs.' } : {}
  const reading = readAucklandLocal(closes_local)
  if (!reading) return { closes_at: 'Say on which day and at what time the auction ends.' }
  const minutes = (reading.at.getTime() - now) / 60_000
  if (minutes <= 0) return { closes_at: 'That is in the past. Choose a later time.' }
  if (minutes < shortest) return { closes_at: `The auction must run for at least ${shortest} minutes.` }
  return minutes > longest_minutes ? { closes_at: 'The auction may run for at most 14 days.' } : {}
}

function deliveryProblems({ suburb, pickup, shipping, payment_methods }: SellValues): SellProblems {
  return {
    ...(pickup === 'none' &&
      shipping.length === 0 && {
        shipping_options: 'Without pick-up, it needs at least one way of shipping.',
      }),
    ...(payment_methods.length === 0 && { payment_methods: 'Choose at least one way to pay.' }),
    ...(suburb === null && { suburb: 'Say where it is.' }),
  }
}

/** For the summary above the form, in its order. */
export function summaryOf(problems: SellProblems): { message: string; field: string }[] {
  return (Object.keys(fieldIds) as DraftField[]).flatMap((name) => {
    const message = problems[name]
    return message ? [{ message, field: fieldIds[name] }] : []
  })
}

/** The server names an item of a list as 'image_ids.3'; the form mends it at the list. */
export function problemsFrom(errors: Record<string, string>): SellProblems {
  const problems: SellProblems = {}
  for (const [name, message] of Object.entries(errors)) {
    const field = name.split('.')[0] as DraftField
    if (field in fieldIds) problems[field] ??= message
  }
  return problems
}
