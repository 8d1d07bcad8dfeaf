import { sql } from 'kysely'
import type { TeamRight } from '#domains/businesses/common/team.ts'
import { selectHelpers } from '#domains/businesses/server/team/team-actor.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import type { Platform } from '#platform/server/platform.ts'
import { notifyAccount, markConversationRead, markOfferRead, type Notice } from './notifications.service.ts'
import { getTeamChatPath, toTeam } from './labels/team.labels.ts'

type TeamNotice = Omit<Notice, 'account_id'>

/** Notifies the team members who may answer it, as each of them chose for the kind. */
export async function notifyTeam(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'db'>,
  {
    seller_id: sellerId,
    right,
    other_id: otherId,
  }: { seller_id: AccountId; right: TeamRight; other_id: number },
  notice: TeamNotice,
): Promise<void> {
  const helpers = await selectHelpers(tx, sellerId, right)
  // The author of a question or offer isn't notified of it.
  await notifyHelpers(
    tx,
    platform,
    { seller_id: sellerId, helpers: helpers.filter((id) => id !== otherId) },
    notice,
  )
}

export async function notifyHelpers(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'db'>,
  { seller_id: sellerId, helpers }: { seller_id: AccountId; helpers: AccountId[] },
  notice: TeamNotice,
): Promise<void> {
  if (helpers.length === 0) return
  const { name } = await tx
    .selectFrom('accounts')
    .select(sql<string>`coalesce(trading_name, display_name)`.as('name'))
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  for (const accountId of helpers) {
    await notifyAccount(tx, platform, { account_id: accountId, ...toTeam(notice, name) })
  }
}

/** An answer by the business's side marks it as read for all of them. */
export async function markOfferReadByTeam(tx: Tx, sellerId: AccountId, offerId: number): Promise<void> {
  for (const id of [sellerId, ...(await selectHelpers(tx, sellerId, 'offers'))]) {
    await markOfferRead(tx, id, offerId)
  }
}

export async function markConversationReadByTeam(
  tx: Tx,
  accountId: AccountId,
  conversationId: number,
): Promise<void> {
  await markConversationRead(tx, accountId, conversationId)
  const read = await tx
    .updateTable('notifications as n')
    .from('team_members as m')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .whereRef('n.account_id', '=', 'm.account_id')
    .where('m.seller_id', '=', accountId)
    .where('n.link', '=', getTeamChatPath(accountId, conversationId))
    .where('n.read_at', 'is', null)
    .returning('n.account_id')
    .execute()
  for (const helper of new Set(read.map((row) => row.account_id))) {
    await publishTopic(tx, `account:${helper}`)
  }
}
