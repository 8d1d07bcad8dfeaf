// Written by `npm run texts` from texts.json, where the texts stand.

export const the_reason = (): string => `The reason`
export const choose_an_action = (): string => `Choose what you want to do.`
export const this_must_be_a_number = (): string => `This must be a number.`
export const start_the_refund_again = (): string => `Please start again.`
