import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { getLastId, rowsPerPage, type Exported } from './export.queries.ts'

export const exportSubscriptions = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select([
      's.id',
      'p.name as plan',
      's.status',
      's.price_cents',
      's.interval',
      's.created_at',
      's.ended_at',
    ])
    .select(['s.period_starts_at', 's.period_ends_at', 's.cancels_at_period_end'])
    .select(
      sql<object[]>`coalesce((
        select json_agg(json_build_object('action', c.action, 'plan', t.name, 'reason', c.reason, 'at', c.at) order by c.id)
          from subscription_changes c left join plans t on t.id = c.to_plan_id
         where c.subscription_id = s.id), '[]')`.as('changes'),
    )
    .where('s.account_id', '=', account.id)
    .where('s.id', '>', getLastId(last))
    .orderBy('s.id')
    .limit(rowsPerPage)
    .execute()

export const exportPayments = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('payments as p')
    .leftJoin('cards as c', 'c.id', 'p.card_id')
    .select(['p.id', 'p.purpose', 'p.amount_cents', 'p.refunded_cents', 'p.status', 'p.failure_code'])
    .select(['p.period_starts_at', 'p.period_ends_at', 'p.created_at', 'p.settled_at'])
    .select(['c.brand as card_brand', 'c.last4 as card_last4'])
    .where('p.account_id', '=', account.id)
    .where('p.id', '>', getLastId(last))
    .orderBy('p.id')
    .limit(rowsPerPage)
    .execute()

export const exportInvoices = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('invoices as i')
    .leftJoin('invoices as corrected', 'corrected.id', 'i.corrects_id')
    .select(['i.id', 'i.number', 'i.kind', 'corrected.number as corrects_number', 'i.reason', 'i.issued_at'])
    .select(['i.recipient_name', 'i.recipient_identifier', 'i.total_cents', 'i.gst_cents', 'i.is_test'])
    .select(
      sql<object[]>`coalesce((
        select json_agg(json_build_object('description', l.description, 'total_cents', l.total_cents,
                                          'gst_cents', l.gst_cents) order by l.position)
          from invoice_lines l where l.invoice_id = i.id), '[]')`.as('lines'),
    )
    .where('i.account_id', '=', account.id)
    .where('i.id', '>', getLastId(last))
    .orderBy('i.id')
    .limit(rowsPerPage)
    .execute()

export const exportStockFeed = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('stock_feeds')
        .select(['mc_dealership_id', 'suburb', 'on_road_costs_included', 'has_security_interest'])
        .select(['wof_at_sale', 'year_is_first_registered', 'ending', 'updated_at'])
        .where('account_id', '=', account.id)
        .execute()

export const exportStockTexts = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('stock_feed_rules')
    .select(['id', 'field', 'heard', 'means', 'created_at'])
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

/** Includes each run's comparison and its outcome. */
export const exportStockRuns = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('stock_feed_runs as r')
    .select(['r.id', 'r.source', 'r.status', 'r.file_name', 'r.guards', 'r.confirmed_at', 'r.failure'])
    .select(['r.total_count', 'r.same_count', 'r.picture_count', 'r.created_at', 'r.finished_at'])
    .select(
      sql<object[]>`coalesce((
        select json_agg(json_build_object('stock_number', i.stock_number, 'title', i.title, 'outcome', i.outcome,
                                          'changes', i.changes, 'problems', i.problems, 'result', i.result,
                                          'message', i.message, 'settled_at', i.settled_at) order by i.id)
          from stock_feed_items i where i.run_id = r.id), '[]')`.as('vehicles'),
    )
    .where('r.account_id', '=', account.id)
    .where('r.id', '>', getLastId(last))
    .orderBy('r.id')
    // One run has thousands of vehicles.
    .limit(1)
    .execute()

export const exportStockRecords = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('stock_records')
    .select(['id', 'stock_number', 'title', 'state', 'said', 'pictures', 'problems', 'applied'])
    .select(['listing_id', 'withdrawn_at', 'created_at', 'seen_at', 'updated_at'])
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

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
