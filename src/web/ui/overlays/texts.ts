// Written by `npm run texts` from texts.json, where the texts stand.

export const go_back = (): string => `Go back`
export const close = (): string => `Close`
export const that_menu_didnt_open = (): string => `That menu didn’t open`
export const check_your_connection_and_try_again = (): string => `Check your connection and try again.`
export const notices = (): string => `Notices`
export const discard_what_you_wrote = (): string => `Discard what you wrote?`
export const discard = (): string => `Discard`
export const keep_writing = (): string => `Keep writing`
export const it_hasnt_been_saved_or_sent = (): string => `It hasn’t been saved or sent.`
