import { sql } from 'kysely'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { getProposal, proposeAct } from '#domains/moderation/common/moderation.ts'
import { putSettings } from '#domains/settings/common/settings.ts'
import { proposalDays, type SecondPersonAct } from '#domains/staff/common/second-person-rules.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { refuseBeyondRole } from '#platform/server/http/staff-role.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse, Refusal } from '#platform/server/refusal.ts'
import { proposalDecided, proposalMade } from '../moderation.events.ts'
import { type ActParts, acts } from './acts.service.ts'
import * as t from '#domains/moderation/texts.ts'

const dayMs = 86_400_000

/** Done by one admin alone if the settings don't require two. */
export function proposeStaffAct(
  db: Db,
  caller: Caller,
  input: OperationValues<typeof proposeAct>,
): Promise<OperationReply<typeof proposeAct>> {
  const { act, subject_id: subjectId, amount_cents: amountCents, staff_role: staffRole, reason } = input
  refuseBeyondRole(caller, acts[act].operation)
  return transact(db, async (tx) => {
    const { account_id: accountId, isNeeded } = await acts[act].prepare(tx, caller, input)
    if (!isNeeded) refuse('status_unchanged', { message: t.you_may_do_this_alone() })
    const proposedAt = await readClock(tx)
    await expireOld(tx, act, subjectId, proposedAt)
    const expiresAt = new Date(proposedAt.getTime() + proposalDays * dayMs)
    const isOfSettings = acts[act].operation === putSettings
    const hasAmount = act === 'refund_payment' || act === 'relax_rule'
    const row = await tx
      .insertInto('second_person_acts')
      .values({
        act,
        subject_id: subjectId,
        account_id: accountId,
        amount_cents: hasAmount ? (amountCents ?? null) : null,
        staff_role: act === 'change_role' ? (staffRole ?? null) : null,
        reason,
        proposed_by: caller.id,
        proposed_at: proposedAt,
        expires_at: expiresAt,
      })
      .onConflict((on) => on.columns(['act', 'subject_id']).where('outcome', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return refuse('status_unchanged', { message: t.its_waiting_already() })
    await recordAudit(tx, {
      actor_id: caller.id,
      action: proposalActions[act],
      subject_kind: isOfSettings ? 'settings' : 'account',
      subject_id: isOfSettings ? null : accountId,
      reason,
      ...(act === 'refund_payment' && { after: { payment_id: subjectId, amount_cents: amountCents } }),
      ...(act === 'change_role' && { after: { staff_role: staffRole } }),
      ...(act === 'relax_deletions' && { after: { deletions_need: 'one_admin' } }),
      ...(act === 'relax_rule' && {
        after: { second_person_dollars: amountCents === undefined ? null : amountCents / 100 },
      }),
    })
    const made = { id: row.id, act, amount_cents: amountCents ?? null, reason, proposed_by: caller.id }
    await recordEvent(tx, proposalMade, { ...made, duty: acts[act].operation.duty })
    return { id: row.id, expires_at: expiresAt.toISOString() }
  })
}

const proposalActions: Record<SecondPersonAct, string> = {
  delete_member: 'account.deletion-proposed',
  refund_payment: 'payment.refund-proposed',
  change_role: 'account.role-proposed',
  suspend_admin: 'account.suspension-proposed',
  relax_rule: 'settings.second-person-proposed',
  relax_deletions: 'settings.second-person-proposed',
}

export async function readProposal(
  db: Db,
  caller: Caller,
  { act, subject_id: subjectId }: OperationValues<typeof getProposal>,
): Promise<OperationReply<typeof getProposal>> {
  const row = await db
    .selectFrom('second_person_acts as s')
    .innerJoin('accounts as p', 'p.id', 's.proposed_by')
    .select(['s.id', 's.amount_cents', 's.reason', 's.proposed_by', 's.proposed_at', 's.expires_at'])
    .select(sql<StaffRole | null>`s.staff_role`.as('staff_role'))
    .select(sql<string>`p.first_name || ' ' || p.last_name`.as('proposer'))
    .where('s.act', '=', act)
    .where('s.subject_id', '=', subjectId)
    .where('s.outcome', 'is', null)
    .where('s.expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  if (!row) return { proposal: null }
  const { proposer, proposed_by: proposedBy, proposed_at: proposedAt, expires_at: expiresAt, ...known } = row
  return {
    proposal: {
      ...known,
      proposed_by: proposer,
      is_own: proposedBy === caller.id,
      proposed_at: proposedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    },
  }
}

async function expireOld(tx: Tx, act: SecondPersonAct, subjectId: number, now: Date): Promise<void> {
  await tx
    .updateTable('second_person_acts')
    .set({ outcome: 'expired', decided_at: now })
    .where('act', '=', act)
    .where('subject_id', '=', subjectId)
    .where('outcome', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
}

interface Ruling {
  id: number
  outcome: 'approved' | 'refused'
  word: string | null
}

/**
 * Runs in the transaction of the decision: approval carries it out. Its proposer may only withdraw
 * it.
 */
export async function ruleOnProposal(
  tx: Tx,
  parts: ActParts,
  caller: Caller,
  { id, outcome, word }: Ruling,
): Promise<void> {
  const row = await tx
    .selectFrom('second_person_acts as s')
    .innerJoin('accounts as p', 'p.id', 's.proposed_by')
    .select(['s.subject_id', 's.account_id', 's.amount_cents', 's.reason', 's.proposed_by'])
    .select(sql<SecondPersonAct>`s.act`.as('act'))
    .select(sql<StaffRole | null>`s.staff_role`.as('staff_role'))
    .select(sql<string>`p.first_name || ' ' || p.last_name`.as('proposer'))
    .where('s.id', '=', id)
    .where('s.outcome', 'is', null)
    .where('s.expires_at', '>', sql<Date>`clock_timestamp()`)
    .forUpdate('s')
    .executeTakeFirst()
  if (!row) return refuse('case_decided')
  const { act, reason, proposed_by: proposedBy } = row
  const isOwn = proposedBy === caller.id
  if (!isOwn || outcome === 'approved') refuseBeyondRole(caller, acts[act].operation)
  if (isOwn && outcome === 'approved') {
    refuse('case_refused', { message: t.someone_else_must_approve_it() })
  }
  await tx
    .updateTable('second_person_acts')
    .set({
      outcome: isOwn ? 'withdrawn' : outcome,
      decided_by: caller.id,
      decided_at: await readClock(tx),
      decided_word: word,
    })
    .where('id', '=', id)
    .execute()
  const { account_id: accountId, amount_cents: amountCents } = row
  const decided = {
    id,
    proposed_by: proposedBy,
    decided_by: caller.id,
    account_id: accountId,
    act,
    amount_cents: amountCents,
    reason,
  }
  await recordEvent(tx, proposalDecided, { ...decided, outcome, word })
  if (outcome === 'refused') return
  try {
    await acts[act].perform(tx, parts, caller, row)
  } catch (error) {
    if (!isOfAct(error)) throw error
    refuse('case_refused', { message: error.message })
  }
}

const actRefusals: readonly string[] = Object.values(acts).flatMap(({ operation }) => operation.refusals)

/** Something has come in between since the proposal: a bid, say, or another refund. */
const isOfAct = (error: unknown): error is Refusal =>
  error instanceof Refusal && actRefusals.includes(error.key)
