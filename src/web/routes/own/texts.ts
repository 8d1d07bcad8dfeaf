// Written by `npm run texts` from texts.json, where the texts stand.

export const reports_hoko = (): string => `Reports | Hoko`
export const irate_hoko = (): string => `iRate | Hoko`
export const your_reviews_you_wont_see_each_others = (): string => `Your reviews. You won’t see each other’s until you’ve both written one, or after 14 days.`
export const reviews = (): string => `Reviews`
export const to_write = (): string => `To write`
export const about_me = (): string => `About me`
export const by_me = (): string => `By me`
export const see_all_sales = (): string => `See all sales`
export const see_all_purchases = (): string => `See all purchases`
export const isell_hoko = (): string => `iSell | Hoko`
export const your_listings_sales_and_buyers = (): string => `Your listings, sales and buyers`
export const iwatch_hoko = (): string => `iWatch | Hoko`
export const your_saved_searches_and_whats_new_in = (): string => `Your saved searches, and what’s new in them`
export const your_watchlist_and_whats_changed_since = (): string => `Your watchlist, and what’s changed since you last looked. Only you see your notes.`
export const iwon_ilost_hoko = (): string => `iWon · iLost | Hoko`
export const iwon_ilost = (): string => `iWon · iLost`
export const what_youve_won_and_bought_what_youre = (): string => `What you’ve won and bought, what you’re bidding on, and what you missed out on`
export const notifications_hoko = (): string => `Notifications | Hoko`
export const notifications = (): string => `Notifications`
export const unread_new = ({ unread }: { unread: string | number }): string => `${unread} new`
export const mark_all_read = (): string => `Mark all read`
export const offer_hoko = (): string => `Offer | Hoko`
export const offer = (): string => `Offer`
export const only_the_two_of_you_can_see_this = (): string => `Only the two of you can see this. If an offer is accepted, the listing shows its price.`
export const settings_hoko = (): string => `Settings | Hoko`
export const settings = (): string => `Settings`
export const your_account_and_what_others_see_of_it = (): string => `Your account, and what others see of it`
export const ichat_hoko = (): string => `iChat | Hoko`
export const choose_a_conversation = (): string => `Choose a conversation`
export const choose_one_from_the_list_to_read_it = (): string => `It opens here.`
export const ichat = (): string => `iChat`
export const stock_feed = (): string => `Stock feed`
export const auctions_youve_bid_on_and_your_offers = (): string => `Auctions you’ve bid on, and your offers`
