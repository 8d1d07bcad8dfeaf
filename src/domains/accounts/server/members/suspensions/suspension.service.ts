import { sql } from 'kysely'
import type {
  putMemberStatus,
  changeSuspension,
  liftSuspension,
} from '#domains/accounts/common/members/members.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import {
  type SuspensionKind,
  formatReasonAndEnd,
} from '#domains/accounts/common/members/suspension-labels.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import {
  isTwoPersonRuleOn,
  readNeededFullAdmins,
  writeMessage,
} from '#domains/settings/server/message-texts.service.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { accountStatusChanged, suspensionChanged, suspensionStarted } from '../../accounts.events.ts'
import { endSessions } from '#domains/identity/server/auth.service.ts'
import { type AccountRow, updateAccount } from '#domains/identity/server/account/account.service.ts'
import { suspendedMail } from '../members.messages.ts'
import { lockMember, lockWorkingAdmins, selectFullAdmins } from '../members.queries.ts'
import { judgePartialSuspension, judgeStatusChange, untilProblem } from '../members.rules.ts'
import { refuseStaffAccount } from '../staff/staff-roles.service.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { endDueSuspension, endSuspension, untilColumns } from './ending.service.ts'
import { findOpen, selectOpen } from './suspensions.queries.ts'
import * as t from '#domains/accounts/texts.ts'

interface SuspensionParts {
  db: Db
  publicUrl: string
}

interface LockedAccount {
  account: AccountRow
  fullAdmins: AccountId[]
  needed: number
  now: Date
}

/**
 * Locks all working admins first, so that only one of two who suspend each other succeeds; then the
 * account.
 */
async function lockAccount(
  tx: Tx,
  parts: SuspensionParts,
  caller: Caller,
  id: AccountId,
): Promise<LockedAccount> {
  const workingAdmins = await lockWorkingAdmins(tx)
  // Another admin has just suspended this one.
  if (!workingAdmins.includes(caller.id)) refuse('logout_user')
  const fullAdmins = await selectFullAdmins(tx)
  const locked = await lockMember(tx, id)
  if (!locked) return refuse('not_found')
  refuseStaffAccount(caller, locked)
  const account = (await endDueSuspension(tx, locked, parts.publicUrl))
    ? must(await lockMember(tx, id), 'member')
    : locked
  return { account, fullAdmins, needed: await readNeededFullAdmins(tx), now: await readClock(tx) }
}

interface Suspension {
  id: AccountId
  kind: SuspensionKind
  until: Date | null
  reason: string
  note: string | null
  /** The admin who proposed it, if a second one approves. */
  proposed_by?: string
}

