import * as z from 'zod/mini'
import { id } from './shapes.ts'
import * as t from '#platform/texts.ts'
import { maxBulkPiece } from './bulk.ts'

export const bulkIds = z
  .array(id)
  .check(
    z.minLength(1, { error: t.choose_at_least_one }),
    z.maxLength(maxBulkPiece, { error: () => t.at_most_at_once({ count: maxBulkPiece }) }),
  )

/** The plan for everything that matches, shown before it's confirmed. */
export const bulkPlan = z.strictObject({
  total: z.int(),
  /** Ids of the first matches that the action can be applied to, in the order of the table. */
  ids: z.array(id),
  cannot: z.array(z.strictObject({ why: z.string(), count: z.int() })),
})
export type BulkPlan = z.output<typeof bulkPlan>

export const bulkRefused = z.array(z.strictObject({ id, message: z.string() }))

export const bulkOutcome = z.strictObject({
  decided: z.array(z.strictObject({ id })),
  refused: bulkRefused,
})
