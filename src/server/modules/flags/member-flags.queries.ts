import { sql } from 'kysely'
import type { OperationValues } from '#contract/core/operation.ts'
import type { FlaggedKind, listMemberFlags } from '#contract/flags/member-flags.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'

interface Subject {
  about_id: number
  review_id: number | null
  said: string
  /** Of a review: whom it is about. */
  reviewed_id: number | null
}

/** What others can see of it now: a member who hasn't left, a review that is shown and stands. */
export async function selectSubject(db: Db, kind: FlaggedKind, id: number): Promise<Subject | undefined> {
  if (kind === 'member') {
    const member = await db
      .selectFrom('accounts')
      .select(['id', 'display_name', 'about'])
      .where('id', '=', id)
      .where('type', '=', 'user')
      .where('status', '=', 'active')
      .executeTakeFirst()
    if (!member) return undefined
    const said = [member.display_name, member.about].filter(Boolean).join('\n')
    return { about_id: member.id, review_id: null, said, reviewed_id: null }
  }
  const review = await db
    .selectFrom('reviews')
    .select(['id', 'author_id', 'about_id', 'text'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`shown_at <= clock_timestamp()`)
    .executeTakeFirst()
  return (
    review && {
      about_id: review.author_id,
      review_id: review.id,
      said: review.text,
      reviewed_id: review.about_id,
    }
  )
}

export type MemberFlagRow = Awaited<ReturnType<typeof selectMemberFlags>>[number]

const flags = (db: Db) =>
  db
    .selectFrom('member_flags as f')
    .innerJoin('accounts as r', 'r.id', 'f.reporter_id')
    .innerJoin('accounts as a', 'a.id', 'f.about_id')
    .leftJoin('accounts as d', 'd.id', 'f.decided_by')
    .select(['f.id', 'f.kind', 'f.review_id', 'f.said', 'f.reason', 'f.text', 'f.flagged_at'])
    .select([
      'f.reporter_id',
      'r.display_name as reporter_name',
      'f.about_id',
      'a.display_name as about_name',
    ])
    .select(['f.outcome', 'f.outcome_word', 'f.decided_at'])
    .select(sql<string | null>`d.first_name || ' ' || d.last_name`.as('decider_name'))
    .select(
      sql<number>`(select count(*) from member_flags o where o.about_id = f.about_id)`.as('report_count'),
    )
    .select(
      sql<number>`(select count(*) from member_flags o
                    where o.about_id = f.about_id and o.outcome = 'upheld')`.as('upheld_count'),
    )

type Wanted = OperationValues<typeof listMemberFlags>

const isWanted = ({ state, kind, about, reporter }: Wanted) => sql<boolean>`
  (${state ?? null}::text is null or coalesce(f.outcome, 'open') = ${state ?? null})
  and (${kind ?? null}::text is null or f.kind = ${kind ?? null})
  and (${about ?? null}::bigint is null or f.about_id = ${about ?? null})
  and (${reporter ?? null}::bigint is null or f.reporter_id = ${reporter ?? null})`

export async function selectMemberFlags(db: Db, wanted: Wanted) {
  return await flags(db)
    .where(isWanted(wanted))
    .orderBy(sql`f.outcome is null`, 'desc')
    .orderBy(sql`case when f.outcome is null then f.id else -f.id end`)
    .limit(wanted.limit)
    .offset((wanted.page - 1) * wanted.limit)
    .execute()
}

export async function countMemberFlags(db: Db, wanted: Wanted): Promise<number> {
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
    .select(['kind', 'about_id', 'reporter_id', 'reason', 'outcome'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
