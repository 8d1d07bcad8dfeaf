// Written by `npm run texts` from texts.json, where the texts stand.

export const search = (): string => `Search`
export const note = (): string => `Note`
export const write_a_few_words = (): string => `Write a few words.`
export const reason = (): string => `Reason`
