import { type PartialKind, explainSuspension } from '#domains/accounts/common/members/suspension-labels.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { lockRestriction, selectRestriction } from './suspensions.queries.ts'
import * as t from '#domains/accounts/texts.ts'

type Kind = Exclude<PartialKind, 'buying'>

/**
 * Checked in the transaction that would sell or write. Buying is judged with everything else about
 * a buyer, in `deals.policy`.
 */
export async function checkRestriction(tx: Tx, accountId: AccountId, kind: Kind): Promise<Verdict> {
  return judge(kind, await lockRestriction(tx, accountId, kind))
}

/** Read for showing it beforehand. */
export async function readRestriction(db: Db, accountId: AccountId, kind: Kind): Promise<Verdict> {
  return judge(kind, await selectRestriction(db, accountId, kind))
}

const judge = (kind: Kind, restriction: Awaited<ReturnType<typeof lockRestriction>>): Verdict =>
  restriction ? rejected(explainSuspension({ kind, ...restriction })) : allowed

/** An account for itself, or a member of its team for it. */
interface Actor {
  account_id: AccountId
  by_member?: AccountId | undefined
}

/** Checks both: a team member sees their own reason, but not the business's. */
export const checkActorRestriction = (tx: Tx, actor: Actor, kind: Kind): Promise<Verdict> =>
  judgeActor(actor, (accountId) => checkRestriction(tx, accountId, kind))

export const readActorRestriction = (db: Db, actor: Actor, kind: Kind): Promise<Verdict> =>
  judgeActor(actor, (accountId) => readRestriction(db, accountId, kind))

async function judgeActor(
  { account_id: accountId, by_member: byMember }: Actor,
  read: (accountId: AccountId) => Promise<Verdict>,
): Promise<Verdict> {
  const ofAccount = await read(accountId)
  if (byMember === undefined) return ofAccount
  const ofMember = await read(byMember)
  if (!ofMember.isAllowed || ofAccount.isAllowed) return ofMember
  return rejected(t.hoko_has_stopped_this_business_for_now())
}
