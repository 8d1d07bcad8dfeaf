import { putStaffRole, viewAsMember } from '#domains/accounts/common/members/members.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { mayCall } from '#platform/common/access/staff-roles.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { updateAccount } from '#domains/identity/server/account/account.service.ts'
import { endViews } from '#domains/identity/server/auth.service.ts'
import { refuseStalePassword } from '#domains/identity/server/password/password.service.ts'
import { isTwoPersonRuleOn, readNeededFullAdmins } from '#domains/settings/server/message-texts.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockMember, lockWorkingAdmins, selectFullAdmins } from '../members.queries.ts'
import { judgeLastAdmin } from '../members.rules.ts'
import * as t from '#domains/accounts/texts.ts'

export async function setStaffRole(
  db: Db,
  caller: Caller,
  change: OperationValues<typeof putStaffRole>,
): Promise<void> {
  await refuseStalePassword(db, caller)
  await transact(db, async (tx) => {
    if (await isRoleGuarded(tx, change)) refuse('second_person_needed')
    await changeRole(tx, caller, change)
  })
}

/** Making or demoting a full admin takes two, while two-person approval is on. */
export async function isRoleGuarded(
  tx: Tx,
  { id, staff_role: staffRole }: OperationValues<typeof putStaffRole>,
): Promise<boolean> {
  // Locks all admins before one of them, as everywhere.
  await lockWorkingAdmins(tx)
  const account = await lockMember(tx, id)
  if (account?.type !== 'admin' || account.staff_role === staffRole) return false
  return (account.staff_role === 'full' || staffRole === 'full') && (await isTwoPersonRuleOn(tx))
}

/** Whether a second admin has approved it is checked by the caller. */
export async function changeRole(
  tx: Tx,
  caller: Caller,
  {
    id,
    staff_role: staffRole,
    proposed_by: proposedBy,
  }: OperationValues<typeof putStaffRole> & { proposed_by?: string },
): Promise<void> {
  await lockWorkingAdmins(tx)
  const fullAdmins = await selectFullAdmins(tx)
  // Another admin has just suspended or demoted this one.
  if (!fullAdmins.includes(caller.id)) refuse('not_in_role')
  const account = await lockMember(tx, id)
  if (account?.type !== 'admin' || account.status === 'deleted') refuse('not_found')
  if (account.staff_role === staffRole) {
    refuse('status_unchanged', { message: t.they_have_this_role_already() })
  }
  if (staffRole !== 'full') {
    const verdict = judgeLastAdmin(account, fullAdmins, await readNeededFullAdmins(tx))
    if (!verdict.isAllowed)
      refuse('last_admin', { message: verdict.reason.message ?? t.choose_another_full_admin_first() })
  }
  await updateAccount(tx, id, { staff_role: staffRole })
  if (!mayCall(viewAsMember, staffRole)) await endViews(tx, { viewer_id: id })
  await recordAudit(tx, {
    actor_id: caller.id,
    action: 'account.role-changed',
    subject_kind: 'account',
    subject_id: id,
    before: { staff_role: account.staff_role },
    after: { staff_role: staffRole, ...(proposedBy !== undefined && { proposed_by: proposedBy }) },
  })
}

/** Only full admins may change admins' accounts: with the email one can take the account over. */
export function refuseStaffAccount(caller: Caller, account: { id: number; type: 'user' | 'admin' }): void {
  const mayChange = caller.id === account.id || mayCall(putStaffRole, caller.staff_role ?? 'read_only')
  if (caller.type === 'admin' && account.type === 'admin' && !mayChange) refuse('not_in_role')
}
