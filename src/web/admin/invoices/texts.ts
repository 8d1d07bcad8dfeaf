// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const the_plan_stays_active = (): string => `Their plan stays active. To end it as well, change it on their member page.`
export const invoices = (): string => `Invoices`
export const count_invoices = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} invoice`, 'other': `${formatCount(count)} invoices` })}`
export const the_invoices_didnt_load = (): string => `The invoices didn’t load`
export const loading_the_invoices = (): string => `Loading the invoices`
export const no_matches = (): string => `No matches`
export const no_invoices_yet = (): string => `No invoices yet`
export const there_is_no_page_number = ({ page }: { page: string | number }): string => `There’s no page ${page}`
export const this_list_is_shorter = (): string => `This list is shorter than that.`
export const see_the_first_page = (): string => `See the first page`
export const check_the_dates = (): string => `Check the dates`
export const from_is_after_to = (): string => `“From” is later than “To”. Choose an earlier start or a later end.`
export const see_all_invoices = (): string => `See all invoices`
export const try_a_number_a_name_or_an_email = (): string => `Try an invoice number, part of a name or an email.`
export const each_payment_for_a_plan_has_one = (): string => `When someone pays for a plan, its invoice shows here.`
export const number_name_or_email = (): string => `Number, name or email`
export const state = (): string => `Status`
export const any_state = (): string => `Any status`
export const from = (): string => `From`
export const to = (): string => `To`
export const only_user_number_show_all = ({ id }: { id: string | number }): string => `Only user ${id}: show all`
export const number = (): string => `Number`
export const date = (): string => `Date`
export const recipient = (): string => `Recipient`
export const description = (): string => `Description`
export const test = (): string => `Test`
export const gst = (): string => `GST`
export const total = (): string => `Total`
export const invoice = (): string => `Invoice`
export const the_invoice_didnt_load = (): string => `The invoice didn’t load`
export const loading_the_invoice = (): string => `Loading the invoice`
export const invoice_number = ({ number }: { number: string | number }): string => `Invoice ${number}`
export const correction_number = ({ number }: { number: string | number }): string => `Correction ${number}`
export const refund = (): string => `Refund`
export const download_pdf = (): string => `Download PDF`
export const email = (): string => `Email`
export const supplier = (): string => `Supplier`
export const gst_number = (): string => `GST number`
export const none = (): string => `None`
export const corrects = (): string => `Corrects`
export const reason = (): string => `Reason`
export const test_no_money_was_taken = (): string => `Test: no money was taken`
export const refunds = (): string => `Refunds`
export const lines = (): string => `Lines`
export const period = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to}`
export const total_with_gst_of = ({ gst }: { gst: string | number }): string => `Total, with GST of ${gst}`
export const enter_at_most = ({ amount }: { amount: string | number }): string => `Enter an amount up to ${amount}.`
export const give_a_reason_in_a_few_words = (): string => `Give a reason in a few words.`
export const refunded = (): string => `Refunded`
export const the_refund_is_on_its_way = (): string => `The refund is on its way`
export const refund_this_payment = (): string => `Refund this payment?`
export const it_goes_back_to_the_card = ({ left }: { left: string | number }): string => `The money goes back to the card, and the member gets a correction of the invoice by email. You can refund up to ${left}.`
export const amount = (): string => `Amount`
export const the_member_reads_it = (): string => `The member reads this on the correction.`
export const payment_history = (): string => `Payment history`
export const payment_history_of_name = ({ name }: { name: string | number }): string => `Payment history of ${name}`
export const there_is_no_such_member = (): string => `There’s no such member`
export const check_the_number_in_the_address = (): string => `Check the number in the address, or find the member in the list of users.`
export const all_users = (): string => `All users`
export const back_to_the_user = (): string => `Back to the user`
export const their_invoices = (): string => `Their invoices`
export const the_payments_didnt_load = (): string => `The payments didn’t load`
export const loading_the_payments = (): string => `Loading the payments`
export const no_payments = (): string => `No payments`
export const this_user_has_never_paid_for_a_plan = (): string => `This user hasn’t paid for a plan.`
export const plan = (): string => `Plan`
export const card = (): string => `Card`
export const card_ending = ({ brand, last4 }: { brand: string | number; last4: string | number }): string => `${brand} ending in ${last4}`
export const amount_refunded = ({ amount }: { amount: string | number }): string => `${amount} refunded`
export const proposed = (): string => `Refund proposed`
export const a_second_admin_must_approve_it = (): string => `The refund waits in Moderation until a second admin approves it.`
export const refunds_that_need_a_second_admin = ({ amount }: { amount: string | number }): string => `From ${amount}, counting what you refunded in the last 7 days, a second admin must approve it.`
