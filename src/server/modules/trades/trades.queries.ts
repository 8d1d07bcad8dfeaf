import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

/** The trades one is a side of, with the other side's contact details: nobody else can reach a row here. */
const selectTradesOf = (db: Db, account_id: number) =>
  db
    .selectFrom('trades as t')
    .innerJoin('accounts as other', (on) =>
      on.on(
        'other.id',
        '=',
        sql<number>`case when t.buyer_id = ${account_id} then t.seller_id else t.buyer_id end`,
      ),
    )
    .where((is) => is.or([is('t.buyer_id', '=', account_id), is('t.seller_id', '=', account_id)]))

const columns = [
  't.id',
  't.listing_id',
  't.buyer_id',
  't.price_cents',
  't.quantity',
  't.how',
  't.status',
  't.agreed_at',
  'other.id as other_id',
  'other.display_name',
  'other.first_name',
  'other.last_name',
  'other.email',
  'other.phone_number',
] as const

export async function selectTrades(
  db: Db,
  account_id: number,
  { role, page, limit }: { role: 'buyer' | 'seller'; page: number; limit: number },
) {
  const mine = selectTradesOf(db, account_id).where(
    role === 'buyer' ? 't.buyer_id' : 't.seller_id',
    '=',
    account_id,
  )
  const rows = await mine
    .select(columns)
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await mine.select((q) => q.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function selectTrade(db: Db, account_id: number, id: number) {
  return await selectTradesOf(db, account_id).select(columns).where('t.id', '=', id).executeTakeFirst()
}

export type TradeRow = NonNullable<Awaited<ReturnType<typeof selectTrade>>>
