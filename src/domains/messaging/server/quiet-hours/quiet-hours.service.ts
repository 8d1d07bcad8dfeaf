import type { QuietHours } from '#domains/messaging/common/notifications.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { releaseAt } from './quiet-hours.jobs.ts'
import { hasQueuedNotices, type QueuedNotice } from './quiet-hours.queries.ts'
import { quietUntil } from './quiet-hours.rules.ts'

export { selectQuietHours as readQuietHours } from './quiet-hours.queries.ts'

/** Delayed notifications are sent when the new hours end, which may be now. */
export async function writeQuietHours(tx: Tx, accountId: AccountId, hours: QuietHours): Promise<QuietHours> {
  const row = { is_on: hours.is_on, from_time: hours.from, until_time: hours.until }
  await tx
    .insertInto('quiet_hours')
    .values({ account_id: accountId, ...row })
    .onConflict((on) => on.column('account_id').doUpdateSet(row))
    .execute()
  const now = await readClock(tx)
  if (await hasQueuedNotices(tx, accountId)) await releaseAt(tx, accountId, quietUntil(now, hours) ?? now)
  return hours
}

type NoticeToQueue = Omit<QueuedNotice, 'push' | 'email'> & { account_id: AccountId }

export async function queueNotices(tx: Tx, notices: { notice: NoticeToQueue; until: Date }[]): Promise<void> {
  if (notices.length === 0) return
  await tx
    .insertInto('held_notices')
    .values(notices.map(({ notice }) => notice))
    .execute()
  const ends = new Map(notices.map(({ notice, until }) => [notice.account_id, until]))
  // Runs in one order, since each locks its job.
  for (const [accountId, until] of [...ends].toSorted(([a], [b]) => a - b))
    await releaseAt(tx, accountId, until)
}

export async function forgetQuietHours(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('held_notices').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('quiet_hours').where('account_id', '=', accountId).execute()
}
