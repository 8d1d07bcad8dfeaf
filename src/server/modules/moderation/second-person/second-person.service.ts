import { sql } from 'kysely'
import type { OperationReply, OperationValues } from '#contract/core/operation.ts'
import { deleteMember } from '#contract/members/members.ts'
import { decideCase } from '#contract/moderation/cases.ts'
import { getProposal, proposeAct } from '#contract/moderation/second-person.ts'
import { refundPayment } from '#contract/subscriptions/refunds.ts'
import { proposal_days, type SecondPersonAct } from '#shared/rules/moderation/second-person.ts'
import { recordAudit } from '#server/modules/audit/audit.service.ts'
import { deleteByAdmin } from '#server/modules/members/member-deletion.service.ts'
import { needsSecondPerson } from '#server/modules/settings/second-person.service.ts'
import { noteRefund } from '#server/modules/subscriptions/refunds/refunds.service.ts'
import { readClock } from '#server/platform/clock.ts'
import { transact, type Db, type Tx } from '#server/platform/database/db.ts'
import type { Caller } from '#server/platform/http/call.ts'
import { refuseBeyondRole } from '#server/platform/http/staff-role.ts'
import type { Platform } from '#server/platform/platform.ts'
import { recordEvent } from '#server/platform/jobs/outbox.ts'
import { refuse, Refusal } from '#server/platform/refusal.ts'
import { proposalDecided } from '../moderation.events.ts'
import * as t from './texts.ts'

const operations: Record<SecondPersonAct, string> = {
  delete_member: deleteMember.name,
  refund_payment: refundPayment.name,
}

const day_ms = 86_400_000

