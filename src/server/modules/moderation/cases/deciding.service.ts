import type { OperationReply, OperationValues } from '#contract/core/operation.ts'
import { decideCase, type decideCases } from '#contract/moderation/cases.ts'
import { formatDayAndTime } from '#shared/formats/formats.ts'
import {
  type CaseKind,
  isForMany,
  isOutcomeOf,
  isUndoable,
  undo_minutes,
} from '#shared/rules/moderation/cases.ts'
import { recordAudit } from '#server/modules/audit/audit.service.ts'
import { readClock } from '#server/platform/clock.ts'
import { transact, type Tx } from '#server/platform/database/db.ts'
import type { Caller } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse, Refusal } from '#server/platform/refusal.ts'
import { lockCase, selectCase } from './cases.queries.ts'
import { type DoneAct, refuseTaken, releaseCase } from './cases.service.ts'
import { doActs, refuseUnfitting } from './combined-acts.service.ts'
import { selectDecisions } from './evidence.queries.ts'
import { decideMain, type Deciding } from './main-decisions.service.ts'
import * as t from './texts.ts'

type Parts = Pick<Platform, 'db' | 'config' | 'gateway'>
type Decided = OperationReply<typeof decideCase>

/** The decision and all that goes with it hold together, or nothing does. */
export function decideWhole(
  { db, config, gateway }: Parts,
  caller: Caller,
  wanted: OperationValues<typeof decideCase>,
): Promise<Decided> {
  const { kind, id, outcome } = wanted
  if (!isOutcomeOf(kind, outcome)) {
    refuse(decideCase, 'validation_failed', { errors: { outcome: t.this_case_cant_be_decided_so() } })
  }
  return transact(db, async (tx) => {
    await lockCase(tx, kind, id)
    const found = await selectCase(tx, kind, id)
    if (!found) return await refuseDecided(tx, kind, id)
    refuseTaken(found, caller.id)
    const deciding: Deciding = { tx, config, gateway, caller, found, wanted }
    refuseUnfitting(deciding)
    const { reports = [], sent_back = null } = await decideMain(deciding)
    const acts = await doActs(deciding)
    await releaseCase(tx, found)
    const undo = await keepDecision(deciding, acts, reports)
    return { undo, sent_back }
  })
}

/** Who was faster, so that nobody has to search the log for it. */
async function refuseDecided(tx: Tx, kind: CaseKind, id: number): Promise<never> {
  const [last] = await selectDecisions(tx, { kind, id })
  if (!last || last.undone_at) return refuse(decideCase, 'case_decided')
  return refuse(decideCase, 'case_decided', {
    message: t.name_has_decided_this_case_at({
      name: last.decided_by,
      at: formatDayAndTime(last.decided_at),
    }),
  })
}

async function keepDecision(
  { tx, caller, found, wanted }: Deciding,
  acts: DoneAct[],
  reports: number[],
): Promise<Decided['undo']> {
  const { kind, id: case_id } = found
  const decided_at = await readClock(tx)
  const { id } = await tx
    .insertInto('moderation_decisions')
    .values({
      kind,
      case_id,
      outcome: wanted.outcome,
      acts: JSON.stringify([...acts, ...reports.map((report) => ({ act: 'report', id: report }))]),
      template_id: wanted.template_id ?? null,
      decided_by: caller.id,
      decided_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    actor_id: caller.id,
    action: 'case.decided',
    subject_kind: 'case',
    subject_id: case_id,
    after: {
      case: kind,
      outcome: wanted.outcome,
      ...(acts.length > 0 && { with: acts.map(({ act }) => act) }),
      ...(wanted.template_id !== undefined && { template: wanted.template_id }),
      ...(reports.length > 1 && { reports: reports.length }),
    },
  })
  const removed = acts.some(({ act }) => act === 'remove') ? await findRemovedKind(tx, case_id) : null
  if (!isUndoable(kind, { acts: acts.map(({ act }) => act), removed })) return null
  return { id, until: new Date(decided_at.getTime() + undo_minutes * 60_000).toISOString() }
}

async function findRemovedKind(tx: Tx, flag_id: number): Promise<string> {
  const { kind } = await tx
    .selectFrom('member_flags')
    .select('kind')
    .where('id', '=', flag_id)
    .executeTakeFirstOrThrow()
  return kind
}

/** One that can't be decided doesn't hold up the others. */
export async function decideMany(
  parts: Parts,
  caller: Caller,
  { kind, ids, outcome, word }: OperationValues<typeof decideCases>,
): Promise<OperationReply<typeof decideCases>> {
  if (!isOutcomeOf(kind, outcome) || !isForMany(kind, outcome)) {
    refuse(decideCase, 'validation_failed', { errors: { outcome: t.decide_these_one_by_one() } })
  }
  const reply: OperationReply<typeof decideCases> = { decided: [], refused: [] }
  const nothing_more = { ask_fix: false, suspend_listing: false, remove: false, with_others: false }
  for (const id of new Set(ids)) {
    try {
      const { sent_back } = await decideWhole(parts, caller, { kind, id, outcome, word, ...nothing_more })
      if (sent_back === null) reply.decided.push(id)
      else reply.refused.push({ id, message: sent_back })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      reply.refused.push({ id, message: Object.values(error.details.errors ?? {})[0] ?? error.message })
    }
  }
  return reply
}
