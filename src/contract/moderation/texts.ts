// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const the_message = (): string => `The message`
export const the_message_needs_at_least_3_characters = (): string => `The message needs at least 3 characters.`
export const only_yes_is_understood_here = (): string => `Only yes is understood here.`
export const choose_at_least_one_listing = (): string => `Choose at least one listing.`
export const choose_active_or_suspended = (): string => `Choose active or suspended.`
export const the_reason = (): string => `The reason`
export const at_most_listings_at_once = ({ count }: { count: number }): string => `At most ${choosePlural(count, { 'one': `${formatCount(count)} listing`, 'other': `${formatCount(count)} listings` })} at once.`
export const search = (): string => `Search`
export const choose_a_kind_of_case = (): string => `Choose a kind of case.`
export const choose_what_you_decide = (): string => `Choose what you decide.`
export const the_note = (): string => `The note`
export const write_a_few_words = (): string => `Write a few words.`
export const the_message_to_the_buyers = (): string => `The message to the buyers`
export const choose_at_least_one_case = (): string => `Choose at least one case.`
export const at_most_cases_at_once = ({ count }: { count: number }): string => `At most ${choosePlural(count, { 'one': `${formatCount(count)} case`, 'other': `${formatCount(count)} cases` })} at once.`
export const choose_a_rule = (): string => `Choose a rule.`
export const a_title = (): string => `A title`
export const the_only_placeholders_are = ({ placeholders }: { placeholders: string | number }): string => `The only placeholders are ${placeholders}.`
export const choose_a_severity = (): string => `Choose a severity from 1 to 3.`
export const choose_what_to_propose = (): string => `Choose what to propose.`
export const choose_a_role = (): string => `Choose a role.`
