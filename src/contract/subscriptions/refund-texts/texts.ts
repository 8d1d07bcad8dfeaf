// Written by `npm run texts` from texts.json, where the texts stand.

export const the_reason = (): string => `The reason`
export const please_start_again = (): string => `Please start again.`
