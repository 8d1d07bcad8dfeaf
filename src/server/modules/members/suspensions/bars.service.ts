import type { PartialKind } from '#shared/rules/moderation/suspension-kinds.ts'
import { explainSuspension } from '#shared/words/suspension-words.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { holdBar, selectBar } from './suspensions.queries.ts'
import * as t from './texts.ts'

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

/** An account for itself, or somebody of its team for it. */
interface Actor {
  account_id: number
  by_member?: number | undefined
}

/** The same for both of them: who acts for another reads their own reason, but not the other's. */
export const findBarOfActor = (tx: Tx, actor: Actor, kind: Kind): Promise<string | null> =>
  sayBar(actor, (account_id) => findBar(tx, account_id, kind))

export const readBarOfActor = (db: Db, actor: Actor, kind: Kind): Promise<string | null> =>
  sayBar(actor, (account_id) => readBar(db, account_id, kind))

async function sayBar(
  { account_id, by_member }: Actor,
  find: (account_id: number) => Promise<string | null>,
): Promise<string | null> {
  const of_account = await find(account_id)
  if (by_member === undefined) return of_account
  return (await find(by_member)) ?? (of_account && t.hoko_has_stopped_this_business_for_now())
}
