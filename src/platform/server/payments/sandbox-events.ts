import { readClock } from '../clock.ts'
import type { Db, Tx } from '../database/db.ts'
import { enqueue } from '../jobs/jobs.ts'
import { readGatewayEventsKind } from './gateway-jobs.ts'
import type { GatewayEvent } from './gateway.ts'

const maxEvents = 1000

type Subject = { payment_id: string } | { card_id: number }

export async function recordSandboxEvent(tx: Tx, type: string, subject: Subject): Promise<void> {
  await tx
    .insertInto('sandbox_events')
    .values({ type, ...subject, created_at: await readClock(tx) })
    .execute()
  await enqueue(tx, readGatewayEventsKind, {}, { job_key: 'sandbox events' })
}

export async function listSandboxEvents(db: Db, since: Date): Promise<GatewayEvent[]> {
  const rows = await db
    .selectFrom('sandbox_events as e')
    .leftJoin('sandbox_cards as c', 'c.id', 'e.card_id')
    .select(['e.id', 'e.type', 'e.created_at', 'e.payment_id', 'e.card_id', 'c.customer_id'])
    .where('e.created_at', '>=', since)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .limit(maxEvents)
    .execute()
  return rows.map(({ id, type, created_at, payment_id, card_id, customer_id }) => ({
    id: `evt_sandbox_${id}`,
    type,
    created_at,
    subject: payment_id
      ? { payment: payment_id }
      : { customer: `cus_sandbox_${customer_id}`, removed_payment_method: `pm_sandbox_${card_id}` },
  }))
}
