import { liftOne } from '#domains/accounts/server/members/suspensions/suspension.service.ts'
import { lockDeal } from '#domains/deals/server/deals.service.ts'
import { reopenFlag } from '#domains/flags/server/flags.service.ts'
import { putBackOfFlag, reopenMemberFlag } from '#domains/flags/server/member-flags.service.ts'
import {
  type CaseAct,
  type CaseKind,
  isUndoable,
  undoMinutes,
} from '#domains/moderation/common/case-kinds.ts'
import type { undoDecision } from '#domains/moderation/common/cases.ts'
import { wholeQuarters } from '#domains/moderation/common/transparency-rules.ts'
import type { getTransparency } from '#domains/moderation/common/transparency.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { toListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { type Db, transact, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { joinDelay, recallNotices } from '#platform/server/jobs/notice-delays.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { moveListing } from '../bulk-listings.service.ts'
import { selectListingSuspension } from '../cases/cases.queries.ts'
import { type DoneAct, readActs } from '../cases/cases.service.ts'
import { asPart } from '../cases/combined-acts.service.ts'
import { messagesOfReports } from '../cases/main-decisions.service.ts'
import { decideOnListing } from '../decisions.service.ts'
import { withdrawOne } from '../warnings/warnings.service.ts'
import { selectCounted, selectMedians, selectQuarters } from './transparency.queries.ts'
import { addQuarters, describeQuarters } from './transparency.rules.ts'
import * as t from '#domains/moderation/texts.ts'

/** A count that changed at once would reveal that something was just decided. */
export const transparencyTtlMs = 10 * 60_000

export async function readTransparency(db: Db): Promise<OperationReply<typeof getTransparency>> {
  const { as_of: asOf, quarters } = await selectQuarters(db, wholeQuarters)
  const { from } = must(quarters.at(-1), 'last quarter')
  const [counts, medians] = await Promise.all([selectCounted(db, from), selectMedians(db, from)])
  const described = describeQuarters(quarters, { counts, medians })
  return {
    as_of: asOf.toISOString(),
    quarters: described,
    whole: addQuarters(described, { counts, medians }),
  }
}

interface Undoing {
  tx: Tx
  config: Platform['config']
  caller: Caller
}

type Undo = (by: Undoing, done: DoneAct) => Promise<unknown>

/** Actions that only send a message. */
const actsOfWords = ['ask_fix', 'tell_buyers', 'write_privately'] as const
type ActOfWords = (typeof actsOfWords)[number]

const isOfWords = (act: CaseAct): act is ActOfWords => actsOfWords.some((one) => one === act)

const undo: Record<Exclude<CaseAct, ActOfWords>, Undo> = {
  move_listing: async ({ tx, config, caller }, { id, from }) => {
    const reason = t.we_took_our_decision_back()
    await moveListing(tx, config, caller, { id: toListingId(id), category_id: must(from, 'from'), reason })
  },
  suspend_listing: async ({ tx, config, caller }, { id: number, suspension_id: suspensionId }) => {
    const id = toListingId(number)
    await lockDeal(tx, id)
    if ((await selectListingSuspension(tx, id)) !== suspensionId) {
      refuse('undo_too_late', { message: t.its_suspension_has_been_lifted() })
    }
    await decideOnListing(tx, config, caller.id, {
      id,
      status: 'active',
      reason: t.we_took_our_decision_back(),
    })
  },
  remove: ({ tx, caller }, { id }) =>
    putBackOfFlag({ db: tx, messages: messagesOfReports }, caller.id, {
      id,
      reason: t.we_took_our_decision_back(),
    }),
  warn: ({ tx, caller }, { id }) => withdrawOne(tx, caller.id, { id, reason: t.we_took_our_decision_back() }),
  suspend_member: ({ tx, config, caller }, { suspension_id: suspensionId }) =>
    liftOne({ db: tx, publicUrl: config.http.publicUrl }, caller, {
      id: must(suspensionId, 'suspension_id'),
      reason: t.we_took_our_decision_back(),
    }),
}

/** False for rows from before decisions named the suspension. */
const isNamed = ({ act, suspension_id: suspensionId }: DoneAct) =>
  (act !== 'suspend_listing' && act !== 'suspend_member') || suspensionId !== undefined

/**
 * Undone soon after, by the admin who decided. The reports are open again, and the decision's
 * actions are reverted.
 */
export function undoOne(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  caller: Caller,
  id: number,
): Promise<OperationReply<typeof undoDecision>> {
  const actorId = caller.id
  return transact(db, async (tx) => {
    const decision = await tx
      .selectFrom('moderation_decisions')
      .select(['kind', 'case_id', 'outcome', 'acts', 'decided_by', 'decided_at', 'undone_at'])
      .select(['delay_id', 'waiting'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!decision || decision.decided_by !== actorId) return refuse('not_found')
    const now = await readClock(tx)
    const kind = fromColumn<CaseKind>(decision.kind)
    const acts = readActs(decision.acts)
    const isLate = now.getTime() > decision.decided_at.getTime() + undoMinutes * 60_000
    const done = { acts: acts.map(({ act }) => act), removed: null }
    const isWaiting = decision.waiting !== null
    const canUndo = isWaiting || (!isLate && isUndoable(kind, done) && acts.every(isNamed))
    if (decision.undone_at || !canUndo) return refuse('undo_too_late')
    const { delay_id: delayId } = decision
    if (delayId !== null && (await recallNotices(tx, delayId))) await joinDelay(tx, delayId)
    const by = { tx, config, caller }
    for (const doneAct of acts.toReversed()) {
      const { act } = doneAct
      if (!isOfWords(act)) await asPart(t.it_couldnt_be_undone, () => undo[act](by, doneAct))
    }
    for (const report of listReports(decision.acts)) {
      await asPart(t.it_couldnt_be_undone, () =>
        kind === 'member_report' ? reopenMemberFlag(tx, actorId, report) : reopenFlag(tx, actorId, report),
      )
    }
    await tx
      .updateTable('moderation_decisions')
      .set({ undone_by: actorId, undone_at: now, waiting: null })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      actor_id: actorId,
      action: 'case.undone',
      subject_kind: 'case',
      subject_id: decision.case_id,
      before: { case: kind, outcome: decision.outcome },
    })
    return { kind, id: decision.case_id }
  })
}

const listReports = (acts: unknown): number[] =>
  fromColumn<{ act: string; id: number }[]>(acts)
    .filter(({ act }) => act === 'report')
    .map((one) => one.id)
