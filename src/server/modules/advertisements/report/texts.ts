// Written by `npm run texts` from texts.json, where the texts stand.

export const the_last_day_is_before_the_first = (): string => `The last day is before the first`
export const choose_a_year_at_most = (): string => `Choose a year at most`
export const advertisement = (): string => `Advertisement`
export const day = (): string => `Day`
export const impressions = (): string => `Impressions`
export const clicks = (): string => `Clicks`
export const click_rate_percent = (): string => `Click rate (%)`
