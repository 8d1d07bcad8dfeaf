import { claimUnnotifiedMembers } from '#domains/settings/server/static-pages/page-notices.service.ts'
import { readChangedPage } from '#domains/settings/server/static-pages/static-pages.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { enqueue, task } from '#platform/server/jobs/jobs.ts'
import { notifyAccount } from './notifications.service.ts'
import { composePageChangedNotice } from './labels/static-pages.labels.ts'

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
