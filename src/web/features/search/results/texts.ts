// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const showing_results_for_to_search_instead = <Node>({ strong, to, link, from_value }: { strong: (parts: Parts<Node>) => Node; to: string | number; link: (parts: Parts<Node>) => Node; from_value: string | number }): Parts<Node> => [`Showing results for `, strong([`${to}`]), `. `, link([`Search instead for `, `${from_value}`])]
export const no_titles_match_all_your_words = <Node>({ strong, kept }: { strong: (parts: Parts<Node>) => Node; kept: string | number }): Parts<Node> => [`No listings match all your words. These match `, strong([`${kept}`]), `.`]
export const no_listings_match = (): string => `No listings match`
export const without_filter_count_listings = ({ filter, listings }: { filter: string | number; listings: string | number }): string => `Without ${filter}: ${listings}`
export const see_all_listings = (): string => `See all listings`
export const try_a_wider_category_or_area_or_remove = (): string => `Try a wider category or area, or remove the price range.`
export const try_fewer_or_different_words_you_can = (): string => `Try fewer or different words. You can leave out macrons and capitals.`
export const without_filter = ({ filter }: { filter: string | number }): string => `Without ${filter}`
export const nothing_for_sale_yet = (): string => `Nothing for sale yet`
export const list_something = (): string => `List something`
export const be_the_first_to_list_something = (): string => `Be the first to list something.`
export const all_categories = (): string => `All categories`
export const active_filters = (): string => `Active filters`
export const remove_the_filter = ({ filter }: { filter: string | number }): string => `Remove the filter ${filter}`
export const clear_all = (): string => `Clear all`
export const filters = (): string => `Filters`
export const show_total = ({ total }: { total: string | number }): string => `Show ${total}`
export const show_the_listings = (): string => `Show the listings`
export const sort_by = (): string => `Sort by`
export const sort = (): string => `Sort`
export const how_the_listings_are_shown = (): string => `How the listings are shown`
export const grid = (): string => `Grid`
export const list = (): string => `List`
export const skip_to_the_listings = (): string => `Skip to the listings`
export const filters_were_left_out = ({ count, filters }: { count: number; filters: string | number }): string => `${choosePlural(count, { 'one': `One filter does`, 'other': `Some filters do` })} not apply here and ${choosePlural(count, { 'one': `was`, 'other': `were` })} left out: ${filters}.`
export const the_listings_didnt_load = (): string => `The listings didn’t load`
export const we_cant_search_for_that = (): string => `We can’t search for that`
export const nothing_for_sale_right_now = (): string => `Nothing for sale right now`
export const check_back_later_or_see_what_others = (): string => `Check back later, or see what others are selling.`
export const more_listings_didnt_load = (): string => `More listings didn’t load.`
export const next_page = (): string => `Next page`
export const map = (): string => `Map`
export const nothing_fits_these_filters = (): string => `Nothing fits these filters`
export const change_the_filters_to_see_more = (): string => `Change or clear the filters to see more.`
