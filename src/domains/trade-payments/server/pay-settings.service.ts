import type { Db } from '#platform/server/database/db.ts'
import type { PaySettings, Periods } from './payments/payment.rules.ts'

export interface MoneySettings extends PaySettings {
  periods: Periods
  /** How long a first payout waits. */
  payoutWaitHours: number
  /** Whether the operator's fees include GST. */
  hasGst: boolean
}

export async function readPaySettings(_db: Db): Promise<MoneySettings> {
  return {
    isEnabled: true,
    ceilingCents: 500_000,
    periods: { afterDeliveredDays: 3, afterSentDays: 14 },
    payoutWaitHours: 24,
    hasGst: false,
  }
}
