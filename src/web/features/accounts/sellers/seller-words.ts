import type { Seller } from '#contract/members/members.ts'

/** A business by the name it trades under, anyone else by their own. */
export const sellerName = ({ seller_kind, trading_name, display_name }: Seller): string =>
  (seller_kind === 'in_trade' && trading_name) || display_name

/** 'Petone, Wellington'; empty where nothing is known. */
export const sellerPlace = ({ suburb, region }: Seller): string =>
  [...new Set([suburb, region])].filter(Boolean).join(', ')

export const saleCount = (count: number): string =>
  count === 0 ? 'Nothing yet' : `${count.toLocaleString('en-NZ')} ${count === 1 ? 'thing' : 'things'}`

export const describeVoid = (count: number): string =>
  count === 1 ? 'Voided one bidder’s bids.' : `Voided ${count.toLocaleString('en-NZ')} bidders’ bids.`

/** What counts against a seller: people had bid, and it was taken away from them. */
export const describeWithdrawal = (count: number): string =>
  count === 1
    ? 'Withdrew one listing after people had bid on it.'
    : `Withdrew ${count.toLocaleString('en-NZ')} listings after people had bid on them.`
