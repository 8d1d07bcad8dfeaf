import type { PartialKind } from '#shared/rules/moderation/suspension-kinds.ts'
import { explainSuspension } from '#shared/words/suspension-words.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { holdBar, selectBar } from './suspensions.queries.ts'

type Kind = Exclude<PartialKind, 'buying'>

/**
 * In the transaction that would sell or write. Buying is judged with all else about a buyer, in `deals.policy`.
 * @returns the words for the person; null where they may
 */
export async function findBar(tx: Tx, account_id: number, kind: Kind): Promise<string | null> {
  const bar = await holdBar(tx, account_id, kind)
  return bar && explainSuspension({ kind, ...bar })
}

/** For showing it beforehand. */
export async function readBar(db: Db, account_id: number, kind: Kind): Promise<string | null> {
  const bar = await selectBar(db, account_id, kind)
  return bar && explainSuspension({ kind, ...bar })
}
