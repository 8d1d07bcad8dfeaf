import * as z from 'zod/mini'
import { instant } from '#platform/common/shapes.ts'
import { registerFields, registerSource } from '#domains/vehicles/common/vehicle-data.shapes.ts'

/** Computed for each viewer: which details match the register. */
export const registerWord = z.strictObject({
  source: registerSource,
  fetched_at: instant,
  confirmed: z.array(z.enum(registerFields)),
  odometer_km: z.nullable(z.int()),
})
export type RegisterWord = z.output<typeof registerWord>

/** Leaves out the odometer: it has gone on since it was last read. */
export const filledFields = registerFields.filter((field) => field !== 'odometer_km')
