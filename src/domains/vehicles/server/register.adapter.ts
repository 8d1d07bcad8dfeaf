import type { RegisterSource, VehicleRecord } from '#domains/vehicles/common/vehicle-data.ts'

export interface Register {
  /** The key of its stored answers, so that they aren't mixed with another provider's. */
  provider: string
  source: RegisterSource
  findVehicle(plate: string): Promise<VehicleRecord | null>
  checkLicence(licence: { licence_number: string; card_version: string }): Promise<boolean>
}

/** No answer, or an unreadable one. */
export class RegisterSilence extends Error {}
