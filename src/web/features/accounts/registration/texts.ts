// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const choose_your_region = (): string => `Choose your region.`
export const choose_your_town_or_suburb_from_the = (): string => `Choose your town or suburb from the list.`
export const welcome_to_hoko_first_name = ({ first_name }: { first_name: string | number }): string => `Welcome to Hoko, ${first_name}`
export const youre_signed_in_you_can_bid_and_sell = (): string => `You’re signed in. You can bid and sell.`
export const how_will_you_sell = (): string => `How will you sell?`
export const we_show_this_on_your_listings_as_the = (): string => `We show this on your listings, as the Fair Trading Act requires.`
export const privately = (): string => `Privately`
export const i_sell_my_own_things_now_and_then = (): string => `I sell my own things now and then.`
export const in_trade = (): string => `In trade`
export const i_buy_or_make_things_to_sell_or_sell = (): string => `I buy or make things to sell, or sell for a business.`
export const i_agree_to_the_terms_and_the_policy = <Node>({ terms, policy }: { terms: (parts: Parts<Node>) => Node; policy: (parts: Parts<Node>) => Node }): Parts<Node> => [`I agree to the `, terms([`terms and conditions`]), ` and the `, policy([`privacy policy`])]
export const create_my_account = (): string => `Create my account`
export const sign_in = (): string => `Sign in`
export const register_again = (): string => `Register again`
export const an_account_already_uses_this_email = (): string => `An account already uses this email.`
export const first_name = (): string => `First name`
export const last_name = (): string => `Last name`
export const email = (): string => `Email`
export const is_it_yours_sign_in_with_this_email = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`Is it yours? `, link([`Sign in with this email`])]
export const well_email_you_a_4_digit_code = (): string => `We’ll email you a 4-digit code.`
export const mobile_phone = (): string => `Mobile phone`
export const well_text_you_a_4_digit_code = (): string => `We’ll text you a 4-digit code.`
export const only_people_you_trade_with_see_your_number = (): string => `Only people you trade with see your number.`
export const password = (): string => `Password`
export const send_me_the_code = (): string => `Send me the code`
