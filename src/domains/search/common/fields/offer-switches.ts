import type { Text } from '#domains/listings/common/rules/listing-field.ts'
import { keysOf } from '#platform/common/records.ts'
import * as t from '#domains/search/texts.ts'

/** Offers that a listing of any type may make; each is one token of its search row. */
export const offerSwitches = {
  no_reserve: t.no_reserve,
  reserve_met: t.reserve_met,
  buy_now_too: t.auction_with_buy_now,
  can_be_sent: t.can_be_sent,
  free_delivery: t.free_delivery,
} satisfies Record<string, Text>

export type OfferSwitch = keyof typeof offerSwitches
export const offerSwitchNames = keysOf(offerSwitches)

/** Auctions that end within so many hours. */
export const closingHours = [1, 6, 24, 72] as const
