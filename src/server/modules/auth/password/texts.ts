// Written by `npm run texts` from texts.json, where the texts stand.

export const thats_not_your_password = (): string => `That’s not your password.`
export const thats_your_current_password_choose_a = (): string => `That’s your current password. Choose a different one.`
export const if_that_belongs_to_an_account_weve = (): string => `If that belongs to an account, we’ve sent a 6-digit code to its verified email or phone. It works for 10 minutes.`
export const give_either_an_email_or_a_phone_number = (): string => `Give either an email or a phone number.`
export const that_is_not_where_the_code_went = (): string => `That is not where the code went.`
export const enter_your_first_name = (): string => `Enter your first name`
export const enter_your_last_name = (): string => `Enter your last name`
