import * as z from 'zod/mini'
import { instant } from '#platform/common/shapes.ts'
import { register_fields, register_source } from '#domains/vehicles/common/vehicle-data.shapes.ts'

/** Computed for each viewer: which details match the register. */
export const register_word = z.strictObject({
  source: register_source,
  fetched_at: instant,
  confirmed: z.array(z.enum(register_fields)),
  odometer_km: z.nullable(z.int()),
})
export type RegisterWord = z.output<typeof register_word>

/** Leaves out the odometer: it has gone on since it was last read. */
export const filled_fields = register_fields.filter((field) => field !== 'odometer_km')
