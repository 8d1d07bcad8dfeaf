import { resolveDispute } from '#domains/trades/common/trades.ts'
import { handoverLocked, handoverUnlocked } from '#domains/trades/server/handover/handover.events.ts'
import {
  tradeAnswered,
  tradeDisputeWrittenIn,
  tradeSuspended,
  tradeMoved,
  tradeUnfinished,
} from '#domains/trades/server/trades.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { composeHandoverLockedNotice, composeHandoverUnlockedNotice } from '../labels/handovers.labels.ts'
import { selectNamedListing, selectStaffWhoMay } from '../notifications.queries.ts'
import { notifyAccount, readOfTrade } from '../notifications.service.ts'
import { composeSaleAnsweredNotice } from '../labels/notifications.labels.ts'
import {
  composeDisputeForAdminsNotice,
  composeDisputeWrittenInNotice,
  composeTradeSuspendedNotice,
  composeTradeMovedNotice,
  composeTradeUnfinishedNotice,
} from '../labels/trades.labels.ts'

export const notifyHandoverLocked = reaction({
  name: 'notify.handover-locked',
  on: handoverLocked,
  run: async (tx, { payload: { trade_id, listing_id, buyer_id } }, platform) => {
    const words = composeHandoverLockedNotice(await selectNamedListing(tx, listing_id), trade_id)
    await notifyAccount(tx, platform, { account_id: buyer_id, listing_id, ...words })
  },
})

export const notifyHandoverUnlocked = reaction({
  name: 'notify.handover-unlocked',
  on: handoverUnlocked,
  run: async (tx, { payload: { trade_id, listing_id, seller_id } }, platform) => {
    const words = composeHandoverUnlockedNotice(await selectNamedListing(tx, listing_id), trade_id)
    await notifyAccount(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})

export const notifyTradeAnswered = reaction({
  name: 'notify.trade-answered',
  on: tradeAnswered,
  run: async (tx, { payload: { trade_id, listing_id, seller_id, answer } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    await notifyAccount(tx, platform, {
      account_id: seller_id,
      listing_id,
      ...composeSaleAnsweredNotice(listing, answer, trade_id),
    })
  },
})

export const notifyTradeDisputeWrittenIn = reaction({
  name: 'notify.trade-dispute-written-in',
  on: tradeDisputeWrittenIn,
  run: async (tx, { payload }, platform) => {
    const { listing_id, seller_id, buyer_id, side, text } = payload
    const listing = await selectNamedListing(tx, listing_id)
    const recipients = [
      { to: 'seller', account_id: seller_id },
      { to: 'buyer', account_id: buyer_id },
    ] as const
    for (const { to, account_id } of recipients) {
      const words = composeDisputeWrittenInNotice(listing, to, payload)
      if (side !== to) await notifyAccount(tx, platform, { account_id, listing_id, ...words })
    }
    if (side === 'system') return
    for (const accountId of await selectStaffWhoMay(tx, resolveDispute)) {
      const words = composeDisputeForAdminsNotice(listing, { side, reason: text })
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, ...words })
    }
  },
})

/** Sent whatever they chose: before they pay, or when an awaited step happens. */
export const notifyTradeSuspended = reaction({
  name: 'notify.trade-held',
  on: tradeSuspended,
  run: async (tx, { payload }, platform) => {
    const { listing_id, buyer_id: accountId } = payload
    const words = composeTradeSuspendedNotice(await selectNamedListing(tx, listing_id), payload)
    await notifyAccount(tx, platform, { account_id: accountId, listing_id, is_urgent: true, ...words })
  },
})

/** Notifies the side that didn't act; both if Hoko acted; admins too for a dispute. */
export const notifyTradeMoved = reaction({
  name: 'notify.trade-moved',
  on: tradeMoved,
  run: async (tx, { payload }, platform) => {
    const { trade_id, listing_id, side, seller_id, buyer_id, from_status, to_status } = payload
    const listing = await selectNamedListing(tx, listing_id)
    const recipients = [
      { to: 'seller', account_id: seller_id },
      { to: 'buyer', account_id: buyer_id },
    ] as const
    for (const { to, account_id } of recipients) {
      if (side === to) await readOfTrade(tx, account_id, { id: trade_id, side: to })
      else
        await notifyAccount(tx, platform, {
          account_id,
          listing_id,
          ...composeTradeMovedNotice(listing, to, payload),
        })
    }
    if (to_status !== 'disputed' || from_status === 'disputed') return
    for (const accountId of await selectStaffWhoMay(tx, resolveDispute)) {
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id,
        ...composeDisputeForAdminsNotice(listing, payload),
      })
    }
  },
})

export const notifyTradeUnfinished = reaction({
  name: 'notify.trade-unfinished',
  on: tradeUnfinished,
  run: async (tx, { payload }, platform) => {
    const { listing_id, seller_id, buyer_id } = payload
    const listing = await selectNamedListing(tx, listing_id)
    const recipients = [
      { account_id: seller_id, ...composeTradeUnfinishedNotice(listing, 'seller', payload) },
      { account_id: buyer_id, ...composeTradeUnfinishedNotice(listing, 'buyer', payload) },
    ]
    for (const notice of recipients) await notifyAccount(tx, platform, { listing_id, ...notice })
  },
})
