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
  await enqueue(tx, readGatewayEventsKind, {}, { jobKey: 'sandbox events' })
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
  return rows.map(
    ({
      id,
      type,
      created_at: createdAt,
      payment_id: paymentId,
      card_id: cardId,
      customer_id: customerId,
    }) => ({
      id: `evt_sandbox_${id}`,
      type,
      created_at: createdAt,
      subject: paymentId
        ? { payment: paymentId }
        : { customer: `cus_sandbox_${customerId}`, removed_payment_method: `pm_sandbox_${cardId}` },
    }),
  )
}
