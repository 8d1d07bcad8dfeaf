// Written by `npm run texts` from texts.json, where the texts stand.

export const kia_ora = (): string => `Kia ora,`
export const thanks_we_took_amount = ({ amount, what }: { amount: string | number; what: string | number }): string => `Thanks for your payment of ${amount} by card: ${what}.`
export const invoice_is_attached = ({ number }: { number: string | number }): string => `Your invoice ${number} is attached as a PDF.`
export const we_refunded_amount = ({ amount }: { amount: string | number }): string => `We’ve refunded ${amount} to your card. It can take your bank a few days to show it.`
export const the_reason = ({ reason }: { reason: string | number }): string => `The reason: ${reason}`
export const correction_is_attached = ({ number, corrected }: { number: string | number; corrected: string | number }): string => `The correction ${number} of your invoice ${corrected} is attached as a PDF.`
export const this_was_a_test_payment = (): string => `This was a test payment: no money has moved.`
export const find_them_all_in_your_settings = (): string => `You can also find all your invoices in your Hoko settings.`
export const sample_plan = (): string => `Dealer plan`
export const sample_reason = (): string => `You were charged for a month you didn’t use.`
