import { listAudit } from '#contract/audit/audit.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { selectAudit } from './audit.queries.ts'

export function auditRoutes(serve: Serve, { db }: Platform): void {
  serve(listAudit, async ({ input }) => {
    const { items, total } = await selectAudit(db, input)
    return { items, total, page: input.page, limit: input.limit }
  })
}
