// Written by `npm run texts` from texts.json, where the texts stand.

export const mail = (): string => `Email`
export const text_message = (): string => `Text message`
export const push = (): string => `Push`
export const the_page_was_not_rendered = (): string => `The page was not rendered.`
export const thats_a_lot_of_pages_at_once = (): string => `That’s a lot of pages at once`
export const wait_a_minute_then_try_again = (): string => `Wait a minute, then try again.`
export const were_very_busy_right_now = (): string => `We’re very busy right now`
export const your_bids_and_everything_youve_saved = (): string => `Your bids and everything you’ve saved are safe. Try again in a few seconds.`
export const stop_refreshing = (): string => `Stop refreshing`
export const refresh_every_5_seconds = (): string => `Refresh every 5 seconds`
export const emails_in_light = (): string => `Emails in light`
export const emails_in_dark = (): string => `Emails in dark`
export const attached = ({ kind, id }: { kind: string | number; id: string | number }): string => `Attached: ${kind} ${id}`
