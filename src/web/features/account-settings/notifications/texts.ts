// Written by `npm run texts` from texts.json, where the texts stand.

export const someone_outbids_me = (): string => `Someone outbids me`
export const i_win_an_auction = (): string => `I win an auction`
export const an_auction_i_bid_on_goes_to_someone = (): string => `An auction I bid on goes to someone else`
export const something_im_selling_sells = (): string => `Something I’m selling sells`
export const something_im_selling_closes_without_a = (): string => `Something I’m selling closes without a sale`
export const the_reserve_on_my_auction_is_met = (): string => `The reserve on my auction is met`
export const the_reserve_on_an_auction_i_bid_on_is = (): string => `The reserve on an auction I bid on is lowered`
export const a_listing_i_bid_on_is_withdrawn = (): string => `A listing I bid on is withdrawn`
export const bids_are_voided_on_an_auction_im = (): string => `Bids are voided on an auction I’m bidding on or selling`
export const someone_asks_about_my_listing = (): string => `Someone asks about my listing`
export const a_seller_answers_my_question = (): string => `A seller answers my question`
export const my_listing_is_approved_sent_back_or = (): string => `My listing is approved, sent back or suspended, my appeal is answered, or something I wrote is removed`
export const a_listing_i_bid_on_or_watch_is = (): string => `A listing I bid on or watch is suspended, reinstated, or closes later after an outage`
export const a_seller_says_i_bought_something = (): string => `A seller says I bought something`
export const a_buyer_i_named_confirms_or_denies_a = (): string => `A buyer I named confirms or denies a sale`
export const something_i_watch_is_relisted = (): string => `Something I watch is relisted`
export const hoko_lists_or_changes_something_for_me = (): string => `Hoko lists or changes something for me`
export const hoko_decides_on_a_listing_i_reported = (): string => `Hoko decides on a listing I reported`
export const someone_makes_me_an_offer_or_answers = (): string => `Someone makes me an offer, or answers mine`
export const something_happens_with_a_sale_or = (): string => `Something happens with a sale or purchase of mine`
export const someone_reviews_me_or_answers_a_review = (): string => `Someone reviews me, or answers a review of mine`
export const a_pickup_time_is_offered_chosen_or = (): string => `A pickup or viewing time is offered, chosen or moved, or a handover code is locked`
export const a_seller_i_am_to_pay_changes_where_to = (): string => `A seller I am to pay changes where to pay`
export const a_new_listing_matches_my_saved_search = (): string => `A new listing matches my saved search`
export const something_i_watch_closes_soon = (): string => `Something I watch closes soon`
export const something_i_watch_drops_in_price = (): string => `Something I watch drops in price`
export const one_of_my_listings_is_about_to_end = (): string => `One of my listings is about to end`
export const on_hoko = (): string => `On Hoko`
export const by_push = (): string => `By push`
export const by_email = (): string => `By email`
export const channel_on_hoko = (): string => `on Hoko`
export const channel_by_push = (): string => `by push`
export const channel_by_email = (): string => `by email`
export const nowhere = (): string => `nowhere`
export const no_emails = (): string => `No emails`
export const count_of_total_by_email = ({ count, total }: { count: string | number; total: string | number }): string => `${count} of ${total} by email`
export const title_where_notifications_reach_me = ({ title }: { title: string | number }): string => `${title}: where notifications reach me`
export const tell_me_when = (): string => `Tell me when`
export const notifications = (): string => `Notifications`
export const changes_save_automatically_security = (): string => `Changes save automatically. Security messages always come by email.`
export const loading_your_notification_choices = (): string => `Loading your notification choices`
export const saving = (): string => `Saving …`
export const saved_notification_channels = ({ notification, channels }: { notification: string | number; channels: string | number }): string => `Saved: ${notification}, ${channels}.`
export const put_back_notification_channels = ({ notification, channels }: { notification: string | number; channels: string | number }): string => `Put back: ${notification}, ${channels}.`
export const not_saved_notification = ({ notification }: { notification: string | number }): string => `Not saved: ${notification}.`
export const undo = (): string => `Undo`
export const try_again = (): string => `Try again`
export const someone_writes_to_me_in_ichat = (): string => `Someone writes to me in iChat`
export const a_listing_is_reported_or_flagged = (): string => `A listing is reported or flagged`
export const a_sale_is_disputed = (): string => `A sale is disputed`
export const a_member_appeals = (): string => `A member appeals against a suspension`
export const a_review_is_disputed = (): string => `A review is disputed`
export const a_listing_needs_approval = (): string => `A listing needs approval`
export const the_books_do_not_balance = (): string => `Alarm: the books don’t balance`
export const where_you_get_notifications = (): string => `Where you get notifications`
export const changes_save_automatically = (): string => `Changes save automatically.`
export const for_admins = (): string => `For admins`
export const quiet_hours = (): string => `Quiet hours`
export const pushes_and_emails_wait = (): string => `Push notifications and emails that can wait arrive together when quiet hours end. They still show up on Hoko straight away.`
export const quiet_from = (): string => `From`
export const quiet_until = (): string => `Until`
export const new_zealand_time = (): string => `New Zealand time. In the Chatham Islands, that’s 45 minutes later on the clock.`
export const security_codes_go_at_once = (): string => `Security messages, codes, and auctions that close before your quiet hours end don’t wait.`
export const alarms_go_at_once = (): string => `Alarms don’t wait.`
export const quiet_hours_saved = (): string => `Quiet hours saved.`
export const quiet_hours_are_off = (): string => `Quiet hours are off.`
export const quiet_hours_not_saved = (): string => `Quiet hours weren’t saved.`
export const choose_two_different_times = (): string => `Choose an end time that’s different from the start time.`
export const a_member_writes_to_support = (): string => `A member writes to support, or an admin gives me a request`
export const loading_your_email_settings = (): string => `Loading your email settings`
export const thats_not_the_whole_link = (): string => `That’s not the whole link`
export const copy_the_whole_link_from_the_email = (): string => `Copy the whole link from the email, or sign in and change your notification settings.`
export const we_email_you_when = (): string => `We email you when:`
export const emails_stopped_you_can_turn_them_back = (): string => `Emails stopped. You can turn them back on in your notification settings.`
export const stop_emails = (): string => `Stop emails`
export const notification_settings = (): string => `Notification settings`
export const one_of_my_webhooks_is_turned_off = (): string => `One of my webhooks is turned off`
export const your_plan_changes = (): string => `Your plan: failed payments, changes and endings`
export const my_stock_import_waits_for_me = (): string => `A nightly stock import is waiting for me`
export const hoko_views_my_account = (): string => `Someone from Hoko views my account`
export const someone_decides_what_i_proposed = (): string => `Someone proposes something I can approve, or decides on what I proposed`
export const hoko_changes_its_terms = (): string => `Hoko’s terms or privacy policy change`
export const a_members_payment_fails = (): string => `A member’s payment fails`
