// Written by `npm run texts` from texts.json, where the texts stand.

export const listing_featured = (): string => `Listing featured`
export const no_longer_featured = (): string => `No longer featured`
export const feature_this_listing = (): string => `Feature this listing`
export const shown_in_turn_above_other_results = (): string => `Featured listings take turns above other results and on the home page.`
export const shown_in_turn_used_of_limit = ({ used, limit }: { used: string | number; limit: string | number }): string => `Featured listings take turns above other results and on the home page. You’re featuring ${used} of ${limit}.`
