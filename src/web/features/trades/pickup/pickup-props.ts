import type { Arrangements, PickupPlan } from '#contract/trades/handovers.ts'
import type { Trade } from '#contract/trades/trades.ts'

export interface PickupProps {
  trade: Trade
  plan: PickupPlan
  keep: (changed: Arrangements) => void
  invalidate: () => void
}
