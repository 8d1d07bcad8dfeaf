import { confirmGate } from '#contract/gates/gates.ts'
import type { OperationReply, OperationValues } from '#contract/core/operation.ts'
import { readClock } from '#server/platform/clock.ts'
import { transact, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusal.ts'
import { holdGate } from './gates.queries.ts'

export { selectGates, selectOpenGates } from './gates.queries.ts'

/** Notes what somebody declares, with the words and when; said again, the first time counts. */
export function confirm(
  db: Db,
  account_id: number,
  gate: OperationValues<typeof confirmGate>,
): Promise<OperationReply<typeof confirmGate>> {
  return transact(db, async (tx) => {
    if (!(await holdGate(tx, gate))) refuse(confirmGate, 'gate_changed')
    const { category_id, kind, words } = gate
    await tx
      .insertInto('gate_confirmations')
      .values({ account_id, category_id, kind, words, confirmed_at: await readClock(tx) })
      .onConflict((on) => on.doNothing())
      .execute()
    const { confirmed_at } = await tx
      .selectFrom('gate_confirmations')
      .select('confirmed_at')
      .where('account_id', '=', account_id)
      .where('category_id', '=', category_id)
      .where('kind', '=', kind)
      .where('words', '=', words)
      .executeTakeFirstOrThrow()
    return { category_id, kind, words, confirmed_at: confirmed_at.toISOString() }
  })
}
