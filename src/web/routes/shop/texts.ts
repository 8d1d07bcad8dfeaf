// Written by `npm run texts` from texts.json, where the texts stand.

export const hoko = (): string => `Hoko`
export const for_sale_now = (): string => `For sale now`
export const listings_of = ({ name }: { name: string | number }): string => `Listings with ${name}`
export const see_all_listings = (): string => `See all listings`
export const clear_filters = (): string => `Clear filters`
