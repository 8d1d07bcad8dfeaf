import type { PickupPlan } from '#domains/trades/common/meetings/meetings.ts'
import * as t from '#domains/trades/texts.ts'

export function pickupState({ state, times }: PickupPlan, role: 'buyer' | 'seller'): string {
  const isBuyer = role === 'buyer'
  if (state === 'asked') return isBuyer ? t.you_asked_for_other_times() : t.the_buyer_asks_for_other_times()
  if (state === 'offered') {
    if (times.length === 0) return t.all_the_times_offered_have_passed()
    return isBuyer ? t.choose_one_of_the_sellers_times() : t.waiting_for_the_buyer_to_choose_a_time()
  }
  return isBuyer ? t.the_seller_hasnt_offered_pickup_times() : t.offer_the_buyer_pickup_times_unless()
}
