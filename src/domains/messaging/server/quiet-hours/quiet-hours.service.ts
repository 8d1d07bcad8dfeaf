import { selectAccountsWithDevices } from '#domains/identity/server/sessions/push-registrations.service.ts'
import type { QuietHours } from '#domains/messaging/common/notifications.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { composeEmailText, composeSubject } from '../labels/emails.labels.ts'
import type { EmailCard } from '../labels/finding.labels.ts'
import type { NoticeTexts } from '../labels/notifications.labels.ts'
import { kindsFor } from '../notification-choices.rules.ts'
import { sendNoticesByEmail, makeStopAddress } from '../notification-choices.service.ts'
import { pushToDevices } from '../push/push.service.ts'
import type { Reach } from '../reach.queries.ts'
import { releaseAt } from './quiet-hours.jobs.ts'
import { hasQueuedNotices, type QueuedNotice } from './quiet-hours.queries.ts'
import { quietUntil, queuedUntil } from './quiet-hours.rules.ts'

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

async function queueNotices(tx: Tx, notices: { notice: NoticeToQueue; until: Date }[]): Promise<void> {
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

export interface Notice extends NoticeTexts {
  account_id: AccountId
  listing_id: ListingId | null
  /** Sent in Hoko and by email whatever was chosen: money is about to be lost. */
  isUrgent?: boolean
  isByBellAlone?: boolean
  /** Replaces the email's text; called only if an email is sent. */
  writeMail?: () => Promise<{ text: string; one_click_url: string }>
}

export type NotifyContext = Pick<Platform, 'config' | 'db'>

interface NoticeChannels {
  notice: Notice
  reach: Reach
  chosen: { push: boolean; email: boolean }
  notification_id: number | null
  /** The listing that its email shows. */
  card: EmailCard | null
}

export async function composeOutgoing(
  platform: NotifyContext,
  { notice, reach, chosen, notification_id: notificationId, card }: NoticeChannels,
) {
  const { account_id: accountId, kind, title, body, link, isUrgent = false } = notice
  const { mailbox, is_proven: isProven, first_name: firstName, type, now, hours, closes_at: closesAt } = reach
  const byEmail = isUrgent || (chosen.email && isProven)
  const isOptional = !isUrgent && kindsFor(type).includes(kind)
  const mail = await writeEmail(platform, notice, { byEmail, isOptional, card })
  return {
    told: { account_id: accountId, notification_id: notificationId, kind, title, body, link },
    mailbox,
    first_name: firstName,
    byPush: chosen.push,
    byEmail,
    subject: composeSubject(notice, card),
    mail,
    until: queuedUntil(now, hours, { kind, isUrgent, closes_at: closesAt }),
  }
}

type Outgoing = Awaited<ReturnType<typeof composeOutgoing>>

export async function sendAll(tx: Tx, { config }: NotifyContext, outgoing: Outgoing[]): Promise<void> {
  await queueNotices(
    tx,
    outgoing.flatMap(({ told, subject, mail, until }) =>
      until ? [{ notice: { ...told, ...mail, title: subject }, until }] : [],
    ),
  )
  const now = outgoing.filter(({ until }) => !until)
  const pushed = now.filter(({ byPush }) => byPush)
  const haveDevices = await selectAccountsWithDevices(
    tx,
    pushed.map(({ told }) => told.account_id),
  )
  for (const { mailbox, told } of pushed) {
    if (haveDevices.has(told.account_id)) await pushToDevices(tx, { config }, { mailbox, ...told })
  }
  await sendNoticesByEmail(
    tx,
    now
      .filter(({ byEmail }) => byEmail)
      .map(({ told: { account_id: accountId, kind }, subject, mailbox, first_name: firstName, mail }) => {
        return { account_id: accountId, mailbox, first_name: firstName, kind, title: subject, ...mail }
      }),
  )
}

async function writeEmail(
  platform: NotifyContext,
  notice: Notice,
  { byEmail, isOptional, card }: { byEmail: boolean; isOptional: boolean; card: EmailCard | null },
) {
  const { account_id: accountId, kind, writeMail } = notice
  const written = byEmail ? await writeMail?.() : undefined
  const stops = byEmail && isOptional
  return {
    email_text: written?.text ?? composeEmailText(notice, card, platform.config.http.publicUrl),
    one_click_url:
      written?.one_click_url ?? (stops ? await makeStopAddress(platform, accountId, [kind]) : null),
  }
}
