// Written by `npm run texts` from texts.json, where the texts stand.

export const search = (): string => `Search`
export const the_reason = (): string => `The reason`
