// Written by `npm run texts` from texts.json, where the texts stand.

export const what_you_confirm = (): string => `What you confirm`
