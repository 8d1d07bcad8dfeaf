// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import { endSentence } from '#shared/texts/end-sentence.ts'

export const no_title_yet = (): string => `no title yet`
export const if_you_didnt_ask_for_this_contact_us = (): string => `If you didn’t ask for this, contact us.`
export const reason_if_you_dont_agree_contact_us = ({ reason }: { reason: string | number }): string => `Reason: ${reason} If you don’t agree, contact us.`
export const changes_and_count_more = ({ changes, count }: { changes: string | number; count: string | number }): string => `${changes}; and ${count} more.`
export const listed_for_you = (): string => `Listed for you`
export const hoko_listed_listing_for_you_its_live = ({ listing }: { listing: string | number }): string => `Hoko listed ${listing} for you. It’s live and it’s yours, so you can answer questions and change it.`
export const changed_for_you = (): string => `Changed for you`
export const hoko_changed_listing_for_you = ({ listing }: { listing: string | number }): string => `Hoko changed ${listing} for you.`
export const your_draft = (): string => `Your draft`
export const hoko_is_working_on_your_draft = ({ has_title, title }: { has_title: boolean; title: string | number }): string => `Hoko is working on ${has_title ? `“${title}”` : `a draft without a title`} for you, in your drafts. Check it before you publish it.`
export const deleted = (): string => `Deleted`
export const hoko_deleted_your_draft = ({ has_title, title }: { has_title: boolean; title: string | number }): string => `Hoko deleted ${has_title ? `“${title}”` : `a draft without a title`}, which wasn’t live yet.`
export const relist_it_from_isell = (): string => `You can relist it from iSell.`
export const offer_it_to_bidders_or_relist_it = ({ days }: { days: string | number }): string => `Within ${days} days you can offer it at a fixed price to the people who bid or watched, or relist it.`
export const withdrawn_by_name = ({ name, title }: { name: string | number; title: string | number }): string => `Withdrawn by ${name}: ${title}`
export const name_on_your_team_withdrew_listing = ({ name, listing }: { name: string | number; listing: string | number }): string => `${name}, who is on your team, has withdrawn ${listing}. You can relist it from iSell.`
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
export const our_note_note = ({ note }: { note: string | number }): string => `Our note: ${note}`
export const appeal = (): string => `Appeal`
export const the_seller_has_appealed = ({ listing, message }: { listing: string | number; message: string | number }): string => `The seller of ${listing} has appealed: “${message}”`
export const your_appeal = (): string => `Your appeal`
export const weve_replied_about_listing = ({ listing, message }: { listing: string | number; message: string | number }): string => `We’ve replied about ${listing}: “${message}”`
export const account_appeal_member_account_id = ({ account_id }: { account_id: string | number }): string => `Account appeal: member ${account_id}`
export const a_suspended_member_has_appealed = ({ message }: { message: string | number }): string => `A suspended member has appealed: “${message}”`
export const weve_answered_your_appeal = (): string => `We’ve answered your appeal`
export const about_your_suspended_account = ({ message }: { message: string | number }): string => `About your suspended account: “${message}” Sign in to read it all and reply.`
export const your_bid_still_counts = (): string => `Your bid still counts.`
export const suspended_title = ({ title }: { title: string | number }): string => `Suspended: ${title}`
export const closes_later_title = ({ title }: { title: string | number }): string => `Closes later: ${title}`
export const hoko_was_offline_when_listing_was = ({ listing, closes_at }: { listing: string | number; closes_at: string | number }): string => `Hoko was offline when ${listing} was about to close, so it now closes on ${closes_at}. All bids still count.`
export const it_goes_on_title = ({ title }: { title: string | number }): string => `It goes on: ${title}`
export const flagged_title = ({ title }: { title: string | number }): string => `Flagged: ${title}`
export const someone_linked_to_the_seller_was_refused = ({ listing }: { listing: string | number }): string => `Someone linked to the seller of ${listing} was refused.`
export const they_write = ({ message }: { message: string | number }): string => `They write: “${message}”`
export const reported_title = ({ title }: { title: string | number }): string => `Reported: ${title}`
export const a_member_has_reported_listing = ({ listing, reason }: { listing: string | number; reason: string | number }): string => `A member has reported ${listing}. What’s wrong: ${reason}.`
export const you_were_right = (): string => `You were right.`
export const were_leaving_it_as_it_is = (): string => `We’re leaving it as it is.`
export const your_report_title = ({ title }: { title: string | number }): string => `Your report: ${title}`
export const weve_looked_at_listing_you_reported = ({ listing }: { listing: string | number }): string => `We’ve looked at ${listing}, which you reported.`
export const anomaly_of_listing = ({ listing_id, anomaly, detail }: { listing_id: string | number; anomaly: string | number; detail: string | number }): string => `Listing ${listing_id}: ${anomaly} (${detail}).`
export const count_more_in_the_log = ({ count }: { count: number }): string => `There ${choosePlural(count, { 'one': `is one more`, 'other': `are ${formatCount(count)} more` })} in the log.`
export const nothing_was_changed_list_the_anomalies = (): string => `Nothing was changed; “npm run anomalies” lists all there is.`
export const alarm_money_does_not_add_up = (): string => `Alarm: payments and invoices do not add up`
export const anomaly_of_money = ({ anomaly, detail }: { anomaly: string | number; detail: string | number }): string => `Money: ${anomaly} (${detail}).`
export const alarm_the_books_do_not_balance = (): string => `Alarm: the books do not balance`
export const time_no_longer_applies = ({ time }: { time: string | number }): string => `${time} no longer applies.`
export const pickup_moved = (): string => `Pickup moved`
export const pickup_times = (): string => `Pickup times`
export const the_seller_has_offered_pickup_times = ({ listing, place }: { listing: string | number; place: string | number }): string => `The seller of ${listing} has offered you pickup times at ${place}.`
export const choose_one = (): string => `Choose one.`
export const the_buyer_will_pick_it_up = ({ listing, time, place }: { listing: string | number; time: string | number; place: string | number }): string => `The buyer will pick up ${listing} on ${time}, at ${place}.`
export const pickup_agreed = (): string => `Pickup agreed`
export const the_buyer_has_asked_for_another_time = ({ listing, note }: { listing: string | number; note: string | number }): string => `The buyer of ${listing} has asked for another time: “${note}”`
export const another_pickup_time = (): string => `Another pickup time?`
export const too_many_wrong_handover_codes_were = ({ listing }: { listing: string | number }): string => `Too many wrong handover codes were entered for ${listing}. If you’re there and you have it, make a new code and show it to the seller.`
export const handover_code_locked = (): string => `Handover code locked`
export const the_buyer_of_listing_has_a_new = ({ listing }: { listing: string | number }): string => `The buyer of ${listing} has a new handover code. You can enter it now.`
export const new_handover_code = (): string => `New handover code`
export const where_to_pay_title = ({ title }: { title: string | number }): string => `Where to pay: ${title}`
export const the_seller_of_listing_has_added_their = ({ listing }: { listing: string | number }): string => `The seller of ${listing} has added their bank account. You’ll find it with your purchase.`
export const where_to_pay_changed_title = ({ title }: { title: string | number }): string => `Where to pay changed: ${title}`
export const the_seller_of_listing_has_just_changed = ({ listing }: { listing: string | number }): string => `The seller of ${listing} has just changed their bank account. If you haven’t paid yet, ring them first on the number in iWon · iLost and check the account number with them.`
export const outbid_title = ({ title }: { title: string | number }): string => `Outbid: ${title}`
export const someone_will_pay_more_for_listing_the = ({ listing, price }: { listing: string | number; price: string | number }): string => `Someone will pay more for ${listing}. The price is now ${price}.`
export const reserve_met_title = ({ title }: { title: string | number }): string => `Reserve met: ${title}`
export const listing_has_reached_your_reserve_and = ({ listing, price }: { listing: string | number; price: string | number }): string => `${listing} has reached your reserve and will sell when it closes. The price is now ${price}.`
export const the_price_meets_the_reserve = ({ leads, price }: { leads: boolean; price: string | number }): string => `${leads ? `Your bid leads at ${price}` : `The price is ${price}`}, which meets it: the auction will sell when it closes.`
export const the_reserve_isnt_met_yet = ({ leads, price }: { leads: boolean; price: string | number }): string => `${leads ? `Your bid leads at ${price}` : `The price is ${price}`}, and the reserve isn’t met yet. The price only moves with the next bid. ${leads ? `Raise your limit and the bid may meet it.` : `Bid again if you still want it.`}`
export const reserve_lowered_title = ({ title }: { title: string | number }): string => `Reserve lowered: ${title}`
export const the_seller_lowered_the_reserve = ({ listing }: { listing: string | number }): string => `The seller lowered the reserve on ${listing}.`
export const you_won_title = ({ title }: { title: string | number }): string => `You won: ${title}`
export const you_won_listing_for_price_see_the = ({ listing, price }: { listing: string | number; price: string | number }): string => `You won ${listing} for ${price}. See the seller’s details and how to pay in iWon · iLost.`
export const you_bought_title = ({ title }: { title: string | number }): string => `You bought: ${title}`
export const you_bought_quantity_for_price = ({ quantity, listing, price }: { quantity: number; listing: string | number; price: string | number }): string => `You bought ${choosePlural(quantity, { 'one': `${listing} for ${price}`, 'other': `${formatCount(quantity)} of ${listing} for ${price} each` })}. See the seller’s details and how to pay in iWon · iLost.`
export const listing_closed_below_the_reserve = ({ listing }: { listing: string | number }): string => `${listing} closed without selling. The bids didn’t reach the reserve.`
export const listing_went_to_someone_else = ({ listing, price }: { listing: string | number; price: string | number }): string => `${listing} went to someone else for ${price}.`
export const missed_out_title = ({ title }: { title: string | number }): string => `Missed out: ${title}`
export const sold_title = ({ title }: { title: string | number }): string => `Sold: ${title}`
export const quantity_sold_for_price = ({ quantity, listing, price }: { quantity: number; listing: string | number; price: string | number }): string => `${choosePlural(quantity, { 'one': `${listing} sold for ${price}`, 'other': `${formatCount(quantity)} of ${listing} sold for ${price} each` })}. See the buyer’s details in iSell.`
export const listing_closed_without_a_buyer = ({ listing }: { listing: string | number }): string => `${listing} closed without a buyer.`
export const listing_closed_below_your_reserve = ({ listing, highest }: { listing: string | number; highest: string | number }): string => `${listing} closed without selling. The highest bid, ${highest}, didn’t reach your reserve.`
export const not_sold_title = ({ title }: { title: string | number }): string => `Not sold: ${title}`
export const their_reason = ({ reason }: { reason: string | number }): string => `Their reason: ${reason}`
export const withdrawn_title = ({ title }: { title: string | number }): string => `Withdrawn: ${title}`
export const the_seller_withdrew_listing = ({ listing }: { listing: string | number }): string => `The seller withdrew ${listing}, so your bid no longer counts.`
export const question_title = ({ title }: { title: string | number }): string => `Question: ${title}`
export const asker_asked_about_listing = ({ asker, listing, message }: { asker: string | number; listing: string | number; message: string | number }): string => `${asker} asked about ${listing}: “${message}”`
export const answer_title = ({ title }: { title: string | number }): string => `Answer: ${title}`
export const the_seller_answered_your_question = ({ listing, message }: { listing: string | number; message: string | number }): string => `The seller of ${listing} answered your question: “${message}”`
export const the_seller_says_you_bought_it = ({ quantity, listing }: { quantity: number; listing: string | number }): string => `The seller says you bought ${choosePlural(quantity, { 'one': `${listing}`, 'other': `${formatCount(quantity)} of ${listing}` })}.`
export const did_you_buy_it_title = ({ title }: { title: string | number }): string => `Did you buy it? ${title}`
export const the_seller_says_you_bought_it_for_price = ({ quantity, listing, price }: { quantity: number; listing: string | number; price: string | number }): string => `The seller says you bought ${choosePlural(quantity, { 'one': `${listing} for ${price}`, 'other': `${formatCount(quantity)} of ${listing} for ${price} each` })}.`
export const confirm_whether_you_bought_it = (): string => `Confirm whether that’s right in iWon · iLost. Until then, you won’t see each other’s contact details.`
export const sale_confirmed_title = ({ title }: { title: string | number }): string => `Sale confirmed: ${title}`
export const the_buyer_has_confirmed_the_sale_of = ({ listing }: { listing: string | number }): string => `The buyer has confirmed the sale of ${listing}. See their details in iSell.`
export const sale_denied_title = ({ title }: { title: string | number }): string => `Sale denied: ${title}`
export const the_buyer_you_chose_for_listing_says = ({ listing }: { listing: string | number }): string => `The buyer you chose for ${listing} says they didn’t buy it. You can relist it in iSell.`
export const relisted_title = ({ title }: { title: string | number }): string => `Relisted: ${title}`
export const listing_which_you_watched_is_for_sale = ({ listing }: { listing: string | number }): string => `${listing}, which you watched, is for sale again. It’s still on your watchlist, with your note.`
export const listing_didnt_sell_so_we_relisted_it = ({ listing, times_left }: { listing: string | number; times_left: number }): string => `${listing} didn’t sell, so we’ve relisted it as you asked, and ${choosePlural(times_left, { '=0': `not once more`, 'one': `once more`, 'other': `${formatCount(times_left)} times more` })} if need be.`
export const waiting_for_approval_title = ({ title }: { title: string | number }): string => `Waiting for approval: ${title}`
export const listing_didnt_sell_well_relist_it_as = ({ listing }: { listing: string | number }): string => `${listing} didn’t sell. We’ll relist it as you asked once it’s approved.`
export const not_relisted_title = ({ title }: { title: string | number }): string => `Not relisted: ${title}`
export const listing_didnt_sell_and_we_couldnt = ({ listing }: { listing: string | number }): string => `${listing} didn’t sell, and we couldn’t relist it as it is. It’s in your drafts, with what to fix.`
export const still_available_title = ({ title }: { title: string | number }): string => `Still available? ${title}`
export const listing_comes_down_closes_at_you_can = ({ listing, closes_at }: { listing: string | number; closes_at: string | number }): string => `${listing} comes down ${closes_at}. You can keep it up in iSell.`
export const a_second_chance = (): string => `A second chance`
export const the_sale_to_the_highest_bidder_fell_through = ({ listing, price }: { listing: string | number; price: string | number }): string => `The sale of ${listing} to the highest bidder fell through. The seller is offering it to you for ${price}, your highest bid. You have 48 hours to accept.`
export const offer_for_you = (): string => `Offer for you`
export const the_seller_is_offering_it_to_you = ({ listing, price }: { listing: string | number; price: string | number }): string => `${listing} didn’t sell. The seller is offering it to you, and others who bid or watched, for ${price}. The first to accept buys it.`
export const offer = (): string => `Offer`
export const youve_been_offered_price = ({ price, listing }: { price: string | number; listing: string | number }): string => `You’ve been offered ${price} for ${listing}. Reply within 48 hours, or before the listing closes if that’s sooner.`
export const counter_offer = (): string => `Counter-offer`
export const the_seller_would_take_price = ({ listing, price }: { listing: string | number; price: string | number }): string => `The seller of ${listing} would take ${price}. Reply within 48 hours, or before the listing closes if that’s sooner.`
export const the_buyer_would_pay_price = ({ price, listing }: { price: string | number; listing: string | number }): string => `The buyer would pay ${price} for ${listing}. Reply within 48 hours, or before the listing closes if that’s sooner.`
export const declined = (): string => `Declined`
export const an_offer_was_declined = ({ by_buyer, price, listing }: { by_buyer: boolean; price: string | number; listing: string | number }): string => `${by_buyer ? `The buyer` : `The seller`} declined ${price} for ${listing}.`
export const offer_withdrawn = (): string => `Offer withdrawn`
export const an_offer_was_withdrawn = ({ by_buyer, price, listing }: { by_buyer: boolean; price: string | number; listing: string | number }): string => `${by_buyer ? `The buyer` : `The seller`} withdrew ${price} for ${listing}.`
export const offer_ended = (): string => `Offer ended`
export const offer_ended_no_reply = ({ price, listing }: { price: string | number; listing: string | number }): string => `${price} for ${listing}: no one replied in time, so the offer has ended.`
export const offer_ended_first_bid = ({ price, listing }: { price: string | number; listing: string | number }): string => `${price} for ${listing}: someone has placed the first bid, so it now sells by auction.`
export const offer_ended_sold = ({ price, listing }: { price: string | number; listing: string | number }): string => `${price} for ${listing}: it’s been sold.`
export const offer_ended_with_the_listing = ({ price, listing }: { price: string | number; listing: string | number }): string => `${price} for ${listing}: the listing has ended, and the offer with it.`
export const offer_accepted_it_is_yours = ({ listing, price }: { listing: string | number; price: string | number }): string => `Offer accepted: ${listing} is yours for ${price}. See the seller’s details and how to pay in iWon · iLost.`
export const listing_sold_by_offer = ({ listing, price }: { listing: string | number; price: string | number }): string => `${listing} sold by offer for ${price}. See the buyer’s details in iSell.`
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
export const weve_removed_the_review = ({ is_author, listing }: { is_author: boolean; listing: string | number }): string => `We’ve removed ${is_author ? `your review` : `the review of you`} from ${listing}.`
export const the_reason_reason = ({ reason }: { reason: string | number }): string => `The reason: ${reason}`
export const price_by_enquiry = (): string => `price by enquiry`
export const current_bid_price = ({ price }: { price: string | number }): string => `current bid ${price}`
export const auction_from_price = ({ price }: { price: string | number }): string => `auction from ${price}`
export const new_title = ({ title }: { title: string | number }): string => `New: ${title}`
export const listing_fits_your_saved_search = ({ listing, price, name, others }: { listing: string | number; price: string | number; name: string | number; others: number }): string => `${listing}, ${price}, fits your saved search “${name}”${choosePlural(others, { '=0': ``, 'one': ` and one more of yours`, 'other': ` and ${formatCount(others)} more of yours` })}.`
export const count_new_listings = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} new listing`, 'other': `${formatCount(count)} new listings` })}`
export const count_new_listings_fit_your_saved_search = ({ count, name }: { count: number; name: string | number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} new listing fits`, 'other': `${formatCount(count)} new listings fit` })} your saved search “${name}”.`
export const count_new_listings_fit_several_searches = ({ count, name, others }: { count: number; name: string | number; others: string | number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} new listing fits`, 'other': `${formatCount(count)} new listings fit` })} “${name}” and ${others} more of your saved searches.`
export const count_new_listings_in_your_saved_searches = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} new listing`, 'other': `${formatCount(count)} new listings` })} in your saved searches`
export const and_count_more_at_address = ({ count, address }: { count: string | number; address: string | number }): string => `- and ${count} more: ${address}`
export const kia_ora = (): string => `Kia ora,`
export const change_your_saved_searches = ({ address, stop_page }: { address: string | number; stop_page: string | number }): string => `Change your saved searches: ${address}
Stop these emails, without signing in: ${stop_page}`
export const paid = (): string => `Paid`
export const the_buyer_says_theyve_paid = ({ listing }: { listing: string | number }): string => `The buyer says they’ve paid for ${listing}. Confirm the payment once you have it, then hand it over or send it.`
export const the_seller_has_your_payment = ({ listing }: { listing: string | number }): string => `The seller has your payment for ${listing}.`
export const payment_received = (): string => `Payment received`
export const on_its_way = (): string => `On its way`
export const the_seller_has_sent_it = ({ listing }: { listing: string | number }): string => `The seller has sent or handed over ${listing}. Let them know once you have it.`
export const received = (): string => `Received`
export const the_buyer_has_it = ({ listing }: { listing: string | number }): string => `The buyer has ${listing}. This sale is complete. Leave a review.`
export const handed_over = (): string => `Handed over`
export const it_has_been_handed_over = ({ listing }: { listing: string | number }): string => `${listing} has been handed over. This sale is complete. Leave a review.`
export const taken_back = (): string => `Taken back`
export const they_undid_what_theyd_marked = ({ by_buyer, listing, status }: { by_buyer: boolean; listing: string | number; status: 'unconfirmed' | 'agreed' | 'paid' | 'sent' | 'completed' | 'disputed' | 'cancelled' | 'other' }): string => `${by_buyer ? `The buyer` : `The seller`} undid what they’d marked. ${listing} ${{ 'unconfirmed': `is waiting for the buyer to confirm`, 'agreed': `isn’t paid yet`, 'paid': `is paid`, 'sent': `is on its way`, 'completed': `is complete`, 'disputed': `is disputed`, 'cancelled': `is cancelled`, 'other': `` }[status]}.`
export const dispute = (): string => `Dispute`
export const they_have_opened_a_dispute = ({ by_buyer, listing }: { by_buyer: boolean; listing: string | number }): string => `${by_buyer ? `The buyer` : `The seller`} has opened a dispute about ${listing}. We’re looking into it.`
export const dispute_withdrawn = (): string => `Dispute withdrawn`
export const they_have_withdrawn_the_dispute = ({ by_buyer, listing, status }: { by_buyer: boolean; listing: string | number; status: 'unconfirmed' | 'agreed' | 'paid' | 'sent' | 'completed' | 'disputed' | 'cancelled' | 'other' }): string => `${by_buyer ? `The buyer` : `The seller`} has withdrawn the dispute about ${listing}. It ${{ 'unconfirmed': `is waiting for the buyer to confirm`, 'agreed': `isn’t paid yet`, 'paid': `is paid`, 'sent': `is on its way`, 'completed': `is complete`, 'disputed': `is disputed`, 'cancelled': `is cancelled`, 'other': `` }[status]}.`
export const dispute_decided = (): string => `Dispute decided`
export const weve_decided_the_dispute = ({ listing, status, note }: { listing: string | number; status: 'unconfirmed' | 'agreed' | 'paid' | 'sent' | 'completed' | 'disputed' | 'cancelled' | 'other'; note: string | number }): string => `We’ve decided about ${listing}: the sale ${{ 'unconfirmed': `is waiting for the buyer to confirm`, 'agreed': `isn’t paid yet`, 'paid': `is paid`, 'sent': `is on its way`, 'completed': `is complete`, 'disputed': `is disputed`, 'cancelled': `is cancelled`, 'other': `` }[status]}. Our note: ${note}`
export const reported_unpaid = (): string => `Reported unpaid`
export const the_seller_says_you_havent_paid = ({ listing }: { listing: string | number }): string => `The seller says you haven’t paid for ${listing}.`
export const if_thats_wrong_contest_it = ({ days }: { days: string | number }): string => `If that’s wrong, contest it within ${days} days, or the sale is cancelled.`
export const sale_goes_on = (): string => `Sale goes on`
export const the_seller_no_longer_says_you_havent_paid = ({ listing }: { listing: string | number }): string => `The seller no longer says you haven’t paid for ${listing}.`
export const the_buyer_says_they_did_pay = ({ listing }: { listing: string | number }): string => `The buyer of ${listing} says they did pay. We’re looking into it.`
export const cancelled = (): string => `Cancelled`
export const the_buyer_has_agreed_to_cancel = ({ listing }: { listing: string | number }): string => `The buyer has agreed to cancel the sale of ${listing}.`
export const the_buyer_didnt_contest_it = ({ listing }: { listing: string | number }): string => `The buyer of ${listing} didn’t contest that they haven’t paid, so the sale is cancelled.`
export const you_didnt_contest_it = ({ listing }: { listing: string | number }): string => `You didn’t contest that you haven’t paid for ${listing}, so the sale is cancelled.`
export const you_can_relist_it_or_offer_it = (): string => `You can relist it or, after an auction, offer it to the next bidder.`
export const mark_it_as_paid_or_received = (): string => `Mark it as paid or received once it is.`
export const mark_it_as_paid_or_sent = (): string => `Mark it as paid or sent once it is.`
export const still_open_title = ({ title }: { title: string | number }): string => `Still open: ${title}`
export const the_sale_isnt_finished = ({ listing, days }: { listing: string | number; days: string | number }): string => `The sale of ${listing} was agreed ${days} days ago and isn’t finished.`
export const if_somethings_wrong_open_a_dispute = (): string => `If something’s wrong, you can open a dispute.`
export const sale_continues_title = ({ title }: { title: string | number }): string => `Sale continues: ${title}`
export const the_seller_of_listing_is_back_on_hoko = ({ listing }: { listing: string | number }): string => `The seller of ${listing} is back on Hoko, so your sale continues. You can see their details again.`
export const weve_suspended_the_seller_of_listing = ({ listing }: { listing: string | number }): string => `We’ve suspended the seller of ${listing} while we look into their account. Don’t pay. If you’ve already paid, open the sale and choose “I’ve already paid – get help”.`
export const weve_suspended_the_seller_of_listing_2 = ({ listing }: { listing: string | number }): string => `We’ve suspended the seller of ${listing} while we look into their account. Don’t send any more money. If something’s wrong, open the sale and choose “Get help”.`
export const dont_pay_yet = (): string => `Don’t pay yet`
export const seller_suspended = (): string => `Seller suspended`
export const dispute_title = ({ title }: { title: string | number }): string => `Dispute: ${title}`
export const they_write_about_listing = ({ side, listing, message }: { side: 'buyer' | 'seller' | 'other'; listing: string | number; message: string | number }): string => `${{ 'buyer': `The buyer writes`, 'seller': `The seller writes`, 'other': `Hoko writes` }[side]} about ${listing}: “${message}”`
export const they_wrote_about_the_sale = ({ side, listing, message }: { side: 'buyer' | 'seller' | 'other'; listing: string | number; message: string | number }): string => `${{ 'buyer': `The buyer`, 'seller': `The seller`, 'other': `Hoko` }[side]} wrote about the sale of ${listing}: “${message}”`
export const your_bidding_was_voided_with_your_account = ({ listing }: { listing: string | number }): string => `Your account is suspended, so your bidding on ${listing} was voided.`
export const the_seller_voided_your_bidding = ({ listing, you_asked }: { listing: string | number; you_asked: boolean }): string => `The seller voided your bidding on ${listing}, because ${you_asked ? `you asked for it` : `they say it wasn’t genuine`}.`
export const bids_voided_title = ({ title }: { title: string | number }): string => `Bids voided: ${title}`
export const you_owe_nothing = (): string => `You owe nothing, and you can’t bid on it again.`
export const youre_winning_again_title = ({ title }: { title: string | number }): string => `You’re winning again: ${title}`
export const another_bidders_bids_on_listing_were = ({ listing, price }: { listing: string | number; price: string | number }): string => `Another bidder’s bids on ${listing} were voided, so you’re winning at ${price}. The seller may now know your limit. You can lower it until the next bid.`
export const a_bidder_was_suspended_title = ({ title }: { title: string | number }): string => `A bidder was suspended: ${title}`
export const we_suspended_a_bidder_on_listing_so = ({ listing, price }: { listing: string | number; price: string | number }): string => `We suspended a bidder on ${listing}, so their bids don’t count. The price is now ${price}.`
export const closes_soon_title = ({ title }: { title: string | number }): string => `Closes soon: ${title}`
export const listing_which_you_watch_closes_closes = ({ listing, closes_at }: { listing: string | number; closes_at: string | number }): string => `${listing}, which you watch, closes ${closes_at}.`
export const reduced_title = ({ title }: { title: string | number }): string => `Reduced: ${title}`
export const the_price_was_reduced = ({ which, listing, now, before }: { which: 'start_price' | 'buy_now_price' | 'weekly_rent' | 'other'; listing: string | number; now: string | number; before: string | number }): string => `The ${{ 'start_price': `start price`, 'buy_now_price': `buy-now price`, 'weekly_rent': `weekly rent`, 'other': `price` }[which]} of ${listing}, which you watch, is now ${now}. It was ${before}.`
export const weve_suspended_listing_its_hidden_and = ({ listing, reason }: { listing: string | number; reason: string | number }): string => `We’ve suspended ${listing}. It’s hidden and its time is paused. The reason: ${reason} If you think this is a mistake, appeal in iSell.`
export const weve_hidden_listing_while_we_look_into = ({ listing, has_bid }: { listing: string | number; has_bid: boolean }): string => `We’ve hidden ${listing} while we look into it. Its time is paused and no one can bid or buy.${has_bid ? ` Your bid still counts.` : ``} We’ll tell you if it comes back.`
export const message_title = ({ title }: { title: string | number }): string => `Message: ${title}`
export const name_wrote_to_you_about_listing = ({ count, name, listing, message }: { count: number; name: string | number; listing: string | number; message: string | number }): string => `${choosePlural(count, { 'one': `${name} wrote about ${listing}: “${message}”`, 'other': `${name} sent you ${formatCount(count)} messages about ${listing}. The latest: “${message}”` })}`
export const name_sent_you_photos_about_listing = ({ name, count, listing }: { name: string | number; count: number; listing: string | number }): string => `${name} sent you ${choosePlural(count, { 'one': `a photo`, 'other': `${formatCount(count)} photos` })} about ${listing}.`
export const name_sent_you_messages_about_listing = ({ name, count, listing }: { name: string | number; count: number; listing: string | number }): string => `${name} sent you ${choosePlural(count, { 'one': `a message`, 'other': `${formatCount(count)} messages` })} about ${listing}.`
export const to_approve_title = ({ title }: { title: string | number }): string => `To approve: ${title}`
export const listing_is_waiting_for_approval = ({ listing }: { listing: string | number }): string => `${listing} is waiting for approval.`
export const support_has_replied = (): string => `Hoko support has replied`
export const hoko_support_wrote = ({ message }: { message: string | number }): string => `Hoko support wrote: “${message}”`
export const support_request = (): string => `Support request`
export const name_is_waiting_for_an_answer = ({ name }: { name: string | number }): string => `${name} is waiting for an answer.`
export const admin_gave_you_names_request = ({ admin, name }: { admin: string | number; name: string | number }): string => `${admin} has given you ${name}’s request.`
export const viewing_title = (): string => `Viewing`
export const viewing_called_off = (): string => `Viewing called off`
export const name_would_like_to_see_listing = ({ name, listing, note }: { name: string | number; listing: string | number; note: string | number }): string => `${name} would like to see ${listing}: “${note}”`
export const name_offers_times_to_see_listing = ({ name, listing, place }: { name: string | number; listing: string | number; place: string | number }): string => `${name} has offered times to see ${listing} at ${place}. Choose one.`
export const name_comes_to_see_listing = ({ name, listing, time, place }: { name: string | number; listing: string | number; time: string | number; place: string | number }): string => `${name} will come and see ${listing} on ${time}, at ${place}.`
export const name_called_off_the_viewing_at = ({ name, listing, time }: { name: string | number; listing: string | number; time: string | number }): string => `${name} has called off the viewing of ${listing} on ${time}.`
export const name_called_off_the_viewing = ({ name, listing }: { name: string | number; listing: string | number }): string => `${name} has called off the viewing of ${listing}.`
export const member_name = ({ name }: { name: string | number }): string => `${name}`
export const review_by_name = ({ name }: { name: string | number }): string => `review by ${name}`
export const whats_wrong_reason = ({ reason }: { reason: string | number }): string => `A member has reported this. What’s wrong: ${reason}.`
export const weve_looked_at_what_you_reported = (): string => `We’ve looked at what you reported.`
export const message_by_name = ({ name }: { name: string | number }): string => `message by ${name}`
export const question_by_name = ({ name }: { name: string | number }): string => `question by ${name}`
export const answer_by_name = ({ name }: { name: string | number }): string => `answer by ${name}`
export const emails_couldnt_be_sent = (): string => `Emails couldn’t be sent`
export const see_who_they_were_for_and_why = (): string => `See who they were for and why, and try again.`
export const listing_didnt_sell_and_your_plan = ({ listing }: { listing: string | number }): string => `${listing} didn’t sell, and we couldn’t relist it because you’ve used all the listings you can have live. It’s in your drafts. Publish it when another ends, or choose a bigger plan.`
export const content_removed_title = ({ kind, title }: { kind: 'message' | 'question' | 'answer' | 'other'; title: string | number }): string => `${{ 'message': `Message removed`, 'question': `Question removed`, 'answer': `Answer removed`, 'other': `Removed` }[kind]}: ${title}`
export const we_removed_what_you_wrote = ({ kind, listing, reason }: { kind: 'message' | 'question' | 'answer' | 'other'; listing: string | number; reason: string | number }): string => `We’ve removed ${{ 'message': `a message you wrote`, 'question': `a question you asked`, 'answer': `an answer you gave`, 'other': `something you wrote` }[kind]} about ${listing}. The reason: ${reason}`
export const content_put_back_title = ({ kind, title }: { kind: 'message' | 'question' | 'answer' | 'other'; title: string | number }): string => `${{ 'message': `Message put back`, 'question': `Question put back`, 'answer': `Answer put back`, 'other': `Put back` }[kind]}: ${title}`
export const we_put_back_what_you_wrote = ({ kind, listing, reason }: { kind: 'message' | 'question' | 'answer' | 'other'; listing: string | number; reason: string | number }): string => `We’ve put back ${{ 'message': `a message you wrote`, 'question': `a question you asked`, 'answer': `an answer you gave`, 'other': `something you wrote` }[kind]} about ${listing}. The reason: ${reason}`
export const hoko_support_sent_you_photos = ({ count }: { count: number }): string => `Hoko support sent you ${choosePlural(count, { 'one': `a photo`, 'other': `${formatCount(count)} photos` })}.`
export const plan_payment_failed = (): string => `Your payment didn’t go through`
export const plan_payment_failed_body = ({ amount, plan, day }: { amount: string | number; plan: string | number; day: string | number }): string => `We couldn’t take ${amount} for ${plan}, so your plan is on hold. We’ll try your card again on ${day}. You can pay now, or change your card.`
export const webhook_turned_off = ({ host }: { host: string | number }): string => `Your webhook to ${host} is turned off`
export const nothing_has_arrived_for_days = (): string => `Nothing we sent has arrived for three days. Check your server, then turn the webhook on again in your settings.`
export const plan_ended = ({ plan }: { plan: string | number }): string => `${plan} has ended`
export const plan_ended_body = ({ plan }: { plan: string | number }): string => `You don’t have ${plan} any more. Your live listings stay up until they close.`
export const plan_now = ({ plan }: { plan: string | number }): string => `Your plan is now ${plan}`
export const plan_changed_body = ({ plan }: { plan: string | number }): string => `You’ve changed to ${plan}, as you asked.`
export const plan_granted_body = ({ plan, day }: { plan: string | number; day: string | number }): string => `Hoko has given you ${plan} until ${day}. You won’t be charged for it.`
export const plan_changed_by_hoko_body = ({ plan }: { plan: string | number }): string => `Hoko changed your plan to ${plan}. You weren’t charged for the change.`
export const plan_ends_on = ({ plan, day }: { plan: string | number; day: string | number }): string => `${plan} ends on ${day}`
export const plan_ends_on_body = ({ plan, day }: { plan: string | number; day: string | number }): string => `You’ve cancelled ${plan}. You’re keeping it until ${day}, and you won’t be charged again. Your live listings stay up until they close. Changed your mind? You can keep ${plan} on the plans page until then.`
export const plan_changes_on = ({ plan, day }: { plan: string | number; day: string | number }): string => `You’ll change to ${plan} on ${day}`
export const plan_changes_on_body = ({ from, day, plan }: { from: string | number; day: string | number; plan: string | number }): string => `You’re keeping ${from} until ${day}. Then ${plan} starts, and you’ll pay its price. Changed your mind? You can keep ${from} on the plans page until then.`
export const quote_removed_by_hoko = (): string => `(removed by Hoko)`
export const tonights_stock_import_waits_for_you = (): string => `Last night’s stock import is waiting for you`
export const it_would_withdraw_vehicles = ({ count }: { count: number }): string => `It would withdraw ${choosePlural(count, { 'one': `${formatCount(count)} vehicle`, 'other': `${formatCount(count)} vehicles` })}, far more than usual.`
export const vehicles_cant_be_listed = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} vehicle`, 'other': `${formatCount(count)} vehicles` })} in it can’t be listed.`
export const nothing_has_changed_yet = (): string => `Nothing has changed yet. Check the import, then apply or cancel it.`
export const a_warning_from_hoko = (): string => `A warning from Hoko`
export const reason_read_it_in_your_settings = ({ reason, is_strike }: { reason: string | number; is_strike: boolean }): string => `${reason}${is_strike ? ` This counts as a strike for 12 months.` : ``} If we’ve got it wrong, you can appeal in your settings.`
export const warning_withdrawn = (): string => `Warning withdrawn`
export const weve_withdrawn_your_warning = ({ reason }: { reason: string | number }): string => `We’ve withdrawn a warning, so it doesn’t count any more. Our note: ${reason}`
export const about_your_warning = ({ message }: { message: string | number }): string => `About your warning: “${message}”`
export const appeal_against_a_warning = (): string => `Appeal against a warning`
export const a_warned_member_has_appealed = ({ message }: { message: string | number }): string => `A member appeals against a warning: “${message}”`
export const about_your_purchase_title = ({ title }: { title: string | number }): string => `About your purchase: ${title}`
export const hoko_writes_about_listing = ({ listing, message }: { listing: string | number; message: string | number }): string => `A message from Hoko about ${listing}: “${message}”`
export const your_report = (): string => `Your report`
export const were_looking_at_your_report_again = (): string => `We’re taking another look at your report. We’ll let you know what we decide.`
export const someone_viewed_your_account = ({ first_name }: { first_name: string | number }): string => `${first_name} from Hoko viewed your account`
export const they_viewed_it_because = ({ at, reason }: { at: string | number; reason: string | number }): string => `On ${at}, because: ${reason} They could look, but couldn’t change or send anything.`
export const you_answer_for_name = ({ body, name }: { body: string | number; name: string | number }): string => `${body} You’re answering for ${endSentence(name)}`
export const partly_suspended = ({ kind }: { kind: 'selling' | 'buying' | 'messaging' | 'other' }): string => `You can’t ${{ 'selling': `sell`, 'buying': `bid or buy`, 'messaging': `write to members`, 'other': `` }[kind]} for now`
export const your_suspension_has_changed = (): string => `Your suspension has changed`
export const your_suspension_has_ended = (): string => `Your suspension has ended`
export const you_may_again = ({ kind }: { kind: 'selling' | 'buying' | 'messaging' | 'other' }): string => `You can ${{ 'selling': `sell`, 'buying': `bid, buy and make offers`, 'messaging': `send messages, ask questions and answer them`, 'other': `` }[kind]} again.`
export const you_may_again_reason = ({ kind, reason }: { kind: 'selling' | 'buying' | 'messaging' | 'other'; reason: string | number }): string => `You can ${{ 'selling': `sell`, 'buying': `bid, buy and make offers`, 'messaging': `send messages, ask questions and answer them`, 'other': `` }[kind]} again. Our note: ${reason}`
export const about_your_suspension = ({ message }: { message: string | number }): string => `About your suspension: “${message}”`
export const proposal_decided = ({ outcome, amount, act }: { outcome: 'approved' | 'refused' | 'other'; amount: string | number; act: 'delete_member' | 'refund_payment' | 'change_role' | 'suspend_admin' | 'relax_rule' | 'relax_deletions' | 'other' }): string => `${{ 'approved': `Approved`, 'refused': `Turned down`, 'other': `` }[outcome]}: ${{ 'delete_member': `deleting a member`, 'refund_payment': `a refund of ${amount}`, 'change_role': `changing a full admin’s role`, 'suspend_admin': `suspending a full admin`, 'relax_rule': `changing two-person approval`, 'relax_deletions': `letting one admin delete members`, 'other': `` }[act]}`
export const proposal_needs_approval = ({ amount, act }: { amount: string | number; act: 'delete_member' | 'refund_payment' | 'change_role' | 'suspend_admin' | 'relax_rule' | 'relax_deletions' | 'other' }): string => `Needs your approval: ${{ 'delete_member': `deleting a member`, 'refund_payment': `a refund of ${amount}`, 'change_role': `changing a full admin’s role`, 'suspend_admin': `suspending a full admin`, 'relax_rule': `changing two-person approval`, 'relax_deletions': `letting one admin delete members`, 'other': `` }[act]}`
export const proposer_proposed_this = ({ proposer, reason }: { proposer: string | number; reason: string | number }): string => `${proposer} proposed it: “${reason}”`
export const decider_decided_proposal = ({ decider, outcome, reason }: { decider: string | number; outcome: 'approved' | 'refused' | 'other'; reason: string | number }): string => `${decider} ${{ 'approved': `approved`, 'refused': `turned down`, 'other': `` }[outcome]} what you proposed: “${reason}”`
export const decider_decided_proposal_and_wrote = ({ decider, outcome, reason, word }: { decider: string | number; outcome: 'approved' | 'refused' | 'other'; reason: string | number; word: string | number }): string => `${decider} ${{ 'approved': `approved`, 'refused': `turned down`, 'other': `` }[outcome]} what you proposed: “${reason}” They wrote: “${word}”`
export const were_changing_our_terms = (): string => `We’re changing our terms and conditions`
export const were_changing_our_privacy_policy = (): string => `We’re changing our privacy policy`
export const the_new_version_applies_from = ({ day }: { day: string | number }): string => `The new version applies from ${day}.`
export const a_members_payment_failed = (): string => `A payment failed`
export const payment_of_name_failed = ({ name, amount, plan }: { name: string | number; amount: string | number; plan: string | number }): string => `${name}’s payment of ${amount} for ${plan} failed.`
export const well_try_again_on = ({ day }: { day: string | number }): string => `We’ll try again on ${day}.`
export const a_message_from_support = (): string => `A message from Hoko support`
export const please_fix = (): string => `Please fix`
export const please_fix_listing = ({ reason, listing }: { reason: string | number; listing: string | number }): string => `${reason} You can edit ${listing} now.`
export const hoko_writes_to_you_about_listing = ({ listing, message }: { listing: string | number; message: string | number }): string => `Hoko support writes about the sale of ${listing}: ${message}`
export const about_your_sale_title = ({ title }: { title: string | number }): string => `About the sale: ${title}`
export const a_message_about_your_account = (): string => `A message about your suspended account`
