// Written by `npm run texts` from texts.json, where the texts stand.

export const thats_not_a_push_token = (): string => `That’s not a push token.`
export const enter_your_password = (): string => `Enter your password.`
export const enter_the_code = (): string => `Enter the code.`
export const enter_all_6_digits = (): string => `Enter all 6 digits.`
export const first_name = (): string => `A first name`
export const last_name = (): string => `A last name`
