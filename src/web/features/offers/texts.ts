// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import { endSentence } from '#shared/texts/end-sentence.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const enter_an_amount_like_45_or_45_50 = (): string => `Enter an amount, like 45 or 45.50.`
export const your_price = (): string => `Your price`
export const message = (): string => `Message`
export const make_an_offer = (): string => `Make an offer`
export const reply_to_the_sellers_amount = ({ amount }: { amount: string | number }): string => `Reply to the seller’s ${amount}`
export const your_offer_of_amount_is_waiting = ({ amount }: { amount: string | number }): string => `Your offer of ${amount} is waiting`
export const or_buy_it_now_for_price = ({ price }: { price: string | number }): string => `Or buy it now for ${price}.`
export const the_seller_can_reply_until = ({ until }: { until: string | number }): string => `The seller can accept, decline or make a counter-offer until ${until}.`
export const the_first_bid_ends_all_offers = (): string => `The first bid ends all offers.`
export const per_item_excluding_shipping = (): string => `Per item, excluding shipping.`
export const offer = (): string => `Offer`
export const if_the_seller_accepts_youve_bought_it = ({ amount }: { amount: string | number }): string => `If the seller accepts, you’ve bought it for ${amount} and the listing shows that price. You can withdraw your offer until then.`
export const your_offer_must_be_below_max = ({ max }: { max: string | number }): string => `Your offer must be below ${max}.`
export const offer_accepted_its_yours = (): string => `Offer accepted – it’s yours`
export const the_seller_doesnt_take_offers_this_low = (): string => `The seller doesn’t take offers this low`
export const offer_sent = (): string => `Offer sent`
export const offer_declined = (): string => `Offer declined`
export const offer_withdrawn = (): string => `Offer withdrawn`
export const counter_offer_sent = (): string => `Counter-offer sent`
export const accept_price = ({ price }: { price: string | number }): string => `Accept ${price}`
export const make_a_counter_offer = (): string => `Make a counter-offer`
export const decline = (): string => `Decline`
export const withdraw_offer = (): string => `Withdraw offer`
export const accept_price_2 = ({ price }: { price: string | number }): string => `Accept ${price}?`
export const youll_have_sold_it_for_price_and_all = ({ price }: { price: string | number }): string => `You’ll have sold it for ${price}, and all other offers on it end if this was the last one. The listing will show this price. You’ll see each other’s name, phone and email. You can’t undo this.`
export const you_agree_to_pay_the_seller_price = ({ price }: { price: string | number }): string => `You agree to pay the seller ${price}. The listing will show this price. You’ll see each other’s name, phone and email. You can’t undo this.`
export const decline_price = ({ price }: { price: string | number }): string => `Decline ${price}?`
export const decline_price_2 = ({ price }: { price: string | number }): string => `Decline ${price}`
export const they_may_offer_another_price = (): string => `They may offer another price.`
export const well_tell_the_other_side = (): string => `We’ll tell the other side.`
export const withdraw_price = ({ price }: { price: string | number }): string => `Withdraw ${price}?`
export const withdraw_price_2 = ({ price }: { price: string | number }): string => `Withdraw ${price}`
export const well_tell_the_other_side_and_they_cant = (): string => `We’ll tell the other side, and they can’t accept it any more.`
export const theyve_offered_theirs_accept_it_or_ask = ({ theirs }: { theirs: string | number }): string => `They’ve offered ${theirs}. Accept it or ask for more.`
export const the_seller_is_asking_theirs_accept_it = ({ theirs }: { theirs: string | number }): string => `The seller is asking ${theirs}. Accept it or offer less.`
export const your_asking_price_is_max_so_you_cant = ({ max }: { max: string | number }): string => `Your price is ${max}, so you can’t ask for more.`
export const they_can_reply_until = ({ by_buyer, price, until }: { by_buyer: boolean; price: string | number; until: string | number }): string => `${by_buyer ? `The buyer offers` : `The seller asks`} ${price}. They can reply to your price until ${until}.`
export const there_can_be_five_offers_in_all = (): string => `There can be five offers in all between you.`
export const if_the_buyer_accepts_youve_sold_it_for = ({ amount }: { amount: string | number }): string => `If the buyer accepts, you’ve sold it for ${amount} and the listing shows that price.`
export const if_the_seller_accepts_youve_bought_it_2 = ({ amount }: { amount: string | number }): string => `If the seller accepts, you’ve bought it for ${amount} and the listing shows that price.`
export const offer_not_found = (): string => `Offer not found`
export const see_all_listings = (): string => `See all listings`
export const only_the_buyer_and_seller_can_see_an = (): string => `Only the buyer and seller can see an offer.`
export const listing = (): string => `Listing`
export const asking_price_buy_now_price = ({ buy_now_price }: { buy_now_price: string | number }): string => `Price ${buy_now_price}`
export const until_expires_at = ({ expires_at }: { expires_at: string | number }): string => `until ${expires_at}`
export const the_sale_to_the_highest_bidder_fell = (): string => `The sale to the highest bidder fell through. You can buy it for your highest bid, or decline.`
export const the_sale_to_the_highest_bidder_fell_2 = (): string => `The sale to the highest bidder fell through. This is the next bidder’s highest bid.`
export const see_their_details = (): string => `See their details`
export const agreed_you_can_see_each_others_name = (): string => `Agreed. You can see each other’s name, phone and email now.`
export const from_them = <Node>({ link, name }: { link: (parts: Parts<Node>) => Node; name: string | number }): Parts<Node> => [`From `, link([`${name}`])]
export const from_you_to_them = <Node>({ link, name }: { link: (parts: Parts<Node>) => Node; name: string | number }): Parts<Node> => [`From you to `, link([`${name}`])]
export const what_was_said = (): string => `What was said`
export const loading_the_offer = (): string => `Loading the offer`
export const my_offers_total = <Node>({ span, total }: { span: (parts: Parts<Node>) => Node; total: string | number }): Parts<Node> => [`My offers `, span([`${total}`])]
export const my_offers = (): string => `My offers`
export const answer = (): string => `Answer`
export const see_the_offer = (): string => `See the offer`
export const your_turn = (): string => `your turn`
export const waiting_for_a_reply = (): string => `waiting for a reply`
export const they_offered_price = ({ who, price }: { who: 'you' | 'buyer' | 'other'; price: string | number }): string => `${{ 'you': `You`, 'buyer': `The buyer`, 'other': `The seller` }[who]} offered ${price}`
export const they_asked_price = ({ who, price }: { who: 'you' | 'buyer' | 'other'; price: string | number }): string => `${{ 'you': `You`, 'buyer': `The buyer`, 'other': `The seller` }[who]} countered with ${price}`
export const they_accepted = ({ who }: { who: 'you' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'buyer': `The buyer`, 'other': `The seller` }[who]} accepted`
export const they_declined = ({ who }: { who: 'you' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'buyer': `The buyer`, 'other': `The seller` }[who]} declined`
export const they_withdrew_it = ({ who }: { who: 'you' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'buyer': `The buyer`, 'other': `The seller` }[who]} withdrew it`
export const no_reply_in_time = (): string => `No reply in time`
export const someone_placed_the_first_bid = (): string => `Someone placed the first bid`
export const it_was_sold = (): string => `It was sold`
export const the_listing_ended = (): string => `The listing ended`
export const offers = (): string => `Offers`
export const your_offers = (): string => `Your offers`
export const your_offer = (): string => `Your offer`
export const the_sale_to_the_highest_bidder_fell_3 = (): string => `The sale to the highest bidder fell through.`
export const no_one_bid_on_it_or_watches_it_so = (): string => `No one bid on it or watches it, so there’s no one to offer it to. You can relist it.`
export const it_didnt_sell_offer_it_to_bidders_and_watchers = ({ until, bidders, watchers }: { until: string | number; bidders: number; watchers: number }): string => `It didn’t sell. Until ${until} you can offer it once, at one price, to ${choosePlural(bidders, { 'one': `${formatCount(bidders)} bidder`, 'other': `${formatCount(bidders)} bidders` })} and ${choosePlural(watchers, { 'one': `${formatCount(watchers)} watcher`, 'other': `${formatCount(watchers)} watchers` })}. The first to accept buys it.`
export const it_didnt_sell_offer_it_to_bidders = ({ until, bidders }: { until: string | number; bidders: number }): string => `It didn’t sell. Until ${until} you can offer it once, at one price, to ${choosePlural(bidders, { 'one': `${formatCount(bidders)} bidder`, 'other': `${formatCount(bidders)} bidders` })}. The first to accept buys it.`
export const it_didnt_sell_offer_it_to_watchers = ({ until, watchers }: { until: string | number; watchers: number }): string => `It didn’t sell. Until ${until} you can offer it once, at one price, to ${choosePlural(watchers, { 'one': `${formatCount(watchers)} watcher`, 'other': `${formatCount(watchers)} watchers` })}. The first to accept buys it.`
export const offer_it_at_a_fixed_price = (): string => `Offer it at a fixed price`
export const it_goes_to_bidders_and_watchers = ({ bidders, watchers }: { bidders: number; watchers: number }): string => `It goes once, to ${choosePlural(bidders, { 'one': `${formatCount(bidders)} bidder`, 'other': `${formatCount(bidders)} bidders` })} and ${choosePlural(watchers, { 'one': `${formatCount(watchers)} watcher`, 'other': `${formatCount(watchers)} watchers` })}. They have 48 hours.`
export const it_goes_to_bidders = ({ bidders }: { bidders: number }): string => `It goes once, to ${choosePlural(bidders, { 'one': `${formatCount(bidders)} bidder`, 'other': `${formatCount(bidders)} bidders` })}. They have 48 hours.`
export const it_goes_to_watchers = ({ watchers }: { watchers: number }): string => `It goes once, to ${choosePlural(watchers, { 'one': `${formatCount(watchers)} watcher`, 'other': `${formatCount(watchers)} watchers` })}. They have 48 hours.`
export const the_last_price_was_price = ({ price }: { price: string | number }): string => `The last price was ${price}.`
export const the_first_to_accept_buys_it_for_amount = ({ amount }: { amount: string | number }): string => `The first to accept buys it for ${amount}, and the listing shows that price. You can’t change your mind after that.`
export const sent_to_sent_count_people = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Sent to one person`, 'other': `Sent to ${formatCount(count)} people` })}`
export const offered_for_price = ({ price }: { price: string | number }): string => `Offered for ${price}`
export const offer_it_to_the_next_bidder = (): string => `Offer it to the next bidder`
export const offer_it_to_bidder_for_price = ({ bidder, price }: { bidder: string | number; price: string | number }): string => `Offer it to ${bidder} for ${price}?`
export const offer_it_for_price = ({ price }: { price: string | number }): string => `Offer it for ${price}`
export const thats_the_most_bidder_bid_they_have_48 = ({ bidder, until }: { bidder: string | number; until: string | number }): string => `That’s the most ${bidder} bid. They have 48 hours, and if they accept, you’ve sold it to them. You can do this until ${until}.`
export const offer_status_agreed = (): string => `agreed`
export const offer_status_declined = (): string => `declined`
export const offer_status_withdrawn = (): string => `withdrawn`
export const offer_status_ended = (): string => `ended`
export const message_name = ({ name }: { name: string | number }): string => `Message ${name}`
export const you_answer_for_name = ({ name }: { name: string | number }): string => `You answer for ${endSentence(name)}`
