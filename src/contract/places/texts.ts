// Written by `npm run texts` from texts.json, where the texts stand.

export const the_address = (): string => `The address`
