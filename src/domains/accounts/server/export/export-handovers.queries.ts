import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { getLastId, type Exported, rowsPerPage } from './export.queries.ts'

export const exportPaymentDetails = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('payment_details')
        .select(['account_name', 'bank_account', 'note', 'changed_at'])
        .where('account_id', '=', account.id)
        .execute()

/** Includes sandbox cards. */
export const exportCards = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('cards')
        .select(['brand', 'last4', 'expires_month', 'expires_year', 'is_default', 'created_at', 'removed_at'])
        .where('account_id', '=', account.id)
        .orderBy('id')
        .execute()

export const exportDevices = (db: Db, account: Exported) => (last?: { device: string; network: string }) =>
  db
    .selectFrom('known_devices')
    .select(['device', 'network', 'first_seen_at', 'last_seen_at'])
    .where('account_id', '=', account.id)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(device, network) > (${last?.device}, ${last?.network})`),
    )
    .orderBy('device')
    .orderBy('network')
    .limit(rowsPerPage)
    .execute()

/** The other side could read these too. */
export const exportPickups = (db: Db, account: Exported) => (last?: { id: number }) =>
  exportMeetings(db, account, last)
    .innerJoin('trades as about', 'about.id', 'm.trade_id')
    .select(['m.trade_id', 'about.listing_id'])
    .where((is) => is.or([is('about.buyer_id', '=', account.id), is('about.seller_id', '=', account.id)]))
    .execute()

/** The other side could read these too. */
export const exportViewings = (db: Db, account: Exported) => (last?: { id: number }) =>
  exportMeetings(db, account, last)
    .innerJoin('conversations as about', 'about.id', 'm.conversation_id')
    .select(['m.conversation_id', 'about.listing_id'])
    .where((is) => is.or([is('about.buyer_id', '=', account.id), is('about.seller_id', '=', account.id)]))
    .execute()

const exportMeetings = (db: Db, account: Exported, last: { id: number } | undefined) =>
  db
    .selectFrom('meeting_moves as m')
    .leftJoin('meeting_times as p', 'p.id', 'm.time_id')
    .select(['m.id', 'm.action', 'm.place', 'm.note', 'm.at'])
    .select(['p.starts_at as picked_starts_at', 'p.ends_at as picked_ends_at'])
    .select(sql<boolean>`m.actor_id = ${account.id}`.as('is_mine'))
    .select(
      sql<object[]>`coalesce((
        select json_agg(json_build_object('starts_at', o.starts_at, 'ends_at', o.ends_at) order by o.starts_at)
          from meeting_times o where o.move_id = m.id), '[]')`.as('offered'),
    )
    .where('m.id', '>', getLastId(last))
    .orderBy('m.id')
    .limit(rowsPerPage)

/** Tenant facts belong to the tenant alone, so only they export them. */
export const exportTenantFacts = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('tenant_facts as f')
    .innerJoin('conversations as c', 'c.id', 'f.conversation_id')
    .select(['c.id', 'c.listing_id', 'f.people', 'f.pets', 'f.at'])
    .select(sql<string>`f.move_in::text`.as('move_in'))
    .where('c.buyer_id', '=', account.id)
    .where('c.id', '>', getLastId(last))
    .orderBy('c.id')
    .limit(rowsPerPage)
    .execute()

/** Includes the agreed text and the email as it was sent. */
export const exportFinanceEnquiries = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('finance_enquiries')
    .select(['id', 'listing_id', 'recipient_kind', 'recipient_name', 'name', 'email', 'phone_number'])
    .select(['price_cents', 'deposit_cents', 'term_months', 'frequency', 'annual_rate_bp', 'repayment_cents'])
    .select(['total_cents', 'sent_text', 'consent_words', 'consented_at', 'withdrawn_at'])
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()
