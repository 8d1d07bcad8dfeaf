// Written by `npm run texts` from texts.json, where the texts stand.

export const last_changed = (): string => `Last changed`
export const on_this_page = (): string => `On this page`
