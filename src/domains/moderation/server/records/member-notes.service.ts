import { endSessions } from '#domains/identity/server/auth.service.ts'
import { endOwnSession } from '#domains/identity/server/sessions/sessions.service.ts'
import type {
  endMemberSessions,
  listMemberRecords,
  MemberSummary,
  pinMemberNote,
  writeMemberNote,
  ListingActivity,
} from '#domains/moderation/common/records/records.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readListingTrades } from '#domains/trades/server/trades.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectLinkedAccounts } from './listing-records.queries.ts'
import {
  countRecords,
  selectRecords,
  selectPinned,
  selectRiskFacts,
  selectActivityCounts,
  selectBids,
} from './member-records.queries.ts'
import { findRiskMarks } from './risk-marks.rules.ts'

export async function readRecords(
  db: Db,
  input: OperationValues<typeof listMemberRecords>,
): Promise<OperationReply<typeof listMemberRecords>> {
  if (!(await isKnown(db, input.id))) refuse('not_found')
  return { ...(await selectRecords(db, input)), page: input.page, limit: input.limit }
}

export async function readSummary(db: Db, id: AccountId): Promise<MemberSummary> {
  const [facts, linked, counts, pinned] = await Promise.all([
    selectRiskFacts(db, id),
    selectLinkedAccounts(db, id),
    countRecords(db, id),
    selectPinned(db, id),
  ])
  if (!facts) refuse('not_found')
  const linkedSuspended = linked.filter(({ status }) => status === 'suspended').length
  return { counts, risks: findRiskMarks({ ...facts, linked_suspended: linkedSuspended }), pinned }
}

const isKnown = (db: Db, id: AccountId) =>
  db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()

export async function writeNote(
  db: Db,
  authorId: AccountId,
  { id, text }: OperationValues<typeof writeMemberNote>,
): Promise<void> {
  if (!(await isKnown(db, id))) refuse('not_found')
  await transact(db, async (tx) => {
    await tx.insertInto('member_notes').values({ account_id: id, author_id: authorId, text }).execute()
    await recordAudit(tx, {
      actor_id: authorId,
      action: 'account.note-written',
      subject_kind: 'account',
      subject_id: id,
    })
  })
}

export async function pinNote(
  db: Db,
  pinnedBy: AccountId,
  { id, pinned }: OperationValues<typeof pinMemberNote>,
): Promise<void> {
  const note = await db
    .selectFrom('member_notes')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!note) refuse('not_found')
  await transact(db, async (tx) => {
    const { count } = pinned
      ? await tx
          .insertInto('member_note_pins')
          .values({ note_id: id, pinned_by: pinnedBy })
          .onConflict((on) => on.doNothing())
          .returning('note_id')
          .execute()
          .then((rows) => ({ count: rows.length }))
      : await tx
          .deleteFrom('member_note_pins')
          .where('note_id', '=', id)
          .returning('note_id')
          .execute()
          .then((rows) => ({ count: rows.length }))
    if (count === 0) return
    await recordAudit(tx, {
      actor_id: pinnedBy,
      action: pinned ? 'account.note-pinned' : 'account.note-unpinned',
      subject_kind: 'account',
      subject_id: note.account_id,
    })
  })
}

export async function endAllSessions(
  db: Db,
  actorId: AccountId,
  { id, session_id: sessionId, reason }: OperationValues<typeof endMemberSessions>,
): Promise<number> {
  if (id === actorId) refuse('own_account')
  if (!(await isKnown(db, id))) refuse('not_found')
  return await transact(db, async (tx) => {
    let ended = 1
    if (sessionId === null) ended = await endSessions(tx, id)
    else await endOwnSession(tx, id, sessionId)
    await recordAudit(tx, {
      actor_id: actorId,
      action: 'account.sessions-ended',
      subject_kind: 'account',
      subject_id: id,
      reason,
      after: { ended_sessions: ended },
    })
    return ended
  })
}

/** Reads in one snapshot, since an auction goes on meanwhile. */
export async function readActivity(db: Db, listingId: ListingId): Promise<ListingActivity> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => readActivityIn(tx, listingId))
}

async function readActivityIn(tx: Tx, listingId: ListingId): Promise<ListingActivity> {
  const counts = (await selectActivityCounts(tx, listingId)) ?? refuse('not_found')
  const closedAt = counts.closed_at?.toISOString() ?? null
  return {
    deal:
      counts.price_cents === null || counts.bid_count === null
        ? null
        : {
            price_cents: counts.price_cents,
            bid_count: counts.bid_count,
            closes_at: counts.closes_at?.toISOString() ?? null,
            closed_at: closedAt,
          },
    trades: await readListingTrades(tx, listingId),
    bids: await selectBids(tx, listingId),
    bid_total: counts.bids,
    questions: { total: counts.questions, unanswered: counts.unanswered },
    offers: { total: counts.offers, open: counts.open_offers },
    watchers: counts.watchers,
    closed_at: closedAt,
  }
}
