// Written by `npm run texts` from texts.json, where the texts stand.

export const the_message = (): string => `The message`
export const choose_what_to_do_with_the_offer = (): string => `Choose what to do with the offer.`
export const enter_a_price = (): string => `Enter a price.`
