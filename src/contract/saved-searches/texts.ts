// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_when_to_be_told = (): string => `Choose when to be told.`
export const a_name = (): string => `A name`
