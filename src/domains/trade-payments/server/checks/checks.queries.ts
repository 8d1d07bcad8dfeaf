import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'

export interface MemberMoneyFinding {
  name: string
  detail: string
}

const maxFindings = 20

/** Null checks everything. */
type Ids = number[] | null

const among = (column: RawBuilder<unknown>, ids: Ids) =>
  ids === null ? sql`true` : sql`${column} = any(${ids}::bigint[])`

/** Charges are what waits, was transferred, is a fee or was refunded, to the cent. */
const checks: Record<string, (ids: Ids) => RawBuilder<{ detail: string }>> = {
  money_cause_out_of_balance: (ids) => sql`
    select 'cause ' || cause_id || ' by ' || sum(amount_cents) as detail from money_entries e
     where ${among(sql`e.payment_id`, ids)} group by cause_id having sum(amount_cents) <> 0`,

  charge_differs_from_payment: (ids) => sql`
    select 'payment ' || p.id || ' of ' || p.amount_cents || ', charged ' || coalesce(c.cents, 0) as detail
      from trade_payments p
      left join lateral (
        select -sum(e.amount_cents) as cents from money_causes c join money_entries e on e.cause_id = c.id
         where c.payment_id = p.id and c.kind = 'charge' and e.account = 'buyers') c on true
     where ${among(sql`p.id`, ids)}
       and coalesce(c.cents, 0) <> case when p.status in ('started', 'failed', 'cancelled') then 0 else p.amount_cents end`,

  waiting_money_differs_from_status: (ids) => sql`
    select 'payment ' || p.id || ' is ' || p.status || ', ' || coalesce(b.amount_cents, 0) || ' waits' as detail
      from trade_payments p
      left join payment_balances b on b.payment_id = p.id and b.account = ${'held'}
     where ${among(sql`p.id`, ids)} and (coalesce(b.amount_cents, 0) < 0 or case
       when p.status = ${'held'} then coalesce(b.amount_cents, 0) = 0
       when p.status = 'disputed' then false
       else coalesce(b.amount_cents, 0) <> 0 end)`,

  refunds_differ_from_journal: (ids) => sql`
    select 'payment ' || p.id || ': refunds of ' || coalesce(r.cents, 0) || ' and ' || coalesce(r.due, 0) || ' due, journal '
           || coalesce(j.cents, 0) || ' and ' || coalesce(b.amount_cents, 0) as detail
      from trade_payments p
      left join lateral (select sum(amount_cents) as cents, sum(amount_cents) filter (where status = 'due') as due
                           from trade_refunds where payment_id = p.id) r on true
      left join lateral (
        select sum(e.amount_cents) as cents from money_causes c join money_entries e on e.cause_id = c.id
         where c.payment_id = p.id and c.kind = 'refund' and e.account = 'refunding') j on true
      left join payment_balances b on b.payment_id = p.id and b.account = 'refunding'
     where ${among(sql`p.id`, ids)}
       and (coalesce(r.cents, 0) <> coalesce(j.cents, 0) or coalesce(r.due, 0) <> coalesce(b.amount_cents, 0))`,

  payouts_differ_from_journal: (ids) => sql`
    select 'payment ' || p.id || ': payouts of ' || coalesce(o.due, 0) || ' due and ' || coalesce(o.sent, 0) || ' sent, journal '
           || coalesce(t.amount_cents, 0) || ' and ' || coalesce(d.amount_cents, 0) as detail
      from trade_payments p
      left join lateral (select sum(amount_cents) filter (where status = 'due') as due,
                                sum(amount_cents) filter (where status = 'sent') as sent
                           from payouts where payment_id = p.id) o on true
      left join payment_balances t on t.payment_id = p.id and t.account = 'transferring'
      left join payment_balances d on d.payment_id = p.id and d.account = 'paid_out'
     where ${among(sql`p.id`, ids)}
       and (coalesce(o.due, 0) <> coalesce(t.amount_cents, 0) or coalesce(o.sent, 0) <> coalesce(d.amount_cents, 0))`,

  chargebacks_differ_from_journal: (ids) => sql`
    select 'chargeback ' || c.id || ' of ' || c.amount_cents || ', journal ' || coalesce(j.cents, 0) as detail
      from chargebacks c
      left join lateral (
        select sum(e.amount_cents) as cents from money_causes m join money_entries e on e.cause_id = m.id
         where m.payment_id = c.payment_id and e.account = 'buyers'
           and m.key like 'chargeback-' || c.id || '-%') j on true
     where ${among(sql`c.payment_id`, ids)}
       and coalesce(j.cents, 0) <> case when c.is_withdrawn then c.amount_cents else 0 end`,
}

export async function selectMemberMoneyFindings(db: Db, ids: Ids): Promise<MemberMoneyFinding[]> {
  const findings: MemberMoneyFinding[] = []
  for (const [name, check] of Object.entries(checks)) {
    const { rows } = await sql<{ detail: string }>`
      select detail from (${check(ids)}) found limit ${maxFindings}`.execute(db)
    findings.push(...rows.map(({ detail }) => ({ name, detail })))
  }
  return findings
}
