// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const seller = (): string => `Seller:`
export const rating_of_5 = ({ rating }: { rating: string | number }): string => `${rating} of 5`
export const rating_of_5_from_reviews = <Node>({ strong, rating, count }: { strong: (parts: Parts<Node>) => Node; rating: string | number; count: number }): Parts<Node> => [strong([`${rating}`, ` of 5`]), ` from `, `${choosePlural(count, { 'one': `${formatCount(count)} review`, 'other': `${formatCount(count)} reviews` })}`, ` as seller`]
export const documents = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Document`, 'other': `Documents` })}`
export const pdf_bytes = ({ bytes }: { bytes: string | number }): string => `PDF, ${bytes}`
export const no_pickup = (): string => `No pickup`
export const available = (): string => `Available`
export const pickup_only = (): string => `Pickup only`
export const bank_transfer = (): string => `Bank transfer`
export const cash = (): string => `Cash`
export const another_way_agreed_with_the_seller = (): string => `Another way, agreed with the seller`
export const auction = (): string => `Auction`
export const fixed_price = (): string => `Fixed price`
export const asking_price = (): string => `Asking price`
export const by_enquiry = (): string => `By enquiry`
export const none = (): string => `None`
export const to_be_agreed = (): string => `To be agreed`
export const free = (): string => `Free`
export const from_price = ({ price }: { price: string | number }): string => `from ${price}`
export const condition = (): string => `Condition`
export const new_word = (): string => `New`
export const used = (): string => `Used`
export const not_given = (): string => `Not given`
export const how_it_sells = (): string => `How it sells`
export const pickup = (): string => `Pickup`
export const shipping = (): string => `Shipping`
export const description = (): string => `Description`
export const the_seller_hasnt_added_a_description = (): string => `The seller hasn’t added a description.`
export const getting_it_to_you = (): string => `Getting it to you`
export const label_on_top = ({ label }: { label: string | number }): string => `${label}, on top`
export const paying = (): string => `Paying`
export const to_be_agreed_with_the_seller = (): string => `To be agreed with the seller`
export const details = (): string => `Details`
export const listing_id = ({ id }: { id: string | number }): string => `listing ${id}`
export const count_watching = ({ count }: { count: string | number }): string => `${count} watching`
export const count_views = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} view`, 'other': `${formatCount(count)} views` })}`
export const listed_starts_at = ({ starts_at }: { starts_at: string | number }): string => `listed ${starts_at}`
export const title_in_place_name_on_hoko = ({ title, place_name }: { title: string | number; place_name: string | number }): string => `${title} in ${place_name}, on Hoko.`
export const title_listing_hoko = ({ title, listing }: { title: string | number; listing: string | number }): string => `${title} - ${listing} | Hoko`
export const member_since = ({ month }: { month: string | number }): string => `Member since ${month}`
export const no_completed_sales_yet = (): string => `no completed sales yet`
export const completed_sales = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} completed sale`, 'other': `${formatCount(count)} completed sales` })}`
export const real_estate_agency = (): string => `Real estate agency`
export const seller_in_trade = (): string => `Seller in trade`
export const private_seller = (): string => `Private seller`
export const see_sellers_listings = (): string => `See seller’s listings`
export const link_copied = (): string => `Link copied`
export const couldnt_copy_the_link = (): string => `Couldn’t copy the link`
export const share = (): string => `Share`
