import { usualClosingChoices } from '#domains/settings/common/closing-rules.ts'
import { increments, type IncrementStep } from './price-ladder.ts'

export type TradingRules = {
  increments: readonly IncrementStep[]
  max_bid_cents: number
  extension_ms: number
  reserve_floor_percent: number
  reserve_freeze_ms: number
  void_freeze_ms: number
}

export const customaryRules: TradingRules = {
  increments,
  max_bid_cents: 100_000_000_00,
  extension_ms: usualClosingChoices.extension_minutes * 60_000,
  reserve_floor_percent: usualClosingChoices.reserve_floor_percent,
  reserve_freeze_ms: 60 * 60_000,
  void_freeze_ms: 10 * 60_000,
}
