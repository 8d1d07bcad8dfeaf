import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { maxWrongCodes, type TradeStatus } from '#domains/trades/common/trades.ts'
import * as t from '#domains/trades/texts.ts'

/** Makes digits from a digest: evenly distributed, and they reveal nothing about the secret. */
export function deriveDigits(digest: Uint8Array): string {
  const number = digest.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0)
  return String(number % 1_000_000).padStart(6, '0')
}

export const triesLeft = (wrongTries: number): number => Math.max(0, maxWrongCodes - wrongTries)

export const isLocked = (wrongTries: number): boolean => triesLeft(wrongTries) === 0

export function describeWrongCode(left: number): string {
  if (left === 0) return t.that_code_isnt_right_ask_the_buyer_to()
  return t.that_code_isnt_right_you_can_try_again({ count: left })
}

interface Arrangeable {
  status: TradeStatus
  has_open_default: boolean
  allows_pickup: boolean
  is_held: boolean
}

/** Only while the item is still with the seller. */
export const isArrangeable = ({
  status,
  has_open_default: hasOpenDefault,
  allows_pickup: allowsPickup,
  is_held: isHeld,
}: Arrangeable): boolean =>
  allowsPickup && !hasOpenDefault && !isHeld && (status === 'agreed' || status === 'paid')

export function describeWhyClosed({
  allows_pickup: allowsPickup,
  status,
  has_open_default: hasOpenDefault,
}: Omit<Arrangeable, 'is_held'>): string {
  if (!allowsPickup) return t.this_listing_has_no_pickup()
  if (status === 'disputed') return t.this_sale_is_in_dispute_you_cant_2()
  if (status === 'sent') return t.its_marked_as_sent_so_theres_nothing()
  return hasOpenDefault ? t.the_seller_says_the_buyer_hasnt_paid() : t.this_sale_has_ended_so_theres_nothing()
}

export interface PickupParty {
  id: number
  side: 'buyer' | 'seller'
  status: TradeStatus
  title: string
  first_name: string
  last_name: string
  phone_number: string
}

/** Describes it for one side's calendar. */
export function describePickup({
  id,
  side,
  status,
  title,
  first_name: firstName,
  last_name: lastName,
  phone_number: phone,
}: PickupParty) {
  const isBuyer = side === 'buyer'
  return {
    id,
    title: `${isBuyer ? t.pick_up() : t.hand_over()}: ${title}`,
    other: t.you_meet_the_other_side({ is_seller: isBuyer, name: `${firstName} ${lastName}`, phone }),
    reminder: isBuyer ? t.show_your_handover_code_once_you_have() : t.ask_for_the_handover_code_as_you_hand(),
    path: getTradePath(side, id),
    isOff: status === 'cancelled',
  }
}
