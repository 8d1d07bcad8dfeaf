// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const paid = (): string => `Paid`
export const partly_refunded = (): string => `Partly refunded`
export const refunded = (): string => `Refunded`
export const refund = (): string => `Refund`
export const on_its_way = (): string => `On its way`
export const waits_for_confirmation = (): string => `Waiting for you`
export const failed = (): string => `Failed`
export const cancelled = (): string => `Cancelled`
export const new_plan = (): string => `New plan`
export const upgrade = (): string => `Upgrade`
export const renewal = (): string => `Renewal`
export const there_wasnt_enough_money = (): string => `There wasn’t enough money on the card.`
export const the_card_has_expired = (): string => `The card has expired.`
export const the_security_code_was_wrong = (): string => `The card’s security code was wrong.`
export const the_card_number_was_wrong = (): string => `The card number was wrong.`
export const the_bank_wants_it_confirmed = (): string => `The bank wanted this payment confirmed, and it wasn’t.`
export const you_didnt_confirm_it = (): string => `You didn’t confirm it, so you weren’t charged.`
export const the_bank_had_a_problem = (): string => `The bank had a problem. No money was taken.`
export const only_test_cards_work_here = (): string => `Only test cards work here.`
export const the_bank_declined_the_card = (): string => `The bank declined the card.`
export const downloaded = (): string => `Downloaded`
export const it_wasnt_downloaded = (): string => `It wasn’t downloaded`
export const your_invoices_didnt_load = (): string => `Your invoices didn’t load`
export const loading_your_invoices = (): string => `Loading your invoices`
export const no_invoices_yet = (): string => `No invoices yet. When you pay for a plan, its invoice shows here.`
export const year = (): string => `Year`
export const invoices_of_year = ({ year }: { year: string | number }): string => `Invoices of ${year}`
export const the_newest_are_shown = ({ count }: { count: number }): string => `The newest ${choosePlural(count, { 'one': `${formatCount(count)} invoice is`, 'other': `${formatCount(count)} invoices are` })} shown. The ZIP has them all.`
export const all_of_year_as_a_zip = ({ year }: { year: string | number }): string => `All of ${year} as a ZIP`
export const test_payment = (): string => `Test payment`
export const of_invoice_number = ({ number }: { number: string | number }): string => `of invoice ${number}`
export const amount_refunded = ({ amount }: { amount: string | number }): string => `${amount} refunded`
export const download_pdf_of_number = <Node>({ span, number }: { span: (parts: Parts<Node>) => Node; number: string | number }): Parts<Node> => [`Download PDF`, span([` of `, `${number}`])]
export const your_payments_didnt_load = (): string => `Your payments didn’t load`
export const loading_your_payments = (): string => `Loading your payments`
export const no_payments_yet = (): string => `No payments yet.`
export const payments = (): string => `Payments`
export const show_more_payments = (): string => `Show more payments`
export const card_ending = ({ brand, last4 }: { brand: string | number; last4: string | number }): string => `${brand} ending in ${last4}`
