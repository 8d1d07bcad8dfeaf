import { selectAnswering } from '#domains/chat/server/team/chat-actor.service.ts'
import { resolveDispute } from '#domains/trades/common/trades.ts'
import { readMeetingMove } from '#domains/trades/server/meetings/meetings.service.ts'
import { readTradeSummary } from '#domains/trades/server/terms/summaries.service.ts'
import {
  deliveryUnchosen,
  handoverLocked,
  handoverUnlocked,
  tradeAnswered,
  tradeDisputeWrittenIn,
  tradeSuspended,
  tradeMoved,
  tradeUnfinished,
  meetingMoved,
} from '#domains/trades/server/trades.events.ts'
import { reaction, type FactPayload } from '#platform/server/jobs/outbox.ts'
import {
  composeHandoverLockedNotice,
  composeHandoverUnlockedNotice,
  composePickupNotice,
  composeViewingNotice,
} from '../labels/handovers.labels.ts'
import { composeSaleAnsweredNotice } from '../labels/notifications.labels.ts'
import { composeDeliveryUnchosenNotice } from '../labels/terms.labels.ts'
import { getTeamChatPath } from '../labels/team.labels.ts'
import {
  composeDisputeForAdminsNotice,
  composeDisputeWrittenInNotice,
  composeTradeSuspendedNotice,
  composeTradeMovedNotice,
  composeTradeUnfinishedNotice,
} from '../labels/trades.labels.ts'
import {
  selectNamedListing,
  selectStaffWhoMay,
  findNamedListing,
  selectShownNames,
} from '../notifications.queries.ts'
import { notifyAccount, markTradeRead, markLinkRead } from '../notifications.service.ts'
import { notifyHelpers } from '../team-notices.service.ts'

export const notifyHandoverLocked = reaction({
  name: 'notify.handover-locked',
  on: handoverLocked,
  run: async (tx, { payload: { trade_id: tradeId, listing_id: listingId, buyer_id: buyerId } }, platform) => {
    const words = composeHandoverLockedNotice(await selectNamedListing(tx, listingId), tradeId)
    await notifyAccount(tx, platform, { account_id: buyerId, listing_id: listingId, ...words })
  },
})

export const notifyHandoverUnlocked = reaction({
  name: 'notify.handover-unlocked',
  on: handoverUnlocked,
  run: async (
    tx,
    { payload: { trade_id: tradeId, listing_id: listingId, seller_id: sellerId } },
    platform,
  ) => {
    const words = composeHandoverUnlockedNotice(await selectNamedListing(tx, listingId), tradeId)
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
  },
})

export const notifyTradeAnswered = reaction({
  name: 'notify.trade-answered',
  on: tradeAnswered,
  run: async (
    tx,
    { payload: { trade_id: tradeId, listing_id: listingId, seller_id: sellerId, answer } },
    platform,
  ) => {
    const listing = await selectNamedListing(tx, listingId)
    await notifyAccount(tx, platform, {
      account_id: sellerId,
      listing_id: listingId,
      ...composeSaleAnsweredNotice(listing, answer, tradeId),
    })
  },
})

export const notifyTradeDisputeWrittenIn = reaction({
  name: 'notify.trade-dispute-written-in',
  on: tradeDisputeWrittenIn,
  run: async (tx, { payload }, platform) => {
    const { listing_id: listingId, seller_id: sellerId, buyer_id: buyerId, side, text } = payload
    const listing = await selectNamedListing(tx, listingId)
    const recipients = [
      { to: 'seller', account_id: sellerId },
      { to: 'buyer', account_id: buyerId },
    ] as const
    for (const { to, account_id: accountId } of recipients) {
      const words = composeDisputeWrittenInNotice(listing, to, payload)
      if (side !== to)
        await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
    }
    if (side === 'system') return
    for (const accountId of await selectStaffWhoMay(tx, resolveDispute)) {
      const words = composeDisputeForAdminsNotice(listing, { side, reason: text })
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
    }
  },
})

/** Sent whatever they chose: before they pay, or when an awaited step happens. */
export const notifyTradeSuspended = reaction({
  name: 'notify.trade-held',
  on: tradeSuspended,
  run: async (tx, { payload }, platform) => {
    const { listing_id: listingId, buyer_id: accountId } = payload
    const words = composeTradeSuspendedNotice(await selectNamedListing(tx, listingId), payload)
    await notifyAccount(tx, platform, {
      account_id: accountId,
      listing_id: listingId,
      isUrgent: true,
      ...words,
    })
  },
})

/** Steps that a payment on Hoko leads to: its own notice describes them. */
const isDescribedByPayment = (
  { side, action }: Pick<FactPayload<typeof tradeMoved>, 'side' | 'action'>,
  to: 'buyer' | 'seller',
): boolean =>
  side === 'system' &&
  (action === 'paid' || action === 'payment_confirmed' || (action === 'received' && to === 'seller'))

