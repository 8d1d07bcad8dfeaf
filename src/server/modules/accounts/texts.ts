// Written by `npm run texts` from texts.json, where the texts stand.

export const the_bank_account_your_buyers_pay_into = (): string => `The bank account your buyers pay into has just been changed. For 24 hours, we’ll warn buyers who are about to pay you.`
export const your_hoko_account_no_longer_says_where = (): string => `Your Hoko account no longer says where your buyers pay. For 24 hours, we’ll warn anyone who is about to pay you.`
export const your_hoko_account_has_a_new_phone = (): string => `Your Hoko account has a new phone number`
export const your_hoko_account_was_moved_from_this = (): string => `Your Hoko account was moved from this email address to another one. To choose a new password, use your phone number.`
export const the_phone_number_on_your_hoko_account = (): string => `The phone number on your Hoko account has just been changed.`
export const our_support_team_deleted_your_hoko = ({ reason }: { reason: string | number }): string => `Our support team deleted your Hoko account. The reason:

${reason}`
export const email_address = (): string => `email address`
export const phone_number = (): string => `phone number`
export const sample_reason_to_delete = (): string => `Two accounts belonged to one person.`
