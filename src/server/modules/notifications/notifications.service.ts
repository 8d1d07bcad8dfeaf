import { sql } from 'kysely'
import type { LiveMessage } from '#contract/core/live.ts'
import type { NotificationKind } from '#contract/notifications/notifications.ts'
import { transact, type Db, type Tx } from '#server/platform/database/db.ts'
import { publishTopic } from '#server/platform/live-hub.ts'
import type { Platform } from '#server/platform/platform.ts'
import { selectNewestUnread, selectReach } from './notifications.queries.ts'
import { kindsFor, usualChoice } from './notification-choices.rules.ts'
import { pushToDevices } from './push/push.service.ts'
import { sendNoticeByEmail } from './notice-emails.service.ts'
import { heldUntil } from './quiet-hours/quiet-hours.rules.ts'
import { forgetQuietHours, holdNotice } from './quiet-hours/quiet-hours.service.ts'
import { makeStopAddress } from './stop-emails.service.ts'
import { viewNotification, type NotificationRow } from './notifications.view.ts'
import { getChatPath, type Words } from './words/notifications.words.ts'

export interface Notice extends Words {
  account_id: number
  listing_id: number | null
  /** By bell and mail whatever was chosen: money is about to be lost. */
  is_urgent?: boolean
  is_by_bell_alone?: boolean
  /** Replaces the mail's text; called only where a mail is sent. */
  writeMail?: () => Promise<{ text: string; one_click_url: string }>
}

/** By bell, push and mail, as the account chose for the kind. Nothing for a deleted account. */
export async function notifyAccount(
  tx: Tx,
  { config, db }: Pick<Platform, 'config' | 'db'>,
  notice: Notice,
): Promise<void> {
  const { account_id, kind, title, body, link, listing_id, is_urgent = false } = notice
  const reach = await selectReach(tx, { account_id, kind, listing_id })
  if (!reach) return
  const { mailbox, first_name, type, now, hours, closes_at } = reach
  const chosen = { ...usualChoice(kind), ...reach.chosen }
  const notification_id = is_urgent || chosen.in_app ? await showInBell(tx, notice) : null
  const by_email = is_urgent || chosen.email
  if (notice.is_by_bell_alone || (!chosen.push && !by_email)) return
  const told = { account_id, notification_id, kind, title, body, link }
  const is_optional = !is_urgent && kindsFor(type).includes(kind)
  const mail = await writeEmail({ config, db }, notice, { by_email, is_optional })
  const until = heldUntil(now, hours, { kind, is_urgent, closes_at })
  if (until) return await holdNotice(tx, { ...told, ...mail }, until)
  if (chosen.push) await pushToDevices(tx, { config }, { mailbox, ...told })
  if (by_email) await sendNoticeByEmail(tx, { account_id, mailbox, first_name, kind, title, ...mail })
}

async function writeEmail(
  platform: Pick<Platform, 'config' | 'db'>,
  { account_id, kind, body, link, writeMail }: Notice,
  { by_email, is_optional }: { by_email: boolean; is_optional: boolean },
) {
  const written = by_email ? await writeMail?.() : undefined
  const stops = by_email && is_optional
  return {
    email_text: written?.text ?? `${body}\n\n${platform.config.http.public_url}${link}`,
    one_click_url:
      written?.one_click_url ?? (stops ? await makeStopAddress(platform, account_id, kind) : null),
  }
}

