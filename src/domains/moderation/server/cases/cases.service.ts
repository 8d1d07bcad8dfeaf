import type { AdminTasks } from '#domains/moderation/common/records/records.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import {
  type CasePerson,
  type getCase,
  type listCases,
  type ModerationCase,
  type noteCase,
  type takeCase,
  type WholeCase,
} from '#domains/moderation/common/cases.ts'
import { formatDayAndTime } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { recordOf } from '#platform/common/records.ts'
import {
  type CaseAct,
  caseActs,
  caseKinds,
  type CaseKind,
  type CaseOutcome,
  claimMinutes,
} from '#domains/moderation/common/case-kinds.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  type CaseRow,
  lockCase,
  selectCase,
  selectCases,
  countOpenCases,
  selectCounts,
  selectOpenBuyers,
} from './cases.queries.ts'
import { getRoles, nameOutcome } from './cases.rules.ts'
import {
  isStillShown,
  selectDecisions,
  selectEvidence,
  selectNotes,
  selectPeople,
} from './evidence.queries.ts'
import * as t from '#domains/moderation/texts.ts'

export async function readCases(
  db: Db,
  adminId: AccountId,
  wanted: OperationValues<typeof listCases>,
): Promise<OperationReply<typeof listCases>> {
  const [{ rows, total }, counts] = await Promise.all([selectCases(db, adminId, wanted), selectCounts(db)])
  const none = recordOf(caseKinds, () => 0)
  return {
    items: rows.map(viewCase),
    total,
    page: wanted.page,
    limit: wanted.limit,
    counts: { ...none, ...counts },
  }
}

type OpenTasks = Pick<AdminTasks, 'cases' | 'warning_appeals' | 'linked_accounts' | 'proposals'>

/** Counts all cases, and those listed only in the queue. */
export async function readOpenCases(db: Db): Promise<OpenTasks> {
  const counts = await countOpenCases(db)
  const take = (wanted: CaseKind | null) => {
    const { count = 0, oldest_at: oldestAt = null } = counts.find(({ kind }) => kind === wanted) ?? {}
    return { count, oldest_at: oldestAt?.toISOString() ?? null }
  }
  return {
    cases: take(null),
    warning_appeals: take('warning_appeal'),
    linked_accounts: take('link'),
    proposals: take('second_person'),
  }
}

function viewCase(row: CaseRow): ModerationCase {
  const {
    listing_id: listingId,
    title,
    about_id: aboutId,
    about_name: aboutName,
    other_id: otherId,
    other_name: otherName,
    taken_by: takenBy,
    taken_name: takenName,
    taken_until: takenUntil,
  } = row
  return {
    kind: row.kind,
    id: row.id,
    opened_at: row.opened_at.toISOString(),
    listing: listingId === null ? null : { id: listingId, title: title ?? '' },
    about: aboutId === null ? null : { id: aboutId, display_name: aboutName ?? '' },
    other: otherId === null ? null : { id: otherId, display_name: otherName ?? '' },
    reason: row.reason,
    evidence: row.evidence,
    reports: row.reports,
    value_cents: row.value_cents,
    severity: row.severity,
    taken:
      takenBy === null || takenUntil === null
        ? null
        : { id: takenBy, name: takenName ?? '', until: takenUntil.toISOString() },
  }
}

export async function readCase(db: Db, { kind, id }: OperationValues<typeof getCase>): Promise<WholeCase> {
  const found = (await selectCase(db, kind, id)) ?? (await refuseDecided(db, 'not_found', { kind, id }))
  const roles = getRoles(found)
  const people = await selectPeople(
    db,
    roles.map((one) => one.id),
  )
  const [evidence, notes, decisions, may] = await Promise.all([
    selectEvidence(db, found),
    selectNotes(db, found),
    selectDecisions(db, found),
    findActs(db, found, people),
  ])
  return {
    ...viewCase(found),
    people: roles.flatMap(({ id: personId, role }) => {
      const person = people.find((one) => one.id === personId)
      if (!person) return []
      const { member_since: memberSince, suspended_until: suspendedUntil } = person
      return [
        {
          ...person,
          role,
          member_since: memberSince.toISOString(),
          suspended_until: suspendedUntil?.toISOString() ?? null,
        },
      ]
    }),
    evidence,
    notes,
    decisions: decisions.map(
      ({
        id: decisionId,
        outcome,
        acts,
        decided_by: decidedBy,
        decided_at: decidedAt,
        undone_at: undoneAt,
      }) => ({
        id: decisionId,
        outcome: fromColumn<CaseOutcome>(outcome),
        acts: readActs(acts).map(({ act }) => act),
        decided_by: decidedBy,
        at: decidedAt.toISOString(),
        undone: undoneAt !== null,
      }),
    ),
    may,
  }
}

