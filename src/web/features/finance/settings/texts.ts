// Written by `npm run texts` from texts.json, where the texts stand.

export const finance = (): string => `Finance`
export const no_enquiries_yet = (): string => `No finance enquiries yet`
export const ask_on_a_vehicle = (): string => `When you ask a lender about a vehicle, you can read here what we sent.`
export const enquiries_didnt_load = (): string => `Your finance enquiries didn’t load`
export const loading_enquiries = (): string => `Loading your finance enquiries`
export const sent_to_recipient_on_date = ({ recipient, date }: { recipient: string | number; date: string | number }): string => `Sent to ${recipient} on ${date}`
export const withdrawn_on_date = ({ date }: { date: string | number }): string => `Consent withdrawn on ${date}`
export const what_we_sent = (): string => `What we sent`
export const what_you_agreed_to = (): string => `What you agreed to`
export const withdraw_consent = (): string => `Withdraw consent`
export const withdraw_your_consent = (): string => `Withdraw your consent?`
export const we_ask_recipient_to_delete = ({ recipient }: { recipient: string | number }): string => `We’ll email ${recipient} to delete your details and not to contact you about this any more.`
export const keep_consent = (): string => `Keep consent`
export const consent_withdrawn = (): string => `Consent withdrawn`
export const for_traders_only = (): string => `Choose “In trade” above to offer finance on your vehicles.`
export const offer_finance = (): string => `Offer finance on my vehicles`
export const offer_finance_help = (): string => `You need to be allowed to lend, or to arrange loans, under the Credit Contracts and Consumer Finance Act 2003.`
export const annual_rate = (): string => `Annual interest rate (%)`
export const annual_rate_help = (): string => `From 0 to 49.99, for example 9.95`
export const establishment_fee = (): string => `Establishment fee`
export const monthly_fee = (): string => `Account fee a month`
export const terms_of_dealers = ({ amount }: { amount: string | number }): string => `Buyers choose from 12 to 60 months and any deposit, as long as they borrow at least ${amount}.`
export const save_finance_offer = (): string => `Save finance offer`
export const finance_offer_saved = (): string => `Finance offer saved`
export const enter_a_rate = (): string => `Enter a rate from 0 to 49.99%.`
export const enter_an_amount = (): string => `Enter an amount, like 250 or 250.50.`
