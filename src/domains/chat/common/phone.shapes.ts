import * as z from 'zod/mini'
import { idOfListing } from '#platform/common/shapes.ts'

export const lookAtPhone = {
  body: z.strictObject({ listing_id: idOfListing }),
  reply: z.strictObject({ phone_number: z.string() }),
}
