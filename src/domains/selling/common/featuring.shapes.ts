import * as z from 'zod/mini'
import { byListing, id } from '#platform/common/shapes.ts'
import * as t from '#domains/selling/texts.ts'

export const setFeatured = {
  params: byListing,
  body: z.strictObject({ featured: z.boolean({ error: t.choose_yes_or_no }) }),
  reply: z.strictObject({ id, featured: z.boolean() }),
}
