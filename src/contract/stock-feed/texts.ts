// Written by `npm run texts` from texts.json, where the texts stand.

export const the_dealership_number = (): string => `The dealership number`
export const a_dealership_number_is_letters_and_digits = (): string => `A dealership number has only letters, digits, dots, dashes and underscores.`
export const choose_yes_or_no = (): string => `Choose yes or no.`
export const choose_from_the_list = (): string => `Choose from the list.`
export const the_ending = (): string => `The text for the end of descriptions`
export const choose_at_least_one_vehicle = (): string => `Choose at least one vehicle.`
export const choose_at_most = ({ count }: { count: string | number }): string => `Choose at most ${count} vehicles at once.`
export const the_search = (): string => `The search`
export const the_word = (): string => `The word`
export const the_meaning = (): string => `The meaning`
