// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const waiting_for_approval = (): string => `Waiting for approval`
export const relisted = (): string => `Relisted`
export const were_telling_the_people_watching_it = (): string => `We’re telling the people watching it.`
export const check_it_first_then_publish_it = (): string => `Check it first, then publish it.`
export const relist = (): string => `Relist`
export const edit_and_relist = (): string => `Edit and relist`
export const relist_this_listing = (): string => `Relist this listing?`
export const relist_listing = (): string => `Relist listing`
export const title_goes_live_now_with_the_same = ({ title }: { title: string | number }): string => `“${title}” goes live now with the same details, photos and prices. We’ll tell the people watching it. Its page will say it was listed before.`
export const if_it_doesnt_sell = (): string => `If it doesn’t sell`
export const well_relist_it_with_the_same_details = (): string => `We’ll relist it with the same details, photos, prices and watchers.`
export const dont_relist = (): string => `Don’t relist`
export const relist_it_up_to_times_times = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Relist it once`, 'other': `Relist it up to ${formatCount(count)} times` })}`
export const bid_on_it = (): string => `bid on it`
export const made_an_offer = (): string => `made an offer`
export const asked_about_it = (): string => `asked about it`
export const it_comes_off_the_market_now = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `It comes`, 'other': `All ${formatCount(count)} that are left come` })} off the market now. You can’t undo this.`
export const the_other_count_stay_for_sale = ({ count }: { count: number }): string => `The other ${choosePlural(count, { 'one': `one stays`, 'other': `${formatCount(count)} stay` })} for sale. You can’t undo this.`
export const how_many_were_sold = (): string => `How many were sold`
export const count_are_left = ({ count }: { count: string | number }): string => `${count} are left.`
export const keep_it_live = (): string => `Keep it live`
export const loading_people_who_asked = (): string => `Loading people who asked`
export const no_one_has_bid_on_it_or_asked_about_it = (): string => `No one has bid on it or asked about it, so there’s no buyer to choose.`
export const somebody_else = (): string => `Somebody else`
export const what_they_pay = (): string => `What they pay`
export const enter_an_amount_like_45_or_45_50 = (): string => `Enter an amount, like 45 or 45.50.`
export const for_one_piece = (): string => `For one piece.`
export const sold_for_price = ({ price }: { price: string | number }): string => `Sold for ${price}`
export const pieces_sold_for_price = ({ pieces, price }: { pieces: string | number; price: string | number }): string => `${pieces} sold for ${price}`
export const sale_fell_through = (): string => `Sale fell through.`
export const withdrawn = (): string => `Withdrawn.`
export const didnt_sell = (): string => `Didn’t sell.`
export const mark_as_sold = (): string => `Mark as sold`
export const marked_as_sold = (): string => `Marked as sold`
export const who_bought_it = (): string => `Who bought it`
export const well_ask_the_buyer_to_confirm_it = (): string => `We’ll ask the buyer to confirm it.`
export const the_buyer_sees_this_before_confirming = (): string => `The buyer sees this before confirming.`
export const mark_as_rented = (): string => `Mark as rented`
export const marked_as_rented = (): string => `Marked as rented`
export const who_rents_it = (): string => `Who’s renting it`
export const well_ask_them_to_confirm_it = (): string => `We’ll ask them to confirm it.`
export const per_week_they_see_this_before = (): string => `Per week. They see this before confirming.`
export const tell_bidders_why_youre_withdrawing_it = (): string => `Tell bidders why you’re withdrawing it.`
export const withdrawn_2 = (): string => `Withdrawn`
export const were_telling_everyone_who_bid = (): string => `We’re telling everyone who bid.`
export const withdraw_this_listing = (): string => `Withdraw this listing?`
export const title_comes_down_now_and_wont_be_sold = ({ title }: { title: string | number }): string => `“${title}” comes down now. We’ll tell everyone who bid, with your reason, and count it on your page. You can’t undo this.`
export const title_comes_down_now_and_wont_be_sold_2 = ({ title }: { title: string | number }): string => `“${title}” comes down now. No one has bid. You can relist it later.`
export const withdraw_it = (): string => `Withdraw it`
export const your_reason = (): string => `Your reason`
export const a_reason = (): string => `A reason`
export const everyone_who_bid_will_see_this = (): string => `Everyone who bid will see this.`
export const shown_to_people_who_look_at_the = (): string => `Shown to people who look at the listing later.`
export const well_ask_them_to_confirm_then_youll = (): string => `We’ll ask them to confirm. Then you’ll see each other’s name, phone and email.`
