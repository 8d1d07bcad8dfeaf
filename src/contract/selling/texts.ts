// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const enter_a_whole_number = (): string => `Enter a whole number.`
export const the_title = (): string => `The title`
export const this_must_be_a_whole_number = (): string => `This must be a whole number.`
export const at_least_one = (): string => `At least one.`
export const at_most_10_000 = (): string => `At most 10,000.`
export const this_must_be_a_number_of_minutes = (): string => `This must be a number of minutes.`
export const thats_longer_than_any_auction_can_run = (): string => `That’s longer than any auction can run.`
export const at_most_10_shipping_options = (): string => `At most 10 shipping options.`
export const choose_whether_you_take_offers = (): string => `Choose whether you take offers.`
export const this_cant_be_less_than_0 = (): string => `This can’t be less than 0.`
export const the_address = (): string => `The address`
export const this_must_be_a_latitude = (): string => `This must be a latitude.`
export const this_must_be_a_longitude = (): string => `This must be a longitude.`
export const this_must_be_answers_by_their_keys = (): string => `This must be answers by their keys.`
export const the_search = (): string => `The search`
export const enter_at_least_count = ({ count, unit }: { count: number; unit: 'minutes' | 'days' | 'percent' | 'seconds' | 'other' }): string => `Enter at least ${{ 'minutes': `${choosePlural(count, { 'one': `${formatCount(count)} minute`, 'other': `${formatCount(count)} minutes` })}`, 'days': `${choosePlural(count, { 'one': `${formatCount(count)} day`, 'other': `${formatCount(count)} days` })}`, 'percent': `${choosePlural(count, { 'other': `${formatCount(count)} per cent` })}`, 'seconds': `${choosePlural(count, { 'one': `${formatCount(count)} second`, 'other': `${formatCount(count)} seconds` })}`, 'other': `${choosePlural(count, { 'one': `${formatCount(count)} time`, 'other': `${formatCount(count)} times` })}` }[unit]}.`
export const enter_at_most_count = ({ count, unit }: { count: number; unit: 'minutes' | 'days' | 'percent' | 'seconds' | 'other' }): string => `Enter at most ${{ 'minutes': `${choosePlural(count, { 'one': `${formatCount(count)} minute`, 'other': `${formatCount(count)} minutes` })}`, 'days': `${choosePlural(count, { 'one': `${formatCount(count)} day`, 'other': `${formatCount(count)} days` })}`, 'percent': `${choosePlural(count, { 'other': `${formatCount(count)} per cent` })}`, 'seconds': `${choosePlural(count, { 'one': `${formatCount(count)} second`, 'other': `${formatCount(count)} seconds` })}`, 'other': `${choosePlural(count, { 'one': `${formatCount(count)} time`, 'other': `${formatCount(count)} times` })}` }[unit]}.`
export const a_listing_may_have_at_most_extra_details = ({ count }: { count: number }): string => `A listing may have at most ${choosePlural(count, { 'one': `${formatCount(count)} extra detail`, 'other': `${formatCount(count)} extra details` })}.`
export const at_most_pictures = ({ count }: { count: number }): string => `At most ${choosePlural(count, { 'one': `${formatCount(count)} picture`, 'other': `${formatCount(count)} pictures` })}.`
export const at_most_times = ({ count }: { count: number }): string => `At most ${choosePlural(count, { 'one': `${formatCount(count)} time`, 'other': `${formatCount(count)} times` })}.`
export const the_description = (): string => `The description`
export const reason = (): string => `Reason`
export const choose_yes_or_no = (): string => `Choose yes or no.`
