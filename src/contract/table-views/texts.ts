// Written by `npm run texts` from texts.json, where the texts stand.

export const a_name = (): string => `A name`
export const at_most_columns = (): string => `At most 30 columns.`
export const these_arent_filters = (): string => `These aren’t filters of a table.`
