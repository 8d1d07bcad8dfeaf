import { claimUntoldMessages } from '#server/modules/chat/untold.service.ts'
import { transact } from '#server/platform/database/db.ts'
import { task } from '#server/platform/jobs/jobs.ts'
import { findNamedListing } from './notifications.queries.ts'
import { notifyAccount } from './notifications.service.ts'
import { composeMessageNotice } from './words/notifications.words.ts'

/** Of several unread messages in a conversation the first is told; the next once that was read. */
export const tellOfMessagesTask = task<{ conversation_id: number; account_id: number }>({
  name: 'tell_of_messages',
  run: async ({ conversation_id, account_id }, platform) =>
    await transact(platform.db, async (tx) => {
      const untold = await claimUntoldMessages(tx, conversation_id, account_id)
      const listing = untold && (await findNamedListing(tx, untold.listing_id))
      if (!untold || !listing) return
      const words = composeMessageNotice(listing, { conversation_id, ...untold })
      await notifyAccount(tx, platform, { account_id, listing_id: listing.id, ...words })
    }),
})
