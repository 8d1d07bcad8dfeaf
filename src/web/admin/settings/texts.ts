// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const closing_times = (): string => `Closing times`
export const these_apply_to_listings_published_from = (): string => `These apply to listings published from now on. Live auctions keep the figures they started with.`
export const maps = (): string => `Maps`
export const maps_show_streets_from_your_tile = ({ attribution }: { attribution: string | number }): string => `Maps show streets from your tile server: ${attribution}.`
export const maps_show_the_coastline_and_place = <Node>({ code }: { code: (parts: Parts<Node>) => Node }): Parts<Node> => [`Maps show the coastline and place names. To show streets, set `, code([`MAP_TILES_URL`]), ` to a tile server when you start Hoko.`]
export const texts = (): string => `Texts`
export const sections = (): string => `Sections`
export const approval_before_publishing = (): string => `Approval before publishing`
export const applies_to_listings_published_from_now = (): string => `Applies to listings published from now on. Live listings stay live.`
export const shortest_auction = (): string => `Shortest auction`
export const longest_auction = (): string => `Longest auction`
export const extension = (): string => `Extension`
export const a_bid_in_the_last_extension_minutes = ({ extension_minutes }: { extension_minutes: string | number }): string => `a bid in the last ${extension_minutes}`
export const lowest_reserve = (): string => `Lowest reserve`
export const reserve_floor_percent_of_the_first = ({ reserve_floor_percent }: { reserve_floor_percent: string | number }): string => `${reserve_floor_percent}% of the first, after the first bid`
export const outage = (): string => `Outage`
export const outage_seconds_closing_moves = ({ seconds, extension }: { seconds: string | number; extension: string | number }): string => `${seconds} seconds without a response; auctions then close ${extension} after it ends`
export const automatic_relistings = (): string => `Automatic relistings`
export const max_auto_relists_at_most = ({ max_auto_relists }: { max_auto_relists: string | number }): string => `${max_auto_relists} at most`
export const last_changed_by_changed_by_on_changed = ({ changed_by, changed_at }: { changed_by: string | number; changed_at: string | number }): string => `Last changed by ${changed_by} on ${changed_at}.`
export const nobody_has_changed_the_settings_yet = (): string => `Nobody has changed the settings yet.`
export const none = (): string => `None`
export const see_the_history = (): string => `See the history`
export const off = (): string => `Off`
export const listings_go_live_as_soon_as_theyre = (): string => `Listings go live as soon as they’re published.`
export const new_sellers = (): string => `New sellers`
export const only_a_sellers_first_listing_needs = (): string => `Only a seller’s first listing needs approval.`
export const some_categories = (): string => `Some categories`
export const every_listing_in_the_categories_you = (): string => `Every listing in the categories you choose, and in those below them.`
export const everything = (): string => `Everything`
export const every_listing_needs_approval_before_it = (): string => `Every listing needs approval before it goes live.`
export const support = (): string => `Support`
export const shown_at_the_bottom_of_every_page = (): string => `Shown at the bottom of every page.`
export const support_email = (): string => `Support email`
export const support_phone = (): string => `Support phone`
export const social_media_and_apps = (): string => `Social media and apps`
export const links_at_the_bottom_of_every_page = (): string => `Links at the bottom of every page. Blank ones aren’t shown.`
export const facebook = (): string => `Facebook`
export const instagram = (): string => `Instagram`
export const app_store = (): string => `App Store`
export const google_play = (): string => `Google Play`
export const maintenance_notice = (): string => `Maintenance notice`
export const shown_at_the_top_of_every_page_while = (): string => `Shown at the top of the market’s pages while it’s filled in.`
export const finance_disclosure = (): string => `Finance disclosure`
export const printed_beside_every_estimate_of_repayments = (): string => `Printed beside every estimate of repayments on a vehicle.`
export const safety_hint = (): string => `Safety hint`
export const stands_where_buyers_find_how_to_reach = (): string => `Shown to buyers with the seller’s contact and payment details.`
export const shortest_auction_in_minutes = (): string => `Shortest auction, in minutes`
export const leave_blank_for_the_default = (): string => `Leave blank for the default.`
export const longest_auction_in_days = (): string => `Longest auction, in days`
export const counted_from_when_it_goes_live = (): string => `Counted from when it goes live.`
export const extension_in_minutes = (): string => `Extension, in minutes`
export const a_bid_this_close_to_the_end_moves_the = (): string => `A bid this close to the end moves the closing to that long after the bid.`
export const lowest_reserve_in_per_cent = (): string => `Lowest reserve, in per cent`
export const after_the_first_bid_a_seller_can_lower = (): string => `After the first bid, a seller can lower the reserve once, to no less than this share of the first reserve.`
export const outage_in_seconds = (): string => `Outage, in seconds`
export const if_no_server_responds_for_this_long_it = (): string => `If no server responds for this long, it counts as an outage.`
export const time_after_an_outage_in_minutes = (): string => `Time after an outage, in minutes`
export const an_outage_near_the_end_of_an_auction = (): string => `An outage near the end of an auction moves its closing to this long after Hoko is back.`
export const the_most_times_an_unsold_listing_can = (): string => `The most times an unsold listing can relist automatically.`
export const categories_that_need_approval = (): string => `Categories that need approval`
export const you_can_use_placeholders = ({ placeholders }: { placeholders: string | number }): string => `You can use ${placeholders}.`
export const the_settings_didnt_load = (): string => `The settings didn’t load`
export const loading_the_settings = (): string => `Loading the settings`
export const invoices = (): string => `Invoices`
export const on_invoices_issued_from_now_on = (): string => `On invoices issued from now on. Without a GST number, invoices show no GST.`
export const supplier_name = (): string => `Supplier’s name`
export const supplier_address = (): string => `Supplier’s address`
export const supplier_gst_number = (): string => `GST number`
export const without_a_plan = (): string => `Without a plan`
export const what_members_without_a_plan_may_have = (): string => `What members can have without a plan. Listings that are live already stay until they close.`
export const general_listings_at_once = (): string => `General listings at a time`
export const vehicle_listings_at_once = (): string => `Vehicle listings at a time`
export const property_listings_at_once = (): string => `Property listings at a time`
export const leave_blank_for_no_limit = (): string => `Leave blank for no limit.`
export const photos_a_listing = (): string => `Photos a listing`
export const from_1_to_20 = (): string => `From 1 to 20.`
export const subscription_alert = (): string => `Subscription alert`
export const shown_when_a_plan_is_needed = (): string => `Shown when a member needs a plan or a bigger one.`
export const no_limit = (): string => `No limit`
export const emails = (): string => `Emails`
export const edit_emails_under_email_previews = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`Subjects and texts of emails are under `, link([`Email previews`]), `.`]
export const second_person = (): string => `Two-person approval`
export const second_person_about = (): string => `A second admin can approve refunds from an amount, deletions of members, or both. While either is on, two admins are also needed to change, suspend or delete a full admin, and to relax these rules. You need at least two full admins.`
export const refunds_from_in_dollars = (): string => `Refunds of this amount or more, in dollars`
export const these_need_a_second_admin = (): string => `Counts what the payment had back before, and what the admin refunded in the last 7 days. Leave blank and one admin refunds alone.`
export const the_default = (): string => `The default`
export const refunds_from = (): string => `Refunds that need two admins`
export const deleting_a_member_takes = (): string => `Deleting a member takes`
export const one_admin = (): string => `One admin`
export const whoever_may_delete_members_does_so_alone = (): string => `An admin deletes members alone.`
export const two_admins = (): string => `Two admins`
export const one_proposes_it_and_another_approves = (): string => `One proposes it, another approves it in Moderation.`
export const count_seconds = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} second`, 'other': `${formatCount(count)} seconds` })}`
export const time_after_an_outage = (): string => `Time after an outage`
export const nobody_is_asked = (): string => `Off: one admin decides alone`
export const settings_published = (): string => `Settings published`
export const the_settings_werent_published = (): string => `The settings weren’t published`
export const check_these_settings = (): string => `Check these settings`
export const no_changes = (): string => `No changes`
export const saving_draft = (): string => `Saving draft…`
export const draft_saved_count = ({ count }: { count: number }): string => `Draft saved · ${choosePlural(count, { 'one': `${formatCount(count)} change`, 'other': `${formatCount(count)} changes` })}`
export const draft_not_saved = (): string => `The draft isn’t saved yet. We’ll keep trying.`
export const discard_draft = (): string => `Discard draft`
export const discard_your_draft = (): string => `Discard your draft?`
export const your_count_changes_will_be_gone = ({ count }: { count: number }): string => `Your ${choosePlural(count, { 'one': `change`, 'other': `${formatCount(count)} changes` })} will be gone. The published settings stay as they are.`
export const draft_discarded = (): string => `Draft discarded`
export const review_and_publish = (): string => `Review and publish`
export const publish_count_changes = ({ count }: { count: number }): string => `Publish ${choosePlural(count, { 'one': `${formatCount(count)} change`, 'other': `${formatCount(count)} changes` })}?`
export const they_apply_straight_away = (): string => `Changes apply straight away. You can go back under History.`
export const publish = (): string => `Publish`
export const keep_editing = (): string => `Keep editing`
export const look_through_what_was_published = (): string => `Other settings were published meanwhile. Your draft is still here: look through what changed, then publish again.`
export const your_draft_isnt_saved_if_you_leave = (): string => `Some of your draft isn’t saved. If you leave now, you’ll lose it.`
export const changed = (): string => `changed`
export const needs_checking = (): string => `needs checking`
export const history = (): string => `History`
export const rule_sandbox = (): string => `Rule sandbox`
export const name_published_since = ({ name }: { name: string | number }): string => `${name} published other settings after you started this draft`
export const somebody_published_since = (): string => `Other settings were published after you started this draft`
export const you_changed_count_of_these_too = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `You changed this one as well. Publishing your draft will replace what’s published now.`, 'other': `You changed these as well. Publishing your draft will replace what’s published now.` })}`
export const none_of_your_changes_clash = (): string => `None of your changes clash with them. Your draft is still here.`
export const published_now = (): string => `Published now`
export const your_draft = (): string => `Your draft`
export const use_published = (): string => `Use what’s published`
export const keep_my_draft = (): string => `Keep my draft`
export const others_have_drafts = ({ names, count }: { names: string | number; count: number }): string => `${names} also ${choosePlural(count, { 'one': `has a draft`, 'other': `have drafts` })} of the settings.`
export const marked_values_are_samples = (): string => `Marked values are samples: they differ from case to case.`
export const preview_with_sample_values = (): string => `Preview, with sample values marked`
export const count_sms_long = ({ characters, count }: { characters: number; count: number }): string => `${choosePlural(characters, { 'one': `${formatCount(characters)} character`, 'other': `${formatCount(characters)} characters` })} · ${choosePlural(count, { 'one': `${formatCount(count)} SMS`, 'other': `${formatCount(count)} SMS` })}`
export const empty_so_not_shown = (): string => `Empty, so nothing is shown.`
export const proposed = (): string => `Proposed`
export const it_waits_in_moderation = (): string => `It waits in Moderation until a second admin approves it.`
export const propose_change = (): string => `Propose change`
export const relaxing_needs_a_second_admin = (): string => `Turning two-person approval off, or raising its amount, needs a second admin.`
export const propose_this_change = (): string => `Propose this change?`
export const a_second_admin_reads_it = (): string => `A second admin reads it before they approve.`
export const one_admin_would_refund_alone = (): string => `One admin would make any refund alone.`
export const it_would_be_needed_from = ({ dollars }: { dollars: string | number }): string => `Refunds would need two admins from NZ$ ${dollars}.`
export const one_admin_would_delete_alone = (): string => `One admin would delete members alone.`
