import type { RegisterSource, VehicleRecord } from '#domains/vehicles/common/vehicle-data.ts'

export interface Register {
  /** Under which its answers are kept, so that one never passes for another's. */
  provider: string
  source: RegisterSource
  findVehicle(plate: string): Promise<VehicleRecord | null>
  checkLicence(licence: { licence_number: string; card_version: string }): Promise<boolean>
}

/** No answer, or none that can be read. */
export class RegisterSilence extends Error {}
