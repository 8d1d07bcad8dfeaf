// Written by `npm run texts` from texts.json, where the texts stand.

export const that_didnt_open = (): string => `That didn’t open`
export const check_your_connection_and_try_again_if = (): string => `Check your connection and try again. If it keeps happening, reload the page.`
export const reload_page = (): string => `Reload page`
