// Written by `npm run texts` from texts.json, where the texts stand.

export const the_reason = ({ reason }: { reason: string | number }): string => `Reason: ${reason}`
export const this_was_a_test_payment = (): string => `This was a test payment: no money has moved.`
export const see_your_invoices = (): string => `See your invoices`
export const sample_plan = (): string => `Dealer plan`
export const sample_reason = (): string => `You were charged for a month you didn’t use.`
