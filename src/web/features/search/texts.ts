// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const taking_you_back_to_where_you_were = (): string => `Taking you back to where you were…`
export const more_listings_didnt_load = (): string => `More listings didn’t load.`
export const next_page = (): string => `Next page`
export const enter_an_amount_like_50_or_49_90 = (): string => `Enter an amount, like 50 or 49.90.`
export const enter_a_price_above_the_lowest = (): string => `Enter a price above the lowest.`
export const general_items = (): string => `General items`
export const vehicles = (): string => `Vehicles`
export const property = (): string => `Property`
export const new_word = (): string => `New`
export const used = (): string => `Used`
export const auction = (): string => `Auction`
export const buy_now = (): string => `Buy now`
export const by_enquiry = (): string => `By enquiry`
export const best_match = (): string => `Best match`
export const newest = (): string => `Newest`
export const closing_soonest = (): string => `Closing soonest`
export const lowest_price = (): string => `Lowest price`
export const highest_price = (): string => `Highest price`
export const most_bids = (): string => `Most bids`
export const most_watched = (): string => `Most watched`
export const nearest = (): string => `Nearest`
export const private_sellers = (): string => `Private sellers`
export const in_trade = (): string => `In trade`
export const count_places = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} place`, 'other': `${formatCount(count)} places` })}`
export const q_in_category = ({ q, category }: { q: string | number; category: string | number }): string => `“${q}” in ${category}`
export const q_in_place = ({ q, place }: { q: string | number; place: string | number }): string => `“${q}” in ${place}`
export const category_in_place = ({ category, place }: { category: string | number; place: string | number }): string => `${category} in ${place}`
export const all_listings_in_place = ({ place }: { place: string | number }): string => `All listings in ${place}`
export const all_listings = (): string => `All listings`
export const from_min = ({ min }: { min: string | number }): string => `from ${min}`
export const up_to_max = ({ max }: { max: string | number }): string => `up to ${max}`
export const category_category = ({ category }: { category: string | number }): string => `Category ${category}`
export const near_a_place = (): string => `Near a place`
export const one_seller = (): string => `One seller`
export const count_listings = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} listing`, 'other': `${formatCount(count)} listings` })}`
export const count_listings_or_more = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)}+ listing`, 'other': `${formatCount(count)}+ listings` })}`
export const one_agent = (): string => `One agent`
