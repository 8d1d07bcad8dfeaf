// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const yes = (): string => `Yes`
export const no = (): string => `No`
export const from_min = ({ min }: { min: string | number }): string => `from ${min}`
export const up_to_max = ({ max }: { max: string | number }): string => `up to ${max}`
export const about_number = ({ number }: { number: string | number }): string => `about ${number}`
export const count_more = ({ count }: { count: string | number }): string => `${count} more`
export const category = (): string => `Category`
export const price = (): string => `Price`
export const where = (): string => `Where`
export const near_a_place = (): string => `Near a place`
export const condition = (): string => `Condition`
export const how_it_sells = (): string => `How it sells`
export const seller = (): string => `Seller`
export const all_categories = (): string => `All categories`
export const all_of_new_zealand = (): string => `All of New Zealand`
export const add_another_place = (): string => `Add another place`
export const from_nz = (): string => `From NZ$`
export const to_nz = (): string => `To NZ$`
export const no_price_range_has_more_listings = ({ total, most }: { total: number; most: number }): string => `${choosePlural(total, { 'one': `${formatCount(total)} listing`, 'other': `${formatCount(total)} listings` })}, no price range with more than ${choosePlural(most, { 'one': `${formatCount(most)} listing`, 'other': `${formatCount(most)} listings` })}.`
export const the_range_with_the_most_listings = ({ range, count, total }: { range: string | number; count: number; total: string | number }): string => `The range with the most listings is ${range}: ${choosePlural(count, { 'one': `${formatCount(count)} listing`, 'other': `${formatCount(count)} listings` })} of ${total}.`
export const under_to = ({ to }: { to: string | number }): string => `under ${to}`
export const over_from_value = ({ from_value }: { from_value: string | number }): string => `over ${from_value}`
export const from_value_to_to = ({ from_value, to }: { from_value: string | number; to: string | number }): string => `${from_value} to ${to}`
export const offered = (): string => `Offered`
export const kind_of_property = (): string => `Kind of property`
export const bedrooms = (): string => `Bedrooms`
export const bathrooms = (): string => `Bathrooms`
export const floor_area = (): string => `Floor area`
export const land_area = (): string => `Land area`
export const open_home = (): string => `Open home`
export const from_m = (): string => `From m²`
export const to_m = (): string => `To m²`
export const from_least = ({ least }: { least: string | number }): string => `from ${least}`
export const up_to_most = ({ most }: { most: string | number }): string => `up to ${most}`
export const bedrooms_min_bedrooms = ({ bedrooms_min }: { bedrooms_min: string | number }): string => `${bedrooms_min}+ bedrooms`
export const bathrooms_min_bathrooms = ({ bathrooms_min }: { bathrooms_min: string | number }): string => `${bathrooms_min}+ bathrooms`
export const floor_floor_area_min = ({ floor_area_min }: { floor_area_min: string | number }): string => `Floor ${floor_area_min}`
export const land_land_area_min = ({ land_area_min }: { land_area_min: string | number }): string => `Land ${land_area_min}`
export const open_home_open_home_on = ({ open_home_on }: { open_home_on: string | number }): string => `Open home ${open_home_on}`
export const within_radius_km_km_of_name = ({ radius_km, name }: { radius_km: string | number; name: string | number }): string => `Within ${radius_km} km of ${name}`
export const make = (): string => `Make`
export const model = (): string => `Model`
export const year_and_odometer = (): string => `Year and odometer`
export const from_year = (): string => `From year`
export const to_year = (): string => `To year`
export const odometer_up_to_km = (): string => `Odometer up to (km)`
export const another_make = (): string => `Another make`
export const another_model = (): string => `Another model`
export const year_from_min = ({ min }: { min: string | number }): string => `Year from ${min}`
export const year_up_to_max = ({ max }: { max: string | number }): string => `Year up to ${max}`
export const up_to_km = ({ km }: { km: string | number }): string => `Up to ${km} km`
export const count_listings_shown_as_number = <Node>({ number, hidden, count }: { number: string | number; hidden: (parts: Parts<Node>) => Node; count: number }): Parts<Node> => [`${number}`, hidden([` `, `${choosePlural(count, { 'one': `listing`, 'other': `listings` })}`])]
export const number_of_listings = ({ number, count }: { number: string | number; count: number }): string => `${number} ${choosePlural(count, { 'one': `listing`, 'other': `listings` })}`
export const at_least_bedrooms = <Node>({ count, hidden }: { count: string | number; hidden: (parts: Parts<Node>) => Node }): Parts<Node> => [`${count}`, `+`, hidden([` bedrooms`])]
export const at_least_bathrooms = <Node>({ count, hidden }: { count: string | number; hidden: (parts: Parts<Node>) => Node }): Parts<Node> => [`${count}`, `+`, hidden([` bathrooms`])]
