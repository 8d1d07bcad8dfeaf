import { sql } from 'kysely'
import type { MemberMoney, Payouts } from '#domains/trade-payments/common/trade-payments.ts'
import { recordAudit, recordUnchanged } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { selectOpenStop, updateStopEnded } from '../checks/stops.queries.ts'
import { readPaySettings } from '../pay-settings.service.ts'
import { selectPayoutAccount } from './accounts.queries.ts'
import { viewPayoutAccount } from './accounts.service.ts'
import * as t from '#domains/trade-payments/texts.ts'

type Parts = Pick<Platform, 'db' | 'memberGateways'>

export async function readPayouts({ db, memberGateways }: Parts, accountId: AccountId): Promise<Payouts> {
  const accounts = []
  for (const method of ['card', 'bank'] as const) {
    const gateway = memberGateways[method]
    if (!gateway) continue
    const row = await selectPayoutAccount(db, { account_id: accountId, gateway: gateway.name, method })
    accounts.push(viewPayoutAccount(method, gateway.name, row))
  }
  const { isEnabled } = await readPaySettings(db)
  const { rows } = await sql<{ waiting: number; balance: number; transferring: number; paid: number }>`
    select coalesce((select sum(b.amount_cents) from trade_payments p join payment_balances b on b.payment_id = p.id
                      where p.seller_id = ${accountId} and b.account = ${'held'}), 0)::bigint as waiting,
           coalesce(sum(amount_cents) filter (where account = 'sellers'), 0)::bigint as balance,
           coalesce(sum(amount_cents) filter (where account = 'transferring'), 0)::bigint as transferring,
           coalesce(sum(amount_cents) filter (where account = 'paid_out'), 0)::bigint as paid
      from seller_balances where account_id = ${accountId}`.execute(db)
  const sums = must(rows[0], 'sums')
  return {
    is_enabled: isEnabled && accounts.length > 0,
    accounts,
    waiting_cents: sums.waiting,
    on_its_way_cents: sums.transferring,
    paid_cents: sums.paid,
    balance_cents: sums.balance,
    items: (await selectPayoutRows(db, { account_id: accountId, limit: 50 })).map((row) => ({
      ...viewPayout(row),
      // The gateway's own words are for the office.
      failure: row.failure === null ? null : t.the_transfer_was_refused_well_try_again(),
    })),
  }
}

async function selectPayoutRows(db: Db, wanted: { account_id?: AccountId; failed?: true; limit: number }) {
  return await db
    .selectFrom('payouts as o')
    .innerJoin('trade_payments as p', 'p.id', 'o.payment_id')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .selectAll('o')
    .select(['p.trade_id', 'p.listing_id', 'a.display_name'])
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .$if(wanted.account_id !== undefined, (query) =>
      query.where('o.account_id', '=', must(wanted.account_id, 'account')),
    )
    .$if(wanted.failed === true, (query) => query.where('o.status', '=', 'due').where('o.tries', '>', 0))
    .orderBy('o.id', 'desc')
    .limit(wanted.limit)
    .execute()
}

type Row = Awaited<ReturnType<typeof selectPayoutRows>>[number]

const viewPayout = (row: Row) => ({
  id: row.id,
  trade_id: row.trade_id,
  listing_id: row.listing_id,
  title: row.title,
  amount_cents: row.amount_cents,
  status: row.status,
  failure: row.failure,
  at: (row.sent_at ?? row.next_try_at).toISOString(),
})

export async function readMemberMoney({ db }: Pick<Parts, 'db'>): Promise<MemberMoney> {
  const { rows: entries } = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents)::bigint as cents from money_entries group by account`.execute(db)
  const sum = (account: string) => entries.find((one) => one.account === account)?.cents ?? 0
  const [stop, failed, payments, chargebacks, { isEnabled }] = [
    await selectOpenStop(db),
    await selectPayoutRows(db, { failed: true, limit: 100 }),
    await selectWaiting(db),
    await selectChargebacks(db),
    await readPaySettings(db),
  ]
  return {
    is_enabled: isEnabled,
    sums: {
      charged_cents: -sum('buyers'),
      waiting_cents: sum('held'),
      refunding_cents: sum('refunding'),
      sellers_cents: sum('sellers'),
      transferring_cents: sum('transferring'),
      paid_out_cents: sum('paid_out'),
      fees_cents: sum('fees'),
    },
    stop: stop ? { reason: stop.reason, started_at: stop.started_at.toISOString() } : null,
    payments,
    failed_payouts: failed.map((row) => ({
      ...viewPayout(row),
      tries: row.tries,
      seller: { id: row.account_id, display_name: row.display_name },
    })),
    chargebacks,
  }
}

async function selectWaiting(db: Db): Promise<MemberMoney['payments']> {
  const rows = await db
    .selectFrom('trade_payments as p')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .innerJoin('accounts as b', 'b.id', 'p.buyer_id')
    .innerJoin('accounts as s', 's.id', 'p.seller_id')
    .selectAll('p')
    .select(['b.display_name as buyer_name', 's.display_name as seller_name'])
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .where('p.status', 'in', ['held', 'disputed'])
    .orderBy('p.paid_at')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    trade_id: row.trade_id,
    listing_id: row.listing_id,
    title: row.title,
    buyer: { id: row.buyer_id, display_name: row.buyer_name },
    seller: { id: row.seller_id, display_name: row.seller_name },
    method: row.method,
    status: row.status,
    amount_cents: row.amount_cents,
    paid_at: row.paid_at?.toISOString() ?? null,
    release_at: row.release_at?.toISOString() ?? null,
  }))
}

async function selectChargebacks(db: Db): Promise<MemberMoney['chargebacks']> {
  const rows = await db
    .selectFrom('chargebacks as c')
    .innerJoin('trade_payments as p', 'p.id', 'c.payment_id')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .selectAll('c')
    .select(['p.trade_id', 'p.listing_id'])
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .orderBy(sql`c.status = 'open'`, 'desc')
    .orderBy('c.id', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    payment_id: row.payment_id,
    trade_id: row.trade_id,
    listing_id: row.listing_id,
    title: row.title,
    amount_cents: row.amount_cents,
    status: row.status,
    reason: row.reason,
    evidence_due_at: row.evidence_due_at?.toISOString() ?? null,
    opened_at: row.opened_at.toISOString(),
  }))
}

export async function endStop(
  { db }: Pick<Parts, 'db'>,
  actorId: AccountId,
  reason: string,
): Promise<MemberMoney> {
  await transact(db, async (tx) => {
    if (!(await updateStopEnded(tx, actorId, await readClock(tx)))) return recordUnchanged()
    await recordAudit(tx, {
      actor_id: actorId,
      action: 'money.releases-resumed',
      subject_kind: 'settings',
      subject_id: null,
      reason,
    })
  })
  return await readMemberMoney({ db })
}
