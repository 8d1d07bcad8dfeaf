// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const enter_an_amount_like_45_or_45_50 = (): string => `Enter an amount, like 45 or 45.50.`
export const enter_your_bid = (): string => `Enter your bid.`
export const your_limit_is_already_leading_max = ({ leading_max }: { leading_max: string | number }): string => `Your limit is already ${leading_max}.`
export const the_maximum_bid_is_max = ({ max }: { max: string | number }): string => `The maximum bid is ${max}.`
export const the_minimum_bid_is_min = ({ min }: { min: string | number }): string => `The minimum bid is ${min}.`
export const raise_your_limit_to = (): string => `Raise your limit to`
export const bid_up_to = (): string => `Bid up to`
export const amounts_to_choose_from = (): string => `Amounts to choose from`
export const nz = (): string => `NZ$`
export const your_own_listing = (): string => `Your own listing`
export const see_the_sale = (): string => `See the sale`
export const contact_the_seller = (): string => `Contact the seller`
export const see_why_you_cant_bid = (): string => `See why you can’t bid`
export const buy_now = (): string => `Buy now`
export const buy_now_buy_now_price = ({ buy_now_price }: { buy_now_price: string | number }): string => `Buy now ${buy_now_price}`
export const raise_your_limit = (): string => `Raise your limit`
export const bid_from_least = ({ least }: { least: string | number }): string => `Bid from ${least}`
export const someone_elses_bid_came_first_the = ({ minimum }: { minimum: string | number }): string => `Someone else’s bid came first. The minimum bid is now ${minimum}.`
export const place_your_bid = (): string => `Place your bid`
export const sign_in_to_bid = (): string => `Sign in to bid`
export const if_you_win_you_agree_to_buy_well_bid = (): string => `If you win, you agree to buy. We’ll bid the minimum needed, up to your limit. Your limit stays secret while the auction runs.`
export const reconnecting_bidding_is_on_hold = (): string => `Reconnecting – bidding is on hold`
export const raise_limit_to = (): string => `Raise limit to`
export const raise_limit = (): string => `Raise limit`
export const place_bid = (): string => `Place bid`
export const write_an_amount_from_price_to_less = ({ price, my_max }: { price: string | number; my_max: string | number }): string => `Write an amount from ${price} to less than ${my_max}.`
export const your_limit_is_now_max = ({ max }: { max: string | number }): string => `Your limit is now ${max}`
export const lower_your_limit = (): string => `Lower your limit?`
export const another_bidders_bids_were_voided_so = ({ my_max, price }: { my_max: string | number; price: string | number }): string => `Another bidder’s bids were voided, so the seller may now know your limit of ${my_max}. You can lower it once, until the next bid. You’ll still be leading at ${price}.`
export const keep_limit = (): string => `Keep limit`
export const lower_limit = (): string => `Lower limit`
export const bid_for_me_up_to = (): string => `Bid for me up to`
export const at_least_price_the_current_price = ({ price }: { price: string | number }): string => `At least ${price}, the current price.`
export const another_bidders_bids_were_voided_so_2 = (): string => `Another bidder’s bids were voided, so you’re leading. The seller may now know your limit. You can lower it until the next bid.`
export const why_was_i_outbid = (): string => `Why was I outbid?`
export const each_bidder_sets_a_secret_limit_and_we = (): string => `Each bidder sets a secret limit, and we bid for them only as much as it takes. The higher limit leads. If two are equal, the earlier one leads.`
export const close = (): string => `Close`
export const loading_bids = (): string => `Loading bids`
export const your_bids_are_further_back_than_the = ({ length }: { length: string | number }): string => `Your bids are further back than the last ${length}.`
export const you_raised_your_limit_to_limit_and = ({ limit, price }: { limit: string | number; price: string | number }): string => `You raised your limit to ${limit} and kept leading at ${price}.`
export const you_bid_up_to_limit_and_led_at_price = ({ limit, price }: { limit: string | number; price: string | number }): string => `You bid up to ${limit} and led at ${price}.`
export const you_bid_up_to_limit_leader_already_had = ({ limit, leader, price }: { limit: string | number; leader: string | number; price: string | number }): string => `You bid up to ${limit}. ${leader} already had a limit at least that high, so we bid for them straight away, to ${price}.`
export const pseudonym_bid_but_not_above_your_limit = ({ pseudonym, price }: { pseudonym: string | number; price: string | number }): string => `${pseudonym} bid, but not above your limit. We bid for you, to ${price}, and you kept leading.`
export const pseudonym_bid_more_than_your_limit_of = ({ pseudonym, limit, price }: { pseudonym: string | number; limit: string | number; price: string | number }): string => `${pseudonym} bid more than your limit of ${limit} and led at ${price}.`
export const the_bids_of_name_were_voided_the_price = ({ name, price }: { name: string | number; price: string | number }): string => `The bids of ${name} were voided. The price was ${price} then.`
export const bid = (): string => `Bid`
export const bid_from_minimum_next_bid = ({ minimum_next_bid }: { minimum_next_bid: string | number }): string => `Bid from ${minimum_next_bid}`
export const void_the_bids_of_pseudonym = <Node>({ span, pseudonym }: { span: (parts: Parts<Node>) => Node; pseudonym: string | number }): Parts<Node> => [`Void`, span([` the bids of `, `${pseudonym}`])]
export const they_asked_for_it = (): string => `They asked for it`
export const they_typed_the_wrong_amount_or_cant = (): string => `They typed the wrong amount, or can’t buy it after all.`
export const they_arent_genuine = (): string => `They aren’t genuine`
export const you_have_reason_to_think_they_wont_pay = (): string => `You have reason to think they won’t pay.`
export const pseudonym_s_bids_voided = ({ pseudonym }: { pseudonym: string | number }): string => `${pseudonym}’s bids voided`
export const void_pseudonym_s_bids = ({ pseudonym }: { pseudonym: string | number }): string => `Void ${pseudonym}’s bids?`
export const void_bids = (): string => `Void bids`
export const why = (): string => `Why`
export const choose_a_reason = (): string => `Choose a reason.`
export const message_to_the_bidder = (): string => `Message to the bidder`
export const we_didnt_get_an_answer_check_whether = (): string => `We didn’t get an answer. Check whether your limit has changed, then try again.`
export const yes_i_mean_amount = ({ amount, times, price }: { amount: string | number; times: string | number; price: string | number }): string => `Yes, I mean ${amount}. That’s ${times} times the current price of ${price}.`
export const check_your_bid_then_tick_this_box = (): string => `Check your bid, then tick this box.`
export const bid_again = (): string => `Bid again`
export const youve_been_outbid_price_is_now = ({ price }: { price: string | number }): string => `You’ve been outbid: the price is now ${price}. Another bidder’s limit is at least as high as yours.`
