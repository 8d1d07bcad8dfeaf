// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const finance = (): string => `Finance`
export const finance_from_amount_a_week = <Node>({ strong, amount }: { strong: (parts: Parts<Node>) => Node; amount: string | number }): Parts<Node> => [`Finance from `, strong([`${amount}`]), ` a week`]
export const loading_finance = (): string => `Loading finance`
export const finance_didnt_load = (): string => `Finance didn’t load`
export const of_the_price = ({ price }: { price: string | number }): string => `For the price of ${price}.`
export const of_the_buy_now_price = ({ price }: { price: string | number }): string => `For the Buy now price of ${price}.`
export const of_the_asking_price = ({ price }: { price: string | number }): string => `For the asking price of ${price}.`
export const lender = (): string => `Lender`
export const dealer_offer = (): string => `The dealer’s own finance`
export const rate_a_year = ({ rate }: { rate: string | number }): string => `${rate} a year`
export const deposit = (): string => `Deposit`
export const term = (): string => `Term`
export const how_often = (): string => `Repayments`
export const weekly = (): string => `Weekly`
export const fortnightly = (): string => `Fortnightly`
export const monthly = (): string => `Monthly`
export const a_week = (): string => `a week`
export const a_fortnight = (): string => `a fortnight`
export const a_month = (): string => `a month`
export const count_months = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} month`, 'other': `${formatCount(count)} months` })}`
export const estimated_repayment = (): string => `Estimated repayment`
export const interest_rate = (): string => `Annual interest rate`
export const fees = (): string => `Fees`
export const interest = (): string => `Interest`
export const total_payable = (): string => `Total payable with the deposit`
export const assumptions = (): string => `Assumptions`
export const ask_about_finance = (): string => `Ask about finance`
export const only_once_you_agree = (): string => `We only send your details once you agree.`
export const ask_recipient_about_finance = ({ recipient }: { recipient: string | number }): string => `Ask ${recipient} about finance`
export const they_get_your_details = ({ repayment, per, deposit, months }: { repayment: string | number; per: string | number; deposit: string | number; months: number }): string => `We’ll email them your details and this estimate: ${repayment} ${per}, a deposit of ${deposit} and ${choosePlural(months, { 'one': `${formatCount(months)} month`, 'other': `${formatCount(months)} months` })}.`
export const name = (): string => `Your name`
export const email = (): string => `Email`
export const phone = (): string => `Phone number`
export const send_enquiry = (): string => `Send enquiry`
export const enquiry_sent = (): string => `Enquiry sent`
export const recipient_will_be_in_touch = ({ recipient }: { recipient: string | number }): string => `${recipient} will be in touch.`
export const you_asked_recipient_on_date = ({ recipient, date }: { recipient: string | number; date: string | number }): string => `You asked ${recipient} about finance on ${date}.`
export const see_what_you_sent = (): string => `See what you sent`
