import * as z from 'zod/mini'
import { condition } from '#domains/listings/common/listings.shapes.ts'
import { cents, id, line, idOfListing } from '#platform/common/shapes.ts'
import * as t from '#domains/search/texts.ts'

/** Never made of so few sales or sellers that one could be recognised. */
export const soldPrices = z.strictObject({
  sales: z.int(),
  median_cents: cents,
  /** The middle half of the sales lies between these two. */
  low_cents: cents,
  high_cents: cents,
  basis: z.enum(['words', 'category', 'model']),
  of: z.string(),
  condition: z.nullable(condition),
  years: z.nullable(z.strictObject({ from: z.int(), to: z.int() })),
})
export type SoldPrices = z.output<typeof soldPrices>

const year = z.int({ error: t.this_must_be_a_year }).check(z.minimum(1800), z.maximum(2200))

export const getSoldPrices = {
  query: z.strictObject({
    category: id,
    title: z.optional(line(t.the_title, 80)),
    condition: z.optional(condition),
    /** Give both for a vehicle: the model then counts instead of the category. */
    make: z.optional(line(t.the_make, 60)),
    model: z.optional(line(t.the_model, 60)),
    year: z.optional(year),
    except: z.optional(idOfListing),
  }),
  reply: z.strictObject({ found: z.nullable(soldPrices) }),
}
