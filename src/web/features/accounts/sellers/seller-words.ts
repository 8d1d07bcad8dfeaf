import type { Seller } from '#contract/members/members.ts'
import { formatCount } from '#shared/texts/choose-plural.ts'
import * as t from './texts.ts'

export const sellerName = ({ seller_kind, trading_name, display_name }: Seller): string =>
  (seller_kind === 'in_trade' && trading_name) || display_name

/** 'Petone, Wellington'; empty when unknown. */
export const sellerPlace = ({ suburb, region }: Seller): string =>
  [...new Set([suburb, region])].filter(Boolean).join(', ')

export const countCompletedSales = (count: number): string =>
  count === 0 ? t.none_yet() : formatCount(count)

export const describeVoid = (count: number): string => t.voided_text_bidders_bids({ count })

export const describeWithdrawal = (count: number): string => t.withdrew_text_listings_after_people({ count })
