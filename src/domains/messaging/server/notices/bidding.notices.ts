import { decideListings } from '#domains/moderation/common/moderation.ts'
import { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import {
  auctionClosed,
  auctionExtended,
  bidOutbid,
  bidderVoided,
  boughtNow,
  reserveLowered,
  reserveMet,
} from '#domains/auctions/server/bidding.events.ts'
import { anomaliesFound, moneyAnomaliesFound } from '#domains/insights/server/invariants/invariants.events.ts'
import { watchedClosingSoon } from '#domains/watchlist/server/watching.events.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { jointReaction, reaction, type FactPayload } from '#platform/server/jobs/outbox.ts'
import { composeExtendedNotice } from '../labels/decisions.labels.ts'
import { composeAnomalyNotice, composeMoneyAnomalyNotice } from '../labels/flags.labels.ts'
import {
  selectRelistedAlone,
  selectInterested,
  selectNamedListing,
  selectNamedListings,
  selectStaffWhoMay,
} from '../notifications.queries.ts'
import { notifyAccount, notifyAccounts, type Notice } from '../notifications.service.ts'
import {
  composeLostNotice,
  composeOutbidNotice,
  composeReserveLoweredNotice,
  composeReserveMetNotice,
  composeUnsoldNotice,
  type NamedListing,
  type NoticeTexts,
} from '../labels/notifications.labels.ts'
import { composeBidderGoneNotice, composeRisenNotice, composeVoidedNotice } from '../labels/void.labels.ts'
import {
  composeBoughtNotice,
  composeSoldNotice,
  composeWonNotice,
  type NotifiedSale,
} from '../labels/sales.labels.ts'
import { readNotifiedSale, readNotifiedSales, type Sold } from './notified-sales.service.ts'
import { composeClosingSoonNotice } from '../labels/finding.labels.ts'

export const notifyAuctionClosed = jointReaction({
  name: 'notify.auction-closed',
  on: auctionClosed,
  runAll: async (tx, facts, platform) => {
    const closed = facts.map(({ payload }) => payload)
    const ids = closed.map(({ listing_id: listingId }) => listingId)
    const listings = await selectNamedListings(tx, ids)
    const relistedAlone = await selectRelistedAlone(tx, ids)
    const sales = await readNotifiedSales(tx, closed)
    const notices = closed.flatMap((payload) =>
      composeClosingNotices(payload, must(listings.get(payload.listing_id), 'listing'), {
        relistedAlone,
        getSale: sales,
      }),
    )
    await notifyAccounts(tx, platform, notices)
  },
})

interface ClosingParts {
  relistedAlone: ReadonlySet<number>
  getSale: (sale: Sold) => NotifiedSale
}

function composeClosingNotices(
  {
    listing_id: listingId,
    seller_id: sellerId,
    price_cents: priceCents,
    winner_id: winnerId,
    trade_id: tradeId,
    loser_ids: loserIds,
  }: FactPayload<typeof auctionClosed>,
  listing: NamedListing,
  { relistedAlone, getSale }: ClosingParts,
): Notice[] {
  const soldFor = winnerId === null ? null : priceCents
  const noticeFor = (accountId: AccountId, words: NoticeTexts) => ({
    account_id: accountId,
    listing_id: listingId,
    ...words,
  })
  const losers = loserIds.map((id) => noticeFor(id, composeLostNotice(listing, soldFor)))
  if (winnerId !== null && soldFor !== null) {
    const sale = getSale({ trade_id: tradeId, price_cents: soldFor })
    const won = noticeFor(winnerId, composeWonNotice(listing, sale))
    return [won, noticeFor(sellerId, composeSoldNotice(listing, sale)), ...losers]
  }
  const notifiedElsewhere = relistedAlone.has(listingId)
  return [
    ...(notifiedElsewhere ? [] : [noticeFor(sellerId, composeUnsoldNotice(listing, priceCents))]),
    ...losers,
  ]
}

export const notifyAuctionExtended = reaction({
  name: 'notify.auction-extended',
  on: auctionExtended,
  run: async (
    tx,
    { payload: { listing_id: listingId, seller_id: sellerId, closes_at: closesAt } },
    platform,
  ) => {
    const words = composeExtendedNotice(await selectNamedListing(tx, listingId), new Date(closesAt))
    const interested = (await selectInterested(tx, listingId)).map(({ account_id: accountId }) => accountId)
    for (const accountId of new Set([sellerId, ...interested])) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
    }
  },
})

