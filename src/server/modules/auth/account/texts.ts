// Written by `npm run texts` from texts.json, where the texts stand.

export const leave_out_the_extension_we_can_only = (): string => `Leave out the extension. We can only send codes to direct numbers.`
export const that_phone_number_isnt_in_use_check = (): string => `That phone number isn’t in use. Check the digits.`
export const enter_a_phone_number_like_021_123_4567 = (): string => `Enter a phone number, like 021 123 4567.`
export const we_dont_know_that_country_code_start = (): string => `We don’t know that country code. Start with + and the code, like +64 21 123 4567.`
export const that_phone_number_is_too_short = (): string => `That phone number is too short.`
export const that_phone_number_is_too_long = (): string => `That phone number is too long.`
export const a_text_cant_reach_that_number = (): string => `A text can’t reach that number. Enter a mobile number.`
export const thats_a_landline_so_a_text_cant_reach = (): string => `That’s a landline, so a text can’t reach it. Enter a mobile number.`
