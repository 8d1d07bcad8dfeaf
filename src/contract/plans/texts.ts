// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_month_or_year = (): string => `Choose month or year.`
export const choose_enabled_or_disabled = (): string => `Choose enabled or disabled.`
export const choose_yes_or_no = (): string => `Choose yes or no.`
export const enter_a_whole_number = (): string => `Enter a whole number.`
export const enter_0_or_more = (): string => `Enter 0 or more.`
export const enter_1_or_more = (): string => `Enter 1 or more.`
export const this_may_be_at_most = ({ max }: { max: string | number }): string => `This may be at most ${max}.`
export const a_name = (): string => `A name`
export const a_description = (): string => `A description`
export const a_price = (): string => `A price`
