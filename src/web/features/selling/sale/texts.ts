// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const days_days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `1 day`, 'other': `${formatCount(count)} days` })}`
export const n_1_hour = (): string => `1 hour`
export const n_10_minutes = (): string => `10 minutes`
export const n_2_minutes = (): string => `2 minutes`
export const closing_time = (): string => `Closing time`
export const other_time = (): string => `Other time`
export const closes_on = (): string => `Closes on`
export const new_zealand_time_wherever_you_are = (): string => `New Zealand time, wherever you are.`
export const it_closes_at = <Node>({ time, at }: { time: (parts: Parts<Node>) => Node; at: string | number }): Parts<Node> => [`It closes `, time([`${at}`]), `.`]
export const published_now_it_closes_at = <Node>({ time, at }: { time: (parts: Parts<Node>) => Node; at: string | number }): Parts<Node> => [`Published now, it closes `, time([`${at}`]), `.`]
export const clocks_go_back_that_night_so_at = ({ at }: { at: string | number }): string => `Clocks go back that night, so ${at} happens twice. We’ll use the first.`
export const clocks_go_forward_that_night_and_skip = ({ at }: { at: string | number }): string => `Clocks go forward that night and skip that time. We’ll use ${at} instead.`
export const what_you_agree_to = (): string => `What you agree to`
export const day_7_30_pm = ({ day }: { day: string | number }): string => `${day}, 7.30 pm`
export const take_offers = (): string => `Take offers`
export const buyers_can_offer_less_than_your_price = ({ is_auction }: { is_auction: boolean }): string => `${is_auction ? `Until the first bid, buyers` : `Buyers`} can offer less than your price. You can accept, decline or counter.`
export const accept_from = (): string => `Accept from`
export const secret_offers_at_or_above_this_are = (): string => `Secret. Offers at or above this are accepted automatically.`
export const decline_below = (): string => `Decline below`
export const secret_lower_offers_are_declined = (): string => `Secret. Lower offers are declined automatically.`
export const buyers_pay_into_account_name_bank = ({ account_name, bank_account }: { account_name: string | number; bank_account: string | number }): string => `Buyers pay into ${account_name}, ${bank_account}. They see it once they’ve bought.`
export const change_account = (): string => `Change account`
export const which_account_should_buyers_pay_into = <Node>({ b }: { b: (parts: Parts<Node>) => Node }): Parts<Node> => [b([`Which account should buyers pay into?`]), ` We’ll show it to them once they’ve bought.`]
export const add_bank_account = (): string => `Add bank account`
export const auction = (): string => `Auction`
export const people_bid_until_it_closes_the_highest = (): string => `People bid until it closes. The highest bid buys it.`
export const fixed_price = (): string => `Fixed price`
export const first_to_pay_your_price_gets_it = (): string => `First to pay your price gets it.`
export const asking_price = (): string => `Asking price`
export const classified_buyers_ask_you_about_it = (): string => `Classified: buyers ask you about it here. No Buy Now.`
export const it_sells_by_auction = (): string => `It sells by auction.`
export const it_sells_at_a_fixed_price = (): string => `It sells at a fixed price.`
export const buyers_contact_you = (): string => `Buyers contact you.`
export const price_and_sale = (): string => `Price and sale`
export const to_sell_it_another_way = (): string => `To sell it another way, withdraw it and relist it.`
export const how_it_sells = (): string => `How it sells`
export const start_price = (): string => `Start price`
export const a_low_start_price_attracts_bidders = (): string => `A low start price attracts bidders.`
export const reserve = (): string => `Reserve`
export const secret_the_least_youll_accept_bidders = (): string => `Secret: the least you’ll accept. Bidders only see whether it’s met.`
export const buy_now = (): string => `Buy now`
export const buyers_can_buy_it_now_until = ({ has_reserve }: { has_reserve: boolean }): string => `Buyers can buy it now, until ${has_reserve ? `the reserve is met` : `the first bid`}.`
export const price = (): string => `Price`
export const your_asking_price = (): string => `Your asking price.`
export const per_item_excluding_shipping = (): string => `Per item, excluding shipping.`
export const how_many = (): string => `How many`
export const all_identical_they_can_be_sold_one_at = (): string => `All identical. They can be sold one at a time.`
