import { claimUnnotifiedMessages } from '#domains/chat/server/message.service.ts'
import { selectAnswering } from '#domains/chat/server/team/chat-actor.service.ts'
import { claimUnnotifiedMembers } from '#domains/settings/server/static-pages/page-notices.service.ts'
import { readChangedPage } from '#domains/settings/server/static-pages/static-pages.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Retention } from '#platform/server/jobs/retention.ts'
import type { PartitionedTable } from '#platform/server/database/partitions/partitioned-table.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { enqueue, task } from '#platform/server/jobs/jobs.ts'
import { composeMessageNotice } from './labels/notifications.labels.ts'
import { composePageChangedNotice } from './labels/static-pages.labels.ts'
import { composeSupportReplyNotice } from './labels/support.labels.ts'
import { getTeamChatPath } from './labels/team.labels.ts'
import { findNamedListing } from './notifications.queries.ts'
import { notifyAccount } from './notifications.service.ts'
import { notifyHelpers } from './team-notices.service.ts'

/**
 * The first of several unread messages in a conversation is notified; the next once that was read.
 */
export const notifyOfMessagesTask = task<{ conversation_id: number; account_id: AccountId }>({
  name: 'tell_of_messages',
  run: async ({ conversation_id: conversationId, account_id: accountId }, platform) =>
    await transact(platform.db, async (tx) => {
      const unnotified = await claimUnnotifiedMessages(tx, conversationId, accountId)
      if (!unnotified) return
      if (unnotified.listing_id === null) {
        const words = composeSupportReplyNotice(conversationId, unnotified)
        return await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, ...words })
      }
      const listing = await findNamedListing(tx, unnotified.listing_id)
      if (!listing) return
      const words = composeMessageNotice(listing, { conversation_id: conversationId, ...unnotified })
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listing.id, ...words })
      await notifyHelpers(
        tx,
        platform,
        { seller_id: accountId, helpers: await selectAnswering(tx, conversationId, accountId) },
        { listing_id: listing.id, ...words, link: getTeamChatPath(accountId, conversationId) },
      )
    }),
})

export const noticeRetention: Retention = { name: 'notifications', count: 12, unit: 'month' }

/** After a year they are of no use; their subjects have their own pages. */
export const noticeTable: PartitionedTable = {
  table: 'notifications',
  every: 'month',
  retention: noticeRetention,
  agedBy: 'created_at',
}

/** Long enough for a member who has the conversation open to read it there. */
const waitMs = 8_000

export const notifySoon = (tx: Tx, conversationId: number, accountId: AccountId) =>
  enqueue(
    tx,
    notifyOfMessagesTask,
    { conversation_id: conversationId, account_id: accountId },
    { jobKey: `messages:${conversationId}:${accountId}`, inMs: waitMs, keepRunAt: true },
  )

/**
 * Handles every member in batches; each is claimed first, so that a second run notifies nobody
 * twice.
 */
export const notifyOfChangedPageTask = task<{ revision_id: number; after: AccountId }>({
  name: 'tell_of_changed_page',
  run: async ({ revision_id: revisionId, after }, platform) =>
    await transact(platform.db, async (tx) => {
      const words = composePageChangedNotice(await readChangedPage(tx, revisionId))
      const claimed = await claimUnnotifiedMembers(tx, revisionId, after)
      for (const accountId of claimed.accountIds)
        await notifyAccount(tx, platform, {
          account_id: accountId,
          listing_id: null,
          isUrgent: true,
          ...words,
        })
      if (claimed.after !== null)
        await enqueue(tx, notifyOfChangedPageTask, { revision_id: revisionId, after: claimed.after })
    }),
})
