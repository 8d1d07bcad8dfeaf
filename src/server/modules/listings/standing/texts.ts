// Written by `npm run texts` from texts.json, where the texts stand.

export const the_seller_has_left_hoko = (): string => `The seller has left Hoko.`
export const with_its_sellers_account = (): string => `With its seller’s account.`
