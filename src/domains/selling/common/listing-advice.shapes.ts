import * as z from 'zod/mini'
import { byListing } from '#platform/common/shapes.ts'

const finding = z.strictObject({
  rule: z.enum([
    'price_in_text',
    'no_guarantees',
    'no_refunds',
    'contact_details',
    'wof_expired',
    'wof_old',
    'turns_people_away',
    'rent_bidding',
    'owners_in_text',
    'listed_twice',
    'not_new',
    'not_used',
  ]),
  field: z.enum(['title', 'description', 'condition', 'vehicle.wof_expires', 'vehicle.plate']),
  says: z.string(),
  /** `forbidden` (by law) prevents publishing; `advice` is up to the seller. */
  weight: z.enum(['advice', 'forbidden']),
})
export type Finding = z.output<typeof finding>

export const getListingAdvice = {
  params: byListing,
  reply: z.strictObject({ items: z.array(finding) }),
}
