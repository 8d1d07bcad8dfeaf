// Written by `npm run texts` from texts.json, where the texts stand.

export const filter_and_sort = (): string => `Filter and sort`
export const filter_listings = (): string => `Filter these listings`
export const keywords = (): string => `Keywords`
export const what = (): string => `Type`
export const make = (): string => `Make`
export const for_sale_or_rent = (): string => `For sale or rent`
export const bedrooms = (): string => `Bedrooms`
export const at_least = ({ count }: { count: string | number }): string => `${count}+`
export const price_from = (): string => `Price from`
export const price_to = (): string => `Price to`
export const year_from = (): string => `Year from`
export const year_to = (): string => `Year to`
export const order = (): string => `Sort by`
export const any = (): string => `Any`
export const show_listings = (): string => `Show listings`
export const clear_filters = (): string => `Clear filters`
