// Written by `npm run texts` from texts.json, where the texts stand.

export const enter_your_email_or_mobile_number = (): string => `Enter your email or mobile number.`
export const thats_too_long_for_an_email_or_phone = (): string => `That’s too long for an email or phone number.`
export const invalid_email_address = (): string => `Invalid email address`
export const email_or_mobile_phone = (): string => `Email or mobile phone`
export const the_one_you_registered_with = (): string => `The one you registered with.`
export const send_me_a_code = (): string => `Send me a code`
export const enter_your_first_name = (): string => `Enter your first name`
export const enter_your_last_name = (): string => `Enter your last name`
export const first_name = (): string => `First name`
export const last_name = (): string => `Last name`
export const new_password = (): string => `New password`
export const set_up_account = (): string => `Set up account`
export const change_password = (): string => `Change password`
export const done = (): string => `, done.`
export const n_8_to_15_characters = (): string => `8 to 15 characters`
export const at_least_one_digit = (): string => `At least one digit`
export const only_letters_digits_and = (): string => `Only letters, digits and ! @ # $ % ^ & *`
