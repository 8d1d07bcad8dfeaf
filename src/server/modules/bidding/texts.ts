// Written by `npm run texts` from texts.json, where the texts stand.

export const your_account_cant_bid_here = (): string => `Your account can’t bid here.`
export const you_can_only_buy_one_in_an_auction = (): string => `You can only buy one in an auction.`
export const sorry_this_has_already_sold = (): string => `Sorry, this has already sold.`
export const you_cant_buy_this_online_contact_the = (): string => `You can’t buy this online. Contact the seller.`
export const only_quantity_left_are_left = ({ quantity_left, are }: { quantity_left: string | number; are: string | number }): string => `Only ${quantity_left} ${are} left.`
