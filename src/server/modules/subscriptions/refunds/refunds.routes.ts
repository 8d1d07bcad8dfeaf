import { refundPayment } from '#contract/subscriptions/refunds.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refundForAdmin } from './refunds.service.ts'

export function refundsRoutes(serve: Serve, platform: Platform): void {
  serve(refundPayment, async ({ input, caller }) => refundForAdmin(platform, caller.id, input))
}
