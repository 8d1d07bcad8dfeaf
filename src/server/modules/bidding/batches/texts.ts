// Written by `npm run texts` from texts.json, where the texts stand.

export const this_auction_is_very_busy_right_now_so = (): string => `This auction is very busy right now, so your bid wasn’t placed. Try again in a moment.`
export const the_maximum_bid_is_nz_100_000_000 = (): string => `The maximum bid is NZ$ 100,000,000.`
export const enter_an_amount_like_45_or_45_50 = (): string => `Enter an amount, like 45 or 45.50.`
