// Written by `npm run texts` from texts.json, where the texts stand.

export const what_choice_copied = ({ what, choice }: { what: string | number; choice: string | number }): string => `${what} ${choice} copied`
export const couldnt_copy_what = ({ what }: { what: string | number }): string => `Couldn’t copy ${what}`
export const select_the_text_and_copy_it_instead = (): string => `Select the text and copy it instead.`
export const bearer_token = ({ token }: { token: string | number }): string => `Bearer ${token}`
