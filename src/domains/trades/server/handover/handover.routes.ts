import { completeHandover, listArrangements, renewHandoverCode } from '#domains/trades/common/handovers.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readAllArrangements, readArrangements } from './arrangements.service.ts'
import { handOver, renewCode } from './handover.service.ts'

export function handoverRoutes(serve: Serve, { db }: Platform): void {
  serve(listArrangements, async ({ input, caller }) => ({
    ...(await readAllArrangements(db, caller.id, input)),
    page: input.page,
    limit: input.limit,
  }))

  serve(completeHandover, async ({ input, caller }) => {
    await handOver(db, caller.id, input)
    return { trade_id: input.id, status: 'completed' as const }
  })
  serve(renewHandoverCode, async ({ input, caller }) => {
    await renewCode(db, caller.id, input.id)
    return (await readArrangements(db, caller.id, input.id)) ?? refuse('not_found')
  })
}
