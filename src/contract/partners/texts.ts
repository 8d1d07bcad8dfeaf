// Written by `npm run texts` from texts.json, where the texts stand.

export const the_name = (): string => `The name`
export const choose_what_the_key_may_do = (): string => `Choose what the key may do.`
export const at_most_366_days = (): string => `At most 366 days.`
export const use_an_address_with_https = (): string => `Enter an address that starts with https://.`
export const choose_at_least_one_event = (): string => `Choose at least one event.`
