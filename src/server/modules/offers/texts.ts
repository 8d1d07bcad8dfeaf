// Written by `npm run texts` from texts.json, where the texts stand.

export const the_sellers_account_is_suspended_so = (): string => `The seller’s account is suspended, so you can’t buy this for now. Don’t pay them.`
export const offers_on_a_property_are_made_on_paper = (): string => `Offers on a property are made on paper. Ask the seller about it.`
export const youve_made_five_offers_between_you_so = (): string => `You’ve made five offers between you, so you can’t make any more.`
export const offer_at_least_sale = ({ sale }: { sale: string | number }): string => `Offer at least ${sale}.`
export const you_can_buy_it_for_asked_offer_less = ({ asked }: { asked: string | number }): string => `You can buy it for ${asked}. Offer less than that.`
export const this_price_is_fixed_accept_or_decline = (): string => `This price is fixed: accept or decline it.`
export const you_cant_make_any_more_offers_here = (): string => `You can’t make any more offers here.`
export const the_seller_is_asking_amount_accept_it = ({ amount }: { amount: string | number }): string => `The seller is asking ${amount}. Accept it or offer less.`
export const offer_at_least_min = ({ min }: { min: string | number }): string => `Offer at least ${min}.`
export const the_buyer_has_offered_amount_accept_it = ({ amount }: { amount: string | number }): string => `The buyer has offered ${amount}. Accept it or ask for more.`
export const your_asking_price_is_max_so_you_cant = ({ max }: { max: string | number }): string => `Your asking price is ${max}, so you can’t ask for more.`
export const your_account_cant_buy_here = (): string => `Your account can’t buy here.`
export const this_buyer_cant_buy_on_hoko_at_the = (): string => `This buyer can’t buy on Hoko at the moment.`
export const theres_no_other_bidder_to_offer_it_to = (): string => `There’s no other bidder to offer it to.`
export const this_is_your_own_listing = (): string => `This is your own listing.`
export const a_second_chance_offer_is_waiting = (): string => `A second-chance offer is still waiting for a reply.`
export const this_offer_has_already_been_accepted = (): string => `This offer has already been accepted.`
