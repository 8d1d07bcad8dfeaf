// Written by `npm run texts` from texts.json, where the texts stand.

export const confirm_this_payment = (): string => `Confirm this payment`
export const test_payments_no_money_moves = (): string => `Test payments: no money moves. With a real card, your bank would ask you here.`
export const approve_payment = (): string => `Approve payment`
export const decline_payment = (): string => `Decline payment`
export const payment_already_answered = (): string => `You’ve already answered`
export const this_payment_is_no_longer_waiting = (): string => `This payment is no longer waiting to be confirmed.`
export const back_to_hoko = (): string => `Back to Hoko`
export const starter = (): string => `Starter`
export const business = (): string => `Business`
export const dealer = (): string => `Dealer`
export const business_yearly = (): string => `Business, yearly`
export const dealer_yearly = (): string => `Dealer, yearly`
