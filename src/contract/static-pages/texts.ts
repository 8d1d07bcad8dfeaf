// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_one_of_the_pages = (): string => `Choose one of the pages.`
export const a_title = (): string => `The title`
export const a_text = (): string => `The text`
export const enter_a_text_of_at_least_20_characters = (): string => `Enter a text of at least 20 characters.`
export const links_must_start_with_https_mailto_or_tel = (): string => `Links must start with https://, mailto:, tel: or a / for our own pages.`
