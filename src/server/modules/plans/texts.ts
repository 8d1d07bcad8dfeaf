// Written by `npm run texts` from texts.json, where the texts stand.

export const another_plan_has_this_name = (): string => `Another plan has this name.`
export const this_price_is_gone_choose_another = (): string => `This price is gone. Choose another one, or type an amount.`
export const this_price_is_a_different_amount = (): string => `This price is a different amount now. Choose it again.`
