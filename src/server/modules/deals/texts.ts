// Written by `npm run texts` from texts.json, where the texts stand.

export const this_listing_has_closed = (): string => `This listing has closed.`
export const your_account_is_linked_to_the_sellers = (): string => `Your account is linked to the seller’s, so you can’t bid or buy here.`
export const this_is_your_own_listing = (): string => `This is your own listing.`
export const admin_accounts_cant_bid_or_buy = (): string => `Admin accounts can’t bid or buy.`
export const your_account_is_suspended_so_you_cant = (): string => `Your account is suspended, so you can’t bid or buy.`
export const verify_your_contact_details_in = (): string => `Verify your contact details in Settings before you bid or buy.`
export const the_seller_has_left_hoko = (): string => `The seller has left Hoko.`
export const the_sellers_account_is_suspended_so = (): string => `The seller’s account is suspended, so you can’t buy this for now.`
export const your_bids_on_this_auction_were_voided = (): string => `Your bids on this auction were voided, so you can’t bid on it any more.`
export const this_seller_has_blocked_you_so_you = (): string => `This seller has blocked you, so you can’t bid or buy here.`
export const contact_the_seller_about_this_listing = (): string => `Contact the seller about this listing.`
export const sold_out = (): string => `Sold out.`
export const buy_now_is_no_longer_available_on_this = (): string => `Buy now is no longer available on this listing.`
export const youre_on_this_sellers_team = (): string => `You’re on this seller’s team, so you can’t bid on, buy or make offers for their listings.`
export const the_seller_may_not_sell = (): string => `Hoko has stopped the seller from selling for now, so you can’t bid or buy.`
