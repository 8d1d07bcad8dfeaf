import { sql } from 'kysely'
import { chooseWithinHours } from '#domains/trades/common/terms.ts'

/** Sent before it was paid, so that the seller confirms the payment last. */
const wasSentUnpaid = sql<boolean>`(not t.payment_confirmed and coalesce((
  select m.from_status = 'agreed' from trade_moves m
   where m.trade_id = t.id and m.action = 'sent' order by m.id desc limit 1), false))`

/** Before sending. Older sales have no terms. */
const hasActBySeller = sql<boolean>`coalesce((
  select case
    when terms.method is null then t.agreed_at <= clock_timestamp() - make_interval(hours => ${chooseWithinHours})
    when t.status = 'paid' then true
    else terms.delivery_cents is null and not exists (
      select from trade_proposals p where p.trade_id = t.id and p.outcome is null) end
    from trade_terms terms where terms.trade_id = t.id order by terms.version desc limit 1), t.status = 'paid')`

/** True where `getNextKind` of the trade's page has an act of the seller's. */
export const waitsForSeller = sql<boolean>`(t.status in ('agreed', 'paid', 'sent')
  and not exists (select from trade_defaults td where td.trade_id = t.id and td.outcome is null)
  and (exists (select from trade_proposals p where p.trade_id = t.id and p.outcome is null and p.side = 'buyer')
    or case when t.status = 'sent' then ${wasSentUnpaid} else ${hasActBySeller} end))`
