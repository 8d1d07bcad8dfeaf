// Written by `npm run texts` from texts.json, where the texts stand.

export const hoko_buy_sell_and_bid_in_new_zealand = (): string => `Hoko: buy, sell and bid in New Zealand`
export const noindex_follow = (): string => `noindex, follow`
