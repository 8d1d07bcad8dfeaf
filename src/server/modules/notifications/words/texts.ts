// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const no_title_yet = (): string => `no title yet`
export const a_draft_without_a_title = (): string => `a draft without a title`
export const if_you_didnt_ask_for_this_contact_us = (): string => ` If you didn’t ask for this, contact us.`
export const reason_ended_if_you_dont_agree_contact = ({ ended }: { ended: string | number }): string => ` Reason: ${ended} If you don’t agree, contact us.`
export const listed_for_you = (): string => `Listed for you`
export const hoko_listed_listing_for_you_its_live = ({ listing }: { listing: string | number }): string => `Hoko listed ${listing} for you. It’s live and it’s yours, so you can answer questions and change it.`
export const changed_for_you = (): string => `Changed for you`
export const hoko_changed_listing_for_you = ({ listing }: { listing: string | number }): string => `Hoko changed ${listing} for you.`
export const your_draft = (): string => `Your draft`
export const hoko_is_working_on_listing_for_you_in = ({ listing }: { listing: string | number }): string => `Hoko is working on ${listing} for you, in your drafts. Check it before you publish it.`
export const deleted = (): string => `Deleted`
export const hoko_deleted_listing_which_wasnt_live = ({ listing }: { listing: string | number }): string => `Hoko deleted ${listing}, which wasn’t live yet.`
export const withdrawn_for_you = (): string => `Withdrawn for you`
export const hoko_withdrew_listing_for_you_you_can = ({ listing }: { listing: string | number }): string => `Hoko withdrew ${listing} for you. You can relist it in iSell.`
export const live = (): string => `Live`
export const weve_approved_listing_its_live_now = ({ listing }: { listing: string | number }): string => `We’ve approved ${listing}. It’s live now.`
export const sent_back = (): string => `Sent back`
export const listing_isnt_live_its_back_in_your = ({ listing, reason }: { listing: string | number; reason: string | number }): string => `${listing} isn’t live. It’s back in your drafts. The reason: ${reason} Fix it and publish it again.`
export const suspended = (): string => `Suspended`
export const listing_is_live_again_with_the_time_it = ({ listing }: { listing: string | number }): string => `${listing} is live again, with the time it had left.`
export const listing_is_no_longer_suspended_it_will = ({ listing }: { listing: string | number }): string => `${listing} is no longer suspended. It will be shown again once your account is reinstated.`
export const reinstated = (): string => `Reinstated`
export const what_our_note_reason = ({ what, reason }: { what: string | number; reason: string | number }): string => `${what} Our note: ${reason}`
export const appeal = (): string => `Appeal`
export const the_seller_of_listing_has_appealed = ({ listing, text }: { listing: string | number; text: string | number }): string => `The seller of ${listing} has appealed: “${text}”`
export const your_appeal = (): string => `Your appeal`
export const weve_replied_about_listing_text = ({ listing, text }: { listing: string | number; text: string | number }): string => `We’ve replied about ${listing}: “${text}”`
export const account_appeal_member_account_id = ({ account_id }: { account_id: string | number }): string => `Account appeal: member ${account_id}`
export const a_suspended_member_has_appealed_text = ({ text }: { text: string | number }): string => `A suspended member has appealed: “${text}”`
export const weve_answered_your_appeal = (): string => `We’ve answered your appeal`
export const about_your_suspended_account_text_sign = ({ text }: { text: string | number }): string => `About your suspended account: “${text}” Sign in to read it all and reply.`
export const your_bid_still_counts = (): string => ` Your bid still counts.`
export const suspended_title = ({ title }: { title: string | number }): string => `Suspended: ${title}`
export const closes_later_title = ({ title }: { title: string | number }): string => `Closes later: ${title}`
export const hoko_was_offline_when_listing_was = ({ listing, closes_at }: { listing: string | number; closes_at: string | number }): string => `Hoko was offline when ${listing} was about to close, so it now closes on ${closes_at}. All bids still count.`
export const it_goes_on_title = ({ title }: { title: string | number }): string => `It goes on: ${title}`
export const listing_is_live_again_with_the_time_it_2 = ({ listing, yours }: { listing: string | number; yours: string | number }): string => `${listing} is live again, with the time it had left.${yours}`
export const flagged_title = ({ title }: { title: string | number }): string => `Flagged: ${title}`
export const someone_linked_to_the_seller_of = ({ listing, text }: { listing: string | number; text: string | number }): string => `Someone linked to the seller of ${listing} was refused. ${text}`
export const they_write_text = ({ text }: { text: string | number }): string => ` They write: “${text}”`
export const reported_title = ({ title }: { title: string | number }): string => `Reported: ${title}`
export const a_member_has_reported_listing_whats = ({ listing, flag_reason_words, said }: { listing: string | number; flag_reason_words: string | number; said: string | number }): string => `A member has reported ${listing}. What’s wrong: ${flag_reason_words}.${said}`
export const you_were_right = (): string => `You were right.`
export const were_leaving_it_as_it_is = (): string => `We’re leaving it as it is.`
export const your_report_title = ({ title }: { title: string | number }): string => `Your report: ${title}`
export const weve_looked_at_listing_which_you = ({ listing, found, word }: { listing: string | number; found: string | number; word: string | number }): string => `We’ve looked at ${listing}, which you reported. ${found} Our note: ${word}`
export const is_one_more = (): string => `is one more`
export const are_count_more = ({ count }: { count: string | number }): string => `are ${count} more`
export const there_choice_in_the_log = ({ choice }: { choice: string | number }): string => ` There ${choice} in the log.`
export const alarm_the_books_do_not_balance = (): string => `Alarm: the books do not balance`
export const dropped_no_longer_applies = ({ dropped }: { dropped: string | number }): string => ` ${dropped} no longer applies.`
export const pickup_moved = (): string => `Pickup moved`
export const pickup_times = (): string => `Pickup times`
export const the_seller_of_what_has_offered_you = ({ what, place, holds_no_more }: { what: string | number; place: string | number; holds_no_more: string | number }): string => `The seller of ${what} has offered you pickup times at ${place}.${holds_no_more} Choose one.`
export const the_buyer_will_pick_up_what_on_picked = ({ what, picked, place, holds_no_more }: { what: string | number; picked: string | number; place: string | number; holds_no_more: string | number }): string => `The buyer will pick up ${what} on ${picked}, at ${place}.${holds_no_more}`
export const pickup_agreed = (): string => `Pickup agreed`
export const the_buyer_of_what_has_asked_for = ({ what, note, holds_no_more }: { what: string | number; note: string | number; holds_no_more: string | number }): string => `The buyer of ${what} has asked for another time: “${note}”${holds_no_more}`
export const another_pickup_time = (): string => `Another pickup time?`
export const too_many_wrong_handover_codes_were = ({ listing }: { listing: string | number }): string => `Too many wrong handover codes were entered for ${listing}. If you’re there and you have it, make a new code and show it to the seller.`
export const handover_code_locked = (): string => `Handover code locked`
export const the_buyer_of_listing_has_a_new = ({ listing }: { listing: string | number }): string => `The buyer of ${listing} has a new handover code. You can enter it now.`
export const new_handover_code = (): string => `New handover code`
export const where_to_pay_title = ({ title }: { title: string | number }): string => `Where to pay: ${title}`
export const the_seller_of_listing_has_added_their = ({ listing }: { listing: string | number }): string => `The seller of ${listing} has added their bank account. You’ll find it with your purchase.`
export const where_to_pay_changed_title = ({ title }: { title: string | number }): string => `Where to pay changed: ${title}`
export const the_seller_of_listing_has_just_changed = ({ listing }: { listing: string | number }): string => `The seller of ${listing} has just changed their bank account. If you haven’t paid yet, ring them first on the number in iWon · iLost and check the account number with them.`
export const quantity_of_listing = ({ quantity, listing }: { quantity: string | number; listing: string | number }): string => `${quantity} of ${listing}`
export const price_each = ({ price }: { price: string | number }): string => `${price} each`
export const outbid_title = ({ title }: { title: string | number }): string => `Outbid: ${title}`
export const someone_will_pay_more_for_listing_the = ({ listing, price }: { listing: string | number; price: string | number }): string => `Someone will pay more for ${listing}. The price is now ${price}.`
export const reserve_met_title = ({ title }: { title: string | number }): string => `Reserve met: ${title}`
export const listing_has_reached_your_reserve_and = ({ listing, price }: { listing: string | number; price: string | number }): string => `${listing} has reached your reserve and will sell when it closes. The price is now ${price}.`
export const your_bid_leads_at_price = ({ price }: { price: string | number }): string => `Your bid leads at ${price}`
export const the_price_is_price = ({ price }: { price: string | number }): string => `The price is ${price}`
export const raise_your_limit_and_the_bid_may_meet = (): string => `Raise your limit and the bid may meet it.`
export const bid_again_if_you_still_want_it = (): string => `Bid again if you still want it.`
export const lead_which_meets_it_the_auction_will = ({ lead }: { lead: string | number }): string => `${lead}, which meets it: the auction will sell when it closes.`
export const lead_and_the_reserve_isnt_met_yet_the = ({ lead, next }: { lead: string | number; next: string | number }): string => `${lead}, and the reserve isn’t met yet. The price only moves with the next bid. ${next}`
export const reserve_lowered_title = ({ title }: { title: string | number }): string => `Reserve lowered: ${title}`
export const the_seller_lowered_the_reserve_on = ({ listing, outcome }: { listing: string | number; outcome: string | number }): string => `The seller lowered the reserve on ${listing}. ${outcome}`
export const you_won_title = ({ title }: { title: string | number }): string => `You won: ${title}`
export const you_won_listing_for_price_see_the = ({ listing, price }: { listing: string | number; price: string | number }): string => `You won ${listing} for ${price}. See the seller’s details and how to pay in iWon · iLost.`
export const you_bought_title = ({ title }: { title: string | number }): string => `You bought: ${title}`
export const you_bought_quantity_for_price_see_the = ({ quantity, price }: { quantity: string | number; price: string | number }): string => `You bought ${quantity} for ${price}. See the seller’s details and how to pay in iWon · iLost.`
export const closed_without_selling_the_bids_didnt = (): string => `closed without selling. The bids didn’t reach the reserve.`
export const went_to_someone_else_for_price = ({ price }: { price: string | number }): string => `went to someone else for ${price}.`
export const missed_out_title = ({ title }: { title: string | number }): string => `Missed out: ${title}`
export const sold_title = ({ title }: { title: string | number }): string => `Sold: ${title}`
export const quantity_sold_for_price_see_the_buyers = ({ quantity, price }: { quantity: string | number; price: string | number }): string => `${quantity} sold for ${price}. See the buyer’s details in iSell.`
export const closed_without_a_buyer = (): string => `closed without a buyer.`
export const closed_without_selling_the_highest_bid = ({ highest }: { highest: string | number }): string => `closed without selling. The highest bid, ${highest}, didn’t reach your reserve.`
export const not_sold_title = ({ title }: { title: string | number }): string => `Not sold: ${title}`
export const their_reason_reason = ({ reason }: { reason: string | number }): string => ` Their reason: ${reason}`
export const withdrawn_title = ({ title }: { title: string | number }): string => `Withdrawn: ${title}`
export const the_seller_withdrew_listing_so_your = ({ listing, because }: { listing: string | number; because: string | number }): string => `The seller withdrew ${listing}, so your bid no longer counts.${because}`
export const question_title = ({ title }: { title: string | number }): string => `Question: ${title}`
export const asker_asked_about_listing_text = ({ asker, listing, text }: { asker: string | number; listing: string | number; text: string | number }): string => `${asker} asked about ${listing}: “${text}”`
export const answer_title = ({ title }: { title: string | number }): string => `Answer: ${title}`
export const the_seller_of_listing_answered_your = ({ listing, text }: { listing: string | number; text: string | number }): string => `The seller of ${listing} answered your question: “${text}”`
export const for_price = ({ price }: { price: string | number }): string => ` for ${price}`
export const did_you_buy_it_title = ({ title }: { title: string | number }): string => `Did you buy it? ${title}`
export const the_seller_says_you_bought_quantity = ({ quantity, price }: { quantity: string | number; price: string | number }): string => `The seller says you bought ${quantity}${price}. Confirm whether that’s right in iWon · iLost. Until then, you won’t see each other’s contact details.`
export const sale_confirmed_title = ({ title }: { title: string | number }): string => `Sale confirmed: ${title}`
export const the_buyer_has_confirmed_the_sale_of = ({ listing }: { listing: string | number }): string => `The buyer has confirmed the sale of ${listing}. See their details in iSell.`
export const sale_denied_title = ({ title }: { title: string | number }): string => `Sale denied: ${title}`
export const the_buyer_you_chose_for_listing_says = ({ listing }: { listing: string | number }): string => `The buyer you chose for ${listing} says they didn’t buy it. You can relist it in iSell.`
export const relisted_title = ({ title }: { title: string | number }): string => `Relisted: ${title}`
export const listing_which_you_watched_is_for_sale = ({ listing }: { listing: string | number }): string => `${listing}, which you watched, is for sale again. It’s still on your watchlist, with your note.`
export const not_once_more = (): string => `not once more`
export const times_left_times_more = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `once more`, 'other': `${formatCount(count)} times more` })}`
export const listing_didnt_sell_so_weve_relisted_it = ({ listing, again }: { listing: string | number; again: string | number }): string => `${listing} didn’t sell, so we’ve relisted it as you asked, and ${again} if need be.`
export const waiting_for_approval_title = ({ title }: { title: string | number }): string => `Waiting for approval: ${title}`
export const listing_didnt_sell_well_relist_it_as = ({ listing }: { listing: string | number }): string => `${listing} didn’t sell. We’ll relist it as you asked once it’s approved.`
export const not_relisted_title = ({ title }: { title: string | number }): string => `Not relisted: ${title}`
export const listing_didnt_sell_and_we_couldnt = ({ listing }: { listing: string | number }): string => `${listing} didn’t sell, and we couldn’t relist it as it is. It’s in your drafts, with what to fix.`
export const still_available_title = ({ title }: { title: string | number }): string => `Still available? ${title}`
export const listing_comes_down_closes_at_you_can = ({ listing, closes_at }: { listing: string | number; closes_at: string | number }): string => `${listing} comes down ${closes_at}. You can keep it up in iSell.`
export const a_second_chance = (): string => `A second chance`
export const the_sale_of_what_to_the_highest_bidder = ({ what, price }: { what: string | number; price: string | number }): string => `The sale of ${what} to the highest bidder fell through. The seller is offering it to you for ${price}, your highest bid. You have 48 hours to accept.`
export const offer_for_you = (): string => `Offer for you`
export const what_didnt_sell_the_seller_is_offering = ({ what, price }: { what: string | number; price: string | number }): string => `${what} didn’t sell. The seller is offering it to you, and others who bid or watched, for ${price}. The first to accept buys it.`
export const offer = (): string => `Offer`
export const youve_been_offered_price_for_what = ({ price, what }: { price: string | number; what: string | number }): string => `You’ve been offered ${price} for ${what}. Reply within 48 hours.`
export const the_seller_of_what_would_take_price = ({ what, price }: { what: string | number; price: string | number }): string => `The seller of ${what} would take ${price}. Reply within 48 hours.`
export const the_buyer_would_pay_price_for_what = ({ price, what }: { price: string | number; what: string | number }): string => `The buyer would pay ${price} for ${what}. Reply within 48 hours.`
export const declined = (): string => `Declined`
export const the_side_declined_price_for_what = ({ side, price, what }: { side: string | number; price: string | number; what: string | number }): string => `The ${side} declined ${price} for ${what}.`
export const offer_withdrawn = (): string => `Offer withdrawn`
export const the_side_withdrew_price_for_what = ({ side, price, what }: { side: string | number; price: string | number; what: string | number }): string => `The ${side} withdrew ${price} for ${what}.`
export const offer_ended = (): string => `Offer ended`
export const price_for_what_choice = ({ price, what, choice }: { price: string | number; what: string | number; choice: string | number }): string => `${price} for ${what}: ${choice}`
export const no_one_replied_in_time_so_the_offer = (): string => `no one replied in time, so the offer has ended.`
export const someone_has_placed_the_first_bid_so_it = (): string => `someone has placed the first bid, so it now sells by auction.`
export const its_been_sold = (): string => `it’s been sold.`
export const the_listing_has_ended_and_the_offer = (): string => `the listing has ended, and the offer with it.`
export const offer_accepted_what_is_yours_for_price = ({ what, price }: { what: string | number; price: string | number }): string => `Offer accepted: ${what} is yours for ${price}. See the seller’s details and how to pay in iWon · iLost.`
export const what_sold_by_offer_for_price_see_the = ({ what, price }: { what: string | number; price: string | number }): string => `${what} sold by offer for ${price}. See the buyer’s details in iSell.`
export const review_title = ({ title }: { title: string | number }): string => `Review: ${title}`
export const youve_been_reviewed_for_listing_youll = ({ listing }: { listing: string | number }): string => `You’ve been reviewed for ${listing}. You’ll see the review once you’ve written yours, or in 14 days.`
export const a_review_of_you_from_listing_is_now_on = ({ listing }: { listing: string | number }): string => `A review of you, from ${listing}, is now on your page. You may reply to it once.`
export const review_changed_title = ({ title }: { title: string | number }): string => `Review changed: ${title}`
export const the_review_of_you_from_listing_was = ({ listing }: { listing: string | number }): string => `The review of you from ${listing} was changed by who wrote it.`
export const reply_title = ({ title }: { title: string | number }): string => `Reply: ${title}`
export const your_review_from_listing_has_a_reply = ({ listing, reply }: { listing: string | number; reply: string | number }): string => `Your review from ${listing} has a reply: “${reply}”`
export const disputed_review_title = ({ title }: { title: string | number }): string => `Disputed review: ${title}`
export const a_member_disputes_the_review_of_them = ({ listing, reason }: { listing: string | number; reason: string | number }): string => `A member disputes the review of them from ${listing}: “${reason}”`
export const review_kept_title = ({ title }: { title: string | number }): string => `Review kept: ${title}`
export const we_have_looked_at_the_disputed_review = ({ listing, word }: { listing: string | number; word: string | number }): string => `We have looked at the disputed review from ${listing}, and it stays. What we noted: ${word}`
export const review_removed_title = ({ title }: { title: string | number }): string => `Review removed: ${title}`
export const that_you_wrote = (): string => `that you wrote`
export const of_you = (): string => `of you`
export const we_have_removed_the_review_choice_from = ({ choice, listing, reason }: { choice: string | number; listing: string | number; reason: string | number }): string => `We have removed the review ${choice} from ${listing}. The reason: ${reason}`
export const price_by_enquiry = (): string => `price by enquiry`
export const current_bid_price = ({ price }: { price: string | number }): string => `current bid ${price}`
export const auction_from_price = ({ price }: { price: string | number }): string => `auction from ${price}`
export const and_others_more_of_yours = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': ` and one more of yours`, 'other': ` and ${formatCount(count)} more of yours` })}`
export const new_title = ({ title }: { title: string | number }): string => `New: ${title}`
export const card_card2_fits_your_saved_search = ({ card, card2, names, more }: { card: string | number; card2: string | number; names: string | number; more: string | number }): string => `${card}, ${card2}, fits your saved search “${names}”${more}.`
export const count_new_count_plural_one_listing = ({ count }: { count: number }): string => `${count} new ${choosePlural(count, { 'one': `listing`, 'other': `listings` })}`
export const your_saved_search_name = ({ name }: { name: string | number }): string => `your saved search “${name}”`
export const name_and_length_more_of_your_saved = ({ name, length }: { name: string | number; length: string | number }): string => `“${name}” and ${length} more of your saved searches`
export const total_in_your_saved_searches = ({ total }: { total: string | number }): string => `${total} in your saved searches`
export const and_more_more_public_url_saved = ({ more, public_url, saved_searches_page }: { more: string | number; public_url: string | number; saved_searches_page: string | number }): string => `- and ${more} more: ${public_url}${saved_searches_page}`
export const kia_ora_body_text_addresses = ({ body, text, addresses }: { body: string | number; text: string | number; addresses: string | number }): string => `Kia ora,

${body}

${text}

${addresses}`
export const change_your_saved_searches_public_url = ({ public_url, saved_searches_page, stop_page }: { public_url: string | number; saved_searches_page: string | number; stop_page: string | number }): string => `Change your saved searches: ${public_url}${saved_searches_page}
Stop these emails, without signing in: ${stop_page}`
export const is_waiting_for_the_buyer_to_confirm = (): string => `is waiting for the buyer to confirm`
export const isnt_paid_yet = (): string => `isn’t paid yet`
export const is_paid = (): string => `is paid`
export const is_on_its_way = (): string => `is on its way`
export const is_complete = (): string => `is complete`
export const is_disputed = (): string => `is disputed`
export const is_cancelled = (): string => `is cancelled`
export const the_buyer = (): string => `The buyer`
export const the_seller = (): string => `The seller`
export const they_write_reason = ({ reason }: { reason: string | number }): string => ` They write: “${reason}”`
export const paid = (): string => `Paid`
export const the_buyer_says_theyve_paid_for_what = ({ what }: { what: string | number }): string => `The buyer says they’ve paid for ${what}. Confirm the payment once you have it, then hand it over or send it.`
export const the_seller_has_your_payment_for_what = ({ what }: { what: string | number }): string => `The seller has your payment for ${what}.`
export const payment_received = (): string => `Payment received`
export const on_its_way = (): string => `On its way`
export const the_seller_has_sent_or_handed_over = ({ what }: { what: string | number }): string => `The seller has sent or handed over ${what}. Let them know once you have it.`
export const received = (): string => `Received`
export const the_buyer_has_what_this_sale_is = ({ what }: { what: string | number }): string => `The buyer has ${what}. This sale is complete. Leave a review.`
export const handed_over = (): string => `Handed over`
export const what_has_been_handed_over_this_sale_is = ({ what }: { what: string | number }): string => `${what} has been handed over. This sale is complete. Leave a review.`
export const taken_back = (): string => `Taken back`
export const them_undid_what_theyd_marked_what = ({ them, what, became_words }: { them: string | number; what: string | number; became_words: string | number }): string => `${them} undid what they’d marked. ${what} ${became_words} again.`
export const dispute = (): string => `Dispute`
export const them_has_opened_a_dispute_about_what = ({ them, what, says }: { them: string | number; what: string | number; says: string | number }): string => `${them} has opened a dispute about ${what}. We’re looking into it.${says}`
export const dispute_withdrawn = (): string => `Dispute withdrawn`
export const them_has_withdrawn_the_dispute_about = ({ them, what, became_words }: { them: string | number; what: string | number; became_words: string | number }): string => `${them} has withdrawn the dispute about ${what}. It ${became_words}.`
export const dispute_decided = (): string => `Dispute decided`
export const weve_decided_about_what_the_sale = ({ what, became_words, reason }: { what: string | number; became_words: string | number; reason: string | number }): string => `We’ve decided about ${what}: the sale ${became_words}. Our note: ${reason}`
export const reported_unpaid = (): string => `Reported unpaid`
export const the_seller_says_you_havent_paid_for = ({ what, says, default_stands_days }: { what: string | number; says: string | number; default_stands_days: string | number }): string => `The seller says you haven’t paid for ${what}.${says} If that’s wrong, contest it within ${default_stands_days} days, or the sale is cancelled.`
export const sale_goes_on = (): string => `Sale goes on`
export const the_seller_no_longer_says_you_havent = ({ what }: { what: string | number }): string => `The seller no longer says you haven’t paid for ${what}.`
export const the_buyer_of_what_says_they_did_pay = ({ what, says }: { what: string | number; says: string | number }): string => `The buyer of ${what} says they did pay. We’re looking into it.${says}`
export const cancelled = (): string => `Cancelled`
export const the_buyer_has_agreed_to_cancel_the = ({ what, free }: { what: string | number; free: string | number }): string => `The buyer has agreed to cancel the sale of ${what}. ${free}`
export const the_buyer_of_what_didnt_contest_that = ({ what, free }: { what: string | number; free: string | number }): string => `The buyer of ${what} didn’t contest that they haven’t paid, so the sale is cancelled. ${free}`
export const you_didnt_contest_that_you_havent_paid = ({ what }: { what: string | number }): string => `You didn’t contest that you haven’t paid for ${what}, so the sale is cancelled.`
export const you_can_relist_it_or_after_an_auction = (): string => `You can relist it or, after an auction, offer it to the next bidder.`
export const mark_it_as_paid_or_received_once_it_is = (): string => `Mark it as paid or received once it is`
export const mark_it_as_paid_or_sent_once_it_is = (): string => `Mark it as paid or sent once it is`
export const still_open_title = ({ title }: { title: string | number }): string => `Still open: ${title}`
export const the_sale_of_listing_was_agreed_day = ({ listing, day, next }: { listing: string | number; day: string | number; next: string | number }): string => `The sale of ${listing} was agreed ${day} days ago and isn’t finished. ${next}. If something’s wrong, you can open a dispute.`
export const sale_continues_title = ({ title }: { title: string | number }): string => `Sale continues: ${title}`
export const the_seller_of_listing_is_back_on_hoko = ({ listing }: { listing: string | number }): string => `The seller of ${listing} is back on Hoko, so your sale continues. You can see their details again.`
export const weve_suspended_the_seller_of_listing = ({ listing }: { listing: string | number }): string => `We’ve suspended the seller of ${listing} while we look into their account. Don’t pay. If you’ve already paid, open the sale and choose “I’ve already paid – get help”.`
export const weve_suspended_the_seller_of_listing_2 = ({ listing }: { listing: string | number }): string => `We’ve suspended the seller of ${listing} while we look into their account. Don’t send any more money. If something’s wrong, open the sale and choose “Get help”.`
export const dont_pay_yet = (): string => `Don’t pay yet`
export const seller_suspended = (): string => `Seller suspended`
export const hoko_writes = (): string => `Hoko writes`
export const the_side_writes = ({ side }: { side: string | number }): string => `The ${side} writes`
export const dispute_title = ({ title }: { title: string | number }): string => `Dispute: ${title}`
export const who_about_listing_text = ({ who, listing, text }: { who: string | number; listing: string | number; text: string | number }): string => `${who} about ${listing}: “${text}”`
export const the_side_wrote_about_the_sale_of = ({ side, listing, reason }: { side: string | number; listing: string | number; reason: string | number }): string => `The ${side} wrote about the sale of ${listing}: “${reason}”`
export const you_asked_for_it = (): string => `you asked for it`
export const they_say_it_wasnt_genuine = (): string => `they say it wasn’t genuine`
export const they_write_note = ({ note }: { note: string | number }): string => ` They write: “${note}”`
export const your_account_is_suspended_so_your = ({ listing }: { listing: string | number }): string => `Your account is suspended, so your bidding on ${listing} was voided.`
export const the_seller_voided_your_bidding_on = ({ listing, why, said }: { listing: string | number; why: string | number; said: string | number }): string => `The seller voided your bidding on ${listing}, because ${why}.${said}`
export const bids_voided_title = ({ title }: { title: string | number }): string => `Bids voided: ${title}`
export const because_you_owe_nothing_and_you_cant = ({ because }: { because: string | number }): string => `${because} You owe nothing, and you can’t bid on it again.`
export const youre_winning_again_title = ({ title }: { title: string | number }): string => `You’re winning again: ${title}`
export const another_bidders_bids_on_listing_were = ({ listing, price }: { listing: string | number; price: string | number }): string => `Another bidder’s bids on ${listing} were voided, so you’re winning at ${price}. The seller may now know your limit. You can lower it until the next bid.`
export const a_bidder_was_suspended_title = ({ title }: { title: string | number }): string => `A bidder was suspended: ${title}`
export const we_suspended_a_bidder_on_listing_so = ({ listing, price }: { listing: string | number; price: string | number }): string => `We suspended a bidder on ${listing}, so their bids don’t count. The price is now ${price}.`
export const closes_soon_title = ({ title }: { title: string | number }): string => `Closes soon: ${title}`
export const listing_which_you_watch_closes_closes = ({ listing, closes_at }: { listing: string | number; closes_at: string | number }): string => `${listing}, which you watch, closes ${closes_at}.`
export const reduced_title = ({ title }: { title: string | number }): string => `Reduced: ${title}`
export const the_what_of_listing_which_you_watch_is = ({ what, listing, to, from_value }: { what: string | number; listing: string | number; to: string | number; from_value: string | number }): string => `The ${what} of ${listing}, which you watch, is now ${to}. It was ${from_value}.`
export const start_price = (): string => `start price`
export const weekly_rent = (): string => `weekly rent`
export const buy_now_price = (): string => `buy-now price`
export const weve_suspended_listing_its_hidden_and = ({ listing, reason }: { listing: string | number; reason: string | number }): string => `We’ve suspended ${listing}. It’s hidden and its time is paused. The reason: ${reason} If you think this is a mistake, appeal in iSell.`
export const weve_hidden_listing_while_we_look_into = ({ listing, yours }: { listing: string | number; yours: string | number }): string => `We’ve hidden ${listing} while we look into it. Its time is paused and no one can bid or buy.${yours} We’ll tell you if it comes back.`
