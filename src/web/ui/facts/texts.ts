// Written by `npm run texts` from texts.json, where the texts stand.

export const hoko = (): string => `Hoko`
export const hoko_2 = (): string => `hoko`
export const rating_of_5_stars = ({ rating }: { rating: string | number }): string => `${rating} of 5 stars`