/** Notifies the side that didn't act; both if Hoko acted; admins too for a dispute. */
export const notifyTradeMoved = reaction({
  name: 'notify.trade-moved',
  on: tradeMoved,
  run: async (tx, { payload }, platform) => {
    const {
      trade_id: tradeId,
      listing_id: listingId,
      side,
      seller_id: sellerId,
      buyer_id: buyerId,
      from_status: fromStatus,
      to_status: toStatus,
    } = payload
    const listing = await selectNamedListing(tx, listingId)
    const summary = await readTradeSummary(tx, tradeId)
    const recipients = [
      { to: 'seller', account_id: sellerId },
      { to: 'buyer', account_id: buyerId },
    ] as const
    for (const { to, account_id: accountId } of recipients) {
      if (side === to) await markTradeRead(tx, accountId, { id: tradeId, side: to })
      else if (!isDescribedByPayment(payload, to))
        await notifyAccount(tx, platform, {
          account_id: accountId,
          listing_id: listingId,
          ...composeTradeMovedNotice(listing, to, payload, summary),
        })
    }
    if (toStatus !== 'disputed' || fromStatus === 'disputed') return
    for (const accountId of await selectStaffWhoMay(tx, resolveDispute)) {
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: listingId,
        ...composeDisputeForAdminsNotice(listing, payload),
      })
    }
  },
})

export const notifyTradeUnfinished = reaction({
  name: 'notify.trade-unfinished',
  on: tradeUnfinished,
  run: async (tx, { payload }, platform) => {
    const { listing_id: listingId, seller_id: sellerId, buyer_id: buyerId } = payload
    const listing = await selectNamedListing(tx, listingId)
    const recipients = [
      { account_id: sellerId, ...composeTradeUnfinishedNotice(listing, 'seller', payload) },
      { account_id: buyerId, ...composeTradeUnfinishedNotice(listing, 'buyer', payload) },
    ]
    for (const notice of recipients) await notifyAccount(tx, platform, { listing_id: listingId, ...notice })
  },
})

/** The seller hears of it only once they may choose. */
export const notifyDeliveryUnchosen = reaction({
  name: 'notify.delivery-unchosen',
  on: deliveryUnchosen,
  run: async (tx, { payload }, platform) => {
    const {
      trade_id: tradeId,
      listing_id: listingId,
      seller_id: sellerId,
      buyer_id: buyerId,
      hours,
    } = payload
    const summary = await readTradeSummary(tx, tradeId)
    const chooseBy = summary?.terms?.choose_by
    const isUnsent = summary?.status === 'agreed' || summary?.status === 'paid'
    // It may have been chosen, or cancelled, since the reminder fell due.
    if (!chooseBy || !isUnsent) return
    const listing = await selectNamedListing(tx, listingId)
    const unchosen = {
      trade_id: tradeId,
      hours,
      choose_by: chooseBy,
      is_pickup_only: summary.is_pickup_only,
    }
    const recipients = [
      { to: 'buyer', account_id: buyerId },
      ...(hours === 48 ? [{ to: 'seller', account_id: sellerId } as const] : []),
    ] as const
    for (const { to, account_id: accountId } of recipients)
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: listingId,
        ...composeDeliveryUnchosenNotice(listing, to, unchosen),
      })
  },
})

export const notifyMeetingMoved = reaction({
  name: 'notify.meeting-moved',
  on: meetingMoved,
  run: async (tx, { payload }, platform) => {
    const {
      conversation_id: conversationId,
      trade_id: tradeId,
      listing_id: listingId,
      actor_id: actorId,
      receiver_id: receiverId,
    } = payload
    const listing = await findNamedListing(tx, listingId)
    if (!listing) return
    const moved = { ...payload, ...(await readMeetingMove(tx, payload)) }
    const common = { account_id: receiverId, listing_id: listingId }
    if (tradeId !== null) {
      const words = composePickupNotice(listing, { ...moved, trade_id: tradeId })
      return await notifyAccount(tx, platform, { ...common, ...words })
    }
    if (conversationId === null) return
    const [name = ''] = await selectShownNames(tx, [actorId])
    const words = composeViewingNotice(listing, { ...moved, conversation_id: conversationId, name })
    // The latest one shows the present state.
    await markLinkRead(tx, receiverId, words)
    await notifyAccount(tx, platform, { ...common, ...words })
    const helpers = await selectAnswering(tx, conversationId, receiverId)
    const link = getTeamChatPath(receiverId, conversationId)
    for (const helper of helpers) await markLinkRead(tx, helper, { kind: words.kind, link })
    await notifyHelpers(
      tx,
      platform,
      { seller_id: receiverId, helpers },
      { listing_id: listingId, ...words, link },
    )
  },
})
