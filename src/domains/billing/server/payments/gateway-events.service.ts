import { sql } from 'kysely'
import { getPurgeLimit, type Retention } from '#platform/server/jobs/retention.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import type { Gateway, GatewayEvent } from '#platform/server/payments/gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { saveCardLater, recordCardRemoved } from './cards.service.ts'
import { gatewayAccountChanged, gatewayChargebackChanged, gatewayPaymentChanged } from '../billing.events.ts'

/** Each event takes effect once, however often and in whatever order they come. */
export async function applyEvent(tx: Tx, gateway: Gateway['name'], event: GatewayEvent): Promise<void> {
  const { id: eventId, type, created_at: createdAt, subject } = event
  const isNew = await tx
    .insertInto('gateway_events')
    .values({ gateway, event_id: eventId, type, created_at: createdAt, received_at: await readClock(tx) })
    .onConflict((on) => on.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  if (!isNew || !subject) return
  if ('payment' in subject)
    await recordEvent(tx, gatewayPaymentChanged, { gateway, gateway_payment_id: subject.payment })
  else if ('account' in subject)
    await recordEvent(tx, gatewayAccountChanged, { gateway, gateway_account_id: subject.account })
  else if ('chargeback' in subject)
    await recordEvent(tx, gatewayChargebackChanged, { gateway, gateway_chargeback_id: subject.chargeback })
  else if ('setup' in subject) await saveCardLater(tx, { gateway, ...subject })
  else await recordCardRemoved(tx, gateway, subject.removedPaymentMethod)
}

/** Webhooks may include unneeded events; a repetition costs one statement. */
export const receiveEvent = (db: Db, gateway: Gateway['name'], event: GatewayEvent): Promise<void> =>
  transact(db, (tx) => applyEvent(tx, gateway, event))

/** Events become readable a moment after their time. */
const overlapMs = 300_000
const firstCheckMs = 3_600_000

export async function readNewEvents({ db, gateway }: Pick<Platform, 'db' | 'gateway'>): Promise<void> {
  if (!gateway?.isPolled) return
  const events = await gateway.listEvents(await findPollStart(db, gateway.name))
  const known = await selectKnown(db, gateway.name, events)
  for (const event of events) if (!known.has(event.id)) await receiveEvent(db, gateway.name, event)
}

async function findPollStart(db: Db, gateway: Gateway['name']): Promise<Date> {
  const { latest, now } = await db
    .selectFrom('gateway_events')
    .select((eb) => eb.fn.max('created_at').as('latest'))
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('gateway', '=', gateway)
    .executeTakeFirstOrThrow()
  return new Date(latest ? latest.getTime() - overlapMs : now.getTime() - firstCheckMs)
}

async function selectKnown(db: Db, gateway: Gateway['name'], events: GatewayEvent[]): Promise<Set<string>> {
  if (events.length === 0) return new Set()
  const rows = await db
    .selectFrom('gateway_events')
    .select('event_id')
    .where('gateway', '=', gateway)
    .where('event_id', '=', sql<string>`any(${events.map(({ id }) => id)}::text[])`)
    .execute()
  return new Set(rows.map(({ event_id: eventId }) => eventId))
}

/** The gateway repeats no older ones. */
export const gatewayEventRetention: Retention = { name: 'gateway_events', count: 90, unit: 'day' }

export async function purgeEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('gateway_events')
    .where('received_at', '<', getPurgeLimit(gatewayEventRetention))
    .execute()
}
