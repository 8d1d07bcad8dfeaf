import { sql } from 'kysely'
import * as t from '#domains/flags/texts.ts'
import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { FlaggedKind, listMemberFlags } from '#domains/flags/common/member-flags.ts'
import { must } from '#platform/common/must.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { isShown, removalColumns, buildFlagRemoval, currentText } from './removals.queries.ts'

interface Subject {
  about_id: AccountId
  review_id: number | null
  message_id: number | null
  question_id: number | null
  said: string
  context: ContextMessage[]
  /** For a review: the member it is about. */
  reviewedId: AccountId | null
}

export interface ContextMessage {
  is_abouts: boolean
  text: string
  sent_at: string
  is_before: boolean
}

const nothing = { review_id: null, message_id: null, question_id: null, context: [], reviewedId: null }

interface FlagsQuery {
  kind: FlaggedKind
  subject_id: number
  number?: number | undefined
}

/** Selects what the reporter can see of it now. */
export async function selectSubject(
  db: Db,
  reporterId: AccountId,
  { kind, subject_id: subjectId, number }: FlagsQuery,
): Promise<Subject | undefined> {
  if (kind === 'member') return await selectMember(db, toAccountId(subjectId))
  if (kind === 'review') return await selectReview(db, subjectId)
  if (kind === 'message') return await selectMessage(db, reporterId, subjectId, number ?? 0)
  return await selectQuestion(db, reporterId, kind, subjectId)
}

async function selectMember(db: Db, id: AccountId): Promise<Subject | undefined> {
  const member = await db
    .selectFrom('accounts')
    .select(['id', 'display_name', 'about'])
    .where('id', '=', id)
    .where('type', '=', 'user')
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!member) return undefined
  const text = [member.display_name, member.about].filter(Boolean).join('\n')
  return { ...nothing, about_id: member.id, said: text }
}

