// Written by `npm run texts` from texts.json, where the texts stand.

export const kia_ora = (): string => `Kia ora,`
export const if_that_wasnt_you_choose_a_new = ({ public_url }: { public_url: string | number }): string => `If that wasn’t you, choose a new password now: ${public_url}/forgot-password`
export const the_bank_account_your_buyers_pay_into = (): string => `The bank account your buyers pay into has just been changed. For 24 hours, we’ll warn buyers who are about to pay you.`
export const your_hoko_account_no_longer_says_where = (): string => `Your Hoko account no longer says where your buyers pay. For 24 hours, we’ll warn anyone who is about to pay you.`
export const your_hoko_account_has_a_new_phone = (): string => `Your Hoko account has a new phone number`
export const your_hoko_account_was_moved_from_this = (): string => `Your Hoko account was moved from this email address to another one.`
export const if_that_wasnt_you_choose_a_new_2 = ({ link }: { link: string | number }): string => `If that wasn’t you, choose a new password now with your phone number: ${link}`
export const the_phone_number_on_your_hoko_account = (): string => `The phone number on your Hoko account has just been changed.`
export const if_that_wasnt_you_choose_a_new_3 = ({ forgotten }: { forgotten: string | number }): string => `If that wasn’t you, choose a new password now: ${forgotten}`
export const our_support_team_deleted_your_hoko = (): string => `Our support team deleted your Hoko account. The reason:`
export const your_hoko_account_and_your_personal = (): string => `Your Hoko account and your personal details have been deleted. Your live listings were withdrawn. Your bids and trades stay on file under “Deleted member”.`
export const thanks_for_being_part_of_hoko = (): string => `Thanks for being part of Hoko.`
export const email_address = (): string => `email address`
export const phone_number = (): string => `phone number`
export const sample_reason_to_delete = (): string => `Two accounts belonged to one person.`