/** @returns the number of the suspension */
export async function suspendAccount(
  parts: SuspensionParts,
  caller: Caller,
  { id, kind, until, reason, note, proposed_by: proposedBy }: Suspension,
): Promise<number> {
  return await transact(parts.db, async (tx) => {
    const { account, fullAdmins, needed, now } = await lockAccount(tx, parts, caller, id)
    refuseUntil(until, now)
    const open = await selectOpen(tx, id)
    refuseRejected(
      kind === 'whole'
        ? judgeStatusChange({ actor_id: caller.id, account, wanted: 'suspended', fullAdmins, needed })
        : judgePartialSuspension(
            account,
            open.some((one) => one.kind === kind),
          ),
    )
    if (proposedBy === undefined && (await isSuspensionGuarded(tx, account))) refuse('second_person_needed')
    const { id: suspensionId } = await tx
      .insertInto('account_suspensions')
      .values({ account_id: id, kind, until, reason, note, suspended_by: caller.id, at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (kind === 'whole') {
      await endSessions(tx, id)
      await updateAccount(tx, id, { status: 'suspended' })
      await writeMessage(tx, id, suspendedMail(account, formatReasonAndEnd(reason, until), parts.publicUrl))
    } else {
      await updateAccount(tx, id, { [untilColumns[kind]]: toColumn(until) })
      await recordEvent(tx, suspensionStarted, { account_id: id, kind, until: toInstant(until), reason })
    }
    await followListings(tx, id, kind)
    await recordAudit(tx, {
      actor_id: caller.id,
      action: kind === 'whole' ? 'account.suspended' : 'account.partly-suspended',
      subject_kind: 'account',
      subject_id: id,
      reason,
      ...(kind === 'whole' && { before: { status: account.status } }),
      after: {
        ...(kind === 'whole' ? { status: 'suspended' } : { kind }),
        ...(until && { until: toInstant(until) }),
        ...(proposedBy !== undefined && { proposed_by: proposedBy }),
      },
    })
    return suspensionId
  })
}

/** Suspending a full admin takes two, while two-person approval is on. */
export const isSuspensionGuarded = async (
  tx: Tx,
  { type, staff_role: staffRole }: { type: string; staff_role: string | null },
): Promise<boolean> => type === 'admin' && staffRole === 'full' && (await isTwoPersonRuleOn(tx))

const toColumn = (until: Date | null) => until ?? sql<Date>`'infinity'::timestamptz`
const toInstant = (until: Date | null) => until && until.toISOString()

/** Listings are paused or resumed with an account that is suspended, or may not sell. */
async function followListings(tx: Tx, accountId: AccountId, kind: SuspensionKind) {
  if (kind !== 'whole' && kind !== 'selling') return
  await publishTopic(tx, `seller:${accountId}`)
  await recordEvent(tx, accountStatusChanged, { account_id: accountId })
}

function refuseUntil(until: Date | null, now: Date) {
  const problem = untilProblem(until, now)
  if (problem !== null) refuse('validation_failed', { errors: { until: problem } })
}

export async function setMemberStatus(
  parts: SuspensionParts,
  caller: Caller,
  { id, status, reason }: OperationValues<typeof putMemberStatus>,
): Promise<void> {
  if (status === 'suspended') {
    await suspendAccount(parts, caller, { id, kind: 'whole', until: null, reason, note: null })
    return
  }
  await transact(parts.db, async (tx) => {
    const locked = await lockAccount(tx, parts, caller, id)
    const whole = (await selectOpen(tx, id)).find(({ kind }) => kind === 'whole')
    await lift(tx, parts, caller, locked, { id: whole?.id ?? 0, kind: 'whole', reason })
  })
}

/** @returns the account's number */
export async function liftOne(
  parts: SuspensionParts,
  caller: Caller,
  { id, reason }: OperationValues<typeof liftSuspension>,
): Promise<AccountId> {
  return await transact(parts.db, async (tx) => {
    const known = await findOpen(tx, id)
    if (!known) return refuse('status_unchanged', { message: t.this_suspension_has_ended() })
    const locked = await lockAccount(tx, parts, caller, known.account_id)
    await refuseEnded(tx, id)
    await lift(tx, parts, caller, locked, { id, kind: known.kind, reason })
    return known.account_id
  })
}

async function lift(
  tx: Tx,
  { publicUrl }: SuspensionParts,
  caller: Caller,
  { account, fullAdmins, now }: LockedAccount,
  { id, kind, reason }: { id: number; kind: SuspensionKind; reason: string },
) {
  if (kind === 'whole') {
    refuseRejected(judgeStatusChange({ actor_id: caller.id, account, wanted: 'active', fullAdmins }))
  }
  await endSuspension(tx, account, {
    id,
    kind,
    publicUrl,
    ended: { at: now, by: caller.id, reason },
  })
}

async function refuseEnded(tx: Tx, id: number) {
  const open = await findOpen(tx, id)
  if (!open || open.is_over) refuse('status_unchanged', { message: t.this_suspension_has_ended() })
  return open
}

/** @returns the account's number */
export async function moveEnd(
  parts: SuspensionParts,
  caller: Caller,
  { id, until: wanted, reason }: OperationValues<typeof changeSuspension>,
): Promise<AccountId> {
  return await transact(parts.db, async (tx) => {
    const known = await findOpen(tx, id)
    if (!known) return refuse('status_unchanged', { message: t.this_suspension_has_ended() })
    const { account_id: accountId, kind } = known
    const { account, now } = await lockAccount(tx, parts, caller, accountId)
    const { until: untilBefore } = await refuseEnded(tx, id)
    const until = wanted === null ? null : new Date(wanted)
    refuseUntil(until, now)
    await tx
      .insertInto('suspension_changes')
      .values({ suspension_id: id, until_before: untilBefore, until, reason, changed_by: caller.id, at: now })
      .execute()
    await tx.updateTable('account_suspensions').set({ until }).where('id', '=', id).execute()
    if (kind === 'whole') {
      await writeMessage(
        tx,
        accountId,
        suspendedMail(account, formatReasonAndEnd(reason, until), parts.publicUrl),
      )
    } else {
      await updateAccount(tx, accountId, { [untilColumns[kind]]: toColumn(until) })
      await recordEvent(tx, suspensionChanged, {
        account_id: accountId,
        kind,
        until: toInstant(until),
        reason,
      })
    }
    await recordAudit(tx, {
      actor_id: caller.id,
      action: 'account.suspension-changed',
      subject_kind: 'account',
      subject_id: accountId,
      reason,
      before: { until: toInstant(untilBefore) },
      after: { kind, until: toInstant(until) },
    })
    return accountId
  })
}
