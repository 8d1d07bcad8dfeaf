// Written by `npm run texts` from texts.json, where the texts stand.

export const unused_part_of_plan = ({ plan }: { plan: string | number }): string => `Unused time on ${plan}`
export const plan_for_a_month = ({ plan }: { plan: string | number }): string => `${plan}, monthly`
export const plan_for_a_year = ({ plan }: { plan: string | number }): string => `${plan}, yearly`
export const charge_for_plan = ({ plan }: { plan: string | number }): string => `Hoko: ${plan}`
export const not_paid = (): string => `It wasn’t paid.`
export const pay_what_is_owing_first = (): string => `Pay what’s owing first. Then you can change your plan.`
export const not_confirmed = (): string => `You didn’t confirm the payment, so you weren’t charged.`
