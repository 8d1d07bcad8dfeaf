// Written by `npm run texts` from texts.json, where the texts stand.

export const the_sellers_account_is_suspended_dont = (): string => `The seller’s account is suspended. Don’t pay. If you’ve already paid, get help.`
export const the_seller_says_you_havent_paid = (): string => `The seller says you haven’t paid. Contest that and say when and how you did.`
export const the_seller_hasnt_confirmed_your = (): string => `The seller hasn’t confirmed your payment yet.`
export const a_dispute_can_be_opened_from_day = ({ dispute_from_days }: { dispute_from_days: string | number }): string => `A dispute can be opened from day ${dispute_from_days} after the sale.`
export const only_the_person_who_opened_the_dispute = (): string => `Only the person who opened the dispute can withdraw it.`
export const you_can_say_so_from_day_default_from = ({ default_from_days }: { default_from_days: string | number }): string => `You can say so from day ${default_from_days} after the sale.`
export const you_can_undo_this_for_undo_hours_hours = ({ undo_hours }: { undo_hours: string | number }): string => `You can undo this for ${undo_hours} hours.`
export const the_buyer_hasnt_confirmed_this_sale = (): string => `The buyer hasn’t confirmed this sale yet.`
export const the_buyer_didnt_contest_in_time_that = (): string => `The buyer didn’t contest in time that they hadn’t paid, so this sale has ended.`
export const only_one_side_can_do_that = ({ is_buyer }: { is_buyer: boolean }): string => `Only the ${is_buyer ? `buyer` : `seller`} can do that.`
export const youve_said_the_buyer_hasnt_paid_undo = (): string => `You’ve said the buyer hasn’t paid. Undo that first.`
