import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

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

/** What the seller spoke of and the buyer said no to was never agreed on. */
const was_denied = sql<boolean>`exists (
  select from trade_answers ta where ta.trade_id = t.id and ta.answer = 'denied')`

export async function selectTrades(
  db: Db,
  account_id: number,
  { role, page, limit }: { role: 'buyer' | 'seller'; page: number; limit: number },
) {
  const mine = selectTradesOf(db, account_id)
    .where(role === 'buyer' ? 't.buyer_id' : 't.seller_id', '=', account_id)
    .$if(role === 'buyer', (query) => query.where((eb) => eb.not(was_denied)))
  const rows = await mine
    .select(columns)
    .select(was_denied.as('was_denied'))
    // What waits for the buyer's word comes first.
    .orderBy(sql`t.status = 'unconfirmed'`, 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await mine.select((q) => q.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function selectTrade(db: Db, account_id: number, id: number) {
  return await selectTradesOf(db, account_id)
    .select(columns)
    .select(was_denied.as('was_denied'))
    .where('t.id', '=', id)
    .executeTakeFirst()
}

/** A trade that waits, or waited, for this buyer's word, locked. */
export async function lockNamedTrade(tx: Tx, buyer_id: number, id: number) {
  return await tx
    .selectFrom('trades')
    .select(['id', 'listing_id', 'seller_id', 'buyer_id', 'price_cents', 'quantity', 'status'])
    .where('id', '=', id)
    .where('buyer_id', '=', buyer_id)
    .where('how', '=', 'marked_sold')
    .forUpdate()
    .executeTakeFirst()
}

export type TradeRow = NonNullable<Awaited<ReturnType<typeof selectTrade>>>
