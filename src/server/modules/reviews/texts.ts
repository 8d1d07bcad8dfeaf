// Written by `npm run texts` from texts.json, where the texts stand.

export const this_review_has_been_removed = (): string => `This review has been removed.`
export const you_can_only_dispute_a_review_of_max = ({ max_disputable }: { max_disputable: string | number }): string => `You can only dispute a review of ${max_disputable} stars or less.`
export const this_review_has_no_open_dispute = (): string => `This review has no open dispute.`
export const this_review_has_already_been_removed = (): string => `This review has already been removed.`
export const the_buyer_hasnt_confirmed_this_sale = (): string => `The buyer hasn’t confirmed this sale yet.`
export const this_sale_was_cancelled_so_theres = (): string => `This sale was cancelled, so there’s nothing to review.`
export const you_can_review_a_trade_for_review_days = ({ review_days }: { review_days: string | number }): string => `You can review a trade for ${review_days} days.`
export const you_can_change_a_review_until_its = (): string => `You can change a review until it’s shown, then once within 7 days.`
export const the_dispute_changed_meanwhile = (): string => `The dispute about this review has changed since you opened it. Check it again before you remove the review.`
export const this_review_isnt_removed = (): string => `This review hasn’t been removed.`
export const a_dispute_removed_this_review = (): string => `A dispute decided this, so it stays removed.`
