// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_a_state = (): string => `Choose a state from the list.`
export const enter_a_year = (): string => `Enter a four-digit year, like 2026.`
export const search = (): string => `The search`
export const pdf_is_true_or_false = (): string => `pdf is true or false.`
