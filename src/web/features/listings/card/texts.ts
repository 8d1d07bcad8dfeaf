// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const closes_in_left = ({ left }: { left: string | number }): string => `closes in ${left}`
export const closes_in_left_min = ({ left }: { left: string | number }): string => `closes in ${left} min`
export const open_home_starts_at = ({ starts_at }: { starts_at: string | number }): string => `open home ${starts_at}`
export const watchers_watching = ({ watchers }: { watchers: string | number }): string => `${watchers} watching`
export const count_bids_reserve_met = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} bid`, 'other': `${formatCount(count)} bids` })}, reserve met`
export const count_bids = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} bid`, 'other': `${formatCount(count)} bids` })}`
export const sold = (): string => `sold`
export const withdrawn = (): string => `withdrawn`
export const just_listed_in = (): string => `Just listed in`
export const all_regions = (): string => `All regions`
export const because_you_watched_title = ({ title }: { title: string | number }): string => `Because you watched ${title}`
export const recently_viewed = (): string => `Recently viewed`
export const clear = (): string => `Clear`
export const new_word = (): string => `New`
export const used = (): string => `Used`
export const pickup_only_place_name = ({ place_name }: { place_name: string | number }): string => `Pickup only, ${place_name}`
export const shipping_to_be_agreed = (): string => `Shipping to be agreed`
export const free_shipping = (): string => `Free shipping`
export const shipping_price = ({ price }: { price: string | number }): string => `Shipping ${price}`
export const shipping_from_price = ({ price }: { price: string | number }): string => `Shipping from ${price}`
export const pickup_from_place = ({ place }: { place: string | number }): string => `Pickup from ${place}`
export const not_sold = (): string => `not sold`
export const on_hold = (): string => `on hold`
export const by_enquiry = (): string => `by enquiry`
export const asking_price = (): string => `asking price`
export const buy_now_quantity_left_left = ({ quantity_left }: { quantity_left: string | number }): string => `buy now · ${quantity_left} left`
export const buy_now = (): string => `buy now`
export const no_bids_yet = (): string => `no bids yet`
export const reserve_met = (): string => `reserve met`
export const similar_listings = (): string => `Similar listings`
export const open_starts_at = ({ starts_at }: { starts_at: string | number }): string => `Open ${starts_at}`
export const closed = (): string => `closed`
export const closing = (): string => `closing`
export const featured = (): string => `Featured`
