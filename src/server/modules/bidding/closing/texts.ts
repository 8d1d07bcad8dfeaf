// Written by `npm run texts` from texts.json, where the texts stand.

export const auctions_could_not_be_closed = (): string => `Auctions could not be closed.`
export const enter_an_amount_like_45_or_45_50 = (): string => `Enter an amount, like 45 or 45.50.`
export const your_limit_is_leader_max_enter_less = ({ leader_max }: { leader_max: string | number }): string => `Your limit is ${leader_max}. Enter less than that.`
export const the_price_is_already_minimum_so_your = ({ minimum }: { minimum: string | number }): string => `The price is already ${minimum}, so your limit can’t be less.`
export const you_can_lower_the_reserve_but_not = (): string => `You can lower the reserve, but not remove it.`
export const enter_at_least_half_of_the_first_reserve = ({ minimum }: { minimum: string | number }): string => `Enter at least ${minimum}: half of the first reserve.`
export const enter_at_least_percent_of_the_first_reserve = ({ minimum, percent }: { minimum: string | number; percent: string | number }): string => `Enter at least ${minimum}: ${percent}% of the first reserve.`
export const this_listing_has_closed = (): string => `This listing has closed.`
export const you_cant_add_a_reserve_after_the_first = (): string => `You can’t add a reserve after the first bid.`
export const youve_already_lowered_the_reserve_once = (): string => `You’ve already lowered the reserve once.`
export const the_reserve_has_been_met = (): string => `The reserve has been met.`
export const you_cant_lower_the_reserve_in_the_last = (): string => `You can’t lower the reserve in the last hour.`
export const after_the_first_bid_you_can_only_lower = (): string => `After the first bid, you can only lower the reserve.`
