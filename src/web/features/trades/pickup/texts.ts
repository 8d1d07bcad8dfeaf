// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const new_code_made = (): string => `New code made`
export const handover_code = (): string => `Handover code`
export const make_a_new_code = (): string => `Make a new code`
export const too_many_wrong_codes_were_entered_so = (): string => `Too many wrong codes were entered, so your code is locked. Make a new one if you’re there and you have it.`
export const show_this_to_the_seller_when_you_meet = (): string => `Show this to the seller when you meet, once you have what you bought. It completes the sale. Never send it in advance.`
export const handover = (): string => `Handover`
export const at_handover_ask_the_buyer_for_their = (): string => `At handover, ask the buyer for their six-digit code and enter it here to complete the sale.`
export const too_many_wrong_codes_were_entered_ask = (): string => `Too many wrong codes were entered. Ask the buyer to make a new one. We’ll tell you when they have.`
export const enter_handover_code = (): string => `Enter handover code`
export const sale_completed = (): string => `Sale completed`
export const name_can_see_the_code = ({ name }: { name: string | number }): string => `${name} can see it in iWon · iLost. Entering it completes the sale. You can’t undo this.`
export const the_buyer_can_see_the_code = (): string => `The buyer can see it in iWon · iLost. Entering it completes the sale. You can’t undo this.`
export const complete_sale = (): string => `Complete sale`
export const handover_code_6_digits = (): string => `Handover code, 6 digits`
export const enter_all_6_digits = (): string => `Enter all 6 digits.`
export const weve_told_the_buyer = (): string => `We’ve told the buyer`
export const enter_a_day_and_both_times_or_remove = (): string => `Enter a day and both times, or remove the row.`
export const say_where_to_come = (): string => `Say where to come.`
export const move_pickup = (): string => `Move pickup`
export const offer_pickup_times = (): string => `Offer pickup times`
export const picked_will_no_longer_apply_well_tell = ({ picked }: { picked: string | number }): string => `${picked} will no longer apply. We’ll tell the buyer, and they’ll choose one of the new times.`
export const well_tell_the_buyer_and_theyll_choose = (): string => `We’ll tell the buyer, and they’ll choose one. Times are in New Zealand time.`
export const offer_these_length_times = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Offer this time`, 'other': `Offer these ${formatCount(count)} times` })}`
export const pickup_times = (): string => `Pickup times`
export const where = (): string => `Where`
export const only_the_buyer_sees_this = (): string => `Only the buyer sees this.`
export const n_12_jackson_street_petone = (): string => `12 Jackson Street, Petone`
export const note = (): string => `Note`
export const ring_when_you_are_at_the_gate = (): string => `Ring when you are at the gate.`
export const pickup = (): string => `Pickup`
export const suggest_a_time = (): string => `Suggest a time`
export const ask_for_other_times = (): string => `Ask for other times`
export const offer_other_times = (): string => `Offer other times`
export const cancel = (): string => `Cancel`
export const add_to_calendar = (): string => `Add to calendar`
export const time_no_longer_applies = ({ time }: { time: string | number }): string => `${time} no longer applies.`
export const remove_from_my_calendar = (): string => `Remove from my calendar`
export const pickup_agreed_weve_told_the_seller = (): string => `Pickup agreed. We’ve told the seller.`
export const picked = (): string => `Picked`
export const choose_this_time_time = ({ time }: { time: string | number }): string => `Choose time: ${time}`
export const choose_time = (): string => `Choose time`
export const weve_told_the_seller = (): string => `We’ve told the seller`
export const when_does_it_suit_you = (): string => `When does it suit you?`
export const picked_will_no_longer_apply_well_tell_2 = ({ picked }: { picked: string | number }): string => `${picked} will no longer apply. We’ll tell the seller, and they can offer other times.`
export const well_tell_the_seller_and_they_can = (): string => `We’ll tell the seller, and they can offer times for you to choose from.`
export const ask_the_seller = (): string => `Ask the seller`
export const when_would_it_suit_you = (): string => `When would it suit you?`
export const only_the_seller_sees_this = (): string => `Only the seller sees this.`
export const saturday_morning_or_any_evening_after = (): string => `Saturday morning, or any evening after 6 pm.`
export const you_asked_for_other_times = (): string => `You asked for other times:`
export const the_buyer_asks_for_other_times = (): string => `The buyer asks for other times:`
export const all_the_times_offered_have_passed = (): string => `All the times offered have passed.`
export const choose_one_of_the_sellers_times = (): string => `Choose one of the seller’s times.`
export const waiting_for_the_buyer_to_choose_a_time = (): string => `Waiting for the buyer to choose a time.`
export const the_seller_hasnt_offered_pickup_times = (): string => `The seller hasn’t offered pickup times yet.`
export const offer_the_buyer_pickup_times_unless = (): string => `Offer the buyer pickup times, unless you’re sending it.`
