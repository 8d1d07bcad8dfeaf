// Written by `npm run texts` from texts.json, where the texts stand.

export const advertisement = (): string => `Advertisement`
export const opens_in_a_new_tab = (): string => `(opens in a new tab)`
