// Written by `npm run texts` from texts.json, where the texts stand.

export const advertisement = (): string => `Advertisement`
export const opens_in_a_new_tab = (): string => `(opens in a new tab)`
export const got_something_to_sell = (): string => `Got something to sell?`
export const sell_something = (): string => `Sell something`
