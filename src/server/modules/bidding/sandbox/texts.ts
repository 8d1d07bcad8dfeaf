// Written by `npm run texts` from texts.json, where the texts stand.

export const somebody_is_trying_rules = (): string => `Somebody is trying rules right now. Try again in a moment.`
