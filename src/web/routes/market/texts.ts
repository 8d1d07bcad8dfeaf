// Written by `npm run texts` from texts.json, where the texts stand.

export const every_category_on_hoko_with_how_many = (): string => `Every category on Hoko, with how many listings each has: general items, vehicles and property across New Zealand.`
export const categories_hoko = (): string => `Categories | Hoko`
export const categories = (): string => `Categories`
export const how_bidding_buying_selling_paying_and = (): string => `How bidding, buying, selling, paying and accounts work on Hoko, the open marketplace of New Zealand.`
export const faqs_hoko = (): string => `FAQs | Hoko`
export const faqs = (): string => `FAQs`
export const what_buyers_and_sellers_ask_us_most = (): string => `What buyers and sellers ask us most.`
export const saturday = (): string => `Saturday`
export const sunday = (): string => `Sunday`
export const hoko_buy_sell_and_bid_in_new_zealand = (): string => `Hoko: buy, sell and bid in New Zealand`
export const an_open_marketplace_and_auction_house = (): string => `An open marketplace and auction house for New Zealand. Bid once up to your limit, watch the price live, and sell what you no longer need.`
export const closing_soon = (): string => `Closing soon`
export const open_homes_this_weekend = (): string => `Open homes this weekend`
export const most_watched = (): string => `Most watched`
export const nothing_for_sale_yet = (): string => `Nothing for sale yet`
export const sell_something = (): string => `Sell something`
export const nothing_for_sale_yet_list_the_first = (): string => `Nothing for sale yet. List the first thing: a photo, a few words and a price are enough.`
export const just_listed = (): string => `Just listed`
export const nothing_is_listed_in_name_now_this_is = ({ name }: { name: string | number }): string => `Nothing is listed in ${name} now. This is from elsewhere.`
export const see_all = (): string => `See all`
export const hoko = (): string => `Hoko`
export const title_on_hoko_the_open_marketplace_and = ({ title }: { title: string | number }): string => `${title} on Hoko, the open marketplace and auction house for New Zealand: auctions that close on time, and things to buy now.`
export const title_hoko = ({ title }: { title: string | number }): string => `${title} | Hoko`
export const notifications = (): string => `Notifications`
export const account = (): string => `Account`
export const search_hoko = (): string => `Search Hoko`
export const category = (): string => `Category`
export const all_categories = (): string => `All categories`
export const region = (): string => `Region`
export const all_regions = (): string => `All regions`
export const bid = (): string => `Bid`
export const loading_the_auction = (): string => `Loading the auction`
export const saved_search_alerts_hoko = (): string => `Saved search alerts | Hoko`
export const your_saved_search_alerts = (): string => `Your saved search alerts`
export const choose_what_to_do_with_the_alerts_in = (): string => `Choose what to do with the alerts in that email. Nothing changes until you do. You don’t need to sign in.`
export const how_auctions_reserves_buy_now_offers = (): string => `How auctions, reserves, Buy now, offers and sales work on Hoko, to the cent and to the second, with worked examples.`
export const trading_rules_hoko = (): string => `Trading rules | Hoko`
export const trading_rules = (): string => `Trading rules`
export const ask_our_support_team = (): string => `Ask our support team`
export const stop_emails_hoko = (): string => `Stop emails | Hoko`
export const stop_these_emails = (): string => `Stop these emails?`
export const notifications_on_hoko_stay_on = (): string => `You’ll still get these notifications on Hoko. You don’t need to sign in.`
export const plans = (): string => `Plans`
export const plans_hoko = (): string => `Plans | Hoko`
export const plans_description = (): string => `For people and businesses that sell a lot: featured places, your stock feed, your agents and your own branding.`
export const free_for_everybody = ({ benefits }: { benefits: string | number }): string => `Free without a plan: ${benefits}`
export const no_plans_yet = (): string => `No plans at the moment`
export const no_plans_yet_body = (): string => `You can list and sell without one.`
export const pay_by = (): string => `How often you pay`
export const monthly = (): string => `Monthly`
export const yearly = (): string => `Yearly`
export const prices_include_gst = (): string => `Prices are in New Zealand dollars and include GST. You can cancel any time.`
export const featured = (): string => `Featured`
export const invoices_and_payments = (): string => `Invoices and payments`
export const viewing_an_account = (): string => `Viewing an account`
export const viewing_as_name = ({ name }: { name: string | number }): string => `Viewing as ${name}`
export const viewer_until_time = ({ viewer, time }: { viewer: string | number; time: string | number }): string => `${viewer}, until ${time}. Nothing can be changed here.`
export const end_view = (): string => `End`
