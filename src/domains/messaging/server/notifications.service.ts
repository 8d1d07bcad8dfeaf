import { getTradePath, type TradeSide } from '#domains/trades/common/trade-path.ts'
import { sql } from 'kysely'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import { toAccountId, type AccountId, type ListingId } from '#platform/common/ids.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { publishTopic, publishTopics } from '#platform/server/live-hub.ts'
import type { Platform } from '#platform/server/platform.ts'
import { selectNewestUnread } from './notifications.queries.ts'
import { noticePictureSql } from './notice-pictures.queries.ts'
import { selectReaches } from './reach.queries.ts'
import {
  composeOutgoing,
  sendAll,
  type Notice,
  type NotifyContext,
  forgetQuietHours,
} from './quiet-hours/quiet-hours.service.ts'
import { usualChoice } from './notification-choices.rules.ts'
import { viewNotification, type PicturedRow } from './notifications.view.ts'
import type { EmailCard } from './labels/finding.labels.ts'
import { getChatPath, type NoticeTexts } from './labels/notifications.labels.ts'

export { composeWebhookNotice } from './labels/businesses.labels.ts'
export type { Notice } from './quiet-hours/quiet-hours.service.ts'

/**
 * Notifies in Hoko, by push and email, as the account chose for the kind. Skips a deleted account.
 */
export async function notifyAccount(tx: Tx, platform: NotifyContext, notice: Notice): Promise<void> {
  await notifyAccounts(tx, platform, [notice])
}

/** Notifies in order, with a few statements for all of them. */
export async function notifyAccounts(tx: Tx, platform: NotifyContext, notices: Notice[]): Promise<void> {
  const reaches = await selectReaches(tx, notices)
  const reached = notices.flatMap((notice, index) => {
    const reach = reaches[index]
    return reach ? [{ notice, reach, chosen: { ...usualChoice(notice.kind), ...reach.chosen } }] : []
  })
  const inBell = reached.filter(({ notice, chosen }) => notice.isUrgent || chosen.in_app)
  const shown = await showInBell(
    tx,
    inBell.map(({ notice }) => notice),
  )
  const sent = reached.filter(
    ({ notice, chosen }) => !notice.isByBellAlone && (chosen.push || notice.isUrgent || chosen.email),
  )
  const cards = await selectEmailCards(
    tx,
    sent.map(({ notice }) => notice),
  )
  const outgoing = await Promise.all(
    sent.map(({ notice, reach, chosen }) =>
      composeOutgoing(platform, {
        notice,
        reach,
        chosen,
        notification_id: shown.get(notice) ?? null,
        card: cards.get(notice.listing_id ?? 0) ?? null,
      }),
    ),
  )
  await sendAll(tx, platform, outgoing)
}

/** Two statements, however many listings they are about. */
async function selectEmailCards(tx: Tx, notices: Notice[]): Promise<Map<number, EmailCard>> {
  const ids = [...new Set(notices.flatMap(({ listing_id: listingId }) => listingId ?? []))]
  return new Map((await selectListingCards(tx, ids)).map((card) => [card.id, card]))
}

async function showInBell(tx: Tx, notices: Notice[]): Promise<Map<Notice, number>> {
  if (notices.length === 0) return new Map()
  const rows = notices.map(({ account_id: accountId, kind, title, body, link, listing_id: listingId }) => {
    return { account_id: accountId, kind, title, body, link, listing_id: listingId }
  })
  const written = await sql<{ id: number }>`
    insert into notifications (account_id, kind, title, body, link, listing_id)
    select (n->>'account_id')::bigint, n->>'kind', n->>'title', n->>'body', n->>'link', (n->>'listing_id')::bigint
      from json_array_elements(${JSON.stringify(rows)}::json) with ordinality as notices(n, at) order by at
 returning id`.execute(tx)
  const ids = written.rows.map(({ id }) => id).toSorted((a, b) => a - b)
  await publishTopics(tx, [...new Set(notices.map(({ account_id: accountId }) => `account:${accountId}`))])
  return new Map(notices.map((notice, index) => [notice, must(ids[index], 'id')]))
}

export async function forgetNotifications(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('notifications').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('notification_choices').where('account_id', '=', accountId).execute()
  await forgetQuietHours(tx, accountId)
}

