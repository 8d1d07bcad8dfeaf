import * as z from 'zod/mini'

export const publicPoint = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  radius_m: z.int(),
})
