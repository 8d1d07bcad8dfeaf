import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#platform/server/database/db.ts'

export interface MoneyFinding {
  name: string
  detail: string
}

export const moneyChecks: Record<string, RawBuilder<{ detail: string }>> = {
  payment_without_its_invoice: sql`
    select 'payment ' || p.id || ' of ' || p.amount_cents || ', invoice of ' || coalesce(i.total_cents::text, 'nothing') as detail
      from payments p left join invoices i on i.payment_id = p.id
     where (p.status = 'succeeded' and i.total_cents is distinct from p.amount_cents)
        or (p.status <> 'succeeded' and i.id is not null)`,

  refund_without_its_correction: sql`
    select 'refund ' || r.id || ' of ' || r.amount_cents as detail
      from refunds r left join invoices c on c.refund_id = r.gateway_refund_id
     where r.status = 'succeeded' and c.total_cents is distinct from -r.amount_cents`,

  refunds_do_not_add_up: sql`
    select 'payment ' || p.id || ' says ' || p.refunded_cents || ', corrected by ' || coalesce(-sum(c.total_cents), 0) as detail
      from payments p join invoices i on i.payment_id = p.id left join invoices c on c.corrects_id = i.id
     group by p.id having p.refunded_cents <> coalesce(-sum(c.total_cents), 0)`,

  lines_do_not_add_up: sql`
    select 'invoice ' || i.number as detail from invoices i left join invoice_lines l on l.invoice_id = i.id
     group by i.id having i.total_cents is distinct from sum(l.total_cents) or i.gst_cents is distinct from sum(l.gst_cents)`,

  invoice_numbers_have_gaps: sql`
    select count(i.id) || ' invoices, the last number is ' || n.last_number as detail
      from invoice_numbers n left join invoices i on true
     group by n.last_number having count(i.id) <> n.last_number or coalesce(max(i.number), 0) <> n.last_number`,

  // A plan given by Hoko, or a bigger plan at no extra cost, needs no payment.
  active_and_not_paid_for: sql`
    select 'subscription ' || s.id as detail from subscriptions s
     where s.status = 'active' and s.price_cents > 0
       and not exists (select from payments p where p.subscription_id = s.id and p.status = 'succeeded'
                                                and p.period_ends_at = s.period_ends_at)
       and not exists (select from subscription_changes c where c.subscription_id = s.id and c.action in ('granted', 'upgraded'))`,
}

/** The limit of each check: enough to see the problem. */
const maxFindings = 100

export async function selectMoneyFindings(db: Db): Promise<MoneyFinding[]> {
  const found: MoneyFinding[] = []
  for (const [name, check] of Object.entries(moneyChecks)) {
    const { rows } = await sql<{ detail: string }>`
      select detail from (${check}) found order by detail limit ${maxFindings}`.execute(db)
    found.push(...rows.map(({ detail }) => ({ name, detail })))
  }
  return found
}

/**
 * Also closes findings that are gone.
 * @returns the new ones
 */
export async function recordMoneyFindings(tx: Tx, found: MoneyFinding[]): Promise<MoneyFinding[]> {
  const findings = JSON.stringify(found)
  await sql`
    update money_anomalies a set gone_at = clock_timestamp()
     where gone_at is null and not exists (
       select from json_to_recordset(${findings}::json) as f(name text, detail text)
        where f.name = a.name and f.detail = a.detail)`.execute(tx)
  const { rows } = await sql<MoneyFinding>`
    insert into money_anomalies (name, detail, found_at)
    select name, detail, clock_timestamp() from json_to_recordset(${findings}::json) as f(name text, detail text)
        on conflict (name, detail) where gone_at is null do nothing
    returning name, detail`.execute(tx)
  return rows
}
