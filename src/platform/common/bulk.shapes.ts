import * as z from 'zod/mini'
import { id } from './shapes.ts'
import * as t from '#platform/texts.ts'
import { max_bulk_piece } from './bulk.ts'

export const bulk_ids = z
  .array(id)
  .check(
    z.minLength(1, { error: t.choose_at_least_one }),
    z.maxLength(max_bulk_piece, { error: () => t.at_most_at_once({ count: max_bulk_piece }) }),
  )

/** The plan for everything that matches, shown before it's confirmed. */
export const bulk_plan = z.strictObject({
  total: z.int(),
  /** Ids of the first matches that the action can be applied to, in the order of the table. */
  ids: z.array(id),
  cannot: z.array(z.strictObject({ why: z.string(), count: z.int() })),
})
export type BulkPlan = z.output<typeof bulk_plan>

export const bulk_refused = z.array(z.strictObject({ id, message: z.string() }))

export const bulk_outcome = z.strictObject({
  decided: z.array(z.strictObject({ id })),
  refused: bulk_refused,
})
