// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const optional = (): string => `(optional)`
export const check_these_details = (): string => `Check these details`
export const nz = (): string => `NZ$`
export const clear_amount = (): string => `Clear amount`
export const box_of_length = ({ is_digit, index, length }: { is_digit: boolean; index: string | number; length: string | number }): string => `${is_digit ? `Digit` : `Character`} ${index} of ${length}`
export const show_password = (): string => `Show password`
export const hide = (): string => `Hide`
export const show = (): string => `Show`
export const only_the_first_max_characters = ({ max_characters }: { max_characters: string | number }): string => `Only the first ${max_characters} characters are searched.`
export const at_most_count_characters = ({ count }: { count: number }): string => `${choosePlural(count, { 'other': `At most ${formatCount(count)} characters.` })}`
export const only_count_characters_fit = ({ count }: { count: string | number }): string => `Only ${count} characters fit here, so the end of your text was left out.`
export const day = (): string => `Day`
export const from_word = (): string => `From`
export const to = (): string => `To`
