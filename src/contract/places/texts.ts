// Written by `npm run texts` from texts.json, where the texts stand.

export const the_address = (): string => `The address`
export const only_an_address_can_be_looked_up = (): string => `Only an address can be looked up`
