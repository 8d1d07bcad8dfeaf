// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const choose_a_member = (): string => `Choose a member.`
export const this_member_isnt_in_trade = (): string => `This member sells privately, so they have no business page.`
export const this_member_isnt_an_agency = (): string => `This member has no real estate agency licence. Add it to their details first.`
export const that_picture_is_no_longer_there = (): string => `That picture is no longer there. Upload it again.`
export const enter_the_licence_number = (): string => `Enter the licence number from the public register, like 20012345.`
export const name_has_this_licence_number = ({ name }: { name: string | number }): string => `${name} has this licence number already.`
export const choose_an_agent_who_works_for_you = (): string => `Choose an agent who works for you.`
export const choose_both_colors_or_none = (): string => `Choose both colours, or none.`
export const this_text_cant_be_read_on_this_color = (): string => `This text is hard to read on this colour. Use a contrast of at least 4.5 to 1.`
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
export const choose_a_last_day_after_the_first = (): string => `Choose a last day that isn’t before the first.`
export const choose_a_year_at_most = (): string => `Choose a year at most.`
export const agent = (): string => `Agent`
export const no_agent = (): string => `No agent`
export const live_listings = (): string => `Live listings`
export const sold_or_let = (): string => `Sold or let`
export const views = (): string => `Views`
export const watchers = (): string => `Watchers`
export const enquiries = (): string => `Enquiries`
export const all_listings = (): string => `All listings`
