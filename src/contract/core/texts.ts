// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const bad_request = (): string => `We couldn’t read that request.`
export const unauthenticated = (): string => `Please sign in first.`
export const logout_user = (): string => `Your session has ended. Please sign in again.`
export const invalid_credentials = (): string => `That email and password don’t match an account.`
export const password_wrong = (): string => `That’s not your password.`
export const password_needed = (): string => `Enter your password again first.`
export const forbidden = (): string => `Your account can’t do this.`
export const account_suspended = (): string => `This account is suspended. Sign in to read why and to appeal.`
export const phone_unverified = (): string => `Verify your phone number first.`
export const cannot_send_code = (): string => `We can’t send codes at the moment. Please try again later.`
export const api_keys_full = (): string => `You can have up to 10 API keys. Revoke one first.`
export const webhooks_full = (): string => `You can have up to 5 webhooks. Remove one first.`
export const webhook_off = (): string => `This webhook is turned off. Turn it on first.`
export const not_allowed_to_bid = (): string => `You can’t bid on or buy this listing.`
export const requirement_unconfirmed = (): string => `Confirm what this category asks of buyers first.`
export const requirement_changed = (): string => `What this category asks of buyers has changed. Read it again first.`
export const own_listing = (): string => `This is your own listing.`
export const not_found = (): string => `We couldn’t find that.`
export const reset_expired = (): string => `This link has expired. Ask for a new one.`
export const reset_used = (): string => `This link has been used already. Ask for a new one if you need it.`
export const challenge_expired = (): string => `Signing in took too long. Start again.`
export const email_taken = (): string => `Another account already uses this email.`
export const account_busy = (): string => `You have something to finish before you can delete this account.`
export const two_factor_on = (): string => `Two-factor sign-in is already on.`
export const own_account = (): string => `You can’t do this to your own account.`
export const last_admin = (): string => `This is the last working admin account.`
export const status_unchanged = (): string => `The account is already like that.`
export const already_registered = (): string => `This registration is already complete. Please sign in.`
export const bid_too_low = (): string => `Someone else’s bid came first. Please bid higher.`
export const maximum_below_own = (): string => `Your limit is already that much or more.`
export const listing_closed = (): string => `This listing has closed.`
export const conversations_used_up = (): string => `You’ve started a lot of conversations today. Please wait a little before you start another.`
export const phone_looks_used_up = (): string => `You’ve looked at a lot of phone numbers today. Write to the seller instead, or look again tomorrow.`
export const saved_replies_full = (): string => `You can keep up to 200 saved replies. Delete one first.`
export const conversation_closed = (): string => `This member can’t get messages at the moment.`
export const blocked = (): string => `This seller has blocked you.`
export const void_too_late = (): string => `You can’t void a bidder in the last 10 minutes of an auction.`
export const no_bids_of_bidder = (): string => `This bidder has no bids to void.`
export const not_allowed_to_lower = (): string => `You can only lower your limit right after other bids were voided and you became the leader.`
export const ledger_open = (): string => `You can read the ledger once the auction has ended.`
export const listing_changed = (): string => `This listing changed somewhere else. Reload to see the latest.`
export const listing_not_editable = (): string => `You can’t edit this listing this way any more.`
export const appeal_closed = (): string => `You can’t write any more about this suspension.`
export const already_flagged = (): string => `You’ve already reported this listing. We’re looking at it.`
export const flag_decided = (): string => `This report has already been decided.`
export const settings_changed = (): string => `The settings changed somewhere else. Reload to see the latest.`
export const settings_draft_changed = (): string => `Your draft changed somewhere else. Check it again before you publish.`
export const not_relistable = (): string => `You can’t relist this listing.`
export const already_relisted = (): string => `This has already been relisted.`
export const has_bids = (): string => `People have bid on this auction, so it sells to the highest bidder.`
export const price_changed = (): string => `The seller has changed the price. Check it first.`
export const not_an_auction = (): string => `This listing isn’t an auction.`
export const buy_now_gone = (): string => `Buy now is no longer available on this listing.`
export const not_enough_left = (): string => `There aren’t that many left.`
export const offers_not_taken = (): string => `The seller doesn’t take offers on this listing.`
export const offer_open = (): string => `Your offer on this listing is still waiting for a reply.`
export const offer_closed = (): string => `This offer has ended.`
export const offer_moved = (): string => `It’s the other person’s turn to reply. Reload to see the latest.`
export const offers_used_up = (): string => `You’ve made five offers between you. Accept or decline the last one.`
export const not_unsold = (): string => `You can send a fixed-price offer for 7 days after an auction that didn’t sell.`
export const already_offered = (): string => `You’ve already sent a fixed-price offer for this auction.`
export const not_fallen_through = (): string => `You can make a second-chance offer for 7 days after the winner’s sale fell through.`
export const nobody_to_offer = (): string => `No one has bid on this or watches it.`
export const leading_bidder = (): string => `You’re the highest bidder, so it stays on your list.`
export const questions_waiting = (): string => `Wait for answers to the questions you’ve already asked here.`
export const already_answered = (): string => `This question has already been answered.`
export const answer_changed = (): string => `This answer changed somewhere else. Read it again first.`
export const saved_searches_full = (): string => `You have 100 saved searches. Remove one first.`
export const trade_moved = (): string => `This sale has changed. Reload to see the latest.`
export const trade_too_early = (): string => `It’s too early for that.`
export const already_reviewed = (): string => `You’ve already reviewed this trade.`
export const not_reviewable = (): string => `You can’t review this trade now.`
export const review_closed = (): string => `You can’t change this review any more.`
export const already_replied = (): string => `You’ve already replied to this review.`
export const already_disputed = (): string => `You’ve already disputed this review.`
export const pickup_moved = (): string => `The pickup has changed. Check it first.`
export const pickup_closed = (): string => `You can’t arrange a pickup here any more.`
export const handover_closed = (): string => `You can’t complete this sale with a code now.`
export const upload_in_use = (): string => `That photo is on a live listing, on a profile or in a message.`
export const category_in_use = (): string => `This category isn’t empty. Move what’s in it first.`
export const payload_too_large = (): string => `That’s too big to send.`
export const unsupported_media_type = (): string => `We can’t read that kind of file.`
export const validation_failed = (): string => `Check the highlighted fields.`
export const idempotency_key_reused = (): string => `This request was already used for something else.`
export const request_withdrawn = (): string => `This was withdrawn before it reached us.`
export const register_unavailable = (): string => `The register isn’t responding. Enter the details yourself, or try again later.`
export const code_wrong = (): string => `That code isn’t right.`
export const code_expired = (): string => `That code has expired. Ask for a new one.`
export const code_locked = (): string => `Too many wrong codes. Ask for a new one.`
export const rate_limited = (): string => `That’s too many at once. Wait a moment and try again.`
export const storage_full = (): string => `We’ve run out of space, so that wasn’t saved. Try again in a few minutes.`
export const this_must_be_a_number = (): string => `This must be a number.`
export const this_must_be_a_number_above_0 = (): string => `This must be a number above 0.`
export const this_must_be_a_date_and_time = (): string => `This must be a date and time.`
export const this_must_be_an_amount_in_whole_cents = (): string => `This must be an amount in whole cents.`
export const this_must_be_more_than_nz_0 = (): string => `This must be more than NZ$ 0.`
export const this_may_be_at_most_nz_100_000 = (): string => `This may be at most NZ$ 100,000,000.`
export const enter_a_date_as_yyyy_mm_dd = (): string => `Enter a date as YYYY-MM-DD.`
export const enter_a_four_digit_year_like_2026 = (): string => `Enter a four-digit year, like 2026.`
export const choose_from_the_list = (): string => `Choose from the list.`
export const invalid_email_address = (): string => `Invalid email address`
export const invalid_url = (): string => `Invalid URL`
export const enter_your_password = (): string => `Enter your password.`
export const use_8_to_15_characters = (): string => `Use 8 to 15 characters.`
export const only_use_letters_digits_and = (): string => `Only use letters, digits and ! @ # $ % ^ & *.`
export const use_at_least_one_digit = (): string => `Use at least one digit.`
export const enter_a_phone_number = (): string => `Enter a phone number.`
export const thats_too_long_for_a_phone_number = (): string => `That’s too long for a phone number.`
export const enter_the_code = (): string => `Enter the code.`
export const enter_all_6_digits = (): string => `Enter all 6 digits.`
export const please_start_again = (): string => `Please start again.`
export const choose_a_place_from_the_list = (): string => `Choose a place from the list.`
export const only_yes_is_understood_here = (): string => `Only yes is understood here.`
export const choose_general_vehicle_or_property = (): string => `Choose general, vehicle or property.`
export const at_most_100_at_a_time = (): string => `At most 100 at a time.`
export const name_must_be_a_whole_number = ({ name }: { name: string | number }): string => `${name} must be a whole number.`
export const name_must_be_at_least = ({ name, least }: { name: string | number; least: string | number }): string => `${name} must be at least ${least}.`
export const name_may_be_at_most = ({ name, most }: { name: string | number; most: string | number }): string => `${name} may be at most ${most}.`
export const name_may_be_at_most_characters_long = ({ name, count }: { name: string | number; count: number }): string => `${name} may be at most ${choosePlural(count, { 'one': `${formatCount(count)} character`, 'other': `${formatCount(count)} characters` })} long.`
export const enter_name = ({ name }: { name: string | number }): string => `Enter ${name}`
export const name_needs_at_least_characters = ({ name, count }: { name: string | number; count: number }): string => `${name} needs at least ${choosePlural(count, { 'one': `${formatCount(count)} character`, 'other': `${formatCount(count)} characters` })}.`
export const name_cant_have_emoji_in_it = ({ name }: { name: string | number }): string => `${name} can’t have emoji in it.`
export const name_must_be_text = ({ name }: { name: string | number }): string => `${name} must be text.`
export const viewing_moved = (): string => `Something has changed since you looked. Check the viewing again.`
export const viewing_closed = (): string => `You can’t arrange a viewing here any more.`
export const card_declined = (): string => `Your card was declined. Try another card.`
export const cards_full = (): string => `You have 10 cards, which is the limit. Remove one first.`
export const card_in_use = (): string => `This card is in use. Add another card first.`
export const payments_unavailable = (): string => `We can’t take payments right now. Try again in a few minutes.`
export const proof_of_work_needed = (): string => `Too many codes have been requested from your network. Try again tomorrow.`
export const own_subject = (): string => `You can’t report yourself or what you wrote.`
export const email_out_of_date = (): string => `That code has expired, so sending it again won’t help. The person can ask for a new one.`
export const plan_in_use = (): string => `Someone has or had this plan, so it can’t be deleted. To stop new subscriptions, disable it.`
export const prices_unavailable = (): string => `We can’t reach the payment provider just now. Try again in a minute, or type the price.`
export const subscription_exists = (): string => `You already have a plan. Change to this one instead.`
export const no_subscription = (): string => `You don’t have a plan at the moment.`
export const preview_changed = (): string => `The amount has changed since it was shown. Check it and confirm again.`
export const payment_under_way = (): string => `A payment is still on its way. Wait a moment and try again.`
export const card_needed = (): string => `Add a card first.`
export const lenders_changed = (): string => `Another admin has changed the lenders. Look at the list again, then make your change.`
export const finance_changed = (): string => `The price or the finance offer has changed. Check the new figures, then send your enquiry.`
export const already_enquired = (): string => `You’ve already sent this enquiry. They’ll be in touch.`
export const plan_needed = (): string => `You need a plan for this.`
export const refund_too_much = (): string => `That’s more than is left of this payment.`
export const removal_changed = (): string => `Another admin has already removed this or put it back.`
export const feed_busy = (): string => `Your stock feed is being worked on. Wait until it has finished, or cancel it.`
export const feed_guarded = (): string => `More would change than usual. Confirm that this is right.`
export const feed_unavailable = (): string => `No stock feed provider is connected here. Upload a file instead.`
export const please_agree_to_the_terms = (): string => `Please agree to the terms and conditions.`
export const page_changed = (): string => `Another admin has changed this page since you opened it. Reload the page to see their version.`
export const not_an_agency = (): string => `Only a licensed real estate agency can have agents. Add your agency’s licence in your selling settings first.`
export const not_in_trade = (): string => `Only sellers in trade can do this. Change how you sell in your settings first.`
export const agent_in_use = (): string => `This agent is on a listing, so you can’t delete them. Say that they’ve left instead.`
export const team_full = (): string => `Your team is full. Remove someone first.`
export const case_taken = (): string => `Another admin has taken this case.`
export const case_decided = (): string => `This case has already been decided.`
export const case_refused = (): string => `That couldn’t be done, so nothing was decided.`
export const undo_too_late = (): string => `This can’t be undone any more.`
export const templates_full = (): string => `You can keep up to 200 templates. Retire one and reuse it.`
export const not_in_role = (): string => `Your role can’t do this. A full admin can.`
export const view_only = (): string => `You’re viewing this account, so nothing can be changed and some things stay private.`
export const partly_suspended = (): string => `Hoko has suspended you from doing this. Your settings say why, until when and how to appeal.`
export const second_person_needed = (): string => `A second admin must approve this. Propose it, and it waits for them in the queue.`
export const table_views_full = (): string => `You can keep up to 40 views of a table. Delete one first.`
export const at_most_200_at_a_time = (): string => `At most 200 at a time.`
export const choose_at_least_one = (): string => `Choose at least one.`
export const at_most_at_once = ({ count }: { count: string | number }): string => `At most ${count} at once.`
