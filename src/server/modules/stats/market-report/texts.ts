// Written by `npm run texts` from texts.json, where the texts stand.

export const amount = (): string => `Amount`
export const amount_before = (): string => `Amount before`
export const ask_for_at_most_days = ({ count }: { count: string | number }): string => `Choose ${count} days or fewer.`
export const count = (): string => `Count`
export const count_before = (): string => `Count before`
export const from = (): string => `From`
export const the_last_day_is_before_the_first = (): string => `The last day is before the first.`
export const to = (): string => `To`
