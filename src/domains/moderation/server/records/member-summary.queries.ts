import { sql } from 'kysely'
import type { MemberSummary } from '#domains/moderation/common/records/member-records.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { RiskFacts } from './risk-marks.rules.ts'

export async function selectRiskFacts(db: Db, id: number): Promise<RiskFacts | undefined> {
  const { rows } = await sql<RiskFacts>`
    select (extract(epoch from clock_timestamp() - a.member_since) / 86400)::float8 as age_days,
           (select coalesce(sum(coalesce(d.price_cents, l.buy_now_price_cents, l.start_price_cents)), 0)::bigint
              from listings l left join deals d on d.listing_id = l.id
             where l.seller_id = a.id and l.status = 'active') as live_cents,
           (select count(*) from account_changes c where c.account_id = a.id and c.what in ('email', 'phone_number')
               and c.at > clock_timestamp() - interval '24 hours') as contact_changes_24h,
           (select count(*) from flags f join listings l on l.id = f.listing_id
             where l.seller_id = a.id and f.outcome = 'upheld')
           + (select count(*) from member_flags m where m.about_id = a.id and m.outcome = 'upheld') as reports_upheld,
           (select count(*) from trades t where t.seller_id = a.id) as sales,
           (select count(*) from trades t where t.seller_id = a.id and t.status = 'cancelled') as sales_cancelled,
           (select count(*) from trades t join trade_defaults f on f.trade_id = t.id
             where t.buyer_id = a.id and f.outcome in ('stood', 'accepted')) as defaults_stood,
           (select count(*) from account_suspensions s where s.account_id = a.id and s.lifted_at is not null
               and (s.lifted_by is null or not exists (select from account_appeals m
                 where m.suspension_id = s.id and m.is_owners)))
             as suspensions_lifted,
           0 as linked_suspended
      from accounts a where a.id = ${id}`.execute(db)
  return rows[0]
}

export async function selectPinned(db: Db, accountId: AccountId): Promise<MemberSummary['pinned']> {
  const rows = await db
    .selectFrom('member_note_pins as p')
    .innerJoin('member_notes as n', 'n.id', 'p.note_id')
    .innerJoin('accounts as a', 'a.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.at'])
    .select(sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('author'))
    .where('n.account_id', '=', accountId)
    .orderBy('n.id', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
}
