import { listMemberDeliveries, replayMemberDelivery } from '#domains/partners/common/deliveries/deliveries.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readMemberDeliveries, replayForMember } from './deliveries.service.ts'

export function deliveriesRoutes(serve: Serve, { db }: Platform): void {
  serve(listMemberDeliveries, ({ input }) => readMemberDeliveries(db, input))
  serve(replayMemberDelivery, async ({ input, caller }) => {
    await replayForMember(db, caller.id, input.id)
    return { ok: true as const }
  })
}
