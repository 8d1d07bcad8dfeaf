// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import { endSentence } from '#shared/texts/end-sentence.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const map_of_count_listings = ({ is_sampled, count }: { is_sampled: boolean; count: number }): string => `Map of ${is_sampled ? `about ` : ``}${choosePlural(count, { '=0': `no listings`, 'one': `${formatCount(count)} listing`, 'other': `${formatCount(count)} listings` })}.`
export const map_of_listings = (): string => `Map of listings.`
export const count_listings_in_view = ({ is_sampled, count }: { is_sampled: boolean; count: number }): string => `${is_sampled ? `${choosePlural(count, { '=0': `No listings`, 'one': `About ${formatCount(count)} listing`, 'other': `About ${formatCount(count)} listings` })}` : `${choosePlural(count, { '=0': `No listings`, 'one': `${formatCount(count)} listing`, 'other': `${formatCount(count)} listings` })}`} in view`
export const loading_the_map = (): string => `Loading the map`
export const count_listings_zoom_in = ({ count, is_spread }: { count: number; is_spread: boolean }): string => `${choosePlural(count, { 'one': `${formatCount(count)} listing`, 'other': `${formatCount(count)} listings` })}: ${is_spread ? `zoom in` : `show them`}`
export const country = (): string => `Country`
export const count_listings_here = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} listing here`, 'other': `${formatCount(count)} listings here` })}`
export const close = (): string => `Close`
export const loading_listings = (): string => `Loading listings`
export const these_listings_have_closed = (): string => `These listings have closed.`
export const show_more = (): string => `Show more`
export const location = (): string => `Location`
export const only_you_and_people_you_trade_with_see = (): string => `Only you and people you trade with see the exact location.`
export const you_see_exactly_where_it_is_because = (): string => `You see exactly where it is because you trade on this listing.`
export const map_of_place_name = ({ place_name }: { place_name: string | number }): string => `Map of ${endSentence(place_name)}`
export const the_map_shows_about_where_it_is = (): string => `The map shows about where it is.`
export const the_map_shows_the_suburb_ask_the = (): string => `The map shows the suburb. Ask the seller where to pick it up.`
export const somewhere_in_the_circle_of_about_500_m = (): string => `Somewhere in this circle, within about 500 m. The seller tells you exactly where once the sale is agreed.`
export const exact_location = (): string => `Exact location`
export const town_or_suburb = (): string => `Town or suburb`
export const shown_with_the_listing = (): string => `Shown with the listing.`
export const street_address = (): string => `Street address`
export const find = (): string => `Find`
export const the_pin_is_at_label = ({ label }: { label: string | number }): string => `The pin is at ${label}.`
export const we_couldnt_find_that_address_you_can = (): string => `We couldn’t find that address. You can put the pin on the map instead.`
export const we_found_place_name_but_not_the_street = ({ place_name }: { place_name: string | number }): string => `We found ${place_name}, but not the street. You can put the pin on the map.`
export const which_address_is_it = (): string => `Which address is it?`
export const on_the_map_optional = <Node>({ span }: { span: (parts: Parts<Node>) => Node }): Parts<Node> => [`On the map `, span([`(optional)`])]
export const map_of_name = ({ name }: { name: string | number }): string => `Map of ${endSentence(name)}`
export const map_of_new_zealand = (): string => `Map of New Zealand.`
export const pin_use_the_arrow_keys_to_move_it_with = (): string => `Pin. Use the arrow keys to move it, with Shift for bigger steps.`
export const remove_the_pin = (): string => `Remove the pin`
export const put_a_pin_here = (): string => `Put a pin here`
export const the_pin_is_in_name = ({ name }: { name: string | number }): string => `The pin is in ${endSentence(name)}`
export const press_the_map_where_it_is_or_leave_it = (): string => `Press the map where it is, or leave it at the suburb.`
export const say_name_instead_of_name2 = ({ name, name2 }: { name: string | number; name2: string | number }): string => `Say ${name} instead of ${name2}`
export const only_people_you_trade_with_see_the = ({ has_pin }: { has_pin: boolean }): string => `Only people you trade with see the exact location. Everyone else sees ${has_pin ? `a circle of 500 m around a point near it` : `a circle of 1.5 km around the middle of the suburb`}.`
export const moveend_resize = (): string => `moveend resize`
export const auckland = (): string => `Auckland`
export const wellington = (): string => `Wellington`
export const christchurch = (): string => `Christchurch`
export const dunedin = (): string => `Dunedin`
export const hamilton = (): string => `Hamilton`
export const tauranga = (): string => `Tauranga`
export const nelson = (): string => `Nelson`
export const queenstown = (): string => `Queenstown`
export const napier = (): string => `Napier`
export const new_plymouth = (): string => `New Plymouth`
export const whangarei = (): string => `Whangārei`
export const invercargill = (): string => `Invercargill`
export const gisborne = (): string => `Gisborne`
export const palmerston_north = (): string => `Palmerston North`
export const greymouth = (): string => `Greymouth`
export const chatham_islands = (): string => `Chatham Islands`
export const taupo = (): string => `Taupō`
export const timaru = (): string => `Timaru`
export const rotorua = (): string => `Rotorua`
export const kaitaia = (): string => `Kaitāia`
export const blenheim = (): string => `Blenheim`
export const whanganui = (): string => `Whanganui`
export const kaikoura = (): string => `Kaikōura`
export const oamaru = (): string => `Ōamaru`
export const westport = (): string => `Westport`
export const wanaka = (): string => `Wānaka`
export const within = (): string => `Within`
export const km_km = ({ km }: { km: string | number }): string => `${km} km`
export const near_me = (): string => `Near me`
export const we_couldnt_get_your_location_choose_a = (): string => `We couldn’t get your location. Choose a town or suburb instead.`
export const region = (): string => `Region`
export const shown_on_your_listings_your_address = (): string => `Shown on your listings. Your address isn’t.`
export const shown_on_their_listings = (): string => `Shown on their listings. Their address isn’t.`
export const label_arrow_keys_move_the_map_plus_and = ({ label }: { label: string | number }): string => `${label} Arrow keys move the map, plus and minus zoom.`
export const the_coastline_didnt_load = (): string => `The coastline didn’t load.`
export const openstreetmap_contributors = (): string => `© OpenStreetMap contributors`
export const zoom_in_2 = (): string => `Zoom in`
export const zoom_out = (): string => `Zoom out`
export const reset_map = (): string => `Reset map`
export const choose_a_region = (): string => `Choose a region`
export const start_typing_such_as_petone = (): string => `Start typing, such as Petone`
export const one_moment = (): string => `One moment …`
export const no_town_or_suburb_found = (): string => `No town or suburb found.`
export const towns_and_suburbs = (): string => `Towns and suburbs`
