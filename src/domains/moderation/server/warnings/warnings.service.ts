import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { rejectionReason, type Verdict } from '#platform/common/verdict.ts'
import { sql } from 'kysely'
import type { OperationReply } from '#platform/common/operation.ts'
import type {
  listMemberWarnings,
  listOwnWarnings,
  MemberWarning,
} from '#domains/moderation/common/warnings.ts'
import { strikeMonths } from '#domains/moderation/common/case-kinds.ts'
import type { TemplateRule } from '#domains/moderation/common/template-rules.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import {
  memberWarned,
  warningAppealAnswered,
  warningAppealed,
  warningWithdrawn,
} from '../moderation.events.ts'
import { describeLifted, judgeWriting } from '../moderation.rules.ts'
import {
  isMember,
  lockWarning,
  selectWarning,
  selectWarnings,
  type WarningMessage,
  type WarningRow,
} from './warnings.queries.ts'

interface WarningInput {
  account_id: AccountId
  rule: TemplateRule
  reason: string
  is_strike: boolean
  listing_id: ListingId | null
  /** The case that it was given in. */
  kind: string | null
  case_id: number | null
}

export async function giveWarning(tx: Tx, actorId: AccountId, given: WarningInput): Promise<number> {
  const { account_id: accountId, rule, reason, is_strike: isStrike, listing_id: listingId } = given
  const warnedAt = await readClock(tx)
  const { id } = await tx
    .insertInto('warnings')
    .values({
      ...given,
      warned_by: actorId,
      warned_at: warnedAt,
      expires_at: sql<Date>`${warnedAt}::timestamptz + make_interval(months => ${strikeMonths})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    actor_id: actorId,
    action: 'account.warned',
    subject_kind: 'account',
    subject_id: accountId,
    reason,
    after: { warning: id, rule, is_strike: isStrike },
  })
  await recordEvent(tx, memberWarned, {
    account_id: accountId,
    listing_id: listingId,
    reason,
    is_strike: isStrike,
  })
  return id
}

export function withdrawOne(
  db: Db,
  actorId: AccountId,
  { id, reason }: { id: number; reason: string },
): Promise<OperationReply<typeof listMemberWarnings>> {
  return transact(db, async (tx) => {
    const warning = (await lockWarning(tx, id)) ?? refuse('not_found')
    const { account_id: accountId } = warning
    if (warning.withdrawn_at) refuse('appeal_closed', { message: describeLifted('warning') })
    await tx
      .updateTable('warnings')
      .set({ withdrawn_by: actorId, withdrawn_at: await readClock(tx), withdrawn_reason: reason })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      actor_id: actorId,
      action: 'account.warning-withdrawn',
      subject_kind: 'account',
      subject_id: accountId,
      reason,
      before: { warning: id },
    })
    await recordEvent(tx, warningWithdrawn, { account_id: accountId, reason })
    return await readWarnings(tx, accountId, 'admin')
  })
}

interface Writing {
  id: number
  text: string
  author: { id: AccountId; type: 'user' | 'admin' }
}

export function writeAboutWarning(db: Db, { id, text, author }: Writing): Promise<void> {
  const isOwners = author.type === 'user'
  return transact(db, async (tx) => {
    const warning = await lockWarning(tx, id)
    if (!warning || (isOwners && warning.account_id !== author.id)) {
      return refuse('not_found')
    }
    const { messages } = must(await selectWarning(tx, id), 'warning')
    const suspension = warning.withdrawn_at ? 'lifted' : 'stands'
    refuseRejected(judgeAppeal(suspension, messages, author.type), 'appeal_closed')
    const last = messages.at(-1)
    // A message sent twice counts once.
    if (last?.text === text && last.is_owners === isOwners) return
    await tx
      .insertInto('warning_appeals')
      .values({ warning_id: id, author_id: author.id, is_owners: isOwners, text, at: await readClock(tx) })
      .execute()
    const { account_id: accountId } = warning
    if (isOwners) return await recordEvent(tx, warningAppealed, { account_id: accountId, text })
    await recordAudit(tx, {
      actor_id: author.id,
      action: 'account.warning-answered',
      subject_kind: 'account',
      subject_id: accountId,
      after: { answer: text },
    })
    await recordEvent(tx, warningAppealAnswered, { account_id: accountId, text })
  })
}

function judgeAppeal(
  suspension: 'stands' | 'lifted',
  messages: Pick<WarningMessage, 'is_owners'>[],
  writer: 'user' | 'admin',
): Verdict {
  const writtenBySeller = messages.map(({ is_owners: isOwners }) => isOwners)
  return judgeWriting(
    { subject: 'warning', suspension, writtenBySeller },
    writer === 'user' ? 'seller' : 'admin',
  )
}

export async function readWarnings(
  db: Db,
  accountId: AccountId,
  reader: 'user' | 'admin',
): Promise<OperationReply<typeof listOwnWarnings>> {
  const rows = await selectWarnings(db, accountId)
  return {
    items: rows.map((row) => viewWarning(row, reader)),
    strikes: rows.filter(({ counts }) => counts).length,
  }
}

export async function readMemberWarnings(
  db: Db,
  accountId: AccountId,
): Promise<OperationReply<typeof listMemberWarnings>> {
  if (!(await isMember(db, accountId))) return refuse('not_found')
  return await readWarnings(db, accountId, 'admin')
}

function viewWarning(row: WarningRow, reader: 'user' | 'admin'): MemberWarning {
  const {
    listing_id: listingId,
    title,
    withdrawn_at: withdrawnAt,
    withdrawn_reason: withdrawnReason,
    messages,
  } = row
  const verdict = judgeAppeal(withdrawnAt ? 'lifted' : 'stands', messages, reader)
  return {
    id: row.id,
    rule: row.rule,
    reason: row.reason,
    warned_at: row.warned_at.toISOString(),
    warned_by: reader === 'admin' ? row.warned_by : 'Hoko',
    is_strike: row.is_strike,
    counts_until: row.expires_at.toISOString(),
    listing: listingId === null ? null : { id: listingId, title: title ?? '' },
    withdrawn: withdrawnAt === null ? null : { reason: withdrawnReason ?? '', at: withdrawnAt.toISOString() },
    messages: messages.map(
      ({ id, text, at, is_owners: isOwners, display_name: displayName, full_name: fullName }) => ({
        id,
        text,
        at: new Date(at).toISOString(),
        is_owners: isOwners,
        author: isOwners ? displayName : reader === 'admin' ? fullName : 'Hoko',
      }),
    ),
    may_write: verdict.isAllowed,
    why_not: rejectionReason(verdict),
  }
}
