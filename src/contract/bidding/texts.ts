// Written by `npm run texts` from texts.json, where the texts stand.

export const enter_your_bid = (): string => `Enter your bid.`
export const give_a_listing_or_mine_yes = (): string => `Give a listing, or mine=yes.`
export const this_must_be_a_whole_number = (): string => `This must be a whole number.`
export const at_least_one = (): string => `At least one.`
export const the_bidder = (): string => `The bidder`
export const choose_a_reason_they_asked_for_it_or = (): string => `Choose a reason: they asked for it, or they aren’t genuine.`
export const the_note = (): string => `The note`
export const amount_cents_and_max_cents_must_be_the_same = (): string => `amount_cents and max_cents must be the same when both are sent.`
export const enter_a_whole_number = (): string => `Enter a whole number.`
export const enter_at_least = ({ least }: { least: string | number }): string => `Enter ${least} or more.`
export const enter_at_most = ({ most }: { most: string | number }): string => `Enter ${most} or less.`
export const give_at_least_one_step = (): string => `Give at least one step.`
export const at_most_twelve_steps = (): string => `At most 12 steps.`
export const each_step_must_begin_where_the_last_ended = (): string => `Each step must go up to more than the one above it, and only the last has no upper end.`