async function showInBell(
  tx: Tx,
  { account_id, kind, title, body, link, listing_id }: Notice,
): Promise<number> {
  const { id } = await tx
    .insertInto('notifications')
    .values({ account_id, kind, title, body, link, listing_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await publishTopic(tx, `account:${account_id}`)
  return id
}

export async function forgetNotifications(tx: Tx, account_id: number): Promise<void> {
  await tx.deleteFrom('notifications').where('account_id', '=', account_id).execute()
  await tx.deleteFrom('notification_choices').where('account_id', '=', account_id).execute()
  await forgetQuietHours(tx, account_id)
}

export function readOne(db: Db, account_id: number, id: number): Promise<NotificationRow | undefined> {
  return transact(db, (tx) =>
    tx
      .updateTable('notifications')
      .set({ read_at: sql<Date>`coalesce(read_at, clock_timestamp())` })
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
  )
}

export async function readAll(db: Db, account_id: number): Promise<void> {
  await transact(db, (tx) =>
    tx
      .updateTable('notifications')
      .set({ read_at: sql<Date>`clock_timestamp()` })
      .where('account_id', '=', account_id)
      .where('read_at', 'is', null)
      .execute(),
  )
}

/** A member who has answered an offer has seen its notice. */
export async function readOfOffer(tx: Tx, account_id: number, offer_id: number): Promise<void> {
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', account_id)
    .where('kind', '=', 'offer')
    .where('link', '=', `/offers/${offer_id}`)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (read.numUpdatedRows > 0n) await publishTopic(tx, `account:${account_id}`)
}

/**
 * A member who takes the next step of a sale has seen the notices before. With several sales of a listing it isn't known
 * which.
 */
export async function readOfTrade(
  tx: Tx,
  account_id: number,
  { id, listing_id }: { id: number; listing_id: number },
): Promise<void> {
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', account_id)
    .where('kind', '=', 'trade')
    .where('listing_id', '=', listing_id)
    .where('read_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from trades t where t.listing_id = ${listing_id} and t.id <> ${id}
        and ${account_id} in (t.seller_id, t.buyer_id))`,
    )
    .executeTakeFirst()
  if (read.numUpdatedRows > 0n) await publishTopic(tx, `account:${account_id}`)
}

/** A seller who has answered every question on a listing has seen their notices, and so has their team. */
export async function readOfQuestions(tx: Tx, listing_id: number): Promise<void> {
  const read = await tx
    .updateTable('notifications as n')
    .from('listings as l')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where(
      sql<boolean>`n.account_id in (select l.seller_id union all
        select m.account_id from team_members m where m.seller_id = l.seller_id)`,
    )
    .where('l.id', '=', listing_id)
    .where('n.listing_id', '=', listing_id)
    .where('n.kind', '=', 'question')
    .where('n.read_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from questions q where q.listing_id = ${listing_id}
        and not exists (select from question_answers a where a.question_id = q.id and a.removed_at is null)
        and not exists (select from question_withdrawals w where w.question_id = q.id))`,
    )
    .returning('n.account_id')
    .execute()
  for (const account_id of new Set(read.map((row) => row.account_id)))
    await publishTopic(tx, `account:${account_id}`)
}

/** One of them has done it, so it's news to none. */
export async function readByAdmins(tx: Tx, link: string): Promise<void> {
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('account_id', 'in', (eb) => eb.selectFrom('accounts').select('id').where('type', '=', 'admin'))
    .where('link', '=', link)
    .where('read_at', 'is', null)
    .returning('account_id')
    .execute()
  for (const { account_id } of read) await publishTopic(tx, `account:${account_id}`)
}

/** Overtaken by a newer one of the same kind about the same. */
export async function readOfLink(
  tx: Tx,
  account_id: number,
  { kind, link }: Pick<Words, 'kind' | 'link'>,
): Promise<void> {
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', account_id)
    .where('kind', '=', kind)
    .where('link', '=', link)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (read.numUpdatedRows > 0n) await publishTopic(tx, `account:${account_id}`)
}

export async function readOfConversation(tx: Tx, account_id: number, conversation_id: number): Promise<void> {
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', account_id)
    .where('kind', 'in', ['message', 'pickup'])
    .where('link', '=', getChatPath(conversation_id))
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (read.numUpdatedRows > 0n) await publishTopic(tx, `account:${account_id}`)
}

export async function removeOne(db: Db, account_id: number, id: number): Promise<boolean> {
  const removed = await transact(db, (tx) =>
    tx
      .deleteFrom('notifications')
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  return removed.numDeletedRows > 0n
}

export async function removeAll(
  db: Db,
  account_id: number,
  kinds: readonly NotificationKind[] | null,
): Promise<number> {
  const removed = await transact(db, (tx) =>
    tx
      .deleteFrom('notifications')
      .where('account_id', '=', account_id)
      .$if(kinds !== null, (query) => query.where('kind', 'in', kinds!))
      .executeTakeFirst(),
  )
  return Number(removed.numDeletedRows)
}

export function registerNotificationSource({ live, db }: Pick<Platform, 'live' | 'db'>): void {
  live.source('account', async (account_ids) => {
    const rows = await selectNewestUnread(db, account_ids)
    return new Map<number, LiveMessage>(
      rows.map((row) => [
        row.account_id,
        {
          kind: 'notification',
          notification: viewNotification(row),
          unread_notifications_count: row.unread_count,
          listing_id: row.listing_id,
        },
      ]),
    )
  })
}
