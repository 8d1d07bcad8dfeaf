// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_a_place_from_the_list = (): string => `Choose a place from the list.`
export const another_account_has_that_number = (): string => `Another account has that dealership number.`
