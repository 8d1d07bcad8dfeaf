// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const the_zoom_must_be_a_whole_number = (): string => `The zoom must be a whole number.`
export const write_this_as_south_west_north_east = (): string => `Write this as south,west,north,east.`
export const write_this_as_south_west_north_east_in = (): string => `Write this as south,west,north,east in degrees: -37.1,174.5,-36.6,175.1.`
export const write_this_as_latitude_longitude_kilometres = (): string => `Write this as latitude,longitude,kilometres.`
export const the_search = (): string => `The search`
export const a_word = (): string => `A word`
export const write_the_numbers_of_listings_with_commas_be = (): string => `Write the numbers of listings, with commas between them.`
export const choose_private_or_in_trade = (): string => `Choose private or in_trade.`
export const the_year_must_be_a_whole_number = (): string => `The year must be a whole number.`
export const the_year_must_be_at_least_1885 = (): string => `The year must be at least 1885.`
export const the_year_may_be_at_most_2100 = (): string => `The year may be at most 2100.`
export const this_must_be_an_amount_in_whole_cents = (): string => `This must be an amount in whole cents.`
export const this_must_be_a_whole_number = (): string => `This must be a whole number.`
export const this_must_be_at_least_1 = (): string => `This must be at least 1.`
export const this_must_be_a_number_of_square_metres = (): string => `This must be a number of square metres.`
export const thats_not_a_filter = (): string => `That’s not a filter.`
export const what_is_searched_for = (): string => `What is searched for`
export const this_must_be_a_list = (): string => `This must be a list.`
export const this_is_empty = (): string => `This is empty.`
export const at_most_50_at_a_time = (): string => `At most 50 at a time.`
export const at_most_20_at_a_time = (): string => `At most 20 at a time.`
export const name_each_only_once = (): string => `Name each only once.`
export const this_must_name_a_filter_attr_colour = (): string => `This must name a filter: attr.colour.`
export const at_most_20_filters_at_a_time = (): string => `At most 20 filters at a time.`
export const the_make = (): string => `The make`
export const the_model = (): string => `The model`
export const the_odometer_must_be_a_whole_number = (): string => `The odometer must be a whole number.`
export const this_must_be_a_number = (): string => `This must be a number.`
export const at_most_100_at_a_time = (): string => `At most 100 at a time.`
export const write_this_as_near_within_a_radius = ({ min_radius_km, max_radius_km }: { min_radius_km: string | number; max_radius_km: string | number }): string => `Write this as latitude,longitude,kilometres: -41.23,174.87,10, with ${min_radius_km} to ${max_radius_km} km.`
export const write_at_most_numbers_of_listings = ({ count }: { count: number }): string => `Write at most ${choosePlural(count, { 'one': `${formatCount(count)} number`, 'other': `${formatCount(count)} numbers` })} of listings, with commas between them.`
export const this_may_be_at_most = ({ most }: { most: string | number }): string => `This may be at most ${most}.`
