// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const vehicles = (): string => `Vehicles`
export const words = (): string => `Words`
export const loading_the_vehicles = (): string => `Loading the vehicles`
export const no_vehicle_here = (): string => `No vehicles here`
export const no_name = (): string => `No make or model`
export const search_your_stock = (): string => `Search your stock`
export const state = (): string => `State`
export const your_vehicles_didnt_load = (): string => `Your vehicles didn’t load`
export const all_vehicles = (): string => `All vehicles`
export const with_problems = ({ count }: { count: string | number }): string => `With problems (${count})`
export const no_vehicles_yet = (): string => `No vehicles yet`
export const try_another_search = (): string => `Try another search or state.`
export const fetch_or_upload_first = (): string => `Import your stock or upload a file to get started.`
export const choose_stock_number = ({ stock_number, name }: { stock_number: string | number; name: string | number }): string => `Choose ${stock_number}, ${name}`
export const price_on_application = (): string => `price on application`
export const count_photos = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `no photos`, 'one': `${formatCount(count)} photo`, 'other': `${formatCount(count)} photos` })}`
export const count_deleted = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} vehicle`, 'other': `${formatCount(count)} vehicles` })} deleted`
export const they_werent_listed = (): string => `They weren’t listed`
export const choose_all_on_this_page = (): string => `Choose all on this page`
export const count_chosen = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} chosen`, 'other': `${formatCount(count)} chosen` })}`
export const list_or_update = (): string => `List or update`
export const delete_them = (): string => `Delete`
export const delete_count_records = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Delete ${formatCount(count)} vehicle?`, 'other': `Delete ${formatCount(count)} vehicles?` })}`
export const count_listings_will_be_withdrawn = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `None of them is live.`, 'one': `Its live listing will be withdrawn.`, 'other': `${formatCount(count)} live listings will be withdrawn.` })} What’s still in your feed comes back with the next run.`
export const word_taught = (): string => `Word taught`
export const count_vehicles_are_ready = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `No vehicle changes.`, 'one': `${formatCount(count)} vehicle is ready to list or update.`, 'other': `${formatCount(count)} vehicles are ready to list or update.` })}`
export const teach_a_word = (): string => `Teach a word`
export const teach = (): string => `Teach`
export const field = (): string => `Field`
export const where_field_says = ({ field }: { field: string | number }): string => `${field} in the feed`
export const it_means = (): string => `Means`
export const choose_what_it_means = (): string => `Choose what it means`
export const your_words_for_things = (): string => `When your feed uses a word we don’t know, teach us what it means. We’ll know it from then on.`
export const your_words_didnt_load = (): string => `Your words didn’t load`
export const loading_your_words = (): string => `Loading your words`
export const no_words_yet = (): string => `You haven’t taught any words yet.`
export const word_forgotten = (): string => `Word forgotten`
export const undo = (): string => `Undo`
export const it_wasnt_forgotten = (): string => `The word wasn’t forgotten`
export const it_wasnt_taught = (): string => `The word wasn’t taught`
export const field_heard_means = ({ field, heard, means }: { field: string | number; heard: string | number; means: string | number }): string => `${field}: “${heard}” means ${means}`
export const forget = (): string => `Forget`
