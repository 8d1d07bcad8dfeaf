import type { confirmBuyerRequirement } from '#domains/accounts/common/buyer-requirements/buyer-requirements.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockRequirement } from './buyer-requirements.queries.ts'

export { buildBuyerRequirementsSql, selectOpenRequirements } from './buyer-requirements.queries.ts'

/** Stores the text and the time of the first confirmation. */
export function saveConfirmation(
  db: Db,
  accountId: AccountId,
  requirement: OperationValues<typeof confirmBuyerRequirement>,
): Promise<OperationReply<typeof confirmBuyerRequirement>> {
  return transact(db, async (tx) => {
    if (!(await lockRequirement(tx, requirement))) refuse('requirement_changed')
    const { category_id: categoryId, kind, words } = requirement
    await tx
      .insertInto('requirement_confirmations')
      .values({
        account_id: accountId,
        category_id: categoryId,
        kind,
        words,
        confirmed_at: await readClock(tx),
      })
      .onConflict((on) => on.doNothing())
      .execute()
    const { confirmed_at: confirmedAt } = await tx
      .selectFrom('requirement_confirmations')
      .select('confirmed_at')
      .where('account_id', '=', accountId)
      .where('category_id', '=', categoryId)
      .where('kind', '=', kind)
      .where('words', '=', words)
      .executeTakeFirstOrThrow()
    return { category_id: categoryId, kind, words, confirmed_at: confirmedAt.toISOString() }
  })
}
