// Written by `npm run texts` from texts.json, where the texts stand.

export const enter_your_card_again = (): string => `Enter your card again.`
export const this_isnt_an_address_on_this_site = (): string => `This isn’t an address on this site.`
