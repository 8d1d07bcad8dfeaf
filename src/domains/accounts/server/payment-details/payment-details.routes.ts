import {
  getPaymentDetails,
  putPaymentDetails,
  removePaymentDetails,
} from '#domains/accounts/common/payment-details.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  changePaymentDetails,
  readOwnPaymentDetails,
  withdrawPaymentDetails,
} from './payment-details.service.ts'

export function paymentDetailsRoutes(
  serve: Serve,
  {
    db,
    config: {
      http: { publicUrl },
    },
  }: Platform,
): void {
  serve(getPaymentDetails, async ({ caller }) => ({ details: await readOwnPaymentDetails(db, caller.id) }))
  serve(putPaymentDetails, async ({ input, caller }) => ({
    details: await changePaymentDetails({ db, publicUrl }, caller, input),
  }))
  serve(removePaymentDetails, async ({ caller }) => {
    await withdrawPaymentDetails({ db, publicUrl }, caller)
    return { ok: true as const }
  })
}
