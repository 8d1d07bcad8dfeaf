import { checkDriverLicence, lookUpVehicle } from '#contract/vehicle-data.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { checkLicence, lookUp } from './vehicle-data.service.ts'

export function vehicleDataRoutes(serve: Serve, platform: Platform): void {
  serve(lookUpVehicle, ({ input, caller }) => lookUp(platform, caller.id, input.plate))

  serve(checkDriverLicence, ({ input, caller }) => checkLicence(platform, caller.id, input))
}