export function readOne(db: Db, accountId: AccountId, id: number): Promise<PicturedRow | undefined> {
  return transact(db, (tx) =>
    tx
      .updateTable('notifications')
      .set({ read_at: sql<Date>`coalesce(read_at, clock_timestamp())` })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returningAll()
      .returning(noticePictureSql.as('picture'))
      .executeTakeFirst(),
  )
}

export async function readAll(db: Db, accountId: AccountId): Promise<void> {
  await transact(db, (tx) =>
    tx
      .updateTable('notifications')
      .set({ read_at: sql<Date>`clock_timestamp()` })
      .where('account_id', '=', accountId)
      .where('read_at', 'is', null)
      .execute(),
  )
}

/** A member who has answered an offer has seen its notice. */
export async function markOfferRead(tx: Tx, accountId: AccountId, offerId: number): Promise<void> {
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'offer')
    .where('link', '=', `/offers/${offerId}`)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (read.numUpdatedRows > 0n) await publishTopic(tx, `account:${accountId}`)
}

/** A member who takes the next step of a sale has seen its notices before. */
export async function markTradeRead(
  tx: Tx,
  accountId: AccountId,
  { id, side }: { id: number; side: TradeSide },
): Promise<void> {
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('link', '=', getTradePath(side, id))
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (read.numUpdatedRows > 0n) await publishTopic(tx, `account:${accountId}`)
}

/** A seller who has answered every question on a listing has seen their notices, and so has their team. */
export async function markQuestionsRead(tx: Tx, listingId: ListingId): Promise<void> {
  const read = await tx
    .updateTable('notifications as n')
    .from('listings as l')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where(
      sql<boolean>`n.account_id in (select l.seller_id union all
        select m.account_id from team_members m where m.seller_id = l.seller_id)`,
    )
    .where('l.id', '=', listingId)
    .where('n.listing_id', '=', listingId)
    .where('n.kind', '=', 'question')
    .where('n.read_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from questions q where q.listing_id = ${listingId}
        and not exists (select from question_answers a where a.question_id = q.id and a.removed_at is null)
        and not exists (select from question_withdrawals w where w.question_id = q.id))`,
    )
    .returning('n.account_id')
    .execute()
  for (const accountId of new Set(read.map((row) => row.account_id)))
    await publishTopic(tx, `account:${accountId}`)
}

/** An admin has done it, so it's marked as read for all. */
export async function readByAdmins(tx: Tx, link: string): Promise<void> {
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('account_id', 'in', (eb) =>
      eb.selectFrom('accounts').select('accounts.id').where('type', '=', 'admin'),
    )
    .where('link', '=', link)
    .where('read_at', 'is', null)
    .returning('account_id')
    .execute()
  for (const { account_id: accountId } of read) await publishTopic(tx, `account:${accountId}`)
}

/** Marks it as read: a newer one of the same kind and subject replaces it. */
export async function markLinkRead(
  tx: Tx,
  accountId: AccountId,
  { kind, link }: Pick<NoticeTexts, 'kind' | 'link'>,
): Promise<void> {
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('link', '=', link)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (read.numUpdatedRows > 0n) await publishTopic(tx, `account:${accountId}`)
}

export async function markConversationRead(
  tx: Tx,
  accountId: AccountId,
  conversationId: number,
): Promise<void> {
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['message', 'pickup'])
    .where('link', '=', getChatPath(conversationId))
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (read.numUpdatedRows > 0n) await publishTopic(tx, `account:${accountId}`)
}

export async function removeOne(db: Db, accountId: AccountId, id: number): Promise<boolean> {
  const removed = await transact(db, (tx) =>
    tx
      .deleteFrom('notifications')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  return removed.numDeletedRows > 0n
}

export async function removeAll(
  db: Db,
  accountId: AccountId,
  kinds: readonly NotificationKind[] | null,
): Promise<number> {
  const removed = await transact(db, (tx) =>
    tx
      .deleteFrom('notifications')
      .where('account_id', '=', accountId)
      .$call(ifGiven(kinds, (query, value) => query.where('kind', 'in', value)))
      .executeTakeFirst(),
  )
  return Number(removed.numDeletedRows)
}

export function registerNotificationSource({ live, db }: Pick<Platform, 'live' | 'db'>): void {
  live.source('account', async (ids) => {
    const rows = await selectNewestUnread(db, ids.map(toAccountId))
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
