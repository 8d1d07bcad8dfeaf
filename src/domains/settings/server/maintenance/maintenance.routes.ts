import {
  endMaintenance,
  getMaintenance,
  putMaintenance,
} from '#domains/settings/common/maintenance/maintenance.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { endMaintenanceNow, readMaintenance, setMaintenance } from './maintenance.service.ts'

export function maintenanceRoutes(serve: Serve, { db }: Platform): void {
  serve(getMaintenance, async () => await readMaintenance(db))
  serve(putMaintenance, async ({ input, caller }) => {
    await setMaintenance(db, caller.id, input)
    return await readMaintenance(db)
  })
  serve(endMaintenance, async ({ caller }) => {
    await endMaintenanceNow(db, caller.id)
    return { ok: true as const }
  })
}
