// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const real_estate_agency = (): string => `Real estate agency`
export const seller_in_trade = (): string => `Seller in trade`
export const private_seller = (): string => `Private seller`
export const nzbn_nzbn = ({ nzbn }: { nzbn: string | number }): string => `NZBN ${nzbn}`
export const reviews = (): string => `Reviews`
export const no_reviews_yet = (): string => `No reviews yet`
export const completed_sales = (): string => `Completed sales`
export const for_sale_now = (): string => `For sale now`
export const member_since = (): string => `Member since`
export const about = (): string => `About`
export const seller_on_hoko_since = ({ in_trade, has_place, place, month, name }: { in_trade: boolean; has_place: boolean; place: string | number; month: string | number; name: string | number }): string => `${in_trade ? `Seller in trade` : `Private seller`}${has_place ? ` in ${place}` : ``}, on Hoko since ${month}. See what ${name} has for sale.`
export const name_hoko = ({ name }: { name: string | number }): string => `${name} | Hoko`
export const none_yet = (): string => `None yet`
export const voided_text_bidders_bids = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Voided one bidder’s bids.`, 'other': `Voided ${formatCount(count)} bidders’ bids.` })}`
export const withdrew_text_listings_after_people = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Withdrew one listing after people had bid on it.`, 'other': `Withdrew ${formatCount(count)} listings after people had bid on them.` })}`
export const rating_as_seller = ({ rating, count }: { rating: string | number; count: number }): string => `${rating} of 5: ${choosePlural(count, { 'other': `${formatCount(count)} as seller` })}`
export const rating_as_buyer = ({ rating, count }: { rating: string | number; count: number }): string => `${rating} of 5: ${choosePlural(count, { 'other': `${formatCount(count)} as buyer` })}`
export const rating_as_both = ({ rating, as_seller, as_buyer }: { rating: string | number; as_seller: number; as_buyer: number }): string => `${rating} of 5: ${choosePlural(as_seller, { 'other': `${formatCount(as_seller)} as seller` })}, ${choosePlural(as_buyer, { 'other': `${formatCount(as_buyer)} as buyer` })}`
