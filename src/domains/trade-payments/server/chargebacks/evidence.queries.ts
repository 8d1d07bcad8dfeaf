import { sql } from 'kysely'
import { fileKey } from '#domains/media/server/media.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Db } from '#platform/server/database/db.ts'

export const selectDisputedCharge = (db: Db, chargebackId: number) =>
  db
    .selectFrom('chargebacks as c')
    .innerJoin('trade_payments as p', 'p.id', 'c.payment_id')
    .innerJoin('trades as t', 't.id', 'p.trade_id')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .innerJoin('accounts as b', 'b.id', 'p.buyer_id')
    .innerJoin('accounts as s', 's.id', 'p.seller_id')
    .select([
      'c.id',
      'c.gateway_chargeback_id',
      'c.amount_cents as disputed_cents',
      'c.reason',
      'c.opened_at',
    ])
    .select(['p.id as payment_id', 'p.gateway_payment_id', 'p.amount_cents', 'p.paid_at', 'p.trade_id'])
    .select(['p.listing_id', 'p.buyer_id', 'p.seller_id', 'p.card_country', 't.agreed_at', 't.quantity'])
    .select(['b.display_name as buyer', 's.display_name as seller', 's.member_since as seller_since'])
    .select(['b.member_since as buyer_since'])
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .where('c.id', '=', chargebackId)
    .executeTakeFirst()

export type DisputedCharge = NonNullable<Awaited<ReturnType<typeof selectDisputedCharge>>>

export interface EvidenceStep {
  source: 'sale' | 'payment'
  action: string
  side: 'buyer' | 'seller' | 'system'
  amount_cents: number | null
  reason: string
  at: Date
}

/** The sale's and the payment's own, in order. */
export async function selectEvidenceSteps(db: Db, charge: DisputedCharge): Promise<EvidenceStep[]> {
  const { rows } = await sql<EvidenceStep>`
    select 'sale' as source, m.action, m.side, m.total_cents as amount_cents, m.reason, m.at, m.id
      from trade_moves m where m.trade_id = ${charge.trade_id}
    union all
    select 'payment', m.action, case m.moved_by when ${charge.buyer_id} then 'buyer'
             when ${charge.seller_id} then 'seller' else 'system' end, m.amount_cents, m.reason, m.at, m.id
      from trade_payment_moves m where m.payment_id = ${charge.payment_id}
     order by at, source, id limit 500`.execute(db)
  return rows
}

export async function selectEvidenceTerms(db: Db, tradeId: number) {
  return await db
    .selectFrom('trade_terms')
    .select(['version', 'side', 'cause', 'reason', 'quantity', 'items_cents', 'method', 'option'])
    .select(['delivery_cents', 'rural_cents', 'total_cents', 'address', 'at'])
    .where('trade_id', '=', tradeId)
    .orderBy('version')
    .limit(200)
    .execute()
}

export const selectEvidenceParcels = (db: Db, tradeId: number) =>
  db
    .selectFrom('trade_parcels')
    .select(['carrier', 'number', 'at'])
    .where('trade_id', '=', tradeId)
    .orderBy('id')
    .limit(100)
    .execute()

export const selectEvidenceRefunds = (db: Db, paymentId: number) =>
  db
    .selectFrom('trade_refunds')
    .select(['amount_cents', 'status', 'requested_at', 'sent_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute()

export const selectEvidencePayouts = (db: Db, paymentId: number) =>
  db
    .selectFrom('payouts')
    .select(['amount_cents', 'status', 'created_at', 'sent_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute()

export interface CopiedPicture {
  id: number
  key: string
}

export async function selectEvidenceCopy(
  db: Db,
  tradeId: number,
): Promise<{ listing: Record<string, unknown>; pictures: CopiedPicture[] } | null> {
  const copy = await db
    .selectFrom('trade_copies')
    .select(['listing', 'pictures'])
    .where('trade_id', '=', tradeId)
    .executeTakeFirst()
  if (!copy) return null
  const ids = fromColumn<{ id: number }[]>(copy.pictures).map(({ id }) => id)
  const pictures = ids.length
    ? await db.selectFrom('images').select(['id', 'key']).where('id', 'in', ids).execute()
    : []
  return {
    listing: fromColumn<Record<string, unknown>>(copy.listing),
    pictures: ids.flatMap((id) => pictures.find((one) => one.id === id) ?? []),
  }
}

/** The picture as it is shown at its largest. */
export const getPictureKey = ({ key }: CopiedPicture): string => fileKey(key, 1600)

export interface EvidenceMessage {
  place: number
  source: 'chat' | 'dispute'
  side: 'buyer' | 'seller' | 'system'
  text: string
  image_count: number
  at: Date
}

const messagesPerPage = 500

/** Chat of the two about this listing, and messages in disputes of this sale, without removed ones. */
export async function selectEvidenceMessages(
  db: Db,
  charge: Pick<DisputedCharge, 'trade_id'> & {
    listing_id: ListingId
    buyer_id: AccountId
    seller_id: AccountId
  },
  after: number,
): Promise<EvidenceMessage[]> {
  const { rows } = await sql<EvidenceMessage>`
    select row_number() over (order by at, source, id)::int as place, source, side, text, image_count, at from (
      select 'chat' as source, m.id, case m.sender_id when ${charge.buyer_id} then 'buyer' else 'seller' end as side,
             m.text, cardinality(m.image_ids) as image_count, m.sent_at as at
        from conversations c join chat_messages m on m.conversation_id = c.id
       where c.listing_id = ${charge.listing_id} and c.buyer_id = ${charge.buyer_id}
         and c.seller_id = ${charge.seller_id} and m.removed_at is null
      union all
      select 'dispute', d.id, case d.opened_by when ${charge.buyer_id} then 'buyer' else 'seller' end,
             d.reason, 0, d.opened_at from trade_disputes d where d.trade_id = ${charge.trade_id}
      union all
      select 'dispute', m.id, m.side, m.text, 0, m.at
        from trade_disputes d join trade_dispute_messages m on m.dispute_id = d.id
       where d.trade_id = ${charge.trade_id}
    ) as messages order by at, source, id offset ${after} limit ${messagesPerPage}`.execute(db)
  return rows
}
