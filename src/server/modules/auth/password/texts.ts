// Written by `npm run texts` from texts.json, where the texts stand.

export const thats_not_your_password = (): string => `That’s not your password.`
export const thats_your_current_password_choose_a = (): string => `That’s your current password. Choose a different one.`
export const if_that_belongs_to_an_account_weve = (): string => `If that belongs to an account, we’ve sent a 6-digit code to its verified email or phone. It works for 10 minutes.`
export const give_either_an_email_or_a_phone_number = (): string => `Give either an email or a phone number.`
export const that_is_not_where_the_code_went = (): string => `That is not where the code went.`
export const enter_your_first_name = (): string => `Enter your first name`
export const enter_your_last_name = (): string => `Enter your last name`
export const we_also_ended_other_access = (): string => `We also ended other access to your account:`
export const set_up_again_what_you_need = (): string => `If you still need any of it, set it up again in your Hoko settings.`
export const these_can_still_use_your_account = (): string => `These can still use your account:`
export const remove_what_you_dont_recognise = (): string => `If you don’t recognise one, remove it in your Hoko settings.`
