import { formatVisit } from '#shared/formats/formats.ts'
import type { PickupPlan, PickupTime } from '#contract/trades/handovers.ts'

/** 'Sat 28 November, 2–3 pm', Auckland time. */
export const describeVisit = ({ starts_at, ends_at }: Pick<PickupTime, 'starts_at' | 'ends_at'>): string =>
  formatVisit(new Date(starts_at), new Date(ends_at))

/** How it stands, to the side that reads it. */
export function pickupState({ state, times }: PickupPlan, role: 'buyer' | 'seller'): string {
  const is_buyer = role === 'buyer'
  if (state === 'asked') return is_buyer ? 'You asked for other times:' : 'The buyer asks for other times:'
  if (state === 'offered') {
    if (times.length === 0) return 'All the times offered have passed.'
    return is_buyer ? 'Choose one of the seller’s times.' : 'Waiting for the buyer to choose a time.'
  }
  return is_buyer
    ? 'The seller hasn’t offered pickup times yet.'
    : 'Offer the buyer pickup times, unless you’re sending it.'
}
