import { readSettings } from '#domains/settings/server/settings.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { PaySettings, Periods } from './payments/payment.rules.ts'

export interface MoneySettings extends PaySettings {
  periods: Periods
  /** How long a first payout waits. */
  payoutWaitHours: number
  /** Whether the operator's fees include GST. */
  hasGst: boolean
}

export async function readPaySettings(db: Db): Promise<MoneySettings> {
  const settings = await readSettings(db)
  return {
    isEnabled: settings.pay_on_hoko_enabled,
    ceilingCents: settings.protection_ceiling_cents,
    periods: {
      afterDeliveredDays: settings.release_after_delivered_days,
      afterSentDays: settings.release_after_sent_days,
    },
    payoutWaitHours: settings.payout_hold_hours,
    hasGst: settings.supplier_gst_number !== '',
  }
}
