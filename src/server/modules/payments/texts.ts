// Written by `npm run texts` from texts.json, where the texts stand.

export const no_payments_are_set_up_here = (): string => `Payments aren’t set up on this site.`
export const declined = (): string => `Your card was declined. Try another card, or ask your bank.`
export const insufficient_funds = (): string => `There isn’t enough money on this card. Try another card.`
export const expired_card = (): string => `This card has expired. Use another card.`
export const incorrect_cvc = (): string => `The security code doesn’t match. Check the code on your card.`
export const incorrect_number = (): string => `This card number isn’t right. Check the digits.`
export const processing_error = (): string => `Your bank couldn’t check this card right now. Try again in a few minutes.`
export const authentication_required = (): string => `Your bank wants you to confirm this payment.`
export const not_a_test_card = (): string => `This site only takes test payments. Use one of the test cards, never a real one.`
export const this_card_was_removed = (): string => `This card was removed. Enter your card again.`
export const a_payment_with_this_card_is_under_way = (): string => `A payment with this card is under way. Try again in a few minutes.`
export const this_card_pays_for_your_plan = (): string => `This card pays for your plan. Add another card first, or cancel your plan.`
export const no_card_was_added = (): string => `No card was added. Please start again.`
