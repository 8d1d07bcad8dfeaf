// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const this_must_be_a_number = (): string => `This must be a number.`
export const this_must_be_a_list_of_times = (): string => `This must be a list of times.`
export const offer_at_least_one_time = (): string => `Offer at least one time.`
export const the_place = (): string => `The place`
export const the_note = (): string => `The note`
export const say_when_it_would_suit_you = (): string => `Say when it would suit you.`
export const say_what_becomes_of_the_sale = (): string => `Say what becomes of the sale.`
export const these_must_be_numbers_of_listings = (): string => `These must be numbers of listings.`
export const say_whether_you_bought_it = (): string => `Say whether you bought it.`
export const what_you_write = (): string => `Your text`
export const say_what_happened_in_a_few_words = (): string => `Say what happened in a few words.`
export const write_something_first = (): string => `Write something first.`
export const message_to_both_sides = (): string => `Message to both sides`
export const offer_at_most_times = ({ count }: { count: number }): string => `Offer at most ${choosePlural(count, { 'one': `${formatCount(count)} time`, 'other': `${formatCount(count)} times` })}.`
export const choose_whats_wrong = (): string => `Choose what’s wrong`
