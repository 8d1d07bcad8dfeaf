import { sql } from 'kysely'
import type { CaseEvidence, CasePerson } from '#domains/moderation/common/cases.ts'
import type { CaseAct } from '#domains/moderation/common/case-kinds.ts'
import type { CaseReason } from '#domains/moderation/common/severity.ts'
import {
  type SuspensionKind,
  describeSuspension,
} from '#domains/accounts/common/members/suspension-labels.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { CaseRow } from './cases.queries.ts'
import { selectPaymentEvidence } from './payment-evidence.queries.ts'

interface EvidenceRow {
  what: CaseEvidence['what']
  reason: CaseReason | null
  author: string | null
  text: string
  at: Date | string | null
  /** The suspension that an appeal is against. */
  suspended?: { kind: SuspensionKind; until: string | null } | null
}

const toEvidence = ({ what, reason, author, text, at, suspended }: EvidenceRow): CaseEvidence => ({
  what,
  reason,
  author,
  text: suspended ? `${describeSuspended(suspended)}\n${text}` : text,
  at: at === null ? null : new Date(at).toISOString(),
})

const describeSuspended = ({ kind, until }: NonNullable<EvidenceRow['suspended']>) =>
  describeSuspension(kind, until === null ? null : new Date(until))

const name = (alias: string) =>
  sql`case when ${sql.ref(`${alias}.type`)} = 'admin'
    then ${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}
    else ${sql.ref(`${alias}.display_name`)} end`

/** Selects the case's report first, then the other open ones of the listing. */
const ofFlags = ({ id, listing_id: listingId }: CaseRow) => sql<EvidenceRow>`
  select 'report' as what, f.reason, r.display_name as author, f.text, f.flagged_at as at
    from flags f left join accounts r on r.id = f.reporter_id
   where f.listing_id = ${listingId}::bigint and f.outcome is null
   order by f.id <> ${id}::bigint, f.id limit 50`

const ofMemberFlag = ({ id }: CaseRow) => sql<EvidenceRow>`
  with f as (select * from member_flags where id = ${id}::bigint)
  select * from (
    select 1 as n, 'report' as what, f.reason, r.display_name as author, f.text, f.flagged_at as at
      from f join accounts r on r.id = f.reporter_id
    union all
    select case when (m->>'is_before')::boolean then 2 else 4 end, 'around', null,
           case when (m->>'is_abouts')::boolean then a.display_name else r.display_name end,
           m->>'text', (m->>'sent_at')::timestamptz
      from f join accounts a on a.id = f.about_id join accounts r on r.id = f.reporter_id
      cross join jsonb_array_elements(f.context) as m
    union all
    -- Of a member it's their name, which stands above unless they have changed it.
    select 3, 'said', null, a.display_name, f.said, null from f join accounts a on a.id = f.about_id
     where f.kind <> 'member' or f.said <> a.display_name
    union all
    (select 5, 'said_now', null, a.display_name, qa.text, null
      from f join accounts a on a.id = f.about_id
      join question_answers qa on f.kind = 'answer' and qa.question_id = f.question_id and qa.removed_at is null
     where qa.text <> f.said order by qa.revision desc limit 1)
  ) as said order by n, at`

const ofListingAppeal = ({ id }: CaseRow) => sql<EvidenceRow>`
  select * from (
    select 0 as n, 'suspension' as what, null as reason, ${name('b')} as author, s.reason as text, s.at
      from listing_suspensions s left join accounts b on b.id = s.suspended_by where s.id = ${id}::bigint
    union all
    select m.id, case when m.is_sellers then 'appeal' else 'answer' end, null, ${name('a')}, m.text, m.at
      from appeal_messages m join accounts a on a.id = m.author_id where m.suspension_id = ${id}::bigint
  ) as said order by n limit 100`

