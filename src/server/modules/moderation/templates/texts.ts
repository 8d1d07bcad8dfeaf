// Written by `npm run texts` from texts.json, where the texts stand.

export const another_template_has_this_title = (): string => `Another template has this title.`
