// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const your_cards_didnt_load = (): string => `Your cards didn’t load`
export const loading_your_cards = (): string => `Loading your cards`
export const cards = (): string => `Cards`
export const you_havent_added_a_card_yet = (): string => `You haven’t added a card yet.`
export const payments_arent_set_up_here = (): string => `Payments aren’t set up on this site yet.`
export const test_payments_never_enter_a_real_card = (): string => `Test payments: no money moves. Never enter a real card.`
export const brand_ending_in_last4 = ({ brand, last4 }: { brand: string | number; last4: string | number }): string => `${brand} ending in ${last4}`
export const expires_month_year = ({ month, year }: { month: string | number; year: string | number }): string => `Expires ${month}/${year}`
export const expired_month_year = ({ month, year }: { month: string | number; year: string | number }): string => `Expired ${month}/${year}`
export const default_card = (): string => `Default`
export const expired = (): string => `Expired`
export const make_default_card = <Node>({ span, card }: { span: (parts: Parts<Node>) => Node; card: string | number }): Parts<Node> => [`Make default `, span([`${card}`])]
export const remove_card = <Node>({ span, card }: { span: (parts: Parts<Node>) => Node; card: string | number }): Parts<Node> => [`Remove `, span([`${card}`])]
export const card_is_now_the_default = ({ card }: { card: string | number }): string => `${card} is now your default card`
export const remove_this_card = (): string => `Remove this card?`
export const card_will_be_removed = ({ card }: { card: string | number }): string => `${card} will be removed from your account.`
export const card_will_be_removed_and_default_moves = ({ card }: { card: string | number }): string => `${card} will be removed from your account. Your newest other card becomes the default.`
export const remove_card_button = (): string => `Remove card`
export const keep_card = (): string => `Keep card`
export const card_removed = (): string => `Card removed`
export const add_card = (): string => `Add card`
export const add_a_card = (): string => `Add a card`
export const card_added = (): string => `Card added`
export const the_card_wasnt_added = (): string => `The card wasn’t added`
export const that_didnt_work = (): string => `That didn’t work`
export const go_to_stripe_to_add_a_card = (): string => `You’ll enter your card on Stripe’s secure page, then come straight back.`
export const card_number = (): string => `Card number`
export const expiry_date = (): string => `Expiry date`
export const month_and_year_on_the_card = (): string => `Month and year, like 08 / 29`
export const security_code = (): string => `Security code`
export const three_digits_on_the_back = (): string => `3 digits on the back`
export const four_digits_on_the_front = (): string => `4 digits on the front`
export const enter_your_card_number = (): string => `Enter your card number.`
export const check_the_digits_of_your_card_number = (): string => `This card number isn’t right. Check the digits.`
export const use_a_test_card = (): string => `Use one of the test cards. A real card doesn’t work here, and never leaves this page.`
export const enter_the_expiry_date = (): string => `Enter the expiry date.`
export const that_month_doesnt_exist = (): string => `That month doesn’t exist. Enter a month from 01 to 12.`
export const enter_the_month_and_year = (): string => `Enter the month and year, like 08 / 29.`
export const this_card_has_expired = (): string => `This card has expired. Use another card.`
export const enter_the_security_code = (): string => `Enter the security code.`
export const check_the_security_code = (): string => `Check the security code on your card.`
export const choose_a_test_card = (): string => `Choose a test card`
export const works = (): string => `Works`
export const is_declined = (): string => `Is declined`
export const isnt_enough_money = (): string => `Not enough money`
export const wrong_security_code = (): string => `Wrong security code`
export const is_declined_when_charged = (): string => `Is declined when charged`
export const asks_you_to_confirm = (): string => `Asks you to confirm`
export const pay_with = (): string => `Pay with`
