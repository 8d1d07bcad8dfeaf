// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const licence_number = (): string => `Licence number`
export const field_5a_on_the_card = (): string => `Field 5a on the card.`
export const card_version = (): string => `Card version`
export const field_5b_three_digits = (): string => `Field 5b: three digits.`
export const check_it_again = (): string => `Check it again`
export const check_licence = (): string => `Check licence`
export const driver_licence = (): string => `Driver licence`
export const check_your_licence_with_the_register = (): string => `Check your licence with the register before you test drive or buy a vehicle. We only keep the result, the date and the last two digits. Only you see it.`
export const this_didnt_load = (): string => `This didn’t load`
export const loading_your_licence_check = (): string => `Loading your licence check`
export const valid = (): string => `Valid`
export const not_valid = (): string => `Not valid`
export const licence_check_removed = (): string => `Licence check removed`
export const the_licence_was_valid_on = <Node>({ b, last_two_digits, is_valid, checked_at }: { b: (parts: Parts<Node>) => Node; last_two_digits: string | number; is_valid: boolean; checked_at: string | number }): Parts<Node> => [`The licence ending in `, b([`${last_two_digits}`]), ` was `, `${is_valid ? `valid` : `not valid, or doesn’t match that card,`}`, ` on `, `${checked_at}`, `.`]
export const remove = (): string => `Remove`
export const remove_the_licence_check = (): string => `Remove the licence check?`
export const remove_it = (): string => `Remove it`
export const well_delete_the_result_and_the_two = (): string => `We’ll delete the result and the two digits. You can check your licence again later.`
export const that_number_looks_right = (): string => `That number looks right.`
export const bank_account_saved = (): string => `Bank account saved`
export const name_of_the_account = (): string => `Name of the account`
export const account_number = (): string => `Account number`
export const bank_branch_account_and_suffix = (): string => `Bank, branch, account and suffix.`
export const note_to_buyers = (): string => `Note to buyers`
export const the_reference_to_use_or_other_ways_to = (): string => `The reference to use, or other ways to pay.`
export const save_bank_account = (): string => `Save bank account`
export const where_buyers_pay = (): string => `Where buyers pay`
export const only_people_whove_bought_from_you_see = (): string => `Only people who’ve bought from you see your bank account. We’ll email you whenever it changes. For 24 hours after you change or remove it, we ask buyers to ring you before they pay. Adding your first account doesn’t count as a change.`
export const loading_where_buyers_pay = (): string => `Loading where buyers pay`
export const bank_account_removed = (): string => `Bank account removed`
export const saved_changed_at = ({ changed_at }: { changed_at: string | number }): string => `Saved ${changed_at}`
export const remove_bank_account = (): string => `Remove bank account`
export const remove_your_bank_account = (): string => `Remove your bank account?`
export const buyers_wont_see_it_any_more_well_warn = (): string => `Buyers won’t see it any more. We’ll warn anyone about to pay you for 24 hours.`
export const selling_details_saved = (): string => `Selling details saved`
export const selling = (): string => `Selling`
export const under_the_fair_trading_act_buyers_must = (): string => `Under the Fair Trading Act, buyers must be able to see whether you’re in trade. We show it on your listings.`
export const how_you_sell = (): string => `How you sell`
export const privately = (): string => `Privately`
export const i_sell_my_own_things_now_and_then = (): string => `I sell my own things now and then.`
export const in_trade = (): string => `In trade`
export const i_buy_or_make_things_to_sell_or_sell = (): string => `I buy or make things to sell, or sell for a business. The Consumer Guarantees Act protects my buyers.`
export const your_live_listings_will_show_in_trade = (): string => `Your live listings will say that you sell in trade too. You can switch back until someone bids, makes an offer or buys.`
export const trading_name = (): string => `Trading name`
export const shown_next_to_your_name = (): string => `Shown next to your name.`
export const your_13_digit_new_zealand_business = (): string => `Your 13-digit New Zealand Business Number. We show it on your page.`
export const gst_number = (): string => `GST number`
export const n_8_or_9_digits_if_youre_registered_its = (): string => `8 or 9 digits, if you’re registered. It’s only used on invoices.`
export const motor_vehicle_trader_number = (): string => `Motor vehicle trader number`
export const if_you_sell_vehicles_your_number_in = (): string => `If you sell vehicles, your number in the Motor Vehicle Traders Register. It’s shown on your Consumer Information Notices with your name, address and phone.`
export const real_estate_agency_licence = (): string => `Real estate agency licence`
export const if_you_sell_or_let_property_for_others = (): string => `If you sell or let property for others, your licence under the Real Estate Agents Act 2008. We show your trading name and “licensed under the REAA 2008” on every property you list.`
export const save_selling_details = (): string => `Save selling details`
