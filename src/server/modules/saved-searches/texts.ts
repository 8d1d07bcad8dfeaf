// Written by `npm run texts` from texts.json, where the texts stand.

export const we_dont_recognise_this_link_it_may_be = (): string => `We don’t recognise this link. It may be incomplete, or from an email more than a year old.`
export const search_for_something_first_words_a = (): string => `Search for something first: words, a category, a place or a price.`
