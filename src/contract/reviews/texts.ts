// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_from_0_to_5_stars = (): string => `Choose from 0 to 5 stars.`
export const use_half_or_whole_stars = (): string => `Use half or whole stars.`
export const a_review = (): string => `A review`
export const give_a_user_or_mine = (): string => `Give a user, or mine.`
export const a_reply = (): string => `A reply`
export const send_either_the_changed_review_or_a_reply = (): string => `Send either the changed review or a reply.`
export const message_to_both = (): string => `Message to both`
export const the_reason = (): string => `The reason`
export const say_whats_wrong_with_it_in_a_few = (): string => `Say what’s wrong with it in a few words.`
export const name_needs_at_least_3_characters = ({ name }: { name: string | number }): string => `${name} needs at least 3 characters.`
export const please_leave_out_contact_details = ({ found }: { found: 'phone_number' | 'email_address' | 'link' | 'other' }): string => `Please leave out the ${{ 'phone_number': `phone number`, 'email_address': `email address`, 'link': `link`, 'other': `contact details` }[found]}: everyone can read this.`
export const reason = (): string => `Reason`
export const search = (): string => `Search`
