import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import { sql } from 'kysely'
import type { countAdvertisements } from '#contract/advertisements/showing.ts'
import type { OperationValues } from '#contract/core/operation.ts'
import { transact, type Db } from '#server/platform/database/db.ts'
import type { Client } from '#server/platform/http/call.ts'
import { today } from '../advertisements.queries.ts'
import { ticketSecret } from '../showing/rotation.service.ts'
import { readTicket, type Ticket, ticket_life_ms } from './ticket.service.ts'

/** Of one advertisement by one viewer, in as long as events are kept. */
const max_impressions_of_viewer = 60
const max_clicks_of_viewer = 5

export const isBot = ({ device }: Client): boolean => device === '' || isbot(device)

/**
 * Rows are only added, so no two visitors wait for one another. Who looked is known by address and browser, mixed with
 * our secret and the page's day, and deleted within hours; no account is.
 */
export async function countEvents(
  db: Db,
  { seen, pressed }: OperationValues<typeof countAdvertisements>,
  client: Client,
): Promise<void> {
  if (isBot(client)) return
  const secret = await ticketSecret(db)
  const read = (written: string[]) =>
    written.map((one) => readTicket(secret, one, Date.now())).filter((one): one is Ticket => one !== null)
  const clicks = read(pressed)
  // What is pressed was seen.
  const events = [
    ...[...read(seen), ...clicks].map((ticket) => ({ ...ticket, kind: 'impression' })),
    ...clicks.map((ticket) => ({ ...ticket, kind: 'click' })),
  ]
  if (events.length === 0) return
  const viewer = createHmac('sha256', secret)
    .update(`${client.address} ${client.device}`)
    .digest()
    .subarray(0, 16)
  await transact(db, async (tx) => {
    await sql`
      insert into advertisement_events (advertisement_id, kind, viewer, page_view, placement, day, at)
      select distinct on (e.id, e.kind, e.page_view)
             e.id, e.kind, ${viewer}, e.page_view, e.place, ${today}, clock_timestamp()
        from unnest(${events.map(({ id }) => id)}::bigint[], ${events.map(({ kind }) => kind)}::text[],
                    ${events.map(({ page_view }) => page_view)}::bigint[],
                    ${events.map(({ place }) => place)}::text[]) as e (id, kind, page_view, place)
        join advertisements a on a.id = e.id
       where (select count(*) from advertisement_events k
               where k.advertisement_id = e.id and k.kind = e.kind and k.viewer = ${viewer})
             < case e.kind when 'click' then ${max_clicks_of_viewer}::int else ${max_impressions_of_viewer}::int end
       order by e.id, e.kind, e.page_view
      on conflict do nothing`.execute(tx)
  })
}

const fold_at_once = 20_000
/** Longer than a ticket lives after it was used, so that it can't be used again. */
const kept_ms = ticket_life_ms + 10 * 60_000

/** Adds up by day what is old, and deletes who looked. Several at once share the work. */
export async function foldEvents(db: Db): Promise<void> {
  for (;;) {
    const folded = await transact(db, async (tx) => {
      const { rows } = await sql<{ folded: number }>`
        with old as (
          select advertisement_id, kind, viewer, page_view from advertisement_events
           where at < clock_timestamp() - ${kept_ms}::float8 * interval '1 ms'
           order by at limit ${fold_at_once} for update skip locked
        ), gone as (
          delete from advertisement_events e using old
           where e.advertisement_id = old.advertisement_id and e.kind = old.kind
             and e.viewer = old.viewer and e.page_view = old.page_view
          returning e.advertisement_id, e.day, e.placement, e.kind
        ), added as (
          insert into advertisement_days as d (advertisement_id, day, placement, impressions, clicks)
          select advertisement_id, day, placement, count(*) filter (where kind = 'impression'),
                 count(*) filter (where kind = 'click')
            from gone group by 1, 2, 3 order by 1, 2, 3
          on conflict (advertisement_id, day, placement) do update
             set impressions = d.impressions + excluded.impressions, clicks = d.clicks + excluded.clicks
        )
        select count(*)::int as folded from gone`.execute(tx)
      return rows[0]!.folded
    })
    if (folded < fold_at_once) return
  }
}
