import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { enqueue, type Task } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { usualChoice } from '../notification-choices.rules.ts'
import { sendNoticesByEmail, makeStopAddress } from '../notification-choices.service.ts'
import { pushToDevices } from '../push/push.service.ts'
import {
  claimQueuedNotices,
  selectQuietHours,
  selectRecipient,
  type QueuedNotice,
} from './quiet-hours.queries.ts'
import { quietUntil } from './quiet-hours.rules.ts'
import { composeGroupedEmail, composeGroupedPush } from './quiet-hours.labels.ts'

interface ReleaseQueuedNotices {
  account_id: AccountId
}

/** A later job of an account replaces the waiting one. */
export const releaseQueuedNoticesTask: Task<ReleaseQueuedNotices> = {
  name: 'release_held_notices',
  run: async ({ account_id: accountId }, platform) =>
    await transact(platform.db, async (tx) => {
      const runAt = quietUntil(await readClock(tx), await selectQuietHours(tx, accountId))
      // The hours were changed after this job was scheduled.
      if (runAt) return await releaseAt(tx, accountId, runAt)
      await sendQueuedNotices(tx, platform, accountId)
    }),
}

export const releaseAt = (tx: Tx, accountId: AccountId, runAt: Date) =>
  enqueue(
    tx,
    releaseQueuedNoticesTask,
    { account_id: accountId },
    { jobKey: `held-notices:${accountId}`, runAt },
  )

async function sendQueuedNotices(tx: Tx, { config }: Pick<Platform, 'config'>, accountId: AccountId) {
  const notices = await claimQueuedNotices(tx, accountId)
  const recipient = await selectRecipient(tx, accountId)
  if (!recipient) return
  const { mailbox, first_name: firstName, type, is_proven: isProven } = recipient
  const link = type === 'admin' ? '/admin-notifications' : '/notifications'
  const pushed = notices.filter(({ kind, push }) => push ?? usualChoice(kind).push)
  const [only] = pushed
  if (only) {
    const several = { notification_id: null, kind: 'several' as const, link, ...composeGroupedPush(pushed) }
    await pushToDevices(
      tx,
      { config },
      { account_id: accountId, mailbox, ...(pushed.length > 1 ? several : pick(only)) },
    )
  }
  const emailed = notices.filter(({ kind, email }) => email ?? usualChoice(kind).email)
  const [first, ...others] = emailed
  if (!first || !isProven) return
  const grouped = () => composeGroupedEmail([first, ...others], `${config.http.publicUrl}${link}`)
  const email =
    others.length > 0
      ? {
          ...grouped(),
          kind: null,
          one_click_url: await makeSharedStop({ config, db: tx }, accountId, emailed),
        }
      : first
  await sendNoticesByEmail(tx, [{ account_id: accountId, mailbox, first_name: firstName, ...email }])
}

/** Null if one of them is sent whatever was chosen. */
async function makeSharedStop(
  platform: Pick<Platform, 'config' | 'db'>,
  accountId: AccountId,
  notices: QueuedNotice[],
): Promise<string | null> {
  if (notices.some(({ one_click_url: oneClickUrl }) => oneClickUrl === null)) return null
  return await makeStopAddress(platform, accountId, [...new Set(notices.map(({ kind }) => kind))])
}

const pick = ({ notification_id: notificationId, kind, title, body, link }: QueuedNotice) => ({
  notification_id: notificationId,
  kind,
  title,
  body,
  link,
})