const ofAccountAppeal = ({ id }: CaseRow) => sql<EvidenceRow>`
  select * from (
    select 0 as n, 'suspension' as what, null as reason, ${name('b')} as author, s.reason as text, s.at,
           jsonb_build_object('kind', s.kind, 'until', s.until) as suspended
      from account_suspensions s join accounts b on b.id = s.suspended_by where s.id = ${id}::bigint
    union all
    select m.id, case when m.is_owners then 'appeal' else 'answer' end, null, ${name('a')}, m.text, m.at, null
      from account_appeals m join accounts a on a.id = m.author_id where m.suspension_id = ${id}::bigint
  ) as said order by n limit 100`

const ofWarningAppeal = ({ id }: CaseRow) => sql<EvidenceRow>`
  select * from (
    select 0 as n, 'warning' as what, null as reason, ${name('b')} as author, w.reason as text, w.warned_at as at
      from warnings w join accounts b on b.id = w.warned_by where w.id = ${id}::bigint
    union all
    select m.id, case when m.is_owners then 'appeal' else 'answer' end, null, ${name('a')}, m.text, m.at
      from warning_appeals m join accounts a on a.id = m.author_id where m.warning_id = ${id}::bigint
  ) as said order by n limit 100`

const ofDispute = ({ id }: CaseRow) => sql<EvidenceRow>`
  select * from (
    select 0 as n, 'dispute' as what, null as reason, o.display_name as author, d.reason as text, d.opened_at as at
      from trade_disputes d join accounts o on o.id = d.opened_by where d.id = ${id}::bigint
    union all
    select m.id, 'message', null, ${name('a')}, m.text, m.at
      from trade_dispute_messages m join accounts a on a.id = m.written_by where m.dispute_id = ${id}::bigint
  ) as said order by n limit 200`

const ofReview = ({ id }: CaseRow) => sql<EvidenceRow>`
  select * from (
    select 1 as n, 'review' as what, null as reason, w.display_name as author,
           to_char(r.half_stars / 2.0, 'FM0.0') || ' / 5' || E'\n' || r.text as text, r.written_at as at
      from reviews r join accounts w on w.id = r.author_id where r.id = ${id}::bigint
    union all
    select 2, 'reply', null, a.display_name, r.reply, r.replied_at
      from reviews r join accounts a on a.id = r.about_id where r.id = ${id}::bigint and r.reply is not null
    union all
    select 3, 'dispute', null, b.display_name, d.reason, d.disputed_at
      from review_disputes d join accounts b on b.id = d.disputed_by where d.review_id = ${id}::bigint
  ) as said order by n`

const ofProposal = ({ id }: CaseRow) => sql<EvidenceRow>`
  select 0 as n, 'proposal' as what, case s.act when 'delete_member' then 'deletion' when 'refund_payment' then 'refund'
           when 'suspend_admin' then 'staff_suspension' when 'relax_deletions' then 'rule_deletions'
           when 'change_role' then case s.staff_role when 'full' then 'full_admin' else 'demotion' end
           else case when s.amount_cents is null then 'rule_off' else 'rule_raised' end end as reason,
         ${name('p')} as author, s.reason as text, s.proposed_at as at
    from second_person_acts s join accounts p on p.id = s.proposed_by where s.id = ${id}::bigint`

const evidenceOf = {
  listing_report: ofFlags,
  link: ofFlags,
  member_report: ofMemberFlag,
  pending: null,
  listing_appeal: ofListingAppeal,
  account_appeal: ofAccountAppeal,
  warning_appeal: ofWarningAppeal,
  dispute: ofDispute,
  review_dispute: ofReview,
  second_person: ofProposal,
  payment: null,
}

export async function selectEvidence(db: Db, found: CaseRow): Promise<CaseEvidence[]> {
  if (found.kind === 'payment') return await selectPaymentEvidence(db, found.id)
  const build = evidenceOf[found.kind]
  if (!build) return []
  const { rows } = await build(found).execute(db)
  return rows.map(toEvidence)
}

type PersonRow = Omit<CasePerson, 'role' | 'member_since' | 'suspended_until'> & {
  member_since: Date
  suspended_until: Date | null
}

/** A decision that was undone doesn't count against the member. */
const isNotTakenBack = (act: CaseAct) => sql`s.id not in (
  select (done->>'suspension_id')::bigint from moderation_decisions d, jsonb_array_elements(d.acts) as done
   where d.undone_at is not null and done->>'act' = ${act} and done->>'suspension_id' is not null)`

