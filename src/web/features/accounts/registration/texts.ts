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
export const i_agree_to_the_terms_of_trade = (): string => `I agree to the terms of trade`
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
export const a_bid_is_a_contract = (): string => `A bid is a contract`
export const when_you_bid_you_offer_to_buy_at_any = (): string => `When you bid, you offer to buy at any price up to your limit. You can’t take a bid back. If you’re leading when the auction closes and the reserve is met, you’ve bought it. The same goes for Buy now.`
export const a_listing_is_a_contract_too = (): string => `A listing is a contract too`
export const describe_what_you_sell_truthfully_with = (): string => `Describe what you sell truthfully, with its faults, and show the actual item. Only sell what’s yours to sell. If the auction closes at or above your reserve, or someone uses Buy now, you’ve sold it. Don’t bid on your own listings or get others to.`
export const how_the_price_moves = (): string => `How the price moves`
export const we_bid_for_you_only_as_much_as_it = (): string => `We bid for you only as much as it takes to lead, never above your limit, and keep your limit secret. If two limits are equal, the earlier one leads. A bid in the last minutes (2, unless we said otherwise before the auction began) moves the closing to that long after it. Our clock decides.`
export const after_the_trade = (): string => `After the trade`
export const buyer_and_seller_see_each_others_name = (): string => `Buyer and seller see each other’s name, phone and email, and arrange payment and delivery between them. Pay and deliver as the listing says. Hoko holds no money and isn’t a party to the sale.`
export const private_or_in_trade = (): string => `Private or in trade`
export const if_you_sell_in_trade_you_must_say_so = (): string => `If you sell in trade, you must say so. Your buyers are protected by the Consumer Guarantees Act and the Fair Trading Act, and your terms can’t take that away. Between private people, the listing’s description is what counts.`
export const whats_not_allowed = (): string => `What’s not allowed`
export const stolen_goods_recalled_goods_weapons = (): string => `Stolen goods, recalled goods, weapons and drugs, animals that may not be traded, anything else the law forbids, and contact details or links in a listing. We take such listings down and may suspend the account.`
export const what_we_keep_about_you = (): string => `What we keep about you`
export const read_the_terms_of_trade = (): string => `Read the terms of trade`
export const terms_of_trade = (): string => `Terms of trade`
export const close_the_terms = (): string => `Close the terms`
export const the_terms = (): string => `The terms`
