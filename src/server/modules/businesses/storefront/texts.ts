// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const choose_a_closing_time_after_the_opening_time = (): string => `Choose a closing time after the opening time.`
export const this_overlaps_with_another_time_that_day = (): string => `This overlaps with another time that day.`
export const enter_both_times_or_none = (): string => `Enter both times, or none if you’re closed.`
export const you_can_add_up_to_3_times_a_day = (): string => `You can add up to 3 opening times a day.`
export const use_at_least_3_characters = (): string => `Use at least 3 characters.`
export const use_40_characters_or_fewer = (): string => `Use 40 characters or fewer.`
export const use_lower_case_letters_numbers_and_hyphens = (): string => `Use lower-case letters, numbers and single hyphens, like kowhai-realty.`
export const use_at_least_one_letter = (): string => `Use at least one letter.`
export const this_address_is_reserved = (): string => `This address is reserved. Choose another one.`
export const this_address_is_taken = (): string => `This address is taken. Choose another one.`
export const you_have_changed_it_too_often = ({ count }: { count: number }): string => `You’ve used ${choosePlural(count, { 'one': `${formatCount(count)} address`, 'other': `${formatCount(count)} addresses` })} already. Go back to one of them, or contact support.`
export const only_the_owner_can_change_this = (): string => `Only the owner of the business can change this.`
