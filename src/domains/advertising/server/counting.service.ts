import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import { sql } from 'kysely'
import type { countAdvertisements } from '#domains/advertising/common/advertisements.ts'
import { must } from '#platform/common/must.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Client } from '#platform/server/http/call.ts'
import { limitKey } from '#platform/server/http/limits/client-address.ts'
import { today } from './advertisements.queries.ts'
import { ticketSecret, readTicket, type Ticket, ticketLifeMs } from './showing/showing.service.ts'

/** Limits per advertisement and viewer, while events are retained. */
const maxImpressionsOfViewer = 60
const maxClicksOfViewer = 5
/** An office may be behind one address; somebody who calls themselves a thousand browsers is too. */
const viewersBehindAnAddress = 10

export const isBot = ({ device }: Client): boolean => device === '' || isbot(device)

/**
 * Rows are only added, so no two visitors wait for each other. A viewer is a hash of address,
 * browser, our secret and the page's day, deleted within hours; no account is stored.
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
  // A click counts as an impression too.
  const events = [
    ...[...read(seen), ...clicks].map((ticket) => ({ ...ticket, kind: 'impression' })),
    ...clicks.map((ticket) => ({ ...ticket, kind: 'click' })),
  ]
  if (events.length === 0) return
  const line = lineOf(secret, client)
  const viewer = Buffer.concat([line, markOf(secret, `${limitKey(client.address)} ${client.device}`)])
  await transact(db, async (tx) => {
    // Counts of one line wait for each other; parallel ones would otherwise all find a count of
    // zero.
    await sql`select pg_advisory_xact_lock(${line.readBigInt64BE()})`.execute(tx)
    await addEvents(tx, events, { line, viewer })
  })
}

const markOf = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest().subarray(0, 8)

/** Identifies everybody at one address, or in the network of one line. */
const lineOf = (secret: Buffer, { address }: Client) => markOf(secret, `line ${limitKey(address)}`)

type CountedEvent = Ticket & { kind: string }

async function addEvents(
  tx: Tx,
  events: CountedEvent[],
  { line, viewer }: { line: Buffer; viewer: Buffer },
): Promise<void> {
  const afterLine = Buffer.concat([line, Buffer.alloc(9, 0xff)])
  await sql`
    with asked as (
      select distinct on (e.id, e.kind, e.page_view) e.*
        from unnest(${events.map(({ id }) => id)}::bigint[], ${events.map(({ kind }) => kind)}::text[],
                    ${events.map(({ page_view: pageView }) => pageView)}::bigint[],
                    ${events.map(({ place }) => place)}::text[]) as e (id, kind, page_view, place)
        join advertisements a on a.id = e.id
       order by e.id, e.kind, e.page_view
    ), fresh as (
      select asked.*, row_number() over (partition by id, kind order by page_view) as number from asked
       where not exists (select from advertisement_events k where k.advertisement_id = id
         and k.kind = asked.kind and k.viewer = ${viewer} and k.page_view = asked.page_view)
    )
    insert into advertisement_events (advertisement_id, kind, viewer, page_view, placement, day, at)
    select f.id, f.kind, ${viewer}, f.page_view, f.place, ${today}, clock_timestamp() from fresh f
      cross join lateral (
        select count(*) filter (where k.viewer = ${viewer}) as of_viewer, count(*) as of_line
          from advertisement_events k where k.advertisement_id = f.id and k.kind = f.kind
           and k.viewer >= ${line} and k.viewer < ${afterLine}
      ) counted
      cross join lateral (
        select case f.kind when 'click' then ${maxClicksOfViewer}::int
                           else ${maxImpressionsOfViewer}::int end as viewer
      ) most
     where of_viewer + number <= most.viewer
       and of_line + number <= most.viewer * ${viewersBehindAnAddress}::int
    on conflict do nothing`.execute(tx)
}

const foldAtOnce = 20_000
/** Longer than a used ticket's lifetime, so that it can't be used again. */
const retentionMs = ticketLifeMs + 10 * 60_000

/** Sums old events by day and deletes the viewers. Several workers share the work. */
export async function foldEvents(db: Db): Promise<void> {
  for (;;) {
    const folded = await transact(db, async (tx) => {
      const { rows } = await sql<{ folded: number }>`
        with old as (
          select advertisement_id, kind, viewer, page_view from advertisement_events
           where at < clock_timestamp() - ${retentionMs}::float8 * interval '1 ms'
           order by at limit ${foldAtOnce} for update skip locked
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
      return must(rows[0], 'folded counts').folded
    })
    if (folded < foldAtOnce) return
  }
}
