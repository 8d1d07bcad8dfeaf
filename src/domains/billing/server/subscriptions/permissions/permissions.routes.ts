import { checkPermission } from '#domains/billing/common/subscriptions/permissions.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readPermission } from './permissions.service.ts'

export function permissionsRoutes(serve: Serve, { db }: Platform): void {
  serve(checkPermission, async ({ input, caller }) => await readPermission(db, caller.id, input))
}
