import { exportAudit, listAudit, listAuditActors, searchAudit } from '#domains/staff/common/audit/audit.ts'
import { must } from '#platform/common/must.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { exportFound } from './audit-export.service.ts'
import type { PasswordCheck } from './audit.service.ts'
import { selectActors, selectAudit, selectAuditFound } from './audit.queries.ts'

export function auditRoutes(serve: Serve, { db }: Platform, refuseStalePassword: PasswordCheck): void {
  serve(listAudit, async ({ input }) => {
    const { items, total } = await selectAudit(db, input)
    return { items, total, page: input.page, limit: input.limit }
  })

  serve(searchAudit, async ({ input: { limit, ...search } }) => {
    const found = await selectAuditFound(db, { ...search, limit: limit + 1 })
    const items = found.slice(0, limit)
    return { items, next_before: found.length > limit ? must(items.at(-1), 'last item').id : null }
  })
  serve(listAuditActors, async () => ({ items: await selectActors(db) }))

  serve(exportAudit, async ({ input, caller }) => {
    await refuseStalePassword(db, caller)
    return await exportFound(db, caller.id, input)
  })
}
