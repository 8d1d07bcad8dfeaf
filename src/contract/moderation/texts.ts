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
