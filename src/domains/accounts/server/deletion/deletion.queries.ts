import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'

export interface Unfinished {
  leads: string[]
  trades: string[]
  money: OpenMoney
}

/** Sums of sales paid on Hoko, in cents. */
export interface OpenMoney {
  /** Paid and not yet released, or released and not yet paid out. */
  payoutsCents: number
  /** On the way back to this account. */
  refundsCents: number
  /** Owed by this account after a chargeback. */
  owedCents: number
}

export async function selectUnfinished(db: Db, accountId: AccountId): Promise<Unfinished> {
  const leads = await db
    .selectFrom('auction_bidders as b')
    .innerJoin('deals as d', 'd.listing_id', 'b.listing_id')
    .innerJoin('listings as l', 'l.id', 'b.listing_id')
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .where('b.bidder_id', '=', accountId)
    .whereRef('d.leader_id', '=', 'b.bidder_id')
    .where((is) => is.or([is('d.closed_at', 'is', null), is('l.status', '=', 'suspended')]))
    .orderBy('d.closes_at')
    .execute()
  const trades = await db
    .selectFrom('trades as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .where((is) => is.or([is('t.buyer_id', '=', accountId), is('t.seller_id', '=', accountId)]))
    // A sale that only the seller reported isn't binding yet.
    .where('t.status', 'not in', ['completed', 'cancelled', 'unconfirmed'])
    .orderBy('t.id')
    .execute()
  return {
    leads: leads.map(({ title }) => title),
    trades: trades.map(({ title }) => title),
    money: await selectOpenMoney(db, accountId),
  }
}

async function selectOpenMoney(db: Db, accountId: AccountId): Promise<OpenMoney> {
  const { rows } = await sql<{ payouts: number; refunds: number; owed: number }>`
    select coalesce((select sum(b.amount_cents) from trade_payments p join payment_balances b on b.payment_id = p.id
                      where p.seller_id = ${accountId} and b.account = ${'held'}), 0)::bigint
           + coalesce(sum(s.amount_cents) filter (where s.account = 'transferring'), 0)::bigint as payouts,
           coalesce((select sum(b.amount_cents) from trade_payments p join payment_balances b on b.payment_id = p.id
                      where p.buyer_id = ${accountId} and b.account in (${'held'}, 'refunding')), 0)::bigint as refunds,
           coalesce(-sum(s.amount_cents) filter (where s.account = 'sellers' and s.amount_cents < 0), 0)::bigint as owed
      from seller_balances s where s.account_id = ${accountId}`.execute(db)
  const { payouts, refunds, owed } = must(rows[0], 'sums')
  return { payoutsCents: payouts, refundsCents: refunds, owedCents: owed }
}
