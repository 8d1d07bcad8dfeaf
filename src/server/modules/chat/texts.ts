// Written by `npm run texts` from texts.json, where the texts stand.

export const finance_enquiry = ({ price, deposit, months, repayment, frequency }: { price: string | number; deposit: string | number; months: string | number; repayment: string | number; frequency: 'weekly' | 'fortnightly' | 'other' }): string => `Finance enquiry: please contact me about finance for this vehicle. Price ${price}, deposit ${deposit}, over ${months} months: about ${repayment} ${{ 'weekly': `a week`, 'fortnightly': `a fortnight`, 'other': `a month` }[frequency]}. My phone number and email are in the email Hoko sent you.`
export const this_is_your_own_listing = (): string => `This is your own listing.`
export const this_listing_has_closed_so_you_cant = (): string => `This listing has closed, so you can’t message the seller.`
export const youve_blocked_this_member_unblock_them = (): string => `You’ve blocked this member. Unblock them to send a message.`
export const this_member_has_blocked_you_so_you_cant = (): string => `This member has blocked you, so you can’t message them.`
export const this_member_cant_get_messages = (): string => `This member can’t get messages at the moment.`
export const one_of_the_photos_is_gone = (): string => `One of the photos is gone. Please add it again.`
export const youve_written_about_count_listings_today = ({ count }: { count: string | number }): string => `You’ve written about ${count} new listings in the last 24 hours. Please wait a little before you write about more.`
export const hoko_support = (): string => `Hoko support`
export const you_cant_block_support = (): string => `You can’t block support.`
export const only_support_conversations_are_resolved = (): string => `Only a conversation with support can be marked as resolved.`
export const only_someone_asking_about_a_rental = (): string => `Only someone asking about a rental can send this.`
export const choose_today_or_a_later_day = (): string => `Choose today or a later day.`
