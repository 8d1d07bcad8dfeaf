import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type {
  decideMemberFlag,
  flagMember,
  listMemberFlags,
  MemberFlag,
  putBackReported,
  removeReported,
} from '#domains/flags/common/member-flags.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { flagReopened, memberFlagDecided, memberFlagged } from './flags.events.ts'
import { refuseReportedAgain, undecided } from './flags.service.ts'
import {
  countMemberFlags,
  lockMemberFlag,
  selectMemberFlag,
  selectMemberFlags,
  selectSubject,
  type ContextMessage,
  type MemberFlagRow,
} from './member-flags.queries.ts'
import { isRemovable, type MessageRemoving, putBackContent, removeContent } from './removals.service.ts'
import * as t from '#domains/flags/texts.ts'

export function flagOneMember(
  db: Db,
  reporterId: AccountId,
  { reason, text, ...input }: OperationValues<typeof flagMember>,
): Promise<OperationReply<typeof flagMember>> {
  return transact(db, async (tx) => {
    const { kind } = input
    const found = (await selectSubject(tx, reporterId, input)) ?? refuse('not_found')
    const { reviewedId, context, ...subject } = found
    if (subject.about_id === reporterId) refuse('own_subject')
    if (reviewedId === reporterId) {
      refuse('own_subject', { message: t.this_review_is_about_you() })
    }
    const flaggedAt = await readClock(tx)
    const made = await tx
      .insertInto('member_flags')
      .values({
        kind,
        ...subject,
        context: JSON.stringify(context),
        reporter_id: reporterId,
        reason,
        text,
        flagged_at: flaggedAt,
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return refuse('already_flagged', { message: t.you_have_reported_this_already() })
    await recordEvent(tx, memberFlagged, { kind, about_id: subject.about_id, reason, text })
    return { id: made.id, flagged_at: flaggedAt.toISOString() }
  })
}

export async function readMemberFlags(
  db: Db,
  wanted: OperationValues<typeof listMemberFlags>,
): Promise<OperationReply<typeof listMemberFlags>> {
  const [rows, total] = await Promise.all([selectMemberFlags(db, wanted), countMemberFlags(db, wanted)])
  return { items: rows.map(viewMemberFlag), total, page: wanted.page, limit: wanted.limit }
}

interface Parts {
  db: Db
  messages: MessageRemoving
}

export function decideMemberFlagOnce(
  { db, messages }: Parts,
  actorId: AccountId,
  { id, outcome, word, remove }: OperationValues<typeof decideMemberFlag>,
): Promise<MemberFlag> {
  return transact(db, async (tx) => {
    const flag = (await lockMemberFlag(tx, id)) ?? refuse('not_found')
    if (flag.outcome !== null) {
      const { decider_name: deciderName } = await selectMemberFlag(tx, id)
      refuse('flag_decided', { message: t.decided_by_name({ name: deciderName ?? '' }) })
    }
    const { kind, about_id: aboutId, reporter_id: reporterId, reason } = flag
    if (remove && !isRemovable(flag)) {
      refuse('validation_failed', { errors: { remove: t.this_is_removed_elsewhere() } })
    }
    await tx
      .updateTable('member_flags')
      .set({ outcome, outcome_word: word, decided_by: actorId, decided_at: await readClock(tx) })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      actor_id: actorId,
      action: `flag.${outcome}`,
      subject_kind: 'account',
      subject_id: aboutId,
      reason: word,
      after: { report: reason, report_of: kind },
    })
    await recordEvent(tx, memberFlagDecided, {
      kind,
      about_id: aboutId,
      reporter_id: reporterId,
      outcome,
      word,
    })
    if (remove && isRemovable(flag))
      await removeContent({ tx, messages, actor_id: actorId }, flag, remove.reason)
    return viewMemberFlag(await selectMemberFlag(tx, id))
  })
}

