// Written by `npm run texts` from texts.json, where the texts stand.

export const the_message = (): string => `The message`
export const write_something_or_add_a_photo = (): string => `Write something or add a photo.`
export const at_most_count_photos = ({ count }: { count: string | number }): string => `You can send up to ${count} photos at a time.`
export const choose_a_conversation_or_a_listing = (): string => `Choose either a conversation or a listing.`
export const choose_open_archived_or_blocked = (): string => `Choose open, archived or blocked.`
export const what_youre_looking_for = (): string => `What you’re looking for`
export const the_reason = (): string => `The reason`
