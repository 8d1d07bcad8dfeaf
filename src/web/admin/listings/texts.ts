// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const won_at_auction = (): string => `Won at auction`
export const bought_with_buy_now = (): string => `Bought with Buy now`
export const marked_as_sold_by_the_seller = (): string => `Marked as sold by the seller`
export const offer_accepted = (): string => `Offer accepted`
export const second_chance_offer_accepted = (): string => `Second-chance offer accepted`
export const buyer_hasnt_confirmed = (): string => `Buyer hasn’t confirmed`
export const unpaid = (): string => `Unpaid`
export const paid = (): string => `Paid`
export const sent = (): string => `Sent`
export const completed = (): string => `Completed`
export const disputed = (): string => `Disputed`
export const cancelled = (): string => `Cancelled`
export const all_listings = (): string => `All listings`
export const seller = (): string => `Seller`
export const approved = (): string => `Approved`
export const reinstated = (): string => `Reinstated`
export const sales_and_bids_didnt_load = (): string => `Sales and bids didn’t load`
export const loading_sales_and_bids = (): string => `Loading sales and bids`
export const interest = (): string => `Interest`
export const length_sales = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Sale`, 'other': `${formatCount(count)} sales` })}`
export const quantity_items = ({ quantity }: { quantity: string | number }): string => `${quantity} items`
export const buyer = (): string => `Buyer`
export const no_steps_recorded_since_the_sale = (): string => `No steps recorded since the sale.`
export const the_latest_length_of_bid_total = ({ length, bid_total }: { length: string | number; bid_total: string | number }): string => `the latest ${length} of ${bid_total}`
export const bid_total_bids = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `1 bid`, 'other': `${formatCount(count)} bids` })}`
export const show_all_bids = (): string => `Show all bids`
export const voided = (): string => `Voided`
export const title = (): string => `Title`
export const description = (): string => `Description`
export const condition = (): string => `Condition`
export const the_claim_checks_didnt_load_message = ({ message }: { message: string | number }): string => `The claim checks didn’t load. ${message}`
export const claim_checks = (): string => `Claim checks, as the seller reads them`
export const against_the_law = (): string => `Against the law`
export const new_word = (): string => `New`
export const used = (): string => `Used`
export const no_pickup = (): string => `No pickup`
export const pickup_available = (): string => `Pickup available`
export const pickup_only = (): string => `Pickup only`
export const bank_transfer = (): string => `Bank transfer`
export const cash = (): string => `Cash`
export const other = (): string => `Other`
export const address = (): string => `Address`
export const start_price = (): string => `Start price`
export const reserve_price = (): string => `Reserve price`
export const buy_now_price = (): string => `Buy now price`
export const duration = (): string => `Duration`
export const quantity = (): string => `Quantity`
export const offers = (): string => `Offers`
export const accepted = (): string => `Accepted`
export const accepts_offers_from = (): string => `Accepts offers from`
export const declines_offers_below = (): string => `Declines offers below`
export const pickup = (): string => `Pickup`
export const shipping = (): string => `Shipping`
export const payment = (): string => `Payment`
export const priced_by = (): string => `Priced by`
export const insulation = (): string => `Insulation`
export const healthy_homes = (): string => `Healthy homes`
export const message_sent = (): string => `Message sent`
export const dispute_decided = (): string => `Dispute decided`
export const the_disputes_didnt_load_message = ({ message }: { message: string | number }): string => `The disputes didn’t load. ${message}`
export const disputed_sale = (): string => `Disputed sale`
export const length_disputes = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Disputed sale`, 'other': `${formatCount(count)} disputes` })}`
export const message = (): string => `Message`
export const message_to_both = (): string => `Message to both`
export const display_name_and_display_name2_will = ({ display_name, display_name2 }: { display_name: string | number; display_name2: string | number }): string => `${display_name} and ${display_name2} will get this as a notification and an email. It’s kept on file.`
export const message_both_sides = (): string => `Message both sides`
export const send_message = (): string => `Send message`
export const the_dispute_stays_open = (): string => `The dispute stays open.`
export const complete_this_sale = (): string => `Complete this sale?`
export const complete_sale = (): string => `Complete sale`
export const the_sale_counts_as_finished_in_the = (): string => `The sale counts as finished, in the seller’s favour. You can’t undo this.`
export const cancel_this_sale = (): string => `Cancel this sale?`
export const cancel_sale = (): string => `Cancel sale`
export const the_sale_ends_in_the_buyers_favour_the = (): string => `The sale ends, in the buyer’s favour. The seller can relist it or, after an auction, offer it to the next bidder. You can’t undo this.`
export const keep_this_sale_going = (): string => `Keep this sale going?`
export const keep_sale = (): string => `Keep sale`
export const the_sale_goes_back_to_agreed_still_to = (): string => `The sale goes back to agreed. Payment, sending and receipt have to be marked again, even if they were before.`
export const hoko = (): string => `Hoko`
export const the_buyer = (): string => `The buyer`
export const the_seller = (): string => `The seller`
export const message_both = (): string => `Message both`
export const decide_the_dispute = (): string => `Decide the dispute`
export const listing_id = ({ id }: { id: string | number }): string => `Listing ${id}`
export const no_listing_with_this_number = (): string => `No listing with this number`
export const it_may_have_been_a_draft_the_seller = (): string => `It may have been a draft the seller deleted.`
export const the_listing_didnt_load = (): string => `The listing didn’t load`
export const loading_the_listing = (): string => `Loading the listing`
export const preview_page = (): string => `Preview page`
export const no_admin_has_changed_this_listing = (): string => `No admin has changed this listing.`
export const none = (): string => `None`
export const cents_a_week = ({ cents }: { cents: string | number }): string => `${cents} a week`
export const closed = (): string => `Closed`
export const closes = (): string => `Closes`
export const paused = (): string => `Paused`
export const when_it_sells = (): string => `When it sells`
export const not_set = (): string => `Not set`
export const duration_minutes_after_publishing = ({ duration_minutes }: { duration_minutes: string | number }): string => `${duration_minutes} after publishing`
export const sold_by = (): string => `How it sells`
export const price = (): string => `Price`
export const bids = (): string => `Bids`
export const report_upheld = (): string => `Report upheld`
export const report_dismissed = (): string => `Report dismissed`
export const the_reports_didnt_load_message = ({ message }: { message: string | number }): string => `The reports didn’t load. ${message}`
export const length_reports = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `1 report`, 'other': `${formatCount(count)} reports` })}`
export const uphold_this_report = (): string => `Uphold this report?`
export const uphold_report = (): string => `Uphold report`
export const well_record_that_the_report_was_right = (): string => `We’ll record that the report was right. The listing stays up until you suspend it.`
export const dismiss_this_report = (): string => `Dismiss this report?`
export const dismiss_report = (): string => `Dismiss report`
export const well_record_that_the_report_was = (): string => `We’ll record that the report was unfounded. The listing stays up.`
export const message_to_the_reporter = (): string => `Message to the reporter`
export const display_name_will_get_this_as_a = ({ display_name }: { display_name: string | number }): string => `${display_name} will get this as a notification and an email. It’s kept on file.`
export const what_you_found = (): string => `What you found`
export const only_administrators_see_this_its_kept = (): string => `Only administrators see this. It’s kept on file.`
export const dismiss = (): string => `Dismiss`
export const uphold = (): string => `Uphold`
export const suspend_for_this = (): string => `Suspend for this`
export const no_photos = (): string => `No photos.`
export const listing_id_2 = ({ id }: { id: string | number }): string => `listing ${id}`
export const length_photos = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `1 photo`, 'other': `${formatCount(count)} photos` })}`
export const enlarge_photo_n_of_length = ({ n, length }: { n: string | number; length: string | number }): string => `Enlarge photo ${n} of ${length}`
export const paused_because_the_sellers_account_is = (): string => `Paused because the seller is suspended, or may not sell for now.`
export const suspension_and_appeal = (): string => `Suspension and appeal`
export const no_description = (): string => `No description.`
export const no_category = (): string => `No category`
export const details = (): string => `Details`
export const sells_in_trade = (): string => `Sells in trade`
export const sells_privately = (): string => `Sells privately`
export const all_their_listings = (): string => `All their listings`
export const history = (): string => `History`
export const shown_again = (): string => `Shown again`
export const published_for_the_seller = (): string => `Published for the seller`
export const published = (): string => `Published`
export const sent_back = (): string => `Sent back`
export const withdrawn_to_edit = (): string => `Withdrawn to edit`
export const submitted_for_the_seller = (): string => `Submitted for the seller`
export const submitted = (): string => `Submitted`
export const marked_as_sold = (): string => `Marked as sold`
export const sold_from_value = ({ from_value }: { from_value: string | number }): string => `Sold ${from_value}`
export const sold_from_value_to_to = ({ from_value, to }: { from_value: string | number; to: string | number }): string => `Sold ${from_value} to ${to}`
export const sold_since_from_value = ({ from_value }: { from_value: string | number }): string => `Sold since ${from_value}`
export const sold_until_to = ({ to }: { to: string | number }): string => `Sold until ${to}`
export const listings = (): string => `Listings`
export const title_text_seller_plate_number = (): string => `Title, text, seller, plate, number`
export const status = (): string => `Status`
export const any_status = (): string => `Any status`
export const type = (): string => `Type`
export const all_types = (): string => `All types`
export const category = (): string => `Category`
export const all_categories = (): string => `All categories`
export const listing = (): string => `Listing`
export const oldest_report = (): string => `Oldest report`
export const appeal = (): string => `Appeal`
export const reported = (): string => `Reported`
export const open_flags_reports = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Reported`, 'other': `${formatCount(count)} reports` })}`
export const flagged_by_hoko = (): string => `Flagged by Hoko`
export const closed_closed_at = ({ closed_at }: { closed_at: string | number }): string => `Closed ${closed_at}`
export const changed = (): string => `Changed`
export const no_title = (): string => `No title`
export const add_listing = (): string => `Add listing`
export const the_listings_didnt_load = (): string => `The listings didn’t load`
export const loading_the_listings = (): string => `Loading the listings`
export const listings_by_what_they_wait_for = (): string => `Listings by what they wait for`
export const to_approve = (): string => `To approve`
export const appeals = (): string => `Appeals`
export const disputed_sales = (): string => `Disputed sales`
export const theres_no_page_page_any_more = ({ page }: { page: string | number }): string => `There’s no page ${page} any more`
export const see_the_first_page = (): string => `See the first page`
export const the_list_is_shorter_now = (): string => `The list is shorter now.`
export const see_all_listings = (): string => `See all listings`
export const no_appeals = (): string => `No appeals`
export const when_the_seller_of_a_suspended_listing = (): string => `When the seller of a suspended listing appeals, it’s shown here.`
export const no_open_reports = (): string => `No open reports`
export const reports_are_shown_here_until_theyre = (): string => `Reports are shown here until they’re upheld or dismissed.`
export const no_disputed_sales = (): string => `No disputed sales`
export const disputes_are_shown_here_until_theyre = (): string => `Disputes are shown here until they’re decided.`
export const nothing_to_approve = (): string => `Nothing to approve`
export const choose_which_listings_need_approval_in = (): string => `Choose which listings need approval in Settings.`
export const no_matches = (): string => `No matches`
export const try_fewer_words_or_remove_a_filter = (): string => `Try fewer words, or remove a filter.`
export const no_listings_yet = (): string => `No listings yet`
export const listings_are_shown_here_once_members = (): string => `Listings are shown here once members add them.`
export const this_is_what_visitors_see = (): string => `This is what visitors see. You can’t bid, buy or write here, and links are off.`
export const as_the_public_sees_it = (): string => `As the public sees it`
export const not_public = (): string => `Not public`
export const only_the_seller_and_administrators_can = (): string => `Only the seller and administrators can see this listing.`
export const the_preview_didnt_load = (): string => `The preview didn’t load`
export const loading_the_preview = (): string => `Loading the preview`
export const questions_and_answers = (): string => `Questions and answers`
export const sold_for = (): string => `Sold for`
export const total_for_quantity = ({ total, quantity }: { total: string | number; quantity: string | number }): string => `${total} for ${quantity}`
export const listings_with_sales = (): string => `With sales`
export const led_at_price = ({ price }: { price: string | number }): string => `Led at ${price}`
export const leader_led_at_price = ({ leader, price }: { leader: string | number; price: string | number }): string => `${leader} led at ${price}`
export const count_questions_unanswered = ({ count, unanswered }: { count: number; unanswered: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} question`, 'other': `${formatCount(count)} questions` })}${choosePlural(unanswered, { '=0': ``, 'other': ` (${formatCount(unanswered)} unanswered)` })}`
export const count_offers_open = ({ count, open }: { count: number; open: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} offer`, 'other': `${formatCount(count)} offers` })}${choosePlural(open, { '=0': ``, 'other': ` (${formatCount(open)} open)` })}`
export const count_watchers = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} watcher`, 'other': `${formatCount(count)} watchers` })}`
export const count_listings = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} listing`, 'other': `${formatCount(count)} listings` })}`
export const buyer_bought_it_from_seller = <Node>({ buyer, buyer_name, seller, seller_name, total, agreed_at }: { buyer: (parts: Parts<Node>) => Node; buyer_name: string | number; seller: (parts: Parts<Node>) => Node; seller_name: string | number; total: string | number; agreed_at: string | number }): Parts<Node> => [buyer([`${buyer_name}`]), ` bought it from `, seller([`${seller_name}`]), ` for `, `${total}`, `, `, `${agreed_at}`]
export const flagged_by_hoko_about_name = <Node>({ link, name }: { link: (parts: Parts<Node>) => Node; name: string | number }): Parts<Node> => [`Flagged by Hoko, about `, link([`${name}`])]
export const decided_by_name_at = <Node>({ upheld, decider_name, time, at, note }: { upheld: boolean; decider_name: string | number; time: (parts: Parts<Node>) => Node; at: string | number; note: string | number }): Parts<Node> => [`${upheld ? `Upheld` : `Dismissed`}`, ` by `, `${decider_name}`, `, `, time([`${at}`]), `: “`, `${note}`, `”`]
export const member_since = ({ day }: { day: string | number }): string => `member since ${day}`
export const price_a_week = ({ price }: { price: string | number }): string => `${price} a week`
export const seller_name = ({ name }: { name: string | number }): string => `Seller: ${name}`
export const bought_by_number = ({ id }: { id: string | number }): string => `Bought by No. ${id}`
export const sale = (): string => `sale`
export const rent = (): string => `rent`
export const dispute_decided_at = <Node>({ outcome, has_decider, decider, time, at, has_note, note }: { outcome: 'completed' | 'cancelled' | 'agreed' | 'withdrawn' | 'other'; has_decider: boolean; decider: string | number; time: (parts: Parts<Node>) => Node; at: string | number; has_note: boolean; note: string | number }): Parts<Node> => [`${{ 'completed': `Sale completed`, 'cancelled': `Sale cancelled`, 'agreed': `Sale kept`, 'withdrawn': `Withdrawn`, 'other': `` }[outcome]}`, `${has_decider ? ` by ${decider}` : ``}`, `, `, time([`${at}`]), `${has_note ? `: “${note}”` : ``}`]
export const wof = (): string => `WoF`
export const plate = (): string => `plate`
export const listed_from = (): string => `Listed from`
export const to = (): string => `to`
export const price_from = (): string => `Price from`
export const seller_joined = (): string => `When the seller joined`
export const seller_joined_any_time = (): string => `Seller joined any time`
export const seller_joined_in_days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Seller joined in the last day`, 'other': `Seller joined in the last ${formatCount(count)} days` })}`
export const listed = (): string => `Listed`
