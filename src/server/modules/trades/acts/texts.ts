// Written by `npm run texts` from texts.json, where the texts stand.

export const youve_already_answered_this = (): string => `You’ve already answered this.`
