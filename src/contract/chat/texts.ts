// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const the_message = (): string => `The message`
export const write_something_or_add_a_photo = (): string => `Write something or add a photo.`
export const at_most_count_photos = ({ count }: { count: string | number }): string => `You can send up to ${count} photos at a time.`
export const choose_a_conversation_a_listing_or_support = (): string => `Choose one of a conversation, a listing or support.`
export const choose_a_listing_or_support = (): string => `Choose either a listing or support.`
export const choose_open_archived_blocked_or_resolved = (): string => `Choose open, archived, blocked or resolved.`
export const a_title = (): string => `A title`
export const the_reply = (): string => `The reply`
export const write_the_reply = (): string => `Write the reply.`
export const the_only_placeholder_is = ({ placeholder }: { placeholder: string | number }): string => `The only placeholder you can use is ${placeholder}.`
export const choose_a_conversation_or_a_member = (): string => `Choose either a conversation or a member.`
export const choose_open_or_resolved = (): string => `Choose open or resolved.`
export const choose_open_archived_or_blocked = (): string => `Choose open, archived or blocked.`
export const what_youre_looking_for = (): string => `What you’re looking for`
export const the_reason = (): string => `The reason`
export const this_must_be_a_number = (): string => `This must be a number.`
export const the_note = (): string => `The note`
export const the_place = (): string => `The place`
export const say_when_it_would_suit_you = (): string => `Say when it would suit you.`
export const this_must_be_a_list_of_times = (): string => `This must be a list of times.`
export const offer_at_least_one_time = (): string => `Offer at least one time.`
export const offer_at_most_times = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `You can offer one time.`, 'other': `You can offer up to ${formatCount(count)} times.` })}`
export const enter_how_many_people = (): string => `Enter how many people would live there, from 1 to 20.`
export const your_pets = (): string => `Your pets`
export const your_name = (): string => `Your name`
export const your_message = (): string => `Your message`
export const enter_a_message_of_at_least_10_characters = (): string => `Enter a message of at least 10 characters.`
