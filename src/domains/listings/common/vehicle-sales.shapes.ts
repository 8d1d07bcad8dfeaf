import * as z from 'zod/mini'

export const getVehicleSales = {
  reply: z.strictObject({
    sold_in_a_year: z.int(),
    should_declare: z.boolean(),
  }),
}
