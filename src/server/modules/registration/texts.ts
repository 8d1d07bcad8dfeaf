// Written by `npm run texts` from texts.json, where the texts stand.

export const new_admin = (): string => `New admin`
export const from_the_command_line = (): string => `From the command line.`
export const enter_all_6_digits = (): string => `Enter all 6 digits.`
export const please_start_again = (): string => `Please start again.`
export const the_code_has_4_digits = (): string => `The code has 4 digits.`
export const enter_a_phone_number = (): string => `Enter a phone number.`
export const enter_an_email = (): string => `Enter an email.`
export const the_registration_is_missing = (): string => `The registration is missing.`
export const another_account_already_uses_this = (): string => `Another account already uses this email. Sign in with this email, or register with a different one.`
export const we_couldnt_find_that_registration = (): string => `We couldn’t find that registration. Register again.`
export const thats_not_the_number_you_registered = (): string => `That’s not the number you registered with.`
export const thats_not_the_email_you_registered = (): string => `That’s not the email you registered with.`
export const choose_a_town_or_suburb_from_the_list = (): string => `Choose a town or suburb from the list.`
export const that_town_or_suburb_is_in_another = (): string => `That town or suburb is in another region.`
