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
