// Written by `npm run texts` from texts.json, where the texts stand.

export const youre_not_watching_this_listing = (): string => `You’re not watching this listing.`
