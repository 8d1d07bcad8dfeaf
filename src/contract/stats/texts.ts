// Written by `npm run texts` from texts.json, where the texts stand.

export const this_must_be_a_number_of_days = (): string => `This must be a number of days.`
export const look_back_at_least_1_day = (): string => `Look back at least 1 day.`
export const look_back_at_most_366_days = (): string => `Look back at most 366 days.`
