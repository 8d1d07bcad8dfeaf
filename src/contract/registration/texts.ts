// Written by `npm run texts` from texts.json, where the texts stand.

export const first_name = (): string => `A first name`
export const last_name = (): string => `A last name`
export const the_registration_is_missing = (): string => `The registration is missing.`
export const we_dont_send_codes_for_that = (): string => `We don’t send codes for that.`
export const enter_the_code = (): string => `Enter the code.`
export const the_code_only_has_digits = (): string => `The code only has digits.`
export const enter_all_the_digits_of_the_code = (): string => `Enter all the digits of the code.`
export const choose_privately_or_in_trade = (): string => `Choose privately or in trade.`
export const country = (): string => `Country`
