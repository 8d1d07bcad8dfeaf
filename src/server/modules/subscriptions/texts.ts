// Written by `npm run texts` from texts.json, where the texts stand.

export const unused_part_of_plan = ({ plan }: { plan: string | number }): string => `${plan}: what’s left of what you paid for`
export const plan_for_a_month = ({ plan }: { plan: string | number }): string => `${plan}, monthly`
export const plan_for_a_year = ({ plan }: { plan: string | number }): string => `${plan}, yearly`
export const charge_for_plan = ({ plan }: { plan: string | number }): string => `Hoko: ${plan}`
export const not_paid = (): string => `It wasn’t paid.`
export const pay_what_is_owing_first = (): string => `Pay what’s owing first. Then you can change your plan.`
export const declined = (): string => `Your bank declined the card. Try another card, or ask your bank.`
export const declined_for_lack_of_money = (): string => `There isn’t enough money on the card. Try another card.`
export const declined_as_expired = (): string => `The card has expired. Add another one.`
export const declined_for_its_code = (): string => `The card’s security code is wrong. Add the card again.`
export const declined_by_mistake = (): string => `Something went wrong at the bank. You weren’t charged; try again in a few minutes.`
export const declined_unconfirmed = (): string => `Your bank wants you to confirm this payment yourself.`
export const not_confirmed = (): string => `The payment wasn’t confirmed, so you weren’t charged.`
