// Written by `npm run texts` from texts.json, where the texts stand.

export const audit_log = (): string => `Audit log`
export const the_audit_log_didnt_load = (): string => `The audit log didn’t load`
export const loading_the_audit_log = (): string => `Loading the audit log`
export const no_entries = (): string => `No entries`
export const see_everything = (): string => `See everything`
export const try_other_words_or_days = (): string => `Try other words, another person or other days.`
export const what_admins_do_is_shown_here = (): string => `What admins do is shown here.`
export const pages = (): string => `Pages`
export const newest = (): string => `Newest entries`
export const older = (): string => `Older entries`
export const members = (): string => `Members and accounts`
export const listings = (): string => `Listings and reports`
export const sales_and_reviews = (): string => `Sales and reviews`
export const messages = (): string => `Messages and support`
export const money = (): string => `Money`
export const content = (): string => `Content`
export const settings = (): string => `Settings and exports`
export const search_the_log = (): string => `Search the log`
export const who = (): string => `Who`
export const anyone = (): string => `Anyone`
export const what = (): string => `What`
export const anything = (): string => `Anything`
export const from = (): string => `From`
export const to = (): string => `To`
export const about_member_number = ({ id }: { id: string | number }): string => `About member ${id} ✕`
export const about_listing_number = ({ id }: { id: string | number }): string => `About listing ${id} ✕`
export const clear = (): string => `Clear`
