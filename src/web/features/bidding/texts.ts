// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const the_price_is_now = ({ price }: { price: string | number }): string => `The price is now ${price}.`
export const the_price_is_now_with_bids = ({ price, count }: { price: string | number; count: number }): string => `The price is now ${price}, ${choosePlural(count, { '=0': `no bids yet`, 'one': `${formatCount(count)} bid`, 'other': `${formatCount(count)} bids` })}.`
export const before_you_bid_or_buy_here_youll_need = (): string => `Before you bid or buy here, you’ll need to confirm:`
export const ask_a_question = (): string => `Ask a question`
export const contact_the_seller = (): string => `Contact the seller`
export const only_the_seller_can_read_your_message = (): string => `Only the seller can read your message. Everyone can read questions and their answers.`
export const property_is_bought_with_a_written = (): string => `Property is bought with a written agreement, so you can’t buy it online.`
export const the_rent_is_fixed_landlords_cant_ask = (): string => `The rent is fixed. Landlords can’t ask for higher bids.`
export const see_it_under_iwon = (): string => `See it under iWon`
export const you_bought_count_at = ({ count, at }: { count: string | number; at: string | number }): string => `You bought ${count} of these (${at})`
export const you_cant_buy_this_at_the_moment = (): string => `You can’t buy this at the moment.`
export const buy_it_now_available_until = ({ has_reserve }: { has_reserve: boolean }): string => `Buy it now – available until ${has_reserve ? `the reserve is met` : `the first bid`}`
export const raise_your_limit = (): string => `Raise your limit`
export const reconnecting_bidding_is_on_hold = (): string => `Reconnecting – bidding is on hold`
export const views = (): string => `Views`
export const watching = (): string => `Watching`
export const bids = (): string => `Bids`
export const buy_now = (): string => `Buy now`
export const this_is_your_own_listing = (): string => `This is your own listing.`
export const edit = (): string => `Edit`
export const isell = (): string => `iSell`
export const offer_it_to_bidders_or_watchers = (): string => `Offer at a fixed price`
export const see_the_sale = (): string => `See the sale`
export const see_it_under_isell = (): string => `See it under iSell`
export const answer_under_iwon = (): string => `Answer under iWon`
export const see_the_sellers_details = (): string => `See the seller’s details`
export const see_similar_listings = (): string => `See similar listings`
export const the_closing_time_moved = (): string => `The closing time moved.`
export const price = (): string => `Price`
export const reconnecting = (): string => `Reconnecting…`
export const youre_winning = (): string => `you’re winning`
export const youre_outbid = (): string => `you’re outbid`
export const reserve_met = (): string => `reserve met`
export const reserve_not_met = (): string => `reserve not met`
export const quantity_left_of_quantity = ({ quantity_left, quantity }: { quantity_left: string | number; quantity: string | number }): string => `${quantity_left} of ${quantity} left`
export const extended_bid_in_the_last_minutes = ({ minutes }: { minutes: number }): string => `Extended: bid in the last ${choosePlural(minutes, { 'one': `minute`, 'other': `${formatCount(minutes)} minutes` })}`
export const reserve_met_2 = (): string => `Reserve met`
export const reserve_not_met_2 = (): string => `Reserve not met`
export const available_until_sold = (): string => `Available until sold`
export const counting_last_bids = (): string => `counting last bids`
export const closes_at = ({ at }: { at: string | number }): string => `closes ${at}`
export const how_the_price_went = (): string => `How the price went`
export const all_bids = (): string => `All bids`
export const price_and_options = (): string => `Price and options`
export const count_bids = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `no bids yet`, 'one': `${formatCount(count)} bid`, 'other': `${formatCount(count)} bids` })}`
export const no_bids_yet_the_first_bid_leads_at = ({ start_price }: { start_price: string | number }): string => `No bids yet. The first bid leads at ${start_price}.`
export const there_were_no_bids = (): string => `There were no bids.`
export const start_price = (): string => `Start price`
export const asked_for = (): string => `Asked for`
export const last_price = (): string => `Last price`
export const sold_for = (): string => `Sold for`
export const by_enquiry = (): string => `By enquiry`
export const asking_price = (): string => `Asking price`
export const highest_bid = (): string => `Highest bid`
export const current_bid = (): string => `Current bid`
export const the_sellers_reason = ({ reason }: { reason: string | number }): string => `The seller’s reason: “${reason}”`
export const withdrawn_by_the_seller = (): string => `Withdrawn by the seller`
export const its_no_longer_offered = (): string => `It’s no longer offered.`
export const its_no_longer_for_sale_and_no_bid_counts = (): string => `It’s no longer for sale, and no bid counts.`
export const closed_without_a_sale = (): string => `Closed without a sale`
export const on_hold = (): string => `On hold`
export const you_cant_bid_on_or_buy_this_listing_at = (): string => `You can’t bid on or buy this listing at the moment.`
export const sold = (): string => `Sold`
export const taken = (): string => `Taken`
export const its_no_longer_for_sale = (): string => `It’s no longer for sale.`
export const its_no_longer_available = (): string => `It’s no longer available.`
export const it_closed_at = ({ at }: { at: string | number }): string => `It closed ${at}.`
export const see_your_options_in_isell = (): string => `See your options in iSell.`
export const the_sale_was_cancelled = (): string => `The sale was cancelled.`
export const the_sale_fell_through = (): string => `The sale fell through`
export const sold_for_price = ({ price }: { price: string | number }): string => `Sold for ${price}`
export const you_and_the_buyer_can_see_each_others = (): string => `You and the buyer can see each other’s details.`
export const you_bought_this = (): string => `You bought this`
export const its_yours_for_price = ({ price }: { price: string | number }): string => `It’s yours for ${price}`
export const you_and_the_seller_can_see_each_others = (): string => `You and the seller can see each other’s details.`
export const your_purchase_fell_through = (): string => `Your purchase fell through`
export const the_sale_to_you_was_cancelled = (): string => `The sale to you was cancelled.`
export const closing = (): string => `Closing…`
export const the_auction_has_closed_were_recording = (): string => `The auction has closed. We’re recording the result.`
export const someone_else_bid_more_this_time = (): string => `Someone else bid more this time`
export const this_listing_has_closed = (): string => `This listing has closed`
export const you_marked_it_as_sold = (): string => `You marked it as sold`
export const its_off_the_market = (): string => `It’s off the market.`
export const the_seller_says_you_bought_this = (): string => `The seller says you bought this`
export const confirm_whether_thats_right_until_then = (): string => `Confirm whether that’s right. Until then, you won’t see each other’s contact details.`
export const the_seller_has_sold_it = (): string => `The seller has sold it.`
export const it_didnt_sell = (): string => `It didn’t sell.`
export const the_highest_bid_was_below_the_reserve = ({ price }: { price: string | number }): string => `The highest bid was ${price}, below the reserve.`
export const you_agree_to_pay_up_to_limit_if_you = ({ limit }: { limit: string | number }): string => `You agree to pay up to ${limit} if you win. You can’t take a bid back.`
export const if_someone_outbids_you_you_owe_nothing = (): string => `If someone outbids you, you owe nothing.`
export const if_someone_bids_more_than_your_new = (): string => `If someone bids more than your new limit, you owe nothing.`
export const another_bidders_secret_limit_may_be = (): string => `Another bidder’s secret limit may be higher than yours. If it is, you’re outbid straight away and owe nothing.`
export const you_lead_at_price_the_price_moves_only = ({ price }: { price: string | number }): string => `You lead at ${price}. The price moves only if someone else bids, or if your new limit reaches the seller’s reserve.`
export const you_lead_at_price_and_the_price_stays = ({ price }: { price: string | number }): string => `You lead at ${price}, and the price stays there unless someone else bids.`
export const if_no_one_else_bids_you_pay_price = ({ price, has_reserve }: { price: string | number; has_reserve: boolean }): string => `If no one else bids, you pay ${price}${has_reserve ? `, or the seller’s reserve if your limit reaches it` : ``}.`
export const if_thats_the_highest_and_no_one_bids = ({ limit }: { limit: string | number }): string => `If that’s the highest and no one bids again, you pay ${limit}.`
export const if_nobody_bids_more_you_pay_from_least = ({ least, has_reserve }: { least: string | number; has_reserve: boolean }): string => `If nobody bids more, you pay at least ${least}, and only as much as it takes to be ahead${has_reserve ? `, or the seller’s reserve if your limit reaches it` : ``}.`
export const youre_winning_2 = (): string => `You’re winning.`
export const well_bid_up_to_my_max_for_you = <Node>({ strong, my_max }: { strong: (parts: Parts<Node>) => Node; my_max: string | number }): Parts<Node> => [`We’ll bid up to `, strong([`${my_max}`]), ` for you.`]
export const the_reserve_isnt_met_yet = (): string => `The reserve isn’t met yet.`
export const youve_been_outbid = (): string => `You’ve been outbid.`
export const youve_been_outbid_your_limit_was = <Node>({ span, my_max }: { span: (parts: Parts<Node>) => Node; my_max: string | number }): Parts<Node> => [`You’ve been outbid: your limit was `, span([`${my_max}`]), `.`]
export const someone_else = (): string => `Someone else`
export const they_lead_at_price = <Node>({ strong, leader, span, price }: { strong: (parts: Parts<Node>) => Node; leader: string | number; span: (parts: Parts<Node>) => Node; price: string | number }): Parts<Node> => [strong([`${leader}`]), ` leads at `, span([`${price}`]), `.`]
export const why_was_i_outbid = (): string => `Why was I outbid?`