export const notifyBidOutbid = reaction({
  name: 'notify.bid-outbid',
  on: bidOutbid,
  run: async (
    tx,
    { payload: { listing_id: listingId, bidder_id: bidderId, price_cents: priceCents } },
    platform,
  ) => {
    const words = composeOutbidNotice(await selectNamedListing(tx, listingId), priceCents)
    await notifyAccount(tx, platform, { account_id: bidderId, listing_id: listingId, ...words })
  },
})

export const notifyBidderVoided = reaction({
  name: 'notify.bidder-voided',
  on: bidderVoided,
  run: async (tx, { payload }, platform) => {
    const {
      listing_id: listingId,
      bidder_id: bidderId,
      seller_id: sellerId,
      new_leader_id: newLeaderId,
      by,
      price_cents: priceCents,
    } = payload
    const listing = await selectNamedListing(tx, listingId)
    await notifyAccount(tx, platform, {
      account_id: bidderId,
      listing_id: listingId,
      ...composeVoidedNotice(listing, payload),
    })
    if (newLeaderId !== null) {
      const words = composeRisenNotice(listing, priceCents)
      await notifyAccount(tx, platform, { account_id: newLeaderId, listing_id: listingId, ...words })
    }
    if (by === 'house') {
      const words = composeBidderGoneNotice(listing, priceCents)
      await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
    }
  },
})

export const notifyBoughtNow = reaction({
  name: 'notify.bought-now',
  on: boughtNow,
  run: async (tx, { payload }, platform) => {
    const {
      listing_id: listingId,
      seller_id: sellerId,
      buyer_id: buyerId,
      price_cents: priceCents,
      loser_ids: loserIds,
    } = payload
    const listing = await selectNamedListing(tx, listingId)
    const sale = await readNotifiedSale(tx, payload)
    await notifyAccount(tx, platform, {
      account_id: buyerId,
      listing_id: listingId,
      ...composeBoughtNotice(listing, sale),
    })
    await notifyAccount(tx, platform, {
      account_id: sellerId,
      listing_id: listingId,
      ...composeSoldNotice(listing, sale),
    })
    for (const accountId of loserIds) {
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: listingId,
        ...composeLostNotice(listing, priceCents),
      })
    }
  },
})

export const notifyWatchedClosingSoon = reaction({
  name: 'notify.closing-soon',
  on: watchedClosingSoon,
  run: async (
    tx,
    { payload: { listing_id: listingId, closes_at: closesAt, account_ids: accountIds } },
    platform,
  ) => {
    const words = composeClosingSoonNotice(await selectNamedListing(tx, listingId), new Date(closesAt))
    for (const accountId of accountIds)
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
  },
})

/** The price doesn't change, so bidders wouldn't notice that one more bid may be enough. */
export const notifyReserveLowered = reaction({
  name: 'notify.reserve-lowered',
  on: reserveLowered,
  run: async (
    tx,
    { payload: { listing_id: listingId, leader_id: leaderId, bidder_ids: bidderIds, ...now } },
    platform,
  ) => {
    const listing = await selectNamedListing(tx, listingId)
    for (const accountId of bidderIds) {
      const words = composeReserveLoweredNotice(listing, { leads: accountId === leaderId, ...now })
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
    }
  },
})

export const notifyReserveMet = reaction({
  name: 'notify.reserve-met',
  on: reserveMet,
  run: async (
    tx,
    { payload: { listing_id: listingId, seller_id: sellerId, price_cents: priceCents } },
    platform,
  ) => {
    const words = composeReserveMetNotice(await selectNamedListing(tx, listingId), priceCents)
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
  },
})

export const notifyAnomaliesFound = reaction({
  name: 'notify.anomalies-found',
  on: anomaliesFound,
  run: async (tx, { payload }, platform) => {
    const { listing_id: listingId } = payload
    for (const accountId of await selectStaffWhoMay(tx, decideListings))
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: listingId,
        ...composeAnomalyNotice(payload),
      })
  },
})

export const notifyMoneyAnomaliesFound = reaction({
  name: 'notify.money-anomalies-found',
  on: moneyAnomaliesFound,
  run: async (tx, { payload }, platform) => {
    for (const accountId of await selectStaffWhoMay(tx, refundPayment))
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: null,
        ...composeMoneyAnomalyNotice(payload),
      })
  },
})
