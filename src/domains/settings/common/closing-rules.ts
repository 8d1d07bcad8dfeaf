import * as t from '#domains/settings/texts.ts'
export const max_auction_minutes_allowed = 60 * 24 * 60

export const max_auto_relists_allowed = 20

export const usual_closing_choices = {
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

export const usual_closing_rules: ClosingRules = {
  min_auction_minutes: 10,
  max_auction_minutes: usual_closing_choices.max_auction_days * 24 * 60,
  extension_minutes: usual_closing_choices.extension_minutes,
  reserve_floor_percent: usual_closing_choices.reserve_floor_percent,
  outage_seconds: usual_closing_choices.outage_seconds,
  outage_extension_minutes: usual_closing_choices.outage_extension_minutes,
  max_auto_relists: usual_closing_choices.max_auto_relists,
}

export function formatMinutes(minutes: number): string {
  return minutes % 1440 === 0 ? t.count_days({ count: minutes / 1440 }) : t.count_minutes({ count: minutes })
}