/** Names who decided it, how and when, so that nobody has to search the log for it. */
export async function refuseDecided(
  db: Db,
  unlessDecided: 'not_found' | 'case_decided',
  { kind, id }: Pick<CaseRow, 'kind' | 'id'>,
): Promise<never> {
  const [last] = await selectDecisions(db, { kind, id })
  if (!last || last.undone_at) return refuse(unlessDecided)
  return refuse('case_decided', {
    message: t.name_decided_it({
      name: last.decided_by,
      outcome: nameOutcome(kind, fromColumn<CaseOutcome>(last.outcome)),
      at: formatDayAndTime(last.decided_at),
    }),
  })
}

/**
 * An action that came with a decision, and its subject: a listing, a member, a warning or a report
 * by its id.
 */
export interface DoneAct {
  act: CaseAct
  id: number
  /** The suspension of the listing or the member, so that no other is lifted. */
  suspension_id?: number
  /** The category that a moved listing was in. */
  from?: number
}

export const readActs = (acts: unknown): DoneAct[] =>
  fromColumn<{ act: string; id: number }[]>(acts).filter((one): one is DoneAct =>
    caseActs.some((known) => known === one.act),
  )

async function findActs(
  db: Db,
  { kind, id, listing_id: listingId, about_id: aboutId }: CaseRow,
  sides: readonly Pick<CasePerson, 'status'>[],
): Promise<CaseAct[]> {
  const [listing, about, buyers, isShown] = await Promise.all([
    listingId === null
      ? undefined
      : db.selectFrom('listings').select('status').where('id', '=', listingId).executeTakeFirst(),
    aboutId === null
      ? undefined
      : db.selectFrom('accounts').select(['status', 'type']).where('id', '=', aboutId).executeTakeFirst(),
    listingId === null ? [] : selectOpenBuyers(db, listingId),
    kind === 'member_report' && isStillShown(db, id),
  ])
  const isMember = about?.type === 'user'
  return caseActs.filter((act) => {
    if (act === 'suspend_listing' || act === 'move_listing') return listing?.status === 'active'
    if (act === 'ask_fix') return listing?.status === 'active' || listing?.status === 'suspended'
    if (act === 'write_privately') return kind === 'dispute'
    if (kind === 'dispute' && act === 'warn') return sides.some(({ status }) => status !== 'deleted')
    if (kind === 'dispute' && act === 'suspend_member') return sides.some(({ status }) => status === 'active')
    if (act === 'remove') return isShown
    if (act === 'tell_buyers') return buyers.length > 0
    return isMember && (act === 'warn' ? about.status !== 'deleted' : about.status === 'active')
  })
}

/** The admin who has taken it may renew it for the same time. */
export async function takeOne(
  db: Db,
  adminId: AccountId,
  { kind, id, taken }: OperationValues<typeof takeCase>,
): Promise<ModerationCase> {
  return await transact(db, async (tx) => {
    await lockCase(tx, kind, id)
    const found = (await selectCase(tx, kind, id)) ?? refuse('not_found')
    refuseTaken(found, adminId)
    if (taken) {
      const takenAt = await readClock(tx)
      const expiresAt = new Date(takenAt.getTime() + claimMinutes * 60_000)
      const claim = { account_id: adminId, taken_at: takenAt, expires_at: expiresAt }
      await tx
        .insertInto('moderation_claims')
        .values({ kind, case_id: id, ...claim })
        .onConflict((on) => on.columns(['kind', 'case_id']).doUpdateSet(claim))
        .execute()
    } else await releaseCase(tx, found)
    await recordAudit(tx, {
      actor_id: adminId,
      action: taken ? 'case.taken' : 'case.released',
      subject_kind: 'case',
      subject_id: id,
      after: { case: kind },
    })
    return viewCase(must(await selectCase(tx, kind, id), 'case'))
  })
}

export function refuseTaken(
  { taken_by: takenBy, taken_name: takenName, taken_until: takenUntil }: CaseRow,
  adminId: AccountId,
): void {
  if (takenBy === null || takenUntil === null || takenBy === adminId) return
  refuse('case_taken', {
    message: t.name_has_taken_this_case_until({
      name: takenName ?? '',
      until: formatDayAndTime(takenUntil),
    }),
  })
}

export async function releaseCase(tx: Tx, { kind, id }: Pick<CaseRow, 'kind' | 'id'>): Promise<void> {
  await tx.deleteFrom('moderation_claims').where('kind', '=', kind).where('case_id', '=', id).execute()
}

export function writeNote(
  db: Db,
  authorId: AccountId,
  { kind, id, text }: OperationValues<typeof noteCase>,
): Promise<OperationReply<typeof noteCase>> {
  return transact(db, async (tx) => {
    const found = (await selectCase(tx, kind, id)) ?? refuse('not_found')
    await tx
      .insertInto('moderation_notes')
      .values({ kind, case_id: id, author_id: authorId, text, at: await readClock(tx) })
      .execute()
    await recordAudit(tx, {
      actor_id: authorId,
      action: 'case.noted',
      subject_kind: 'case',
      subject_id: id,
      after: { case: kind },
    })
    return { items: await selectNotes(tx, found) }
  })
}