/** Done by the asker alone where the settings don't ask for two people. */
export function propose(
  db: Db,
  caller: Caller,
  { act, subject_id, amount_cents, reason }: OperationValues<typeof proposeAct>,
): Promise<OperationReply<typeof proposeAct>> {
  refuseBeyondRole(caller, operations[act])
  const is_refund = act === 'refund_payment'
  if (is_refund && amount_cents === undefined) {
    refuse(proposeAct, 'validation_failed', { errors: { amount_cents: t.enter_the_amount() } })
  }
  if (!is_refund && subject_id === caller.id) refuse(proposeAct, 'own_account')
  return transact(db, async (tx) => {
    const account_id = is_refund ? await findPayer(tx, subject_id) : await findDeletable(tx, subject_id)
    if (account_id === undefined) return refuse(proposeAct, 'not_found')
    if (!(await needsSecondPerson(tx, is_refund ? amount_cents : undefined))) {
      refuse(proposeAct, 'status_unchanged', { message: t.you_may_do_this_alone() })
    }
    const proposed_at = await readClock(tx)
    await expireOld(tx, act, subject_id, proposed_at)
    const expires_at = new Date(proposed_at.getTime() + proposal_days * day_ms)
    const row = await tx
      .insertInto('second_person_acts')
      .values({
        act,
        subject_id,
        account_id,
        amount_cents: is_refund ? amount_cents! : null,
        reason,
        proposed_by: caller.id,
        proposed_at,
        expires_at,
      })
      .onConflict((on) => on.columns(['act', 'subject_id']).where('outcome', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return refuse(proposeAct, 'status_unchanged', { message: t.its_waiting_already() })
    await recordAudit(tx, {
      actor_id: caller.id,
      action: nameProposal(act),
      subject_kind: 'account',
      subject_id: account_id,
      reason,
      ...(is_refund && { after: { payment_id: subject_id, amount_cents } }),
    })
    return { id: row.id, expires_at: expires_at.toISOString() }
  })
}

const nameProposal = (act: SecondPersonAct) =>
  act === 'delete_member' ? 'account.deletion-proposed' : 'payment.refund-proposed'

export async function readProposal(
  db: Db,
  caller: Caller,
  { act, subject_id }: OperationValues<typeof getProposal>,
): Promise<OperationReply<typeof getProposal>> {
  const row = await db
    .selectFrom('second_person_acts as s')
    .innerJoin('accounts as p', 'p.id', 's.proposed_by')
    .select(['s.id', 's.amount_cents', 's.reason', 's.proposed_by', 's.proposed_at', 's.expires_at'])
    .select(sql<string>`p.first_name || ' ' || p.last_name`.as('proposer'))
    .where('s.act', '=', act)
    .where('s.subject_id', '=', subject_id)
    .where('s.outcome', 'is', null)
    .where('s.expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  if (!row) return { proposal: null }
  const { proposer, proposed_by, proposed_at, expires_at, ...known } = row
  return {
    proposal: {
      ...known,
      proposed_by: proposer,
      is_own: proposed_by === caller.id,
      proposed_at: proposed_at.toISOString(),
      expires_at: expires_at.toISOString(),
    },
  }
}

async function findPayer(tx: Tx, payment_id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('payments')
    .select('account_id')
    .where('id', '=', payment_id)
    .where('status', '=', 'succeeded')
    .executeTakeFirst()
  return row?.account_id
}

async function findDeletable(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', ['active', 'suspended'])
    .executeTakeFirst()
  return row?.id
}

async function expireOld(tx: Tx, act: SecondPersonAct, subject_id: number, now: Date): Promise<void> {
  await tx
    .updateTable('second_person_acts')
    .set({ outcome: 'expired', decided_at: now })
    .where('act', '=', act)
    .where('subject_id', '=', subject_id)
    .where('outcome', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
}

interface Ruling {
  id: number
  outcome: 'approved' | 'refused'
  word: string | null
}

/** In the transaction of the decision: approved is done. Its proposer may only withdraw it. */
export async function ruleOnProposal(
  tx: Tx,
  { gateway }: Pick<Platform, 'gateway'>,
  caller: Caller,
  { id, outcome, word }: Ruling,
): Promise<void> {
  const row = await tx
    .selectFrom('second_person_acts as s')
    .innerJoin('accounts as p', 'p.id', 's.proposed_by')
    .select(['s.subject_id', 's.account_id', 's.amount_cents', 's.reason', 's.proposed_by'])
    .select(sql<SecondPersonAct>`s.act`.as('act'))
    .select(sql<string>`p.first_name || ' ' || p.last_name`.as('proposer'))
    .where('s.id', '=', id)
    .where('s.outcome', 'is', null)
    .where('s.expires_at', '>', sql<Date>`clock_timestamp()`)
    .forUpdate('s')
    .executeTakeFirst()
  if (!row) return refuse(decideCase, 'case_decided')
  const { act, subject_id, reason, proposed_by, proposer } = row
  const is_own = proposed_by === caller.id
  if (!is_own || outcome === 'approved') refuseBeyondRole(caller, operations[act])
  if (is_own && outcome === 'approved') {
    refuse(decideCase, 'case_refused', { message: t.someone_else_must_approve_it() })
  }
  await tx
    .updateTable('second_person_acts')
    .set({
      outcome: is_own ? 'withdrawn' : outcome,
      decided_by: caller.id,
      decided_at: await readClock(tx),
      decided_word: word,
    })
    .where('id', '=', id)
    .execute()
  if (!is_own) {
    const { account_id, amount_cents } = row
    const decided = { proposed_by, decided_by: caller.id, account_id, act, amount_cents, reason }
    await recordEvent(tx, proposalDecided, { ...decided, outcome, word })
  }
  if (outcome === 'refused') return
  try {
    if (act === 'delete_member') {
      return await deleteByAdmin(tx, caller, { id: subject_id, reason, proposed_by: proposer })
    }
    const refund = { id: subject_id, amount_cents: row.amount_cents!, reason, key: crypto.randomUUID() }
    await noteRefund(tx, gateway, caller.id, refund, readClock, proposer)
  } catch (error) {
    if (!isOfAct(error)) throw error
    refuse(decideCase, 'case_refused', { message: error.message })
  }
}

const act_refusals: readonly string[] = [...deleteMember.refusals, ...refundPayment.refusals]

/** Since it was proposed, something has come in between: a bid, say, or another refund. */
const isOfAct = (error: unknown): error is Refusal =>
  error instanceof Refusal && act_refusals.includes(error.key)
