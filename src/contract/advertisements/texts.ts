// Written by `npm run texts` from texts.json, where the texts stand.

export const enter_a_whole_number = (): string => `Enter a whole number`
export const enter_from_to = ({ min, max }: { min: string | number; max: string | number }): string => `Enter a number from ${min} to ${max}`
export const enter_1_or_more = (): string => `Enter 1 or more`
export const enter_at_most_1000000000 = (): string => `Enter at most 1,000,000,000`
export const choose_a_place = (): string => `Choose everywhere, results or home`
export const choose_enabled_or_disabled = (): string => `Choose enabled or disabled`
export const choose_a_state = (): string => `Choose a state`
export const invalid_url = (): string => `Invalid URL`
export const this_must_be_a_list = (): string => `This must be a list`
export const at_most_20_at_a_time = (): string => `At most 20 at a time`
export const add_a_picture = (): string => `Add a picture`
export const a_name = (): string => `A name`
export const a_description = (): string => `The description`
export const search = (): string => `The search`
