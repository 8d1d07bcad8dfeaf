import type { QuietHours } from '#domains/messaging/common/notifications.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { releaseAt } from './quiet-hours.jobs.ts'
import { hasQueuedNotices, type QueuedNotice } from './quiet-hours.queries.ts'
import { quietUntil } from './quiet-hours.rules.ts'

export { selectQuietHours as readQuietHours } from './quiet-hours.queries.ts'

/** Delayed notifications are sent when the new hours end, which may be now. */
export async function writeQuietHours(tx: Tx, account_id: number, hours: QuietHours): Promise<QuietHours> {
  const row = { is_on: hours.is_on, from_time: hours.from, until_time: hours.until }
  await tx
    .insertInto('quiet_hours')
    .values({ account_id, ...row })
    .onConflict((on) => on.column('account_id').doUpdateSet(row))
    .execute()
  const now = await readClock(tx)
  if (await hasQueuedNotices(tx, account_id)) await releaseAt(tx, account_id, quietUntil(now, hours) ?? now)
  return hours
}

type NoticeToQueue = Omit<QueuedNotice, 'push' | 'email'> & { account_id: number }

export async function queueNotices(tx: Tx, notices: { notice: NoticeToQueue; until: Date }[]): Promise<void> {
  if (notices.length === 0) return
  await tx
    .insertInto('held_notices')
    .values(notices.map(({ notice }) => notice))
    .execute()
  const ends = new Map(notices.map(({ notice, until }) => [notice.account_id, until]))
  // Runs in one order, since each locks its job.
  for (const [account_id, until] of [...ends].toSorted(([a], [b]) => a - b))
    await releaseAt(tx, account_id, until)
}

export async function forgetQuietHours(tx: Tx, account_id: number): Promise<void> {
  await tx.deleteFrom('held_notices').where('account_id', '=', account_id).execute()
  await tx.deleteFrom('quiet_hours').where('account_id', '=', account_id).execute()
}
