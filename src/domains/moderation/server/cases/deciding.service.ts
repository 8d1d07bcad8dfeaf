import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { decideCase, decideCases } from '#domains/moderation/common/cases.ts'
import {
  isDeferred,
  isForMany,
  isCaseOutcome,
  isUndoable,
  noticeDelaySeconds,
  undoMinutes,
} from '#domains/moderation/common/case-kinds.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { delayNotices } from '#platform/server/jobs/notice-delays.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse, Refusal } from '#platform/server/refusal.ts'
import { lockCase, selectCase } from './cases.queries.ts'
import { type DoneAct, refuseDecided, refuseTaken, releaseCase } from './cases.service.ts'
import { applySideActions, listRequestedActs, refuseUnfitting } from './combined-acts.service.ts'
import { deferDecision, tryDecision } from './deferring.service.ts'
import { applyDecision, type Deciding } from './main-decisions.service.ts'
import * as t from '#domains/moderation/texts.ts'

type Parts = Pick<Platform, 'db' | 'config' | 'gateway'>
type Decided = OperationReply<typeof decideCase>

/** The decision and all its actions succeed together, or none does. */
export function decideCaseWithActs(
  { db, config, gateway }: Parts,
  caller: Caller,
  wanted: OperationValues<typeof decideCase>,
  { mayWait = true } = {},
): Promise<Decided> {
  const { kind, id, outcome } = wanted
  if (!isCaseOutcome(kind, outcome)) {
    refuse('validation_failed', { errors: { outcome: t.this_case_cant_be_decided_so() } })
  }
  return transact(db, async (tx) => {
    await lockCase(tx, kind, id)
    const found = await selectCase(tx, kind, id)
    if (!found) return await refuseDecided(tx, 'case_decided', { kind, id })
    refuseTaken(found, caller.id)
    const deciding: Deciding = { tx, config, gateway, caller, found, wanted }
    refuseUnfitting(deciding)
    await releaseCase(tx, found)
    if (mayWait && isDeferred(kind, outcome) && (await tryDecision(deciding))) {
      return { undo: await deferDecision(deciding), sent_back: null }
    }
    const delayId = (await mayUndo(deciding)) ? await delayNotices(tx, noticeDelaySeconds * 1_000) : null
    const { reports = [], sent_back: sentBack = null } = await applyDecision(deciding)
    const acts = await applySideActions(deciding)
    return { undo: await storeDecision(deciding, { acts, reports, delay_id: delayId }), sent_back: sentBack }
  })
}

async function mayUndo({ tx, found, wanted }: Deciding): Promise<boolean> {
  const removed = wanted.remove ? await findRemovedKind(tx, found.id) : null
  return isUndoable(found.kind, { acts: listRequestedActs(wanted), removed })
}

async function storeDecision(
  { tx, caller, found, wanted }: Deciding,
  { acts, reports, delay_id: delayId }: { acts: DoneAct[]; reports: number[]; delay_id: number | null },
): Promise<Decided['undo']> {
  const { kind, id: caseId } = found
  const decidedAt = await readClock(tx)
  const { id } = await tx
    .insertInto('moderation_decisions')
    .values({
      kind,
      case_id: caseId,
      outcome: wanted.outcome,
      acts: JSON.stringify([...acts, ...reports.map((report) => ({ act: 'report', id: report }))]),
      template_id: wanted.template_id ?? null,
      decided_by: caller.id,
      decided_at: decidedAt,
      delay_id: delayId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    actor_id: caller.id,
    action: 'case.decided',
    subject_kind: 'case',
    subject_id: caseId,
    after: {
      case: kind,
      outcome: wanted.outcome,
      ...(acts.length > 0 && { with: acts.map(({ act }) => act) }),
      ...(wanted.template_id !== undefined && { template: wanted.template_id }),
      ...(reports.length > 1 && { reports: reports.length }),
    },
  })
  if (delayId === null) return null
  return { id, until: new Date(decidedAt.getTime() + undoMinutes * 60_000).toISOString() }
}

async function findRemovedKind(tx: Deciding['tx'], flagId: number): Promise<string | null> {
  const flag = await tx.selectFrom('member_flags').select('kind').where('id', '=', flagId).executeTakeFirst()
  return flag?.kind ?? null
}

/** One that can't be decided doesn't block the others. */
export async function decideMany(
  parts: Parts,
  caller: Caller,
  { kind, ids, outcome, word }: OperationValues<typeof decideCases>,
): Promise<OperationReply<typeof decideCases>> {
  if (!isCaseOutcome(kind, outcome) || !isForMany(kind, outcome)) {
    refuse('validation_failed', { errors: { outcome: t.decide_these_one_by_one() } })
  }
  const reply: OperationReply<typeof decideCases> = { decided: [], refused: [] }
  const nothingMore = { ask_fix: false, suspend_listing: false, remove: false, with_others: false }
  for (const id of new Set(ids)) {
    try {
      const wanted = { kind, id, outcome, word, ...nothingMore }
      const { sent_back: sentBack } = await decideCaseWithActs(parts, caller, wanted, { mayWait: false })
      if (sentBack === null) reply.decided.push(id)
      else reply.refused.push({ id, message: sentBack })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      reply.refused.push({ id, message: Object.values(error.details.errors ?? {})[0] ?? error.message })
    }
  }
  return reply
}
