// Written by `npm run texts` from texts.json, where the texts stand.
import { endSentence } from '#shared/texts/end-sentence.ts'

export const name_is_a_range_say_attr_key_min_or = ({ name, key }: { name: string | number; key: string | number }): string => `${name} is a range: say attr.${key}_min or attr.${key}_max.`
export const nothing_can_be_searched_for_by_attr = ({ name }: { name: string | number }): string => `Nothing can be searched for by attr.${endSentence(name)}`
export const name_has_no_choice_unknown = ({ name, unknown }: { name: string | number; unknown: string | number }): string => `${name} has no choice “${unknown}”.`
export const the_highest_must_be_at_least_the = (): string => `The highest must be at least the lowest.`
export const write_one_number_here = (): string => `Write one number here.`
export const the_highest_price_must_be_at_least_the = (): string => `The highest price must be at least the lowest.`
export const the_last_year_must_be_at_least_the = (): string => `The last year must be at least the first.`
export const the_largest_area_must_be_at_least_the = (): string => `The largest area must be at least the smallest.`
export const only_vehicles_can_be_searched_by_this = (): string => `Only vehicles can be searched by this.`
export const only_property_can_be_searched_by_this = (): string => `Only property can be searched by this.`
export const choose_a_place_from_the_list = (): string => `Choose a place from the list.`
export const that_district_isnt_in_the_region = (): string => `That district isn’t in the region.`
export const that_suburb_isnt_in_the_district = (): string => `That suburb isn’t in the district.`
export const that_suburb_isnt_in_the_region = (): string => `That suburb isn’t in the region.`
export const that_page_belongs_to_another_search = (): string => `That page belongs to another search. Start again from the first.`
export const that_category_doesnt_exist = (): string => `That category doesn’t exist.`
export const that_category_isnt_of_type_asked = ({ asked }: { asked: string | number }): string => `That category isn’t of type ${asked}.`
