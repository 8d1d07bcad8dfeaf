// Written by `npm run texts` from texts.json, where the texts stand.

export const where_you_are = (): string => `Where you are`
export const first_to_last_of_total = ({ first, last, total }: { first: string | number; last: string | number; total: string | number }): string => `${first} to ${last} of ${total}`
export const previous_page = (): string => `Previous page`
export const next_page = (): string => `Next page`
export const pages = (): string => `Pages`
export const see_all = (): string => `See all`
export const skip_to_the_content = (): string => `Skip to the content`
