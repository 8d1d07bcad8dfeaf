import * as z from 'zod/mini'

/** Where everyone may know that something is. */
export const public_point = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  radius_m: z.int(),
})
