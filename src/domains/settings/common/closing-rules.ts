import * as t from '#domains/settings/texts.ts'
export const maxAuctionMinutesAllowed = 60 * 24 * 60

export const maxAutoRelistsAllowed = 20

export const usualClosingChoices = {
  min_auction_minutes: null,
  max_auction_days: 14,
  extension_minutes: 2,
  reserve_floor_percent: 50,
  outage_seconds: 60,
  outage_extension_minutes: 10,
  max_auto_relists: 6,
}

export interface ClosingRules {
  min_auction_minutes: number
  max_auction_minutes: number
  extension_minutes: number
  reserve_floor_percent: number
  outage_seconds: number
  outage_extension_minutes: number
  max_auto_relists: number
}

export const usualClosingRules: ClosingRules = {
  min_auction_minutes: 10,
  max_auction_minutes: usualClosingChoices.max_auction_days * 24 * 60,
  extension_minutes: usualClosingChoices.extension_minutes,
  reserve_floor_percent: usualClosingChoices.reserve_floor_percent,
  outage_seconds: usualClosingChoices.outage_seconds,
  outage_extension_minutes: usualClosingChoices.outage_extension_minutes,
  max_auto_relists: usualClosingChoices.max_auto_relists,
}

export function formatMinutes(minutes: number): string {
  return minutes % 1440 === 0 ? t.count_days({ count: minutes / 1440 }) : t.count_minutes({ count: minutes })
}
