import { listingEdited } from '#domains/selling/server/selling.events.ts'
import { watchersCarriedOver } from '#domains/watchlist/server/watching.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { selectEdit, selectNamedListing, selectWatcherIds } from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'
import { composeRelistedNotice } from '../labels/relisting.labels.ts'
import { composeReducedNotice, reductionIn } from '../labels/watching.labels.ts'

export const notifyWatchedReduced = reaction({
  name: 'notify.watched-reduced',
  on: listingEdited,
  run: async (tx, { payload: { listing_id: listingId, edit_id: editId } }, platform) => {
    const edit = editId === undefined ? undefined : await selectEdit(tx, editId)
    const reduction = edit && reductionIn(edit.changes, edit.sale_method)
    if (!reduction) return
    const words = composeReducedNotice(await selectNamedListing(tx, listingId), reduction)
    for (const accountId of await selectWatcherIds(tx, listingId)) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
    }
  },
})

export const notifyWatchersCarriedOver = reaction({
  name: 'notify.watchers-carried-over',
  on: watchersCarriedOver,
  run: async (tx, { payload: { listing_id: listingId, account_ids: accountIds } }, platform) => {
    const words = composeRelistedNotice(await selectNamedListing(tx, listingId))
    for (const accountId of accountIds)
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
  },
})
