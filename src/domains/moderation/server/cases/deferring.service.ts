import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { decideCase } from '#domains/moderation/common/cases.ts'
import { type CaseKind, noticeDelaySeconds } from '#domains/moderation/common/case-kinds.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { lockCase, selectCase } from './cases.queries.ts'
import { applyDecision, type Deciding } from './main-decisions.service.ts'

export const carryOutKind: TaskKind<{ decision_id: number }> = { name: 'carry_out_decision' }

/**
 * Refuses now what would be refused later.
 * @returns false if the decision results in something else, such as sending a listing back
 */
export async function tryDecision(deciding: Deciding): Promise<boolean> {
  const { tx } = deciding
  await sql`savepoint tried_decision`.execute(tx)
  const { sent_back: sentBack } = await applyDecision(deciding)
  await sql`rollback to savepoint tried_decision`.execute(tx)
  return sentBack === undefined
}

/** The case isn't open until the decision is carried out. */
export async function deferDecision({
  tx,
  caller,
  found,
  wanted,
}: Deciding): Promise<OperationReply<typeof decideCase>['undo']> {
  const { kind, id: caseId } = found
  const { outcome, template_id: templateId = null } = wanted
  const decidedAt = await readClock(tx)
  const { id } = await tx
    .insertInto('moderation_decisions')
    .values({
      kind,
      case_id: caseId,
      outcome,
      template_id: templateId,
      decided_by: caller.id,
      decided_at: decidedAt,
      waiting: JSON.stringify(wanted),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    actor_id: caller.id,
    action: 'case.decided',
    subject_kind: 'case',
    subject_id: caseId,
    after: { case: kind, outcome, ...(templateId !== null && { template: templateId }) },
  })
  const inMs = noticeDelaySeconds * 1_000
  await enqueue(tx, carryOutKind, { decision_id: id }, { inMs })
  return { id, until: new Date(decidedAt.getTime() + inMs).toISOString() }
}

/** The case is open again if something has come in between. */
export async function carryOut(
  { db, config, gateway }: Pick<Platform, 'db' | 'config' | 'gateway'>,
  decisionId: number,
): Promise<void> {
  await transact(db, async (tx) => {
    const decision = await tx
      .selectFrom('moderation_decisions as d')
      .innerJoin('accounts as a', 'a.id', 'd.decided_by')
      .select(['d.kind', 'd.case_id', 'd.waiting', 'a.id as decided_by', 'a.staff_role'])
      .where('d.id', '=', decisionId)
      .forUpdate('d')
      .executeTakeFirst()
    if (!decision?.waiting) return
    const { case_id: caseId, decided_by: decidedBy } = decision
    const kind = fromColumn<CaseKind>(decision.kind)
    await lockCase(tx, kind, caseId)
    await tx.updateTable('moderation_decisions').set({ waiting: null }).where('id', '=', decisionId).execute()
    const found = await selectCase(tx, kind, caseId)
    // It was closed in another way.
    if (!found) return
    const staffRole = fromColumn<Deciding['caller']['staff_role']>(decision.staff_role)
    const caller = { id: decidedBy, type: 'admin', session_id: 0, staff_role: staffRole } as const
    const wanted = fromColumn<Deciding['wanted']>(decision.waiting)
    const problem = await attemptDecision({ tx, config, gateway, caller, found, wanted })
    if (problem !== null)
      await dropDecision(tx, { id: decisionId, kind, case_id: caseId, decided_by: decidedBy, problem })
  })
}

/** Carries it out. @returns the reason why it can't be, or null */
async function attemptDecision(deciding: Deciding): Promise<string | null> {
  const { tx } = deciding
  await sql`savepoint carried_out`.execute(tx)
  try {
    await applyDecision(deciding)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint carried_out`.execute(tx)
    return error.message
  }
}

interface Dropped {
  id: number
  kind: CaseKind
  case_id: number
  decided_by: AccountId
  problem: string
}

async function dropDecision(
  tx: Tx,
  { id, kind, case_id: caseId, decided_by: decidedBy, problem }: Dropped,
): Promise<void> {
  await tx
    .updateTable('moderation_decisions')
    .set({ undone_by: decidedBy, undone_at: await readClock(tx) })
    .where('id', '=', id)
    .execute()
  await recordAudit(tx, {
    actor_id: decidedBy,
    action: 'case.undone',
    subject_kind: 'case',
    subject_id: caseId,
    reason: problem,
    before: { case: kind },
  })
}