export async function selectPeople(db: Db, ids: AccountId[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select a.id, a.display_name, a.status, a.member_since, now.suspended_from, now.suspended_until,
           (about.total + listed.total)::int as reports_about, (about.upheld + listed.upheld)::int as upheld_about,
           (made.total + reported.total)::int as reports_by, (made.upheld + reported.upheld)::int as upheld_by,
           ((select count(*) from account_suspensions s where s.account_id = a.id and ${isNotTakenBack('suspend_member')})
             + (select count(*) from listings l join listing_suspensions s on s.listing_id = l.id
                 where l.seller_id = a.id and s.cause = 'admin' and ${isNotTakenBack('suspend_listing')}))::int as suspensions,
           warned.total::int as warnings, warned.strikes::int as strikes
      from accounts a
      cross join lateral (
        select coalesce(array_agg(s.kind order by s.place) filter (where s.kind <> 'whole'), '{}') as suspended_from,
               (array_agg(s.until order by s.place))[1] as suspended_until
        from (select kind, until, array_position(array['whole', 'selling', 'buying', 'messaging'], kind) as place
          from account_suspensions
          where account_id = a.id and lifted_at is null and coalesce(until > clock_timestamp(), true)) as s) as now
      cross join lateral (select count(*) as total, count(*) filter (where outcome = 'upheld') as upheld
        from member_flags f where f.about_id = a.id) as about
      cross join lateral (select count(*) as total, count(*) filter (where f.outcome = 'upheld') as upheld
        from listings l join flags f on f.listing_id = l.id
        where l.seller_id = a.id and f.reporter_id is not null) as listed
      cross join lateral (select count(*) as total, count(*) filter (where outcome = 'upheld') as upheld
        from member_flags f where f.reporter_id = a.id) as made
      cross join lateral (select count(*) as total, count(*) filter (where outcome = 'upheld') as upheld
        from flags f where f.reporter_id = a.id) as reported
      cross join lateral (select count(*) filter (where withdrawn_at is null) as total, count(*) filter (where is_strike
            and withdrawn_at is null and expires_at > clock_timestamp()) as strikes
        from warnings w where w.account_id = a.id) as warned
     where a.id = any(${ids}::bigint[])`.execute(db)
  return rows
}

export async function selectNotes(db: Db, { kind, id }: Pick<CaseRow, 'kind' | 'id'>) {
  const rows = await db
    .selectFrom('moderation_notes as n')
    .innerJoin('accounts as a', 'a.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.at'])
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as('author'))
    .where('n.kind', '=', kind)
    .where('n.case_id', '=', id)
    .orderBy('n.id')
    .limit(100)
    .execute()
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
}

export async function selectDecisions(db: Db, { kind, id }: Pick<CaseRow, 'kind' | 'id'>) {
  return await db
    .selectFrom('moderation_decisions as d')
    .innerJoin('accounts as a', 'a.id', 'd.decided_by')
    .select(['d.id', 'd.outcome', 'd.acts', 'd.decided_at', 'd.undone_at'])
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as('decided_by'))
    .where('d.kind', '=', kind)
    .where('d.case_id', '=', id)
    .orderBy('d.id', 'desc')
    .limit(20)
    .execute()
}

/** Whether others can still see a reported message, question, answer or review. */
export async function isStillShown(db: Db, flagId: number): Promise<boolean> {
  const { rows } = await sql`
    select from member_flags f where f.id = ${flagId}::bigint and case f.kind
      when 'review' then exists (select from reviews r where r.id = f.review_id and r.removed_at is null)
      when 'message' then exists (select from chat_messages m where m.id = f.message_id and m.removed_at is null)
      when 'question' then not exists (select from question_withdrawals w where w.question_id = f.question_id)
      when 'answer' then exists (select from question_answers qa
        where qa.question_id = f.question_id and qa.removed_at is null)
      else false end`.execute(db)
  return rows.length > 0
}
