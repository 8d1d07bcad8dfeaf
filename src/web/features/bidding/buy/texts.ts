// Written by `npm run texts` from texts.json, where the texts stand.

export const buy_for_total = ({ total }: { total: string | number }): string => `Buy for ${total}?`
export const you_agree_to_pay_the_seller_total_you = ({ total }: { total: string | number }): string => `You agree to pay the seller ${total}. You can’t cancel once you’ve bought. You’ll see each other’s name, phone and email.`
export const buy_for_total_2 = ({ total }: { total: string | number }): string => `Buy for ${total}`
export const quantity = (): string => `Quantity`
export const price_each_most_left = ({ price, most }: { price: string | number; most: string | number }): string => `${price} each. ${most} left.`
export const enter_a_number_from_1_to_most = ({ most }: { most: string | number }): string => `Enter a number from 1 to ${most}.`
export const buy_now_price = ({ price }: { price: string | number }): string => `Buy now ${price}`
export const sign_in_to_buy = (): string => `Sign in to buy`
export const bought_for_total = ({ total }: { total: string | number }): string => `Bought for ${total}`
export const see_purchase = (): string => `See purchase`
