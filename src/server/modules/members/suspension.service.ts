import { putMemberStatus } from '#contract/members/members.ts'
import type { OperationValues } from '#contract/core/operation.ts'
import { recordAudit } from '#server/modules/audit/audit.service.ts'
import { readClock } from '#server/platform/clock.ts'
import { transact, type Db, type Tx } from '#server/platform/database/db.ts'
import { publishTopic } from '#server/platform/live-hub.ts'
import { writeMessage } from '#server/modules/settings/message-texts.service.ts'
import { recordEvent } from '#server/platform/jobs/outbox.ts'
import { refuse, refuseCommon } from '#server/platform/refusal.ts'
import { accountStatusChanged } from './members.events.ts'
import { endSessions } from '#server/modules/auth/auth.service.ts'
import { type AccountRow, updateAccount } from '#server/modules/auth/account/account.service.ts'
import { reinstatedMail, suspendedMail } from './members.messages.ts'
import { lockMember, lockWorkingAdmins, selectFullAdmins } from './members.queries.ts'
import { refusalOfStatus } from './members.rules.ts'
import { refuseStaffAccount } from './staff/staff-roles.service.ts'
import type { Caller } from '#server/platform/http/call.ts'

interface SuspensionParts {
  db: Db
  public_url: string
}

interface Act {
  actor_id: number
  account: AccountRow
  reason: string
  now: Date
}

export async function setMemberStatus(
  { db, public_url }: SuspensionParts,
  caller: Caller,
  { id, status, reason }: OperationValues<typeof putMemberStatus>,
): Promise<void> {
  const actor_id = caller.id
  await transact(db, async (tx) => {
    const working_admins = await lockWorkingAdmins(tx)
    // Another admin has just suspended this one.
    if (!working_admins.includes(actor_id)) refuseCommon('logout_user')
    const full_admins = await selectFullAdmins(tx)
    const account = await lockMember(tx, id)
    if (!account) refuse(putMemberStatus, 'not_found')
    refuseStaffAccount(caller, account)
    const refusal = refusalOfStatus({ actor_id, account, wanted: status, full_admins })
    if (refusal) {
      refuse(putMemberStatus, refusal.key, refusal.message === undefined ? {} : { message: refusal.message })
    }
    const act = { actor_id, account, reason, now: await readClock(tx) }
    await (status === 'suspended' ? suspend(tx, act) : reinstate(tx, act))
    await updateAccount(tx, id, { status })
    await publishTopic(tx, `seller:${id}`)
    await recordEvent(tx, accountStatusChanged, { account_id: id })
    await recordAudit(tx, {
      actor_id,
      action: status === 'suspended' ? 'account.suspended' : 'account.reinstated',
      subject_kind: 'account',
      subject_id: id,
      reason,
      before: { status: account.status },
      after: { status },
    })
    const mail =
      status === 'suspended'
        ? suspendedMail(account, reason, public_url)
        : reinstatedMail(account, reason, public_url)
    await writeMessage(tx, account.id, mail)
  })
}

async function suspend(tx: Tx, { actor_id, account, reason, now }: Act) {
  await tx
    .insertInto('account_suspensions')
    .values({ account_id: account.id, reason, suspended_by: actor_id, at: now })
    .execute()
  await endSessions(tx, account.id)
}

async function reinstate(tx: Tx, { actor_id, account, reason, now }: Act) {
  await tx
    .updateTable('account_suspensions')
    .set({ lifted_at: now, lifted_by: actor_id, lifted_reason: reason })
    .where('account_id', '=', account.id)
    .where('lifted_at', 'is', null)
    .execute()
}
