// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const lenders = (): string => `Lenders`
export const add_lender = (): string => `Add lender`
export const edit_disclosure = (): string => `Edit disclosure`
export const lenders_didnt_load = (): string => `The lenders didn’t load`
export const loading_lenders = (): string => `Loading the lenders`
export const no_lenders_yet = (): string => `No lenders yet`
export const add_who_lends = (): string => `Add a lender to show repayments on vehicles.`
export const lender = (): string => `Lender`
export const rate = (): string => `Rate`
export const fees = (): string => `Fees`
export const min_deposit = (): string => `Deposit from`
export const amounts = (): string => `Lends`
export const least_to_most = ({ least, most }: { least: string | number; most: string | number }): string => `${least} to ${most}`
export const terms = (): string => `Terms`
export const months_from_to = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to} months`
export const months_only = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} month`, 'other': `${formatCount(count)} months` })}`
export const enabled = (): string => `Enabled`
export const enable_name = ({ name }: { name: string | number }): string => `Enable ${name}`
export const order = (): string => `Order`
export const move_up_name = ({ name }: { name: string | number }): string => `Move up: ${name}`
export const move_down_name = ({ name }: { name: string | number }): string => `Move down: ${name}`
export const name_is_now_number_position = ({ name, position }: { name: string | number; position: string | number }): string => `${name} is now number ${position}`
export const name_is_enabled = ({ name }: { name: string | number }): string => `${name} is shown on vehicles now`
export const name_is_disabled = ({ name }: { name: string | number }): string => `${name} isn’t shown on vehicles any more`
export const couldnt_change_that = (): string => `Couldn’t change that`
export const edit_lender = (): string => `Edit lender`
export const save_lender = (): string => `Save lender`
export const lender_saved = (): string => `Lender saved`
export const lender_added = (): string => `Lender added`
export const delete_lender = (): string => `Delete lender`
export const delete_this_lender = (): string => `Delete this lender?`
export const name_will_be_gone = ({ name }: { name: string | number }): string => `${name} won’t be shown on vehicles any more. Enquiries already sent stay in the list.`
export const keep_lender = (): string => `Keep lender`
export const lender_deleted = (): string => `Lender deleted`
export const name = (): string => `Name`
export const contact_email = (): string => `Email for enquiries`
export const annual_rate = (): string => `Annual interest rate (%)`
export const annual_rate_help = (): string => `From 0 to 49.99, for example 12.95`
export const establishment_fee = (): string => `Establishment fee`
export const establishment_fee_help = (): string => `Added to the loan`
export const monthly_fee = (): string => `Account fee a month`
export const monthly_fee_help = (): string => `Part of the repayments`
export const min_deposit_percent = (): string => `Smallest deposit (% of the price)`
export const min_amount = (): string => `Smallest loan`
export const max_amount = (): string => `Biggest loan`
export const terms_in_months = (): string => `Terms in months`
export const disclosure = (): string => `Lender’s own disclosure`
export const disclosure_help = (): string => `Printed under the estimate, after Hoko’s disclosure.`
export const logo_help = (): string => `Square works best. It’s shown beside the lender’s name.`
export const shown_on_vehicles = (): string => `Shown on vehicles`
export const enquiries = (): string => `Enquiries`
export const count_enquiries = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} enquiry`, 'other': `${formatCount(count)} enquiries` })}`
export const name_email_or_vehicle = (): string => `Name, email or vehicle`
export const any_lender = (): string => `Any recipient`
export const any_state = (): string => `Any state`
export const sent = (): string => `Sent`
export const withdrawn = (): string => `Consent withdrawn`
export const state = (): string => `State`
export const enquiries_didnt_load = (): string => `The enquiries didn’t load`
export const loading_enquiries = (): string => `Loading the enquiries`
export const no_enquiries_yet = (): string => `No enquiries yet`
export const members_ask_on_a_vehicle = (): string => `When a member asks a lender about a vehicle, it’s listed here.`
export const no_matches = (): string => `No matches`
export const try_other_words = (): string => `Try another name or vehicle, or see all enquiries.`
export const see_all_enquiries = (): string => `See all enquiries`
export const date = (): string => `Date`
export const member = (): string => `Member`
export const vehicle = (): string => `Vehicle`
export const recipient = (): string => `Sent to`
export const estimate = (): string => `Estimate`
export const dealer = (): string => `dealer`
export const email = (): string => `Email`
export const phone = (): string => `Phone`
export const hidden_as_withdrawn = (): string => `Hidden, because consent was withdrawn`
export const price = (): string => `Price`
export const deposit = (): string => `Deposit`
export const term = (): string => `Term`
export const annual_rate_short = (): string => `Annual interest rate`
export const repayment = (): string => `Repayment`
export const total = (): string => `All repayments`
export const agreed_to = (): string => `Agreed to`
export const consent_given = (): string => `Consent given`
export const consent_withdrawn_at = (): string => `Consent withdrawn`
export const finance_enquiry = (): string => `Finance enquiry`
export const a_week = ({ amount }: { amount: string | number }): string => `${amount} a week`
export const a_fortnight = ({ amount }: { amount: string | number }): string => `${amount} a fortnight`
export const a_month = ({ amount }: { amount: string | number }): string => `${amount} a month`
