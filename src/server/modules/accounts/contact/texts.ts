// Written by `npm run texts` from texts.json, where the texts stand.

export const give_either_a_new_email_or_a_new_phone = (): string => `Give either a new email or a new phone number.`
export const thats_already_the_email_on_your = (): string => `That’s already the email on your account.`
export const thats_already_the_phone_number_on_your = (): string => `That’s already the phone number on your account.`
