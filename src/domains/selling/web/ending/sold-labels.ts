import { formatMoney } from '#platform/common/formats/formats.ts'
import type { OwnRow } from '../table/use-own-listings.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

/** 'Sold for NZ$ 200', or '2 sold for NZ$ 100' while others are left. */
export function describeSold(
  { pieces, total_cents: totalCents }: NonNullable<OwnRow['sold']>,
  status: OwnRow['status'],
): string {
  const price = formatMoney(totalCents)
  return status === 'sold' && pieces === 1
    ? t.sold_for_price({ price })
    : t.pieces_sold_for_price({ pieces, price })
}

/** Null unless it's sold, and where the price says so. */
export function describeSoldState(
  row: Pick<OwnRow, 'status' | 'sold' | 'may_relist' | 'property_brief'>,
): string | null {
  if (row.status !== 'sold' || (row.sold && !row.property_brief)) return null
  return row.may_relist && !row.sold ? t.sale_fell_through() : describeMark(row).done
}

/** NaN for an invalid number, which the form refuses. */
export const readQuantity = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

export function describeLeft(left: number, sold: number): string {
  const stay = Math.max(1, left) - sold
  return stay > 0
    ? t.the_other_count_stay_for_sale({ count: stay })
    : t.it_comes_off_the_market_now({ count: Math.max(1, left) })
}

export function describeEnded({ sold, status }: Pick<OwnRow, 'sold' | 'status'>): string {
  if (sold) return t.sale_fell_through()
  return status === 'withdrawn' ? t.withdrawn() : t.didnt_sell()
}

const getSaleLabels = makeTexts(() => ({
  act: t.mark_as_sold(),
  done: t.marked_as_sold(),
  who: t.who_bought_it(),
  requested: t.well_ask_the_buyer_to_confirm_it(),
  priceHelp: t.the_buyer_sees_this_before_confirming(),
}))

const getRentWords = makeTexts(() => ({
  act: t.mark_as_rented(),
  done: t.marked_as_rented(),
  who: t.who_rents_it(),
  requested: t.well_ask_them_to_confirm_it(),
  priceHelp: t.per_week_they_see_this_before(),
}))

export const describeMark = ({ property_brief: propertyBrief }: Pick<OwnRow, 'property_brief'>) =>
  (propertyBrief?.purpose ?? 'sale') === 'sale' ? getSaleLabels() : getRentWords()
