// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const that_code_isnt_right_ask_the_buyer_to = (): string => `That code isn’t right. Ask the buyer to make a new one.`
export const that_code_isnt_right_you_can_try_again = ({ count }: { count: number }): string => `That code isn’t right. You can try ${choosePlural(count, { 'one': `once more`, 'other': `${formatCount(count)} more times` })}.`
export const too_many_wrong_codes_ask_the_buyer_to = (): string => `Too many wrong codes. Ask the buyer to make a new one.`
export const this_listing_has_no_pickup_so_theres = (): string => `This listing has no pickup, so there’s no handover code.`
export const this_sale_is_already_complete = (): string => `This sale is already complete.`
export const this_sale_fell_through = (): string => `This sale fell through.`
export const this_sale_is_in_dispute_you_cant = (): string => `This sale is in dispute. You can’t complete it until that’s settled.`
export const its_marked_as_sent_undo_that_first_if = (): string => `It’s marked as sent. Undo that first if you’re handing it over.`
export const youve_said_the_buyer_hasnt_paid_undo = (): string => `You’ve said the buyer hasn’t paid. Undo that first.`
export const you_cant_complete_this_sale_with_a = (): string => `You can’t complete this sale with a code now.`
export const pickups = (): string => `Pickups`
export const pick_up = (): string => `Pick up`
export const hand_over = (): string => `Hand over`
export const you_meet_the_other_side = ({ is_seller, name, phone }: { is_seller: boolean; name: string | number; phone: string | number }): string => `You meet the ${is_seller ? `seller` : `buyer`}, ${name}, ${phone}.`
export const show_your_handover_code_once_you_have = (): string => `Show your handover code once you have it.`
export const ask_for_the_handover_code_as_you_hand = (): string => `Ask for the handover code as you hand it over.`
export const that_time_is_no_longer_offered_choose = (): string => `That time is no longer offered. Choose another.`
export const this_listing_has_no_pickup = (): string => `This listing has no pickup.`
export const this_sale_is_in_dispute_you_cant_2 = (): string => `This sale is in dispute. You can’t arrange a pickup until that’s settled.`
export const its_marked_as_sent_so_theres_nothing = (): string => `It’s marked as sent, so there’s nothing to pick up.`
export const the_seller_says_the_buyer_hasnt_paid = (): string => `The seller says the buyer hasn’t paid, so you can’t arrange a pickup now.`
export const this_sale_has_ended_so_theres_nothing = (): string => `This sale has ended, so there’s nothing to pick up.`
export const its_pickup_time_now_ring_each_other_if = (): string => `It’s pickup time now. Ring each other if something has come up.`
