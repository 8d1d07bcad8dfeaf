// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const this_sale_isnt_there = (): string => `We can’t find this sale. It may belong to another account.`
export const loading_the_sale = (): string => `Loading the sale`
export const your_purchase = (): string => `Your purchase`
export const your_sale = (): string => `Your sale`
export const sales = (): string => `Sales`
export const by_offer = (): string => `by offer`
export const how_bought = (): string => `bought`
export const how_won = (): string => `won`
export const second_chance = (): string => `second chance`
export const marked_as_sold = (): string => `marked as sold`
export const quantity_for_total = ({ quantity, total }: { quantity: string | number; total: string | number }): string => `${quantity} for ${total}`
export const see_similar_title = ({ title }: { title: string | number }): string => `See similar: ${title}`
export const see_similar = (): string => `See similar`
export const you_bid_up_to_my_max = ({ my_max }: { my_max: string | number }): string => `You bid up to ${my_max}`
export const your_bids_were_voided = (): string => `Your bids were voided.`
export const went_for = (): string => `Went for`
export const last_price = (): string => `Last price`
export const its_sale_fell_through = (): string => `Its sale fell through.`
export const it_didnt_reach_the_reserve_so_no_one = (): string => `It didn’t reach the reserve, so no one bought it.`
export const highest_bid = (): string => `Highest bid`
export const the_seller_withdrew_it = (): string => `The seller withdrew it.`
export const price_now = (): string => `Price now`
export const my_bids = (): string => `My bids`
export const won = (): string => `Won`
export const still_running = (): string => `Still running`
export const lost = (): string => `Lost`
export const what_i_won = (): string => `What I won`
export const auctions_still_running = (): string => `Auctions still running`
export const what_i_lost = (): string => `What I lost`
export const loading_your_auctions = (): string => `Loading your auctions`
export const nothing_won_yet = (): string => `Nothing won yet`
export const when_you_win_or_buy_something_youll = (): string => `When you win or buy something, you’ll find the seller’s contact details here.`
export const no_current_bids = (): string => `No current bids`
export const auctions_you_bid_on_are_shown_here = (): string => `Auctions you bid on are shown here until they close.`
export const nothing_lost = (): string => `Nothing lost`
export const auctions_you_missed_out_on_are_shown = (): string => `Auctions you missed out on are shown here, with the price they sold for.`
export const see_whats_closing_soon = (): string => `See what’s closing soon`
export const raise_your_limit = (): string => `Raise your limit`
export const bid_minimum_next_bid_or_more = ({ minimum_next_bid }: { minimum_next_bid: string | number }): string => `Bid ${minimum_next_bid} or more`
export const you_lead = (): string => `you lead`
export const youve_been_outbid = (): string => `you’ve been outbid`
export const count_sales = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `1 sale`, 'other': `${formatCount(count)} sales` })}`
export const sales_totals = (): string => `Sales totals`
export const total_sold = (): string => `Total sold`
export const still_to_finish = (): string => `Still to finish`
export const none = (): string => `None`
export const sales_by_month = (): string => `Sales by month`
export const month = (): string => `Month`
export const total = (): string => `Total`
export const did_you_buy_it = (): string => `did you buy it?`
export const fell_through = (): string => `fell through`
export const disputed = (): string => `disputed`
export const see_the_listing = (): string => `See the listing`
export const quantity_at_price_each = ({ quantity, price }: { quantity: string | number; price: string | number }): string => `${quantity} at ${price} each`
export const paused_while_we_check_it = (): string => `Paused while we check it`
export const completed_show_details = (): string => `Completed – show details`
export const cancelled_show_details = (): string => `Cancelled – show details`
