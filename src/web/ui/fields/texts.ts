// Written by `npm run texts` from texts.json, where the texts stand.

export const optional = (): string => `(optional)`
export const check_these_details = (): string => `Check these details`
export const nz = (): string => `NZ$`
export const clear_amount = (): string => `Clear amount`
export const character = (): string => `Character`
export const digit = (): string => `Digit`
export const one_index_of_length = ({ one, index, length }: { one: string | number; index: string | number; length: string | number }): string => `${one} ${index} of ${length}`
export const show_password = (): string => `Show password`
export const hide = (): string => `Hide`
export const show = (): string => `Show`
export const only_the_first_max_characters = ({ max_characters }: { max_characters: string | number }): string => `Only the first ${max_characters} characters are searched.`
export const at_most_text_characters = ({ text }: { text: string | number }): string => `At most ${text} characters.`
export const day = (): string => `Day`
export const from_word = (): string => `From`
export const to = (): string => `To`
export const remove_to_lower_case_value = ({ to_lower_case, value }: { to_lower_case: string | number; value: string | number }): string => `Remove ${to_lower_case}${value}`
