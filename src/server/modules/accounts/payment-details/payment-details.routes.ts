import {
  getPaymentDetails,
  putPaymentDetails,
  removePaymentDetails,
} from '#contract/accounts/payment-details.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
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
      http: { public_url },
    },
  }: Platform,
): void {
  serve(getPaymentDetails, async ({ caller }) => ({ details: await readOwnPaymentDetails(db, caller.id) }))
  serve(putPaymentDetails, async ({ input, caller }) => ({
    details: await changePaymentDetails({ db, public_url }, caller, input),
  }))
  serve(removePaymentDetails, async ({ caller }) => {
    await withdrawPaymentDetails({ db, public_url }, caller)
    return { ok: true as const }
  })
}
