// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_whats_wrong = (): string => `Choose what’s wrong.`
export const uphold_or_dismiss_it = (): string => `Uphold or dismiss it.`
export const what_you_write = (): string => `Your text`
export const say_whats_wrong_in_a_few_words = (): string => `Say what’s wrong in a few words.`
export const the_word_to_the_reporter = (): string => `The word to the reporter`
export const choose_a_message = (): string => `Choose a message.`
export const the_reason_for_its_author = (): string => `The reason for its author`
export const uphold_it_to_remove_it = (): string => `Uphold the report to remove this.`
