import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import type { Platform } from '#platform/server/platform.ts'
import { webhookDisabled } from '../partners.events.ts'
import { isSlow, isToTurnOff, nextTry, type Outcome, getAnswerOutcome } from './delivering.rules.ts'
import type { DeliveryRow, WebhookRow } from './webhooks.queries.ts'
import { getErrorOutcome, queueDelivery } from './webhooks.service.ts'

const signatureHeader = 'hoko-signature'

/**
 * `t=1700000000,v1=…`: HMAC-SHA-256 of timestamp, full stop and body, in hex. With a valid old
 * secret there are two, and either proves it.
 * @param at whole seconds since 1970
 */
export function signBody(body: string, at: number, secrets: readonly string[]): string {
  const signatures = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${at}.${body}`).digest('hex'),
  )
  return [`t=${at}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}

type Parts = Pick<Platform, 'db' | 'post' | 'log'>

const mostAtOnce = 20
const mostMsAtOnce = 8_000
/** The pause between two tries of a failing webhook. */
const pauseMs = 30_000
/** Longer than a try takes: deliveries of a killed worker are retried after it. */
const lease = sql<Date>`clock_timestamp() + interval '1 minute'`

/** Sends due deliveries in order, until one fails or is slow; another job sends the rest. */
export async function deliverDue(parts: Parts, webhookId: number): Promise<void> {
  const begun = performance.now()
  for (let n = 0; n < mostAtOnce && performance.now() - begun < mostMsAtOnce; n += 1) {
    const taken = await transact(parts.db, (tx) => takeNext(tx, webhookId))
    if (!taken || !(await tryDelivery(parts, taken))) break
  }
  await transact(parts.db, (tx) => queueRest(tx, webhookId))
}

interface ClaimedDelivery {
  delivery: DeliveryRow
  webhook: WebhookRow
}

async function takeNext(tx: Tx, webhookId: number): Promise<ClaimedDelivery | undefined> {
  const webhook = await tx
    .selectFrom('webhooks')
    .innerJoin('accounts', 'accounts.id', 'webhooks.account_id')
    .selectAll('webhooks')
    .where('webhooks.id', '=', webhookId)
    .where('disabled_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst()
  if (!webhook) return undefined
  const delivery = await tx
    .updateTable('webhook_deliveries')
    .set({
      next_try_at: lease,
      tries: sql<number>`tries + 1`,
      tried_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('webhook_id', '=', webhookId)
        .where('status', '=', 'waiting')
        .where('next_try_at', '<=', sql<Date>`clock_timestamp()`)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
  return delivery && { delivery, webhook }
}

/** @returns whether it was delivered quickly */
async function tryDelivery({ db, post }: Parts, { delivery, webhook }: ClaimedDelivery): Promise<boolean> {
  const begun = performance.now()
  const outcome = await post(
    new URL(webhook.url),
    getHeaders(delivery, webhook),
    Buffer.from(delivery.body),
  ).then(getAnswerOutcome, getErrorOutcome)
  const durationMs = Math.round(performance.now() - begun)
  await transact(db, (tx) =>
    recordOutcome(tx, { delivery, webhook }, { ...outcome, duration_ms: durationMs }),
  )
  return outcome.is === 'delivered' && (webhook.is_slow || !isSlow(durationMs))
}

function getHeaders({ event_id: eventId, body, tried_at: triedAt }: DeliveryRow, webhook: WebhookRow) {
  const at = must(triedAt, 'tried_at')
  const { secret, old_secret: oldSecret, old_secret_until: oldSecretUntil } = webhook
  const secrets = oldSecret && must(oldSecretUntil, 'old_secret_until') > at ? [secret, oldSecret] : [secret]
  return {
    'content-type': 'application/json',
    'user-agent': 'Hoko-Webhooks/1',
    'hoko-event-id': eventId,
    [signatureHeader]: signBody(body, Math.floor(at.getTime() / 1000), secrets),
  }
}

async function recordOutcome(
  tx: Tx,
  { delivery, webhook: { id: webhookId } }: ClaimedDelivery,
  { is, ...answer }: Outcome & { duration_ms: number },
): Promise<void> {
  const webhook = await tx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', webhookId)
    .forUpdate()
    .executeTakeFirst()
  // The webhook was removed during the try.
  if (!webhook) return
  const now = await readClock(tx)
  const next = is === 'failed' ? nextTry(delivery.tries, delivery.waits_since, now) : null
  const status =
    is === 'delivered' ? ('delivered' as const) : next ? ('waiting' as const) : ('failed' as const)
  await tx
    .updateTable('webhook_deliveries')
    .set({ ...answer, status, next_try_at: next })
    .where('id', '=', delivery.id)
    .execute()
  const failingSince = is === 'delivered' ? null : (webhook.failing_since ?? now)
  await tx
    .updateTable('webhooks')
    .set({ failing_since: failingSince, is_slow: isSlow(answer.duration_ms) })
    .where('id', '=', webhookId)
    .execute()
  if (failingSince && isToTurnOff(failingSince, now)) await turnOff(tx, webhook)
}

async function turnOff(
  tx: Tx,
  { id, account_id: accountId, url, disabled_at: disabledAt }: WebhookRow,
): Promise<void> {
  if (disabledAt) return
  await tx
    .updateTable('webhooks')
    .set({ disabled_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', error: 'webhook_off', next_try_at: null })
    .where('webhook_id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
  await recordEvent(tx, webhookDisabled, { webhook_id: id, account_id: accountId, host: new URL(url).host })
}

async function queueRest(tx: Tx, webhookId: number): Promise<void> {
  const next = await selectNext(tx, webhookId)
  if (!next) return
  // Not the time the next became due, which would be before all that others queued since.
  const soonest = (await readClock(tx)).getTime() + (next.failing_since ? pauseMs : 0)
  await queueDelivery(tx, webhookId, new Date(Math.max(next.at.getTime(), soonest)))
}

async function selectNext(db: Db, webhookId: number) {
  return await db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .innerJoin('accounts as a', 'a.id', 'w.account_id')
    .select(['w.failing_since', sql<Date>`d.next_try_at`.as('at')])
    .where('d.webhook_id', '=', webhookId)
    .where('d.status', '=', 'waiting')
    .where('w.disabled_at', 'is', null)
    .where('a.status', '=', 'active')
    .orderBy('d.next_try_at')
    .limit(1)
    .executeTakeFirst()
}
