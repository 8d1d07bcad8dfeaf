import {
  checkDriverLicence,
  getAdminRecord,
  getLicenceCheck,
  lookUpVehicle,
  removeLicenceChecks,
} from '#domains/vehicles/common/vehicle-data.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  checkLicence,
  lookUp,
  readLicenceCheck,
  readRegister,
  forgetLicenceChecks,
} from './vehicle-data.service.ts'

export function vehicleDataRoutes(serve: Serve, platform: Platform): void {
  serve(lookUpVehicle, ({ input, caller }) => lookUp(platform, caller.id, input.plate))

  serve(getAdminRecord, async ({ input }) => {
    const cached = await readRegister(platform, input.plate)
    return { kept: cached && { ...cached, fetched_at: cached.fetched_at.toISOString() } }
  })

  serve(checkDriverLicence, ({ input, caller }) => checkLicence(platform, caller.id, input))

  serve(getLicenceCheck, async ({ caller }) => ({ check: await readLicenceCheck(platform.db, caller.id) }))

  serve(removeLicenceChecks, async ({ caller }) => {
    await forgetLicenceChecks(platform.db, caller.id)
    return { ok: true as const }
  })
}
