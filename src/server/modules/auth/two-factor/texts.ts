// Written by `npm run texts` from texts.json, where the texts stand.

export const too_many_wrong_codes_sign_in_again = (): string => `Too many wrong codes. Sign in again.`
export const that_code_was_used_already = (): string => `You’ve already used that code. Wait for your app to show the next one.`
export const that_took_too_long_start_again = (): string => `That took too long. Start again.`
export const that_code_isnt_right_check_your_phones = (): string => `That code isn’t right. Check your phone’s time and use the newest code.`
export const two_factor_sign_in_is_off_so_there_are = (): string => `Two-factor sign-in is off, so there are no codes.`
