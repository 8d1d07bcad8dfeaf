// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const another_lender_has_this_name = (): string => `Another lender has this name.`
export const this_must_be_at_least_the_minimum = (): string => `This must be at least the smallest loan.`
export const that_picture_is_no_longer_there = (): string => `That picture is no longer there. Upload it again.`
export const enter_your_interest_rate = (): string => `Enter your interest rate.`
export const only_sellers_in_trade = (): string => `Only sellers in trade can offer finance.`
export const this_is_your_own_vehicle = (): string => `This is your own vehicle.`
export const vehicle = ({ title, id }: { title: string | number; id: string | number }): string => `Vehicle: ${title}, listing ${id}`
export const price = ({ price }: { price: string | number }): string => `Price: ${price}`
export const deposit = ({ deposit }: { deposit: string | number }): string => `Deposit: ${deposit}`
export const term = ({ months }: { months: number }): string => `Term: ${choosePlural(months, { 'one': `${formatCount(months)} month`, 'other': `${formatCount(months)} months` })}`
export const weekly_estimate = ({ repayment, rate }: { repayment: string | number; rate: string | number }): string => `Estimate shown: ${repayment} a week at ${rate} a year`
export const fortnightly_estimate = ({ repayment, rate }: { repayment: string | number; rate: string | number }): string => `Estimate shown: ${repayment} a fortnight at ${rate} a year`
export const monthly_estimate = ({ repayment, rate }: { repayment: string | number; rate: string | number }): string => `Estimate shown: ${repayment} a month at ${rate} a year`
export const name = ({ name }: { name: string | number }): string => `Name: ${name}`
export const email = ({ email }: { email: string | number }): string => `Email: ${email}`
export const phone = ({ phone }: { phone: string | number }): string => `Phone: ${phone}`
export const sample_name = (): string => `Mere Ngata`
export const sample_lender = (): string => `Good Lending`
export const sample_title = (): string => `2016 Toyota Aqua G`
export const csv_number = (): string => `Enquiry`
export const csv_sent = (): string => `Sent`
export const csv_recipient = (): string => `Recipient`
export const csv_listing = (): string => `Listing`
export const csv_vehicle = (): string => `Vehicle`
export const csv_name = (): string => `Name`
export const csv_email = (): string => `Email`
export const csv_phone = (): string => `Phone`
export const csv_price = (): string => `Price`
export const csv_deposit = (): string => `Deposit`
export const csv_term_months = (): string => `Term (months)`
export const csv_rate = (): string => `Rate`
export const csv_repayment = (): string => `Repayment`
export const csv_frequency = (): string => `Every`
export const csv_total = (): string => `Total payable`
export const csv_withdrawn = (): string => `Consent withdrawn`
