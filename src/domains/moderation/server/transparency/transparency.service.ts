import type { OperationReply } from '#platform/common/operation.ts'
import type { getTransparency } from '#domains/moderation/common/transparency.ts'
import { wholeQuarters } from '#domains/moderation/common/transparency-rules.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import { selectCounted, selectMedians, selectQuarters } from './transparency.queries.ts'
import { addQuarters, describeQuarters } from './transparency.rules.ts'

/** A count that changed at once would reveal that something was just decided. */
export const transparencyTtlMs = 10 * 60_000

export async function readTransparency(db: Db): Promise<OperationReply<typeof getTransparency>> {
  const { as_of: asOf, quarters } = await selectQuarters(db, wholeQuarters)
  const { from } = must(quarters.at(-1), 'last quarter')
  const [counts, medians] = await Promise.all([selectCounted(db, from), selectMedians(db, from)])
  const described = describeQuarters(quarters, { counts, medians })
  return {
    as_of: asOf.toISOString(),
    quarters: described,
    whole: addQuarters(described, { counts, medians }),
  }
}
