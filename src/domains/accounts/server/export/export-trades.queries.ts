import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { type Exported, getLastId, rowsPerPage } from './export.queries.ts'

/** Contact details are in it once both sides have agreed. */
export const exportTrades = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('trades as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .innerJoin('accounts as other', (on) =>
      on.onRef('other.id', '=', (eb) =>
        eb
          .case()
          .when('t.buyer_id', '=', account.id)
          .then(eb.ref('t.seller_id'))
          .else(eb.ref('t.buyer_id'))
          .end(),
      ),
    )
    .select(['t.id', 't.listing_id', 'l.title', 't.price_cents', 't.quantity', 't.how', 't.status'])
    .select(['t.agreed_at', 'other.id as other_id', 'other.display_name as other_display_name'])
    .select(ifAgreed('other.first_name').as('other_first_name'))
    .select(ifAgreed('other.last_name').as('other_last_name'))
    .select(ifAgreed('other.email').as('other_email'))
    .select(ifAgreed('other.phone_number').as('other_phone_number'))
    .select(
      sql<'buyer' | 'seller'>`case when t.buyer_id = ${account.id} then 'buyer' else 'seller' end`.as('role'),
    )
    .select([movesOfTrade.as('moves'), writtenInDisputes.as('dispute_messages')])
    .select([termsOfTrade(account).as('terms'), proposals.as('proposals'), parcels.as('parcels')])
    .where((is) => is.or([is('t.buyer_id', '=', account.id), is('t.seller_id', '=', account.id)]))
    .where('t.id', '>', getLastId(last))
    .orderBy('t.id')
    .limit(rowsPerPage)
    .execute()

/** Leaves out the names of admins. */
const movesOfTrade = sql<object[]>`coalesce((
  select json_agg(json_build_object('side', m.side, 'action', m.action, 'to_status', m.to_status,
                                    'reason', m.reason, 'at', m.at) order by m.id)
    from trade_moves m where m.trade_id = t.id), '[]'::json)`

const writtenInDisputes = sql<object[]>`coalesce((
  select json_agg(json_build_object('side', m.side, 'text', m.text, 'at', m.at) order by m.id)
    from trade_disputes d join trade_dispute_messages m on m.dispute_id = d.id
   where d.trade_id = t.id), '[]'::json)`

/** Every version of what was agreed on. The buyer's address is only in the buyer's own export. */
const termsOfTrade = ({ id }: Exported) => sql<object[]>`coalesce((
  select json_agg(json_build_object('version', v.version, 'side', v.side, 'cause', v.cause, 'reason', v.reason,
                                    'quantity', v.quantity, 'items_cents', v.items_cents, 'method', v.method,
                                    'option', v.option, 'delivery_cents', v.delivery_cents,
                                    'rural_cents', v.rural_cents, 'joined_to', v.joined_to,
                                    'total_cents', v.total_cents, 'pay_by', v.pay_by, 'at', v.at,
                                    'address', case when t.buyer_id = ${id} then v.address end)
                  order by v.version)
    from trade_terms v where v.trade_id = t.id), '[]'::json)`

const proposals = sql<object[]>`coalesce((
  select json_agg(json_build_object('kind', p.kind, 'side', p.side, 'reason', p.reason,
                                    'items_cents', p.items_cents, 'delivery_cents', p.delivery_cents,
                                    'quantity', p.quantity, 'joined_to', p.joined_to,
                                    'proposed_at', p.proposed_at, 'outcome', p.outcome, 'ended_at', p.ended_at)
                  order by p.id)
    from trade_proposals p where p.trade_id = t.id), '[]'::json)`

const parcels = sql<object[]>`coalesce((
  select json_agg(json_build_object('carrier', p.carrier, 'number', p.number, 'at', p.at) order by p.id)
    from trade_parcels p where p.trade_id = t.id), '[]'::json)`

const ifAgreed = (column: string) => sql<string | null>`case when t.status <> 'unconfirmed' and not exists (
  select from trade_answers ta where ta.trade_id = t.id and ta.answer = 'denied') then ${sql.ref(column)} end`
