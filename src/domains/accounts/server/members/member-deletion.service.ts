import type { deleteMember } from '#domains/accounts/common/members/members.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import {
  isTwoPersonRuleOn,
  needsSecondForDeletions,
  readNeededFullAdmins,
} from '#domains/settings/server/message-texts.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { refuseBusy, removeAccount } from '#domains/accounts/server/deletion/deletion.service.ts'
import { lockMember, lockWorkingAdmins, selectFullAdmins } from './members.queries.ts'
import { judgeLastAdmin } from './members.rules.ts'
import { refuseStalePassword } from '#domains/identity/server/password/password.service.ts'
import * as t from '#domains/accounts/texts.ts'

/** Deletes one's own account with a recently entered password, or any as an admin with a reason. */
export async function deleteRequested(
  db: Db,
  caller: Caller,
  { id, reason }: OperationValues<typeof deleteMember>,
): Promise<void> {
  const isOwn = caller.id === id
  if (!isOwn && caller.type !== 'admin') refuse('not_found')
  if (isOwn) await refuseStalePassword(db, caller)
  else if (reason === undefined) {
    refuse('validation_failed', { errors: { reason: t.give_a_reason() } })
  }
  await transact(db, async (tx) => {
    if (!isOwn && (await isDeletionGuarded(tx, id))) refuse('second_person_needed')
    await deleteLocked(tx, caller, { id, reason: reason ?? t.by_its_owner() })
  })
}

/** Deleting a full admin counts as a change of one. */
export async function isDeletionGuarded(tx: Tx, id: AccountId): Promise<boolean> {
  if (await needsSecondForDeletions(tx)) return true
  return (await isTwoPersonRuleOn(tx)) && (await selectFullAdmins(tx)).includes(id)
}

interface Deletion {
  id: AccountId
  reason: string
  /** The admin who proposed it, if a second one approves. */
  proposed_by?: string
}

/** The caller has checked whether it needed a second admin. */
export const deleteByAdmin = (tx: Tx, caller: Caller, deletion: Deletion): Promise<void> =>
  deleteLocked(tx, caller, deletion)

async function deleteLocked(
  tx: Tx,
  caller: Caller,
  { id, reason, proposed_by: proposedBy }: Deletion,
): Promise<void> {
  const workingAdmins = await lockWorkingAdmins(tx)
  // Another admin has just suspended or deleted this one.
  if (caller.type === 'admin' && !workingAdmins.includes(caller.id)) refuse('logout_user')
  const account = await lockMember(tx, id)
  if (!account || !['active', 'suspended'].includes(account.status)) refuse('not_found')
  refuseRejected(await judgeLast(tx, account))
  await removeAccount(tx, id, { deleted_by: caller.id, reason })
  if (caller.type !== 'admin') return
  await recordAudit(tx, {
    actor_id: caller.id,
    action: 'account.deleted',
    subject_kind: 'account',
    subject_id: id,
    reason,
    before: { status: account.status },
    after: { status: 'deleted', ...(proposedBy !== undefined && { proposed_by: proposedBy }) },
  })
}

const judgeLast = async (tx: Tx, account: { id: number; type: 'user' | 'admin' }) =>
  judgeLastAdmin(account, await selectFullAdmins(tx), await readNeededFullAdmins(tx))

/** Checked when it's proposed, so that nobody is asked to approve the impossible. */
export async function refuseImpossibleDeletion(tx: Tx, id: AccountId): Promise<void> {
  await lockWorkingAdmins(tx)
  const account = await lockMember(tx, id)
  if (!account || !['active', 'suspended'].includes(account.status)) return refuse('not_found')
  refuseRejected(await judgeLast(tx, account))
  await refuseBusy(tx, id)
}
