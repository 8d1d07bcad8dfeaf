// Written by `npm run texts` from texts.json, where the texts stand.

export const sell = (): string => `Sell`
export const main = (): string => `Main`
export const count_new = ({ count }: { count: string | number }): string => `${count} new`
export const hoko_is_an_open_marketplace_and = (): string => `Hoko is an open marketplace and auction house for New Zealand. Its software is free, under the Apache 2.0 licence.`
export const footer = (): string => `Footer`
export const notices = (): string => `Notices`
export const categories = (): string => `Categories`
export const all_listings = (): string => `All listings`
export const sell_something = (): string => `Sell something`
export const faqs = (): string => `FAQs`
export const trading_rules = (): string => `Trading rules`
export const light_or_dark = (): string => `Light or dark`
export const match_device = (): string => `Match device`
export const light = (): string => `Light`
export const dark = (): string => `Dark`
export const iwon_ilost = (): string => `iWon · iLost`
export const reports = (): string => `Reports`
export const settings = (): string => `Settings`
export const reconnecting_prices_may_be_out_of_date = (): string => `Reconnecting – prices may be out of date`
export const youre_offline = (): string => `You’re offline`
export const we_cant_reach_hoko = (): string => `We can’t reach Hoko`
export const check_your_connection_well_open_the = (): string => `Check your connection. We’ll open the page when you’re back online.`
export const loading = (): string => `Loading …`
export const you_cant_open_this_page = (): string => `You can’t open this page`
export const it_belongs_to_another_account = (): string => `It belongs to another account.`
export const page_not_found = (): string => `Page not found`
export const check_the_address_the_page_may_have = (): string => `Check the address. The page may have been removed, or hidden while we check it.`
export const too_many_requests = (): string => `Too many requests`
export const wait_a_minute_and_try_again = (): string => `Wait a minute and try again.`
export const something_went_wrong = (): string => `Something went wrong`
export const try_again_in_a_moment = (): string => `Try again in a moment.`
export const title_hoko = ({ title }: { title: string | number }): string => `${title} | Hoko`
export const try_again = (): string => `Try again`
export const go_to_the_home_page = (): string => `Go to the home page`
export const browse_listings = (): string => `Browse listings`
export const search = (): string => `Search`
export const search_listings = (): string => `Search listings`
export const bid_once_up_to_your_limit = (): string => `Bid once, up to your limit`
export const we_bid_only_as_much_as_it_takes_never = (): string => `We bid only as much as it takes, never more than your limit, and keep your limit secret.`
export const no_last_second_sniping = (): string => `No last-second sniping`
export const a_bid_near_the_end_moves_the_closing = (): string => `A bid near the end moves the closing time, so everyone has time to respond.`
export const it_closes_on_time = (): string => `It closes on time`
export const the_auctions_clock_decides_not_the_one = (): string => `The auction’s clock decides, not the one on your phone.`
export const hoko_home = (): string => `Hoko, home`
export const an_open_marketplace_and_auction_house = (): string => `An open marketplace and auction house for New Zealand.`
export const sign_in = (): string => `Sign in`
export const turn_on_javascript_to_sign_in_bid_buy = (): string => `Turn on JavaScript to sign in, bid, buy, watch or sell. You can browse and search without it.`
export const reload_page = (): string => `Reload page`
export const this_page_is_taking_a_long_time_to = (): string => `This page is taking a long time to load. Check your connection.`
export const that_didnt_go_through = (): string => `That didn’t go through`
export const check_your_connection_and_try_again = (): string => `Check your connection and try again.`
export const plans = (): string => `Plans`
export const about_us = (): string => `About us`
export const contact_us = (): string => `Contact us`
export const terms = (): string => `Terms`
export const privacy = (): string => `Privacy`
export const transparency = (): string => `Transparency`
