import { formatExactMoney, formatMoney } from '#platform/common/formats/formats.ts'
import type { deliveryKinds, DeliveryChoice } from './delivery-options.shapes.ts'
import type { PricedChoice } from './delivery-price.ts'
import * as t from '#domains/delivery/texts.ts'

/** A buyer's choice with its price, which is null where the two sides agree on it after the sale. */
export interface ChosenDelivery {
  method: DeliveryChoice['method']
  kind: (typeof deliveryKinds)[number] | null
  delivery_cents: number | null
  rural_cents: number
}

export const toChosenDelivery = ({ method, option, price }: PricedChoice): ChosenDelivery => ({
  method,
  kind: option?.kind ?? null,
  delivery_cents: price?.delivery_cents ?? null,
  rural_cents: price?.rural_cents ?? 0,
})

/** Adds all that is known of the delivery. */
export const sumTotal = (itemsCents: number, chosen: ChosenDelivery | null): number =>
  itemsCents + (chosen?.delivery_cents ?? 0) + (chosen?.rural_cents ?? 0)

/** 'NZ$ 24.00 + NZ$ 7.00 courier + NZ$ 4.50 rural' */
export function formatSum(itemsCents: number, chosen: ChosenDelivery): string {
  const { kind, delivery_cents: delivery, rural_cents: rural } = chosen
  return t.sum_with_delivery({
    items: formatExactMoney(itemsCents),
    price: formatExactMoney(delivery ?? 0),
    is_free: delivery === 0,
    kind: kind === 'courier' || kind === 'post' || kind === 'own_delivery' ? kind : 'other',
    rural: formatExactMoney(rural),
    has_rural: rural > 0,
  })
}

/**
 * The values of a sentence about a total: its text selects by `way`, which is 'other' while nothing
 * is chosen.
 */
export interface TotalValues {
  total: string
  way: 'sum' | 'pickup' | 'as_agreed' | 'other'
  sum: string
}

export function getTotalValues(itemsCents: number, chosen: ChosenDelivery | null): TotalValues {
  const total = sumTotal(itemsCents, chosen)
  if (chosen?.method === 'option' && chosen.delivery_cents !== null)
    return { total: formatExactMoney(total), way: 'sum', sum: formatSum(itemsCents, chosen) }
  const way = chosen === null ? 'other' : chosen.method === 'pickup' ? 'pickup' : 'as_agreed'
  return { total: formatMoney(total), way, sum: '' }
}

/** 'Petone' of 'Petone, Lower Hutt'. */
export const getSuburbName = (placeName: string): string => placeName.replace(/, .*/, '')
