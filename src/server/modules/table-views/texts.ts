// Written by `npm run texts` from texts.json, where the texts stand.

export const theres_no_such_view = (): string => `There’s no such view.`