/** Selects a visible review. */
async function selectReview(db: Db, id: number): Promise<Subject | undefined> {
  const review = await db
    .selectFrom('reviews')
    .select(['id', 'author_id', 'about_id', 'text'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`shown_at <= clock_timestamp()`)
    .executeTakeFirst()
  return (
    review && {
      ...nothing,
      about_id: review.author_id,
      review_id: review.id,
      said: review.text,
      reviewedId: review.about_id,
    }
  )
}

const around = { before: 10, after: 5 }

/**
 * Selects a message in a conversation of the reporter's with another member, not deleted for the
 * reporter.
 */
async function selectMessage(
  db: Db,
  reporterId: AccountId,
  conversationId: number,
  number: number,
): Promise<Subject | undefined> {
  const { rows } = await sql<{
    id: number
    number: number
    sender_id: AccountId
    text: string
    sent_at: Date
  }>`
    select m.id, m.number, m.sender_id, m.sent_at,
           case when m.text = '' then ${t.a_photo()}::text else m.text end as text
      from conversation_members mine
      join conversations c on c.id = mine.conversation_id and c.listing_id is not null
      join chat_messages m on m.conversation_id = c.id and m.number > mine.hidden_number
       and (m.removed_at is null or m.number <> ${number})
     where mine.account_id = ${reporterId} and mine.conversation_id = ${conversationId}
       and m.number between ${number - around.before} and ${number + around.after}
     order by m.number`.execute(db)
  const reported = rows.find((row) => row.number === number)
  if (!reported) return undefined
  const { id, sender_id: senderId, text } = reported
  const context = rows
    .filter((row) => row.number !== number)
    .map((row) => ({
      is_abouts: row.sender_id === senderId,
      text: row.text,
      sent_at: row.sent_at.toISOString(),
      is_before: row.number < number,
    }))
  return { ...nothing, about_id: senderId, message_id: id, said: text, context }
}

/** An answered question is public; before that only its author and the seller see it. */
async function selectQuestion(
  db: Db,
  reporterId: AccountId,
  kind: 'question' | 'answer',
  id: number,
): Promise<Subject | undefined> {
  const { rows } = await sql<{
    asker_id: AccountId
    seller_id: AccountId
    text: string
    answer: string | null
  }>`
    select q.asker_id, l.seller_id, q.text, a.text as answer
      from questions q
      join listings l on l.id = q.listing_id and l.status in ('active', 'sold', 'unsold', 'withdrawn')
      left join lateral (
        select text from question_answers where question_id = q.id and removed_at is null
         order by revision desc limit 1) a on true
     where q.id = ${id} and not exists (select from question_withdrawals w where w.question_id = q.id)`.execute(
    db,
  )
  const [row] = rows
  if (!row || (row.answer === null && (kind === 'answer' || row.seller_id !== reporterId))) return undefined
  return kind === 'question'
    ? { ...nothing, about_id: row.asker_id, question_id: id, said: row.text }
    : { ...nothing, about_id: row.seller_id, question_id: id, said: must(row.answer, 'answer') }
}

export type MemberFlagRow = Awaited<ReturnType<typeof selectMemberFlags>>[number]

const flags = (db: Db) =>
  db
    .selectFrom('member_flags as f')
    .innerJoin('accounts as r', 'r.id', 'f.reporter_id')
    .innerJoin('accounts as a', 'a.id', 'f.about_id')
    .leftJoin('accounts as d', 'd.id', 'f.decided_by')
    .leftJoinLateral(buildFlagRemoval, (on) => on.onTrue())
    .select(['f.id', 'f.kind', 'f.review_id', 'f.said', 'f.context', 'f.reason', 'f.text', 'f.flagged_at'])
    .select([
      'f.reporter_id',
      'r.display_name as reporter_name',
      'f.about_id',
      'a.display_name as about_name',
    ])
    .select(['f.outcome', 'f.outcome_word', 'f.decided_at', ...removalColumns])
    .select(sql<string | null>`d.first_name || ' ' || d.last_name`.as('decider_name'))
    .select(
      sql<number>`(select count(*) from member_flags o where o.about_id = f.about_id)`.as('report_count'),
    )
    .select(
      sql<number>`(select count(*) from member_flags o
                    where o.about_id = f.about_id and o.outcome = 'upheld')`.as('upheld_count'),
    )
    .select(currentText.as('said_now'))
    .select(sql<boolean>`removal.is_standing is not true and ${isShown}`.as('may_remove'))

type FlagListQuery = OperationValues<typeof listMemberFlags>

type Narrowing = Omit<FlagListQuery, 'page' | 'limit'>

const isWanted = ({ state, kind, about, reporter }: Narrowing) => sql<boolean>`
  (${state ?? null}::text is null or coalesce(f.outcome, 'open') = ${state ?? null})
  and (${kind ?? null}::text is null or f.kind = ${kind ?? null})
  and (${about ?? null}::bigint is null or f.about_id = ${about ?? null})
  and (${reporter ?? null}::bigint is null or f.reporter_id = ${reporter ?? null})`

const openFirst = sql`f.outcome is null desc, case when f.outcome is null then f.id else -f.id end`

const flagIds = (db: Db, wanted: Narrowing) =>
  db.selectFrom('member_flags as f').select('f.id').where(isWanted(wanted)).orderBy(openFirst)

export async function selectMemberFlags(db: Db, { page, limit, ...wanted }: FlagListQuery) {
  const found = await flagIds(db, wanted)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return await selectMemberFlagsById(
    db,
    found.map(({ id }) => id),
  )
}

export async function selectMemberFlagIds(db: Db, wanted: Narrowing): Promise<number[]> {
  return (await flagIds(db, wanted).execute()).map(({ id }) => id)
}

export async function selectMemberFlagsById(db: Db, ids: number[]) {
  return await flags(db)
    .where('f.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy(openFirst)
    .execute()
}

export async function countMemberFlags(db: Db, wanted: Narrowing): Promise<number> {
  const { total } = await db
    .selectFrom('member_flags as f')
    .select(sql<number>`count(*)`.as('total'))
    .where(isWanted(wanted))
    .executeTakeFirstOrThrow()
  return total
}

export async function selectMemberFlag(db: Db, id: number) {
  return await flags(db).where('f.id', '=', id).executeTakeFirstOrThrow()
}

export async function lockMemberFlag(tx: Tx, id: number) {
  return await tx
    .selectFrom('member_flags')
    .select(['id', 'kind', 'about_id', 'message_id', 'question_id', 'reporter_id', 'reason', 'outcome'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
