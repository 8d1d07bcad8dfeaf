import * as z from 'zod/mini'
import { instant } from '../core/shapes.ts'
import { register_fields, register_source } from '../vehicle-data/vehicle-data.ts'

/** Which of what is said of a vehicle the register says as well. Worked out anew for whoever looks. */
export const register_word = z.strictObject({
  source: register_source,
  fetched_at: instant,
  confirmed: z.array(z.enum(register_fields)),
  /** Its last reading; by now the vehicle will have gone further. */
  odometer_km: z.nullable(z.int()),
})
export type RegisterWord = z.output<typeof register_word>

/** What a form takes over. An odometer goes on after it was last read, so its seller reads it again. */
export const filled_fields = register_fields.filter((field) => field !== 'odometer_km')
