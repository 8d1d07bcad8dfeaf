import * as z from 'zod/mini'
import { id } from '#platform/common/shapes.ts'

export const lookAtPhone = {
  body: z.strictObject({ listing_id: id }),
  reply: z.strictObject({ phone_number: z.string() }),
}
