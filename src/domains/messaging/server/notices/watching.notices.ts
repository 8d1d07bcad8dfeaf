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
  run: async (tx, { payload: { listing_id, edit_id } }, platform) => {
    const edit = edit_id === undefined ? undefined : await selectEdit(tx, edit_id)
    const reduction = edit && reductionIn(edit.changes, edit.sale_method)
    if (!reduction) return
    const words = composeReducedNotice(await selectNamedListing(tx, listing_id), reduction)
    for (const accountId of await selectWatcherIds(tx, listing_id)) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, ...words })
    }
  },
})

export const notifyWatchersCarriedOver = reaction({
  name: 'notify.watchers-carried-over',
  on: watchersCarriedOver,
  run: async (tx, { payload: { listing_id, account_ids } }, platform) => {
    const words = composeRelistedNotice(await selectNamedListing(tx, listing_id))
    for (const accountId of account_ids)
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, ...words })
  },
})
