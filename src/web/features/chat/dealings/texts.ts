// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const viewing = (): string => `Viewing`
export const ask_for_a_viewing = (): string => `Ask for a viewing`
export const ask_for_other_times = (): string => `Ask for other times`
export const offer_viewing_times = (): string => `Offer viewing times`
export const offer_other_times = (): string => `Offer other times`
export const move_viewing = (): string => `Move viewing`
export const call_it_off = (): string => `Call it off`
export const take_it_back = (): string => `Take it back`
export const viewing_on_time = ({ time }: { time: string | number }): string => `Viewing: ${time}`
export const you_asked_for_a_viewing = (): string => `You’ve asked for a viewing.`
export const they_ask_for_a_viewing = (): string => `They’d like a viewing.`
export const choose_one_of_these_times = (): string => `Choose a time to see it.`
export const waiting_for_them_to_choose = (): string => `Waiting for them to choose one of your times.`
export const all_the_times_offered_have_passed = (): string => `All the times offered have passed.`
export const viewing_times = (): string => `Viewing times`
export const choose_time = (): string => `Choose time`
export const choose_this_time = ({ time }: { time: string | number }): string => `Choose time: ${time}`
export const chosen = (): string => `Chosen`
export const add_to_calendar = (): string => `Add to calendar`
export const viewing_agreed = (): string => `Viewing agreed`
export const well_tell_them_and_theyll_choose = (): string => `We’ll tell them, and they’ll choose one. Times are in New Zealand time.`
export const picked_will_no_longer_apply = ({ picked }: { picked: string | number }): string => `${picked} will no longer apply. We’ll tell them.`
export const offer_these_times = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Offer this time`, 'other': `Offer these ${formatCount(count)} times` })}`
export const where = (): string => `Where`
export const only_they_see_this = (): string => `Only they see this.`
export const n_12_jackson_street_petone = (): string => `12 Jackson Street, Petone`
export const note = (): string => `Note`
export const ring_the_bell_at_the_side_door = (): string => `Ring the bell at the side door.`
export const enter_a_day_and_both_times = (): string => `Enter a day and both times, or remove the row.`
export const say_where_to_come = (): string => `Say where to come.`
export const times_offered = (): string => `Times offered`
export const when_would_it_suit_you = (): string => `When would it suit you?`
export const saturday_morning_or_any_evening = (): string => `Saturday morning, or any evening after 6 pm.`
export const they_can_offer_times_to_choose_from = (): string => `They can offer times for you to choose from.`
export const ask = (): string => `Ask`
export const asked = (): string => `Asked for a viewing`
export const call_off_the_viewing_question = (): string => `Call off the viewing?`
export const well_tell_them_its_off = (): string => `We’ll tell them straight away.`
export const called_off = (): string => `Viewing called off`
export const you_asked_on_the_listing = ({ question }: { question: string | number }): string => `You asked on the listing: “${question}”`
export const they_asked_on_the_listing = ({ name, question }: { name: string | number; question: string | number }): string => `${name} asked on the listing: “${question}”`
export const you_answered_on_the_listing = ({ answer }: { answer: string | number }): string => `You answered on the listing: “${answer}”`
export const they_answered_on_the_listing = ({ name, answer }: { name: string | number; answer: string | number }): string => `${name} answered on the listing: “${answer}”`
export const you_asked_to_see_it = ({ note }: { note: string | number }): string => `You asked for a viewing: “${note}”`
export const they_asked_to_see_it = ({ name, note }: { name: string | number; note: string | number }): string => `${name} asked for a viewing: “${note}”`
export const you_offered_viewing_times = (): string => `You offered viewing times`
export const they_offered_viewing_times = ({ name }: { name: string | number }): string => `${name} offered viewing times`
export const you_chose_a_viewing = ({ time }: { time: string | number }): string => `You chose a viewing time: ${time}`
export const they_chose_a_viewing = ({ name, time }: { name: string | number; time: string | number }): string => `${name} chose a viewing time: ${time}`
export const you_called_off_the_viewing = ({ time }: { time: string | number }): string => `You called off the viewing on ${time}`
export const you_took_it_back = (): string => `You took it back: no viewing for now`
export const they_took_it_back = ({ name }: { name: string | number }): string => `${name} took it back: no viewing for now`
export const you_asked_for_another_time = ({ time, note }: { time: string | number; note: string | number }): string => `You asked for another time than ${time}: “${note}”`
export const they_asked_for_another_time = ({ name, time, note }: { name: string | number; time: string | number; note: string | number }): string => `${name} asked for another time than ${time}: “${note}”`
export const they_called_off_the_viewing = ({ name, time }: { name: string | number; time: string | number }): string => `${name} called off the viewing on ${time}`
export const you_offered_amount = ({ amount }: { amount: string | number }): string => `You offered ${amount}`
export const they_offered_amount = ({ name, amount }: { name: string | number; amount: string | number }): string => `${name} offered ${amount}`
export const you_countered_with_amount = ({ amount }: { amount: string | number }): string => `You countered with ${amount}`
export const they_countered_with_amount = ({ name, amount }: { name: string | number; amount: string | number }): string => `${name} countered with ${amount}`
export const you_accepted_the_offer = (): string => `You accepted the offer`
export const they_accepted_the_offer = ({ name }: { name: string | number }): string => `${name} accepted the offer`
export const you_declined_the_offer = (): string => `You declined the offer`
export const they_declined_the_offer = ({ name }: { name: string | number }): string => `${name} declined the offer`
export const you_withdrew_the_offer = (): string => `You withdrew the offer`
export const they_withdrew_the_offer = ({ name }: { name: string | number }): string => `${name} withdrew the offer`
export const the_offer_ended = (): string => `The offer ended`
export const sold = (): string => `Sold`
export const sold_for_amount = ({ amount }: { amount: string | number }): string => `Sold for ${amount}`
export const you_marked_it_as_paid = (): string => `You marked it as paid`
export const they_marked_it_as_paid = ({ name }: { name: string | number }): string => `${name} marked it as paid`
export const you_confirmed_the_payment = (): string => `You confirmed the payment`
export const they_confirmed_the_payment = ({ name }: { name: string | number }): string => `${name} confirmed the payment`
export const you_marked_it_as_sent = (): string => `You marked it as sent`
export const they_marked_it_as_sent = ({ name }: { name: string | number }): string => `${name} marked it as sent`
export const you_received_it = (): string => `You received it`
export const they_received_it = ({ name }: { name: string | number }): string => `${name} received it`
export const it_was_handed_over = (): string => `It was handed over`
export const you_opened_a_dispute = (): string => `You opened a dispute`
export const they_opened_a_dispute = ({ name }: { name: string | number }): string => `${name} opened a dispute`
export const the_sale_was_cancelled = (): string => `The sale was cancelled`
export const about_you = (): string => `About you (optional)`
export const the_landlord_sees_this = (): string => `Landlords usually ask this before a viewing, and only they see it. If you fill it in, give the number of people and a date. You don’t have to say anything else about yourself.`
export const how_many_people_would_live_here = (): string => `How many people would live here?`
export const pets = (): string => `Pets`
export const leave_empty_if_you_have_none = (): string => `Leave empty if you have none.`
export const one_old_cat = (): string => `One old cat`
export const move_in_date = (): string => `Move-in date`
export const enter_how_many_people = (): string => `Enter a number from 1 to 20.`
export const choose_a_move_in_date = (): string => `Choose today or a later day.`
export const count_people = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} person`, 'other': `${formatCount(count)} people` })}`
export const no_pets = (): string => `No pets`
export const pets_named = ({ pets }: { pets: string | number }): string => `Pets: ${pets}`
export const moving_in_from_day = ({ day }: { day: string | number }): string => `From ${day}`
export const say_when_it_would_suit_you = (): string => `Say when it would suit you.`
export const show_phone_number = (): string => `Show phone number`
