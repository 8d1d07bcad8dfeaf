// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_a_country_from_the_list = (): string => `Choose a country from the list.`
export const enter_one_address = (): string => `Enter one address`
