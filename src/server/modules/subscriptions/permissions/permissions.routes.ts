import { checkPermission } from '#contract/subscriptions/permissions.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readPermission } from './permissions.service.ts'

export function permissionsRoutes(serve: Serve, { db }: Platform): void {
  serve(checkPermission, async ({ input, caller }) => await readPermission(db, caller.id, input))
}
