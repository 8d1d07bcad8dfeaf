// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const disputed = (): string => `Disputed`
export const sale_complete = (): string => `Sale complete`
export const sale_cancelled = (): string => `Sale cancelled`
export const sale_goes_ahead = (): string => `Sale goes ahead`
export const deleting_a_member_takes = (): string => `Deleting a member takes`
export const log_out = (): string => `log out, logout`
export const maintenance_notice = (): string => `Maintenance notice`
export const outage_downtime = (): string => `downtime, outage`
export const plan_fees = (): string => `Plan fees`
export const prices_charges = (): string => `prices, charges, subscription`
export const api_and_webhooks = (): string => `API and webhooks`
export const api_keys_integrations = (): string => `API keys, integrations, developers`
export const account_of_name = ({ name }: { name: string | number }): string => `Account of ${name}`
export const email_administrator = ({ email }: { email: string | number }): string => `${email} · administrator`
export const light_or_dark = (): string => `Light or dark`
export const match_device = (): string => `Match device`
export const light = (): string => `Light`
export const dark = (): string => `Dark`
export const my_account = (): string => `My account`
export const sign_out = (): string => `Sign out`
export const to_do = (): string => `to do`
export const hoko_back_office = (): string => `Hoko, back office`
export const menu = (): string => `Menu`
export const back_office = (): string => `Back office`
export const jump_to = (): string => `Jump to`
export const ctrl_k = (): string => `Ctrl K`
export const dashboard = (): string => `Dashboard`
export const value_traded_by_day = (): string => `Value traded by day`
export const listings_by_status = (): string => `Listings by status`
export const closing_in_the_next_hour = (): string => `Closing in the next hour`
export const latest_members_listings_and_trades = (): string => `Latest members, listings and trades`
export const listings = (): string => `Listings`
export const add_a_listing = (): string => `Add a listing`
export const new_listing = (): string => `new listing`
export const categories = (): string => `Categories`
export const filters = (): string => `Filters`
export const users = (): string => `Users`
export const members_people_accounts = (): string => `members people accounts`
export const reviews = (): string => `Reviews`
export const add_a_user = (): string => `Add a user`
export const new_member = (): string => `new member`
export const settings = (): string => `Settings`
export const edit_settings_history_rule_sandbox = (): string => `edit settings, drafts, history, go back, rule sandbox, increments`
export const suspended_listings_2 = (): string => `Suspended listings`
export const suspended_users = (): string => `Suspended users`
export const members_blocked = (): string => `members blocked`
export const admins = (): string => `Admins`
export const administrators_staff = (): string => `administrators staff`
export const page_not_found = (): string => `Page not found`
export const something_went_wrong = (): string => `Something went wrong`
export const nothing_at_this_address = (): string => `Nothing at this address`
export const back_to_the_dashboard = (): string => `Back to the dashboard`
export const check_the_address_or_go_back_to_the = (): string => `Check the address, or go back to the dashboard. The page may have been removed.`
export const try_again_in_a_moment = (): string => `Try again in a moment.`
export const first_name = (): string => `First name`
export const last_name = (): string => `Last name`
export const phone = (): string => `Phone`
export const sells = (): string => `Sells`
export const trading_name = (): string => `Trading name`
export const gst_number = (): string => `GST number`
export const motor_trader_number = (): string => `Motor trader number`
export const agency_licence = (): string => `Agency licence`
export const n_18_or_older = (): string => `18 or older`
export const buyers_confirm = (): string => `Buyers confirm`
export const photo = (): string => `Photo`
export const signed_out_everywhere = (): string => `Signed out everywhere`
export const sessions_ended = (): string => `Sessions ended`
export const category = (): string => `Category`
export const photos = (): string => `Photos`
export const sold_by = (): string => `How it sells`
export const duration = (): string => `Duration`
export const closes = (): string => `Closes`
export const starts = (): string => `Starts`
export const parent_category = (): string => `Parent category`
export const featured = (): string => `Featured`
export const picture = (): string => `Picture`
export const approval = (): string => `Approval`
export const categories_that_need_approval = (): string => `Categories that need approval`
export const documents = (): string => `Documents`
export const floor_plans = (): string => `Floor plans`
export const floor_area_m = (): string => `Floor area (m²)`
export const land_area_m = (): string => `Land area (m²)`
export const automatic_relists_left = (): string => `Automatic relists left`
export const rows = (): string => `Rows`
export const search = (): string => `Search`
export const preview_page = (): string => `Preview page`
export const audit_log = (): string => `Audit log`
export const total_in_total = ({ total }: { total: string | number }): string => `${total} in total`
export const loading_the_audit_log = (): string => `Loading the audit log`
export const show_older_entries = (): string => `Show older entries`
export const count_saves = ({ count }: { count: string | number }): string => `${count} saves`
export const count_more = ({ count }: { count: string | number }): string => `${count} more`
export const became = (): string => `became`
export const shown = (): string => `Shown`
export const hidden = (): string => `Hidden`
export const in_trade = (): string => `in trade`
export const new_word = (): string => `New`
export const used = (): string => `Used`
export const no_pickup = (): string => `No pickup`
export const pickup_available = (): string => `Pickup available`
export const pickup_only = (): string => `Pickup only`
export const bank_transfer = (): string => `Bank transfer`
export const cash = (): string => `Cash`
export const other = (): string => `Other`
export const count_floor_plans = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} floor plan`, 'other': `${formatCount(count)} floor plans` })}`
export const count_photos = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} photo`, 'other': `${formatCount(count)} photos` })}`
export const count_documents = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} document`, 'other': `${formatCount(count)} documents` })}`
export const category_value = ({ value }: { value: string | number }): string => `category ${value}`
export const created_the_account = (): string => `Created the account`
export const changed_the_account = (): string => `Changed the account`
export const answered_an_appeal = (): string => `Answered an appeal`
export const suspended = (): string => `Suspended`
export const reinstated = (): string => `Reinstated`
export const started_a_password_reset = (): string => `Started a password reset`
export const deleted_the_account = (): string => `Deleted the account`
export const exported_users_as_csv = (): string => `Exported users as CSV`
export const approved_the_listing = (): string => `Approved the listing`
export const sent_the_listing_back = (): string => `Sent the listing back`
export const suspended_the_listing = (): string => `Suspended the listing`
export const reinstated_the_listing = (): string => `Reinstated the listing`
export const started_a_draft_for_the_seller = (): string => `Started a draft for the seller`
export const edited_the_draft = (): string => `Edited the draft`
export const published_for_the_seller = (): string => `Published for the seller`
export const edited_for_the_seller = (): string => `Edited for the seller`
export const deleted_the_draft = (): string => `Deleted the draft`
export const withdrew_for_the_seller = (): string => `Withdrew for the seller`
export const changed_a_photo_for_the_seller = (): string => `Changed a photo for the seller`
export const answered_the_appeal = (): string => `Answered the appeal`
export const upheld_a_report = (): string => `Upheld a report`
export const dismissed_a_report = (): string => `Dismissed a report`
export const decided_a_dispute_sale_completed = (): string => `Decided a dispute: sale completed`
export const decided_a_dispute_sale_cancelled = (): string => `Decided a dispute: sale cancelled`
export const decided_a_dispute_sale_kept = (): string => `Decided a dispute: sale kept`
export const kept_a_disputed_review = (): string => `Kept a disputed review`
export const removed_the_review = (): string => `Removed the review`
export const exported_listings_as_csv = (): string => `Exported listings as CSV`
export const changed_the_settings = (): string => `Changed the settings`
export const tried_other_rules_in_the_sandbox = (): string => `Tried other rules in the sandbox`
export const auctions_replayed = (): string => `Auctions replayed`
export const total_before = (): string => `Total then`
export const total_after = (): string => `Total with these rules`
export const bid_increments = (): string => `Bid increments`
export const restored_the_settings = (): string => `Went back to earlier settings`
export const edited_a_draft_of_the_settings = (): string => `Edited a draft of the settings`
export const discarded_a_draft_of_the_settings = (): string => `Discarded a draft of the settings`
export const added_the_category = (): string => `Added the category`
export const changed_the_category = (): string => `Changed the category`
export const removed_the_category = (): string => `Removed the category`
export const added_the_filter = (): string => `Added the filter`
export const changed_the_filter = (): string => `Changed the filter`
export const removed_the_filter = (): string => `Removed the filter`
export const added_the_faq = (): string => `Added the FAQ`
export const changed_the_faq = (): string => `Changed the FAQ`
export const removed_the_faq = (): string => `Removed the FAQ`
export const audit_log_what_i_did_password_two_step = (): string => `audit log what I did password two-step sign-in`
export const theme_light = (): string => `Theme: light`
export const theme_dark = (): string => `Theme: dark`
export const theme_match_device = (): string => `Theme: match device`
export const listing_id = ({ id }: { id: string | number }): string => `Listing ${id}`
export const listing_person_number_or_page = (): string => `Listing, person, number or page`
export const where_to = (): string => `Where to`
export const searching = (): string => `Searching`
export const no_matches = (): string => `No matches`
export const youre_signed_out = (): string => `You’re signed out`
export const under_a_minute = (): string => `under a minute`
export const count_minutes = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} minute`, 'other': `${formatCount(count)} minutes` })}`
export const count_hours = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} hour`, 'other': `${formatCount(count)} hours` })}`
export const count_days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} day`, 'other': `${formatCount(count)} days` })}`
export const count_min = ({ count }: { count: string | number }): string => `${count} min`
export const count_h = ({ count }: { count: string | number }): string => `${count} h`
export const just_now = (): string => `just now`
export const reason = (): string => `Reason`
export const give_a_reason_in_a_few_words = (): string => `Give a reason, in a few words.`
export const write_a_few_words = (): string => `Write a few words.`
export const csv_saved = (): string => `CSV saved`
export const the_csv_wasnt_saved = (): string => `The CSV wasn’t saved`
export const preparing_the_csv = (): string => `Preparing the CSV`
export const save_all_as_csv = (): string => `Save all as CSV`
export const save_count_as_csv = ({ count }: { count: string | number }): string => `Save ${count} as CSV`
export const export_all = ({ what }: { what: 'users' | 'listings' | 'invoices' | 'revenue' | 'advertisement' | 'audit' | 'other' }): string => `Export all ${{ 'users': `users`, 'listings': `listings`, 'invoices': `invoices`, 'revenue': `months`, 'advertisement': `days`, 'audit': `audit log entries`, 'other': `` }[what]}?`
export const export_count = ({ count, what }: { count: string | number; what: 'users' | 'listings' | 'invoices' | 'revenue' | 'advertisement' | 'audit' | 'other' }): string => `Export ${count} ${{ 'users': `users`, 'listings': `listings`, 'invoices': `invoices`, 'revenue': `months`, 'advertisement': `days`, 'audit': `audit log entries`, 'other': `` }[what]}?`
export const kept_in_the_audit_log_with_your_name = (): string => `Kept in the audit log with your name.`
export const export_csv = (): string => `Export CSV`
export const the_file_holds_names_email_addresses = (): string => `The file holds names, email addresses and phone numbers. Store it safely and delete it when you’re done.`
export const name_hoko_back_office = ({ name }: { name: string | number }): string => `${name} · Hoko back office`
export const market = (): string => `Market`
export const people = (): string => `People`
export const content = (): string => `Content`
export const platform = (): string => `Platform`
export const messaged_both_sides_of_a_dispute = (): string => `Messaged both sides of a dispute`
export const changed_their_email = (): string => `Changed their email`
export const changed_their_phone_number = (): string => `Changed their phone number`
export const changed_their_password = (): string => `Changed their password`
export const turned_on_two_factor = (): string => `Turned on two-factor sign-in`
export const turned_off_two_factor = (): string => `Turned off two-factor sign-in`
export const made_new_recovery_codes = (): string => `Made new recovery codes`
export const paused_hidden = (): string => `paused hidden`
export const audit_nothing = (): string => `nothing`
export const audit_yes = (): string => `yes`
export const audit_no = (): string => `no`
export const user = (): string => `User`
export const admin = (): string => `Admin`
export const privately = (): string => `privately`
export const advertisements = (): string => `Advertisements`
export const ads_banners_impressions_clicks = (): string => `ads banners impressions clicks`
export const chats = (): string => `Chats`
export const conversations_messages = (): string => `conversations messages`
export const read_a_conversation = (): string => `Read a conversation`
export const support = (): string => `Support`
export const help_enquiries_saved_replies = (): string => `help enquiries inbox saved replies`
export const answered_a_support_request = (): string => `Answered a support request`
export const assigned_a_support_request = (): string => `Assigned a support request`
export const resolved_a_support_request = (): string => `Resolved a support request`
export const reopened_a_support_request = (): string => `Opened a support request again`
export const added_a_saved_reply = (): string => `Added a saved reply`
export const changed_a_saved_reply = (): string => `Changed a saved reply`
export const deleted_a_saved_reply = (): string => `Deleted a saved reply`
export const member_reports = (): string => `Reports`
export const report_about = (): string => `Report about`
export const tried_to_send_an_email_again = (): string => `Tried to send an email again`
export const failed_emails = (): string => `Failed emails`
export const email_previews = (): string => `Email previews`
export const emails_not_sent_undelivered = (): string => `emails couldn’t be sent bounced undelivered`
export const emails_layout_preview = (): string => `emails layout templates edit texts subjects wording`
export const money = (): string => `Money`
export const added_the_plan = (): string => `Added the plan`
export const changed_the_plan = (): string => `Changed the plan`
export const enabled_the_plan = (): string => `Enabled the plan`
export const disabled_the_plan = (): string => `Disabled the plan`
export const deleted_the_plan = (): string => `Deleted the plan`
export const added_the_advertisement = (): string => `Added the advertisement`
export const changed_the_advertisement = (): string => `Changed the advertisement`
export const enabled_the_advertisement = (): string => `Enabled the advertisement`
export const disabled_the_advertisement = (): string => `Disabled the advertisement`
export const deleted_the_advertisement = (): string => `Deleted the advertisement`
export const changed_how_often_advertisements_show = (): string => `Changed how often advertisements show`
export const link = (): string => `Link`
export const placement = (): string => `Place`
export const picture_description = (): string => `Picture description`
export const first_day = (): string => `First day`
export const last_day = (): string => `Last day`
export const impressions_in_total = (): string => `Impressions in total`
export const clicks_in_total = (): string => `Clicks in total`
export const impressions_a_day = (): string => `Impressions a day`
export const clicks_a_day = (): string => `Clicks a day`
export const listings_in_between = (): string => `Listings in between`
export const advertisements_at_a_time = (): string => `Advertisements at a time`
export const everywhere = (): string => `Everywhere`
export const search_results = (): string => `Search results`
export const home_page = (): string => `Home page`
export const general_listings = (): string => `General listings`
export const vehicle_listings = (): string => `Vehicle listings`
export const property_listings = (): string => `Property listings`
export const photos_a_listing = (): string => `Photos a listing`
export const featured_listings = (): string => `Featured listings`
export const stock_feed = (): string => `Stock feed`
export const agents = (): string => `Agents`
export const branding = (): string => `Branding`
export const providers_price = (): string => `Provider’s price`
export const paid_every = (): string => `Paid every`
export const enabled = (): string => `Enabled`
export const disabled = (): string => `Disabled`
export const month = (): string => `Month`
export const year = (): string => `Year`
export const unlimited = (): string => `Unlimited`
export const removed_what_was_reported = (): string => `Removed what was reported`
export const put_back_what_was_reported = (): string => `Put back what was reported`
export const exported_invoices_as_csv = (): string => `Exported invoices as CSV`
export const refunded_a_payment = (): string => `Refunded a payment`
export const changed_their_plan = (): string => `Changed their plan`
export const changed_their_finance_offer = (): string => `Changed their finance offer`
export const added_the_lender = (): string => `Added the lender`
export const changed_the_lender = (): string => `Changed the lender`
export const deleted_the_lender = (): string => `Deleted the lender`
export const interest_rate = (): string => `Interest rate`
export const smallest_deposit = (): string => `Smallest deposit`
export const terms_in_months = (): string => `Terms in months`
export const logo = (): string => `Logo`
export const enabled_on_vehicles = (): string => `Shown on vehicles`
export const finance_offered = (): string => `Offers finance`
export const smallest_loan = (): string => `Smallest loan`
export const biggest_loan = (): string => `Biggest loan`
export const changed_their_dealership_number = (): string => `Changed their dealership number`
export const dealership_number = (): string => `Dealership number`
export const changed_a_page = (): string => `Changed a page`
export const restored_a_page = (): string => `Restored an earlier version of a page`
export const page = (): string => `Page`
export const version = (): string => `Version`
export const restored_version = (): string => `From version`
export const count_agents = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} agent`, 'other': `${formatCount(count)} agents` })}`
export const added_an_agent = (): string => `Added an agent`
export const changed_an_agent = (): string => `Changed an agent`
export const deleted_an_agent = (): string => `Deleted an agent`
export const changed_their_branding = (): string => `Changed their branding`
export const changed_their_page = (): string => `Changed their page`
export const agent = (): string => `Agent`
export const licence_number = (): string => `Licence number`
export const banner = (): string => `Banner`
export const color = (): string => `Background colour`
export const text_color = (): string => `Text colour`
export const strapline = (): string => `Strapline`
export const opening_hours = (): string => `Opening hours`
export const special_days = (): string => `Special days`
export const closed_on_public_holidays = (): string => `Closed on public holidays`
export const street_address = (): string => `Street address`
export const address_of_page = (): string => `Web address`
export const picture_value = ({ value }: { value: string | number }): string => `picture ${value}`
export const exported_finance_enquiries_as_csv = (): string => `Exported finance enquiries as CSV`
export const moderation = (): string => `Moderation`
export const cases_queue_claims_flags = (): string => `cases queue claims flags`
export const took_a_case = (): string => `Took a case`
export const released_a_case = (): string => `Released a case`
export const added_a_private_note = (): string => `Added a private note`
export const decided_a_case = (): string => `Decided a case`
export const undid_a_decision = (): string => `Undid a decision`
export const messaged_buyers = (): string => `Messaged the buyers`
export const warned_the_member = (): string => `Warned the member`
export const withdrew_a_warning = (): string => `Withdrew a warning`
export const answered_a_warning_appeal = (): string => `Answered an appeal against a warning`
export const reopened_a_report = (): string => `Reopened a report`
export const added_a_template = (): string => `Added a decision template`
export const changed_a_template = (): string => `Changed a decision template`
export const wrote_a_note = (): string => `Wrote a note`
export const pinned_a_note = (): string => `Pinned a note`
export const unpinned_a_note = (): string => `Unpinned a note`
export const signed_them_out = (): string => `Signed them out`
export const sale_id = ({ id }: { id: string | number }): string => `Sale ${id}`
export const seller_to_buyer = ({ seller, buyer }: { seller: string | number; buyer: string | number }): string => `${seller} to ${buyer}`
export const invoice_number = ({ number }: { number: string | number }): string => `Invoice ${number}`
export const suspend_a_member = (): string => `Suspend a member`
export const reinstate_a_member = (): string => `Reinstate a member`
export const ban_block_close = (): string => `ban block close an account`
export const from_address = ({ address, device }: { address: string | number; device: string | number }): string => `from ${address}, ${device}`
export const audit_log_page = (): string => `Audit log`
export const who_did_what_history = (): string => `who did what, history, changes, log`
export const role = (): string => `Role`
export const changed_their_role = (): string => `Changed their role`
export const started_to_view_their_account = (): string => `Started viewing their account`
export const stopped_viewing_their_account = (): string => `Stopped viewing their account`
export const looked_at_their_account = (): string => `Looked at their account`
export const exported_the_audit_log = (): string => `Exported the audit log`
export const until = (): string => `Until`
export const part_of_account = (): string => `Looked at`
export const suspended_in_part = (): string => `Suspended in part`
export const moved_the_end_of_a_suspension = (): string => `Moved the end of a suspension`
export const lifted_a_suspension = (): string => `Lifted a suspension`
export const a_suspension_ended_at_its_time = (): string => `A suspension ended at its time`
export const proposed_to_delete_the_account = (): string => `Proposed to delete the account`
export const proposed_a_refund = (): string => `Proposed a refund`
export const proposed_by = (): string => `Proposed by`
export const saved_a_view = (): string => `Saved a view of a table`
export const changed_a_view = (): string => `Changed a view of a table`
export const deleted_a_view = (): string => `Deleted a view of a table`
export const put_a_view_back = (): string => `Put back a view of a table`
export const csv_cancelled = (): string => `CSV cancelled`
export const rows_written = ({ count }: { count: string | number }): string => `${count} rows`
export const rows_of_total = ({ count, total }: { count: string | number; total: string | number }): string => `${count} of ${total} rows`
export const cancel = (): string => `Cancel`
export const put_a_review_back = (): string => `Put a review back`
export const exported_member_reports_as_csv = (): string => `Exported member reports as CSV`
export const exported_payments_as_csv = (): string => `Exported a member’s payments as CSV`
export const exported_advertisements_as_csv = (): string => `Exported advertisements as CSV`
export const wrote_to_the_member = (): string => `Wrote to the member`
export const counts_as_a_strike = (): string => `Counts as a strike`
export const proposed_a_role = (): string => `Proposed a change of role`
export const proposed_a_suspension = (): string => `Proposed a suspension`
export const proposed_to_relax_two_person_approval = (): string => `Proposed to relax two-person approval`
export const wrote_to_a_suspended_member = (): string => `Wrote to a suspended member`
