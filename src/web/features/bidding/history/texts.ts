// Written by `npm run texts` from texts.json, where the texts stand.

export const bidder = (): string => `Bidder`
export const you = (): string => `you`
export const auto_bid = (): string => `auto-bid`
export const raised_limit = (): string => `raised limit`
export const void_word = (): string => `void`
export const when = (): string => `When`
export const extended_the_auction = (): string => `extended the auction`
export const price = (): string => `Price`
export const outbid_at_once = (): string => `outbid at once`
export const bids = (): string => `Bids`
export const bids_latest_first = (): string => `Bids, latest first`
export const show_older_bids = (): string => `Show older bids`
export const bidder_names_are_made_up_for_each = (): string => `Bidder names are made up for each auction. Limits stay secret until it ends. Then the ledger shows every limit except the highest bidder’s.`
export const the_older_bids_didnt_load = (): string => `The older bids didn’t load`
export const the_price_went_from_value_to_price_in = ({ value, price, total }: { value: string | number; price: string | number; total: string | number }): string => `The price went from ${value} to ${price} in ${total} bids.`
export const closed = (): string => `closed`
export const now = (): string => `now`
export const the_auction_ran_for = ({ duration }: { duration: string | number }): string => `The auction ran for ${duration}.`
