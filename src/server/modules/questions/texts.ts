// Written by `npm run texts` from texts.json, where the texts stand.

export const this_listing_has_closed_so_you_cant = (): string => `This listing has closed, so you can’t ask questions.`
export const admin_accounts_cant_ask_questions = (): string => `Admin accounts can’t ask questions.`
export const this_seller_has_blocked_you_so_you = (): string => `This seller has blocked you, so you can’t ask here.`
export const this_is_your_own_listing = (): string => `This is your own listing.`
export const the_seller_has_answered_so_you_cant = (): string => `The seller has answered, so you can’t withdraw the question.`
export const this_listing_has_closed_so_you_cant_2 = (): string => `This listing has closed, so you can’t change answers.`
