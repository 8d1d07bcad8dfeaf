import { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refundForAdmin } from './refunds.service.ts'

export function refundsRoutes(serve: Serve, platform: Platform): void {
  serve(refundPayment, async ({ input, caller }) => refundForAdmin(platform, caller.id, input))
}
