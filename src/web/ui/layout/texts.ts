// Written by `npm run texts` from texts.json, where the texts stand.

export const where_you_are = (): string => `Where you are`
export const text_to_text2_of_text3 = ({ text, text2, text3 }: { text: string | number; text2: string | number; text3: string | number }): string => `${text} to ${text2} of ${text3}`
export const previous_page = (): string => `Previous page`
export const next_page = (): string => `Next page`
export const pages = (): string => `Pages`
export const see_all = (): string => `See all`
export const skip_to_the_content = (): string => `Skip to the content`
