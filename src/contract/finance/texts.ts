// Written by `npm run texts` from texts.json, where the texts stand.

export const the_lenders_name = (): string => `The lender’s name`
export const the_disclosure = (): string => `The disclosure`
export const your_name = (): string => `Your name`
export const enter_a_rate_from_0_to_49_99 = (): string => `Enter a rate from 0 to 49.99%.`
export const enter_an_amount = (): string => `Enter an amount.`
export const enter_at_most_max = ({ max }: { max: string | number }): string => `Enter at most ${max}.`
export const enter_at_least_min = ({ min }: { min: string | number }): string => `Enter at least ${min}.`
export const enter_a_whole_number = (): string => `Enter a whole number.`
export const choose_at_least_one_term = (): string => `Choose at least one term.`
export const choose_terms_of_whole_half_years = (): string => `Choose terms from 6 to 84 months, in steps of 6.`
export const choose_yes_or_no = (): string => `Choose yes or no.`
export const choose_weekly_fortnightly_or_monthly = (): string => `Choose weekly, fortnightly or monthly.`
export const you_can_have_up_to_30_lenders = (): string => `You can have up to 30 lenders.`
export const tick_this_so_we_can_send_your_details = (): string => `Tick this so we can send your details.`