export function removeFlagged(
  { db, messages }: Parts,
  actorId: AccountId,
  { id, reason }: OperationValues<typeof removeReported>,
): Promise<MemberFlag> {
  return transact(db, async (tx) => {
    const flag = await lockMemberFlag(tx, id)
    if (!flag || !isRemovable(flag)) return refuse('not_found')
    const { may_remove: mayRemove } = await selectMemberFlag(tx, id)
    if (flag.outcome !== 'upheld') {
      refuse('removal_changed', { message: t.uphold_the_report_first() })
    }
    if (!mayRemove || !(await removeContent({ tx, messages, actor_id: actorId }, flag, reason))) {
      refuse('removal_changed')
    }
    return viewMemberFlag(await selectMemberFlag(tx, id))
  })
}

export function putBackOfFlag(
  { db, messages }: Parts,
  actorId: AccountId,
  { id, reason }: OperationValues<typeof putBackReported>,
): Promise<MemberFlag> {
  return transact(db, async (tx) => {
    const flag = await lockMemberFlag(tx, id)
    if (!flag || !isRemovable(flag)) return refuse('not_found')
    if (!(await putBackContent({ tx, messages, actor_id: actorId }, flag, reason))) refuse('removal_changed')
    return viewMemberFlag(await selectMemberFlag(tx, id))
  })
}

/** Works as with reports of listings. */
export async function reopenMemberFlag(tx: Tx, actorId: AccountId, id: number): Promise<void> {
  const flag = (await lockMemberFlag(tx, id)) ?? refuse('not_found')
  const { kind, about_id: aboutId, reporter_id: reporterId, outcome } = flag
  if (outcome === null) {
    refuse('flag_decided', { message: t.this_report_is_open_already() })
  }
  await refuseReportedAgain(() =>
    tx.updateTable('member_flags').set(undecided).where('id', '=', id).execute(),
  )
  await recordAudit(tx, {
    actor_id: actorId,
    action: 'flag.reopened',
    subject_kind: 'account',
    subject_id: aboutId,
    before: { outcome },
    after: { report_of: kind },
  })
  await recordEvent(tx, flagReopened, { reporter_id: reporterId, listing_id: null })
}

function viewMemberFlag(row: MemberFlagRow): MemberFlag {
  const {
    id,
    kind,
    review_id: reviewId,
    said,
    reason,
    text,
    outcome,
    outcome_word: outcomeWord,
    decider_name: deciderName,
    decided_at: decidedAt,
  } = row
  const {
    about_id: aboutId,
    about_name: aboutName,
    report_count: reportCount,
    upheld_count: upheldCount,
    reporter_id: reporterId,
    reporter_name: reporterName,
    flagged_at: flaggedAt,
  } = row
  return {
    id,
    kind,
    about: { id: aboutId, display_name: aboutName, report_count: reportCount, upheld_count: upheldCount },
    review_id: reviewId,
    said,
    said_now: row.said_now,
    context: fromColumn<ContextMessage[]>(row.context),
    reporter: { id: reporterId, display_name: reporterName },
    reason,
    text,
    flagged_at: flaggedAt.toISOString(),
    decision:
      outcome && decidedAt
        ? {
            outcome,
            word: outcomeWord ?? '',
            decider_name: deciderName ?? '',
            at: decidedAt.toISOString(),
          }
        : null,
    may_remove: row.may_remove,
    removal: viewRemoval(row),
  }
}

function viewRemoval(row: MemberFlagRow): MemberFlag['removal'] {
  const {
    removal_reason: removalReason,
    removed_at: removedAt,
    remover_name: removerName,
    put_back_reason: putBackReason,
    put_back_at: putBackAt,
    put_back_name: putBackName,
  } = row
  if (removalReason === null || removedAt === null) return null
  return {
    reason: removalReason,
    admin_name: removerName ?? '',
    at: removedAt.toISOString(),
    put_back:
      putBackAt === null
        ? null
        : { reason: putBackReason ?? '', admin_name: putBackName ?? '', at: putBackAt.toISOString() },
  }
}
