// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const the_account_didnt_load = (): string => `The account didn’t load`
export const loading_the_account = (): string => `Loading the account`
export const save_changes = (): string => `Save changes`
export const now_saved = ({ now }: { now: string | number }): string => `${now} saved`
export const this_account_cant_be_changed = (): string => `This account can’t be changed`
export const see_the_account = (): string => `See the account`
export const it_was_deleted_along_with_the_personal = (): string => `It was deleted, along with the personal details.`
export const they_havent_finished_registering = (): string => `They haven’t finished registering.`
export const linked_accounts = (): string => `Linked accounts`
export const loading_linked_accounts = (): string => `Loading linked accounts`
export const no_other_account_shares_this_phone = (): string => `No other account shares this phone number, a device, a card or a bank account.`
export const admin = (): string => `Admin`
export const same_card = (): string => `Same card`
export const same_phone_number = (): string => `Same phone number`
export const same_device_last_on_device_seen_at = ({ device_seen_at }: { device_seen_at: string | number }): string => `Same device, last on ${device_seen_at}`
export const add_a_listing = (): string => `Add a listing`
export const edit = (): string => `Edit`
export const reset_password = (): string => `Reset password`
export const suspend = (): string => `Suspend`
export const reinstate = (): string => `Reinstate`
export const delete_word = (): string => `Delete`
export const suspended = (): string => `Suspended`
export const reinstate_member = ({ member }: { member: string | number }): string => `Reinstate ${member}?`
export const first_name_will_get_this_by_email_its = ({ first_name }: { first_name: string | number }): string => `${first_name} will get this by email. It’s kept on file.`
export const reinstate_account = (): string => `Reinstate account`
export const reinstated = (): string => `Reinstated`
export const member_can_sign_in_again = ({ member }: { member: string | number }): string => `${member} can sign in again.`
export const they_can_sign_in_again_their_listings = (): string => `They can sign in again. Any listings paused with the account are shown again, with the time they had left.`
export const delete_member = ({ member }: { member: string | number }): string => `Delete ${member}?`
export const delete_account = (): string => `Delete account`
export const deleted = (): string => `Deleted`
export const well_remove_their_personal_details = (): string => `We’ll remove their personal details, withdraw their live listings and close the account. Bids and trades stay under “deleted member”. You can’t undo this.`
export const account_not_found = (): string => `Account not found`
export const see_all_users = (): string => `See all users`
export const the_number_may_be_wrong_or_the_person = (): string => `The number may be wrong, or the person never finished registering.`
export const live_listings = (): string => `Live listings`
export const sold = (): string => `Sold`
export const bought = (): string => `Bought`
export const contact = (): string => `Contact`
export const what_first_name_did = ({ first_name }: { first_name: string | number }): string => `What ${first_name} did`
export const nothing_yet = (): string => `Nothing yet.`
export const no_admin_has_changed_this_account = (): string => `No admin has changed this account.`
export const no_id = ({ id }: { id: string | number }): string => `No. ${id}`
export const shown_as_display_name = ({ display_name }: { display_name: string | number }): string => `shown as ${display_name}`
export const email = (): string => `Email`
export const phone = (): string => `Phone`
export const address = (): string => `Address`
export const country = (): string => `Country`
export const member_since = (): string => `Member since`
export const last_seen = (): string => `Last seen`
export const second_factor = (): string => `Two-factor sign-in`
export const on = (): string => `On`
export const off = (): string => `Off`
export const verified = (): string => `Verified`
export const not_verified = (): string => `Not verified`
export const selling = (): string => `Selling`
export const kind = (): string => `Kind`
export const trading_name = (): string => `Trading name`
export const gst_number = (): string => `GST number`
export const motor_trader_number = (): string => `Motor trader number`
export const agency_licence = (): string => `Agency licence`
export const region = (): string => `Region`
export const town_or_suburb = (): string => `Town or suburb`
export const about = (): string => `About`
export const type = (): string => `Type`
export const user = (): string => `User`
export const administrator = (): string => `Administrator`
export const in_trade = (): string => `In trade`
export const active = (): string => `Active`
export const unfinished = (): string => `Unfinished`
export const sells_privately = (): string => `Sells privately`
export const sells_in_trade = (): string => `Sells in trade`
export const private_word = (): string => `Private`
export const removed_with_the_account = (): string => `Removed with the account`
export const they_have_no_open_sales = (): string => `They have no open sales.`
export const users = (): string => `Users`
export const name_email_phone_or_number = (): string => `Name, email, phone or number`
export const all_types = (): string => `All types`
export const status = (): string => `Status`
export const any_status = (): string => `Any status`
export const appeals = (): string => `Appeals`
export const all_users = (): string => `All users`
export const open_appeals = (): string => `Open appeals`
export const kind_of_seller = (): string => `Kind of seller`
export const any_seller = (): string => `Any seller`
export const all_regions = (): string => `All regions`
export const name = (): string => `Name`
export const seller = (): string => `Seller`
export const live = (): string => `Live`
export const never = (): string => `Never`
export const add_user = (): string => `Add user`
export const the_users_didnt_load = (): string => `The users didn’t load`
export const page_not_found = (): string => `Page not found`
export const see_the_first_page = (): string => `See the first page`
export const the_list_is_shorter_now = (): string => `The list is shorter now.`
export const no_matches = (): string => `No matches`
export const no_users_yet = (): string => `No users yet`
export const try_part_of_a_name_an_email_or_a_phone = (): string => `Try part of a name, an email or a phone number, or remove a filter.`
export const people_who_register_are_shown_here = (): string => `People who register are shown here.`
export const loading_the_users = (): string => `Loading the users`
export const create_account_and_email_link = (): string => `Create account and email link`
export const account_created = (): string => `Account created`
export const weve_emailed_a_link_to_email = ({ email }: { email: string | number }): string => `We’ve emailed a link to ${email}.`
export const link_sent = (): string => `Link sent`
export const reset_their_password = (): string => `Reset their password?`
export const well_email_a_link_to_email_it_works = ({ email }: { email: string | number }): string => `We’ll email a link to ${email}. It works once, for 15 minutes. Their current password works until they choose a new one.`
export const email_link = (): string => `Email link`
export const sign_them_out_everywhere_now = (): string => `Sign them out everywhere now`
export const use_this_if_someone_else_may_be_using = (): string => `Use this if someone else may be using the account.`
export const active_or_suspended = (): string => `Active or suspended`
export const they_have_open_sales_well_tell_the_buyers = ({ count, total, all_paid, unpaid_count, unpaid }: { count: number; total: string | number; all_paid: boolean; unpaid_count: string | number; unpaid: string | number }): string => `They have ${choosePlural(count, { 'one': `1 open sale`, 'other': `${formatCount(count)} open sales` })} worth ${total}: ${all_paid ? `all marked as paid` : `${unpaid_count} unpaid, worth ${unpaid}`}. We’ll tell these buyers not to pay and hide the payment and contact details.`
export const count_users = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} user`, 'other': `${formatCount(count)} users` })}`
export const message_word = (): string => `Message`
export const plan = (): string => `Plan`
export const any_plan = (): string => `Any plan`
export const payment_history = (): string => `Payment history`
export const invoices = (): string => `Invoices`
export const plan_and_payments = (): string => `Plan and payments`
export const loading_the_plan = (): string => `Loading their plan`
export const change_plan = (): string => `Change plan`
export const no_plan = (): string => `No plan`
export const plan_active = (): string => `Active`
export const plan_past_due = (): string => `Payment failed`
export const a_year = ({ price }: { price: string | number }): string => `${price} a year`
export const a_month = ({ price }: { price: string | number }): string => `${price} a month`
export const plan_ends = ({ day }: { day: string | number }): string => `Ends ${day}`
export const plan_changes = ({ plan, day }: { plan: string | number; day: string | number }): string => `Changes to ${plan} on ${day}`
export const free_from_hoko = (): string => `Free, from Hoko`
export const plan_renews = ({ day, price }: { day: string | number; price: string | number }): string => `Renews ${day}, for ${price}`
export const choose_a_plan = (): string => `Choose a plan.`
export const give_a_reason = (): string => `Give a reason in a few words.`
export const give_plan = (): string => `Give plan`
export const end_plan = (): string => `End plan`
export const plan_given = (): string => `Plan given`
export const plan_has_ended = (): string => `Plan ended`
export const the_plan_ends_now_without_a_refund = (): string => `Their plan ends now. Nothing is refunded: to do that, open the invoice.`
export const plan_changed = (): string => `Plan changed`
export const change_plan_at_once = (): string => `It changes now, without a payment. The new price starts with the next period.`
export const free_for_a_period_then_it_ends = ({ plan, interval, price }: { plan: string | number; interval: 'month' | 'year' | 'other'; price: string | number }): string => `${plan} is free for ${{ 'month': `a month`, 'year': `a year`, 'other': `` }[interval]}, then ends. To keep it, they pay ${price}.`
export const from_plan_to_plan = ({ from, from_price, to, day, price }: { from: string | number; from_price: string | number; to: string | number; day: string | number; price: string | number }): string => `From ${from} (${from_price}) to ${to}, now and without a payment or credit. From ${day} they pay ${price}.`
export const give_plan_for_a_period = (): string => `They get it now for one period, free of charge.`
export const choose = (): string => `Choose`
export const end_the_plan_now = (): string => `No plan: end it now`
export const the_member_reads_it = (): string => `The member reads it.`
export const reason = (): string => `Reason`
export const same_bank_account = (): string => `Same bank account`
export const signed_in_devices = (): string => `Devices signed in`
export const change_role = (): string => `Change role`
export const proposed = (): string => `Deletion proposed`
export const a_second_admin_must_approve_it = (): string => `The deletion waits in Moderation until a second admin approves it.`
export const seen_any_time = (): string => `Seen any time`
export const seen_in_the_last_day = (): string => `Seen in the last day`
export const seen_in_the_last_days = ({ days }: { days: string | number }): string => `Seen in the last ${days} days`
export const not_seen_for_days = ({ days }: { days: string | number }): string => `Not seen for ${days} days`
export const never_seen = (): string => `Never seen`
export const joined_from = (): string => `Joined from`
export const to = (): string => `to`
export const joined = (): string => `Joined`
export const warn = (): string => `Warn`
export const warn_count_members = ({ count }: { count: number }): string => `Warn ${choosePlural(count, { 'one': `1 member`, 'other': `${formatCount(count)} members` })}`
export const its_no_strike = (): string => `They get a warning that isn’t a strike, and can appeal.`
export const each_member_reads_this = (): string => `Each member will get this as a notification and an email. It’s kept on file.`
export const reinstate_bulk = (): string => `Reinstate`
export const reinstate_count_members = ({ count }: { count: number }): string => `Reinstate ${choosePlural(count, { 'one': `1 member`, 'other': `${formatCount(count)} members` })}`
export const they_can_sign_in_again = (): string => `They can sign in again, and their listings are shown again.`
export const suspend_bulk = (): string => `Suspend`
export const suspend_count_members = ({ count }: { count: number }): string => `Suspend ${choosePlural(count, { 'one': `1 member`, 'other': `${formatCount(count)} members` })}`
export const theyre_signed_out_and_their_listings = (): string => `They’re signed out, and their listings are hidden and paused.`
export const messages_sent = (): string => `Messages sent`
export const loading_messages_sent = (): string => `Loading the messages`
export const no_messages_sent_yet = (): string => `Nothing sent yet. Choose members, then Send a message.`
export const sent_by_at = ({ name, at, count }: { name: string | number; at: string | number; count: number }): string => `${name}, ${at} · reached ${choosePlural(count, { 'one': `${formatCount(count)} member`, 'other': `${formatCount(count)} members` })}`
export const the_latest_count_are_shown = ({ count }: { count: string | number }): string => `The latest ${count} are shown.`
export const who_got_it = (): string => `Who got it`
export const and_count_more = ({ count }: { count: string | number }): string => `and ${count} more`
export const send_a_message = (): string => `Send a message`
export const message_count_members = ({ count }: { count: number }): string => `Message ${choosePlural(count, { 'one': `1 member`, 'other': `${formatCount(count)} members` })}`
export const they_read_it_in_ichat = (): string => `They read it in iChat, and can answer.`
export const from_hoko_support = (): string => `From Hoko support. Don’t write what’s private: each gets the same words.`
export const the_message = (): string => `Message`
export const write_a_message = (): string => `Write a message.`
export const propose_deletion = (): string => `Propose deletion`
export const a_second_admin_must_approve_this = (): string => `A second admin must approve this within 7 days.`
export const suspended_from = ({ kind }: { kind: 'whole' | 'selling' | 'buying' | 'messaging' | 'other' }): string => `Suspended from ${{ 'whole': `Hoko`, 'selling': `selling`, 'buying': `buying`, 'messaging': `messaging`, 'other': `Hoko` }[kind]}`
