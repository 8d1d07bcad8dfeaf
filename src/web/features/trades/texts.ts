// Written by `npm run texts` from texts.json, where the texts stand.
import { endSentence } from '#shared/texts/end-sentence.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const the_seller_name = <Node>({ label, name }: { label: (parts: Parts<Node>) => Node; name: string | number }): Parts<Node> => [label([`The seller:`]), ` `, `${name}`]
export const the_buyer_name = <Node>({ label, name }: { label: (parts: Parts<Node>) => Node; name: string | number }): Parts<Node> => [label([`The buyer:`]), ` `, `${name}`]
export const call_phone_number = <Node>({ span, phone_number }: { span: (parts: Parts<Node>) => Node; phone_number: string | number }): Parts<Node> => [`Call `, span([`${phone_number}`])]
export const email = (): string => `Email`
export const dispute = (): string => `Dispute`
export const messages = (): string => `Messages`
export const hoko = (): string => `Hoko`
export const you = (): string => `You`
export const write_something_first = (): string => `Write something first.`
export const your_message = (): string => `Your message`
export const the_other_person_and_hoko_can_read_it = (): string => `The other person and Hoko can read it.`
export const send_message = (): string => `Send message`
export const dont_pay_yet = (): string => `Don’t pay yet`
export const dont_send_any_more_money = (): string => `Don’t send any more money`
export const weve_suspended_this_sellers_account = (): string => `We’ve suspended this seller’s account while we look into it, so their contact and payment details are hidden for now. We’ll let you know when the sale can continue.`
export const weve_suspended_this_buyers_account = (): string => `We’ve suspended this buyer’s account while we look into it. Don’t hand anything over until you’ve been paid.`
export const them_says_you_bought_this_once_you = ({ them }: { them: string | number }): string => `${them} says you bought this. Once you confirm, you’ll see each other’s name, phone and email.`
export const weve_asked_them_to_confirm_this_once = ({ them }: { them: string | number }): string => `We’ve asked ${them} to confirm this. Once they do, you’ll see each other’s name, phone and email.`
export const get_in_touch_with_them_to_arrange = ({ them }: { them: string | number }): string => `Get in touch with ${them} to arrange pickup or delivery, and pay them directly, using one of the payment methods on the listing. Only pay by transfer once you’re sure of the account.`
export const get_in_touch_with_them_to_arrange_2 = ({ them }: { them: string | number }): string => `Get in touch with ${them} to arrange payment and pickup or delivery. Only hand over the item once you’ve been paid.`
export const them_has_your_payment_theyll_hand_it = ({ them }: { them: string | number }): string => `${them} has your payment. They’ll hand it over or send it now.`
export const youve_paid_them_will_confirm_once_they = ({ them }: { them: string | number }): string => `You’ve paid. ${them} will confirm once they have the money, then hand it over or send it.`
export const them_has_paid_hand_it_over_or_send_it = ({ them }: { them: string | number }): string => `${them} has paid. Hand it over or send it now.`
export const them_says_theyve_paid_check_your = ({ them }: { them: string | number }): string => `${them} says they’ve paid. Check your account before you confirm – a screenshot of a transfer isn’t proof.`
export const them_has_sent_it_or_handed_it_over_pay = ({ them }: { them: string | number }): string => `${them} has sent it or handed it over. Pay when you get it. Once ${them} confirms your payment, mark it as received.`
export const them_has_sent_it_or_handed_it_over = ({ them }: { them: string | number }): string => `${them} has sent it or handed it over. Mark it as received once you have it.`
export const confirm_the_payment_once_them_has_paid = ({ them }: { them: string | number }): string => `Confirm the payment once ${them} has paid you.`
export const once_them_has_it_this_sale_is_complete = ({ them }: { them: string | number }): string => `Once ${them} has it, this sale is complete.`
export const all_done_enjoy = (): string => `All done. Enjoy!`
export const all_done = (): string => `All done.`
export const were_looking_into_this_you_and_them = ({ them }: { them: string | number }): string => `We’re looking into this. You and ${them} can write here. The sale is on hold until it’s settled or decided.`
export const this_sale_fell_through = (): string => `This sale fell through.`
export const them_says_they_didnt_buy_this_you_can = ({ them }: { them: string | number }): string => `${them} says they didn’t buy this. You can relist it.`
export const this_sale_fell_through_you_can_relist = (): string => `This sale fell through. You can relist it, unless the next bidder buys it.`
export const where_to_pay = (): string => `Where to pay`
export const copy_account_number = (): string => `Copy account number`
export const copy = (): string => `Copy`
export const check_before_you_pay = (): string => `Check before you pay`
export const within_the_last_24_hours_this_seller = ({ warnings }: { warnings: string | number }): string => `Within the last 24 hours this seller ${warnings}. That may be fine, or someone else may be using their account.`
export const the_phone_number_shown_here_is_new_too = (): string => `The phone number shown here is new too, so ringing it proves nothing. Wait until tomorrow, or meet the seller and see the item before you pay.`
export const before_you_pay_ring_the_seller_on = <Node>({ link, phone_number }: { link: (parts: Parts<Node>) => Node; phone_number: string | number }): Parts<Node> => [`Before you pay, ring the seller on `, link([`${phone_number}`]), ` and check the account number with them. Don’t rely on an email or a message.`]
export const talk_to_the_seller_before_you_pay = (): string => `Talk to the seller before you pay.`
export const purchase_confirmed = (): string => `Purchase confirmed`
export const purchase_denied = (): string => `Purchase denied`
export const yes_i_bought_it = (): string => `Yes, I bought it`
export const no_i_didnt = (): string => `No, I didn’t`
export const confirm_that_you_bought_it_for_total = ({ total }: { total: string | number }): string => `Confirm that you bought it for ${total}?`
export const confirm_purchase = (): string => `Confirm purchase`
export const display_name_and_you_will_see_each = ({ display_name }: { display_name: string | number }): string => `${display_name} and you will see each other’s name, phone and email. You can’t undo this.`
export const you_didnt_buy_it = (): string => `You didn’t buy it?`
export const i_didnt_buy_it = (): string => `I didn’t buy it`
export const well_tell_display_name_they_wont_see = ({ display_name }: { display_name: string | number }): string => `We’ll tell ${endSentence(display_name)} They won’t see your details. You can’t undo this.`
export const try_again = (): string => `Try again`
export const pickup_and_payment_didnt_load_message = ({ message }: { message: string | number }): string => `Pickup and payment didn’t load: ${message}`
export const loading_pickup_and_payment = (): string => `Loading pickup and payment`
export const payment_payment_methods = ({ payment_methods }: { payment_methods: string | number }): string => `Payment: ${payment_methods}`
export const history = (): string => `History`
export const the_seller_says_you_havent_paid = ({ reason }: { reason: string | number }): string => `The seller says you haven’t paid: “${reason}”`
export const you_said_the_buyer_hasnt_paid = ({ reason }: { reason: string | number }): string => `You said the buyer hasn’t paid: “${reason}”`
export const contest_it_before_until_or_the_sale_is = ({ until }: { until: string | number }): string => `Contest it before ${until}, or the sale is cancelled.`
export const if_they_dont_contest_it_before_until = ({ until }: { until: string | number }): string => `If they don’t contest it before ${until}, the sale is cancelled.`
export const agree_to_cancel = (): string => `Agree to cancel`
export const agree_to_cancel_this_sale = (): string => `Agree to cancel this sale?`
export const cancel_sale = (): string => `Cancel sale`
export const sale_cancelled = (): string => `Sale cancelled`
export const the_seller_can_then_sell_it_to_someone = (): string => `The seller can then sell it to someone else. You can’t undo this.`
export const say_what_happened_in_a_few_words = (): string => `Say what happened in a few words.`
export const sale_progress = (): string => `Sale progress`
export const not_yet = (): string => `not yet`
export const done_already = (): string => `done`
export const next_step = (): string => `next`
export const agreed = (): string => `Agreed`
export const sent = (): string => `Sent`
export const received = (): string => `Received`
export const paid = (): string => `Paid`
export const buyer_says_paid = (): string => `Buyer says paid`
export const you_say_youve_paid = (): string => `You say you’ve paid`
export const they_received_the_payment = ({ who }: { who: 'you' | 'hoko' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} received the payment`
export const they_paid = ({ who }: { who: 'you' | 'hoko' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} paid`
export const they_confirmed_the_payment = ({ who }: { who: 'you' | 'hoko' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} confirmed the payment`
export const they_sent_it_or_handed_it_over = ({ who }: { who: 'you' | 'hoko' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} sent it or handed it over`
export const they_received_it = ({ who }: { who: 'you' | 'hoko' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} received it`
export const handed_over = (): string => `Handed over`
export const they_undid_that = ({ who, status }: { who: 'you' | 'hoko' | 'buyer' | 'other'; status: 'unconfirmed' | 'agreed' | 'paid' | 'sent' | 'completed' | 'disputed' | 'cancelled' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} undid that: ${{ 'unconfirmed': `unconfirmed`, 'agreed': `not paid yet`, 'paid': `paid`, 'sent': `on its way`, 'completed': `complete`, 'disputed': `disputed`, 'cancelled': `cancelled`, 'other': `` }[status]}`
export const they_opened_a_dispute = ({ who }: { who: 'you' | 'hoko' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} opened a dispute`
export const they_withdrew_the_dispute = ({ who }: { who: 'you' | 'hoko' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} withdrew the dispute`
export const they_decided_the_dispute = ({ who, status }: { who: 'you' | 'hoko' | 'buyer' | 'other'; status: 'unconfirmed' | 'agreed' | 'paid' | 'sent' | 'completed' | 'disputed' | 'cancelled' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} decided the dispute: ${{ 'unconfirmed': `unconfirmed`, 'agreed': `not paid yet`, 'paid': `paid`, 'sent': `on its way`, 'completed': `complete`, 'disputed': `disputed`, 'cancelled': `cancelled`, 'other': `` }[status]}`
export const they_said_the_buyer_hasnt_paid = ({ who }: { who: 'you' | 'hoko' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} said the buyer hasn’t paid`
export const they_no_longer_say_the_buyer_hasnt_paid = ({ who }: { who: 'you' | 'hoko' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} withdrew the claim that the buyer hasn’t paid`
export const they_contested_that = ({ who }: { who: 'you' | 'hoko' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} contested that. We’re looking into it.`
export const they_agreed_to_cancel_the_sale = ({ who }: { who: 'you' | 'hoko' | 'buyer' | 'other' }): string => `${{ 'you': `You`, 'hoko': `Hoko`, 'buyer': `The buyer`, 'other': `The seller` }[who]} agreed to cancel the sale`
export const no_one_contested_it_so_the_sale_was = (): string => `No one contested it, so the sale was cancelled`
export const i_have_paid = (): string => `I have paid`
export const weve_told_the_seller = (): string => `We’ve told the seller`
export const ive_been_paid = (): string => `I’ve been paid`
export const weve_told_the_buyer = (): string => `We’ve told the buyer`
export const payment_confirmed = (): string => `Payment confirmed`
export const i_sent_it_or_handed_it_over = (): string => `I sent it or handed it over`
export const they_have_deleted_their_account = (): string => `This member has deleted their account, so you can’t contact them here any more.`
export const sent_before_payment_asked = (): string => `Mark as sent before payment?`
export const sent_before_payment_body = (): string => `The buyer hasn’t paid yet. Only do this if you’ve handed the item over or sent it and agreed on paying later. The sale stays in your to-do list until you confirm the payment.`
export const mark_as_sent = (): string => `Mark as sent`
export const sent_before_payment = (): string => `Sent before payment`
export const i_have_it = (): string => `I have it`
export const undo = (): string => `Undo`
export const taken_back = (): string => `Taken back`
export const its_settled_withdraw_dispute = (): string => `It’s settled – withdraw dispute`
export const dispute_withdrawn = (): string => `Dispute withdrawn`
export const withdrawn_weve_told_the_buyer = (): string => `Withdrawn. We’ve told the buyer.`
export const get_help_with_this_sale = (): string => `Get help with this sale?`
export const tell_us_what_happened_if_youve_paid = (): string => `Tell us what happened. If you’ve paid, say when, how and how much. We’ll look into it, and reply here.`
export const what_happened = (): string => `What happened?`
export const ask_for_help = (): string => `Ask for help`
export const help_requested_were_looking_into_it = (): string => `Help requested. We’re looking into it.`
export const contest_it = (): string => `Contest it`
export const the_buyer_never_paid = (): string => `The buyer never paid`
export const somethings_wrong = (): string => `Something’s wrong`
export const ive_already_paid_get_help = (): string => `I’ve already paid – get help`
export const get_help = (): string => `Get help`
export const bank_transfer = (): string => `bank transfer`
export const cash = (): string => `cash`
export const another_way_as_agreed = (): string => `another way, as agreed`
export const open_a_dispute = (): string => `Open a dispute?`
export const talk_to_them_first_if_you_havent_well = ({ them }: { them: string | number }): string => `Talk to ${them} first, if you haven’t. We’ll look into it. ${them} and our team can read what you write. The sale is on hold until it’s settled or decided.`
export const whats_wrong = (): string => `What’s wrong?`
export const open_dispute = (): string => `Open dispute`
export const if_something_goes_wrong_talk_to_them = ({ them, from }: { them: string | number; from: string | number }): string => `If something goes wrong, talk to ${them} first. If you can’t sort it out, you can open a dispute here from ${from}.`
export const dispute_opened_you_can_both_write_in = (): string => `Dispute opened. You can both write in it.`
export const has_them_not_paid_total = ({ them, total }: { them: string | number; total: string | number }): string => `Has ${them} not paid ${total}?`
export const them_has_3_days_to_contest_it_if_they = ({ them }: { them: string | number }): string => `${them} has 3 days to contest it. If they don’t, the sale is cancelled and you can relist it or, after an auction, offer it to the next bidder.`
export const report_not_paid = (): string => `Report not paid`
export const weve_told_the_buyer_they_have_3_days = (): string => `We’ve told the buyer. They have 3 days to contest it.`
export const contest_it_2 = (): string => `Contest it?`
export const this_opens_a_dispute_well_look_into_it = (): string => `This opens a dispute. We’ll look into it, and the sale is on hold until it’s settled or decided.`
export const what_happened_if_you_paid_say_when_and = (): string => `What happened? If you paid, say when and how.`
export const contested_were_looking_into_it = (): string => `Contested. We’re looking into it.`
export const changed_where_to_pay = (): string => `changed where to pay`
export const signed_in_on_a_new_device = (): string => `signed in on a new device`
export const changed_their_phone_number = (): string => `changed their phone number`
export const changed_their_email_address = (): string => `changed their email address`
export const the_buyer_says_they_paid = (): string => `The buyer says they paid`
export const message_in_ichat = (): string => `Message`
export const it_never_arrived = (): string => `It never arrived`
export const its_not_as_described = (): string => `It’s not as described`
export const its_damaged = (): string => `It’s damaged`
export const i_havent_been_paid = (): string => `I haven’t been paid`
export const something_else = (): string => `Something else`
export const choose_whats_wrong = (): string => `Choose what’s wrong`
export const kind_of_problem = (): string => `Kind of problem`
