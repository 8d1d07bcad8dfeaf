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
  composeBoughtNotice,
  composeLostNotice,
  composeOutbidNotice,
  composeReserveLoweredNotice,
  composeReserveMetNotice,
  composeSoldNotice,
  composeUnsoldNotice,
  composeWonNotice,
  type NamedListing,
  type Words,
} from '../labels/notifications.labels.ts'
import { composeBidderGoneNotice, composeRisenNotice, composeVoidedNotice } from '../labels/void.labels.ts'
import { composeClosingSoonNotice } from '../labels/watching.labels.ts'

export const notifyAuctionClosed = jointReaction({
  name: 'notify.auction-closed',
  on: auctionClosed,
  runAll: async (tx, facts, platform) => {
    const closed = facts.map(({ payload }) => payload)
    const ids = closed.map(({ listing_id }) => listing_id)
    const listings = await selectNamedListings(tx, ids)
    const relistedAlone = await selectRelistedAlone(tx, ids)
    const notices = closed.flatMap((payload) =>
      composeClosingNotices(payload, listings.get(payload.listing_id)!, relistedAlone),
    )
    await notifyAccounts(tx, platform, notices)
  },
})

function composeClosingNotices(
  { listing_id, seller_id, price_cents, winner_id, trade_id, loser_ids }: FactPayload<typeof auctionClosed>,
  listing: NamedListing,
  relistedAlone: ReadonlySet<number>,
): Notice[] {
  const soldFor = winner_id === null ? null : price_cents
  const noticeFor = (accountId: number, words: Words) => ({ account_id: accountId, listing_id, ...words })
  const losers = loser_ids.map((id) => noticeFor(id, composeLostNotice(listing, soldFor)))
  if (winner_id !== null && soldFor !== null) {
    const won = noticeFor(winner_id, composeWonNotice(listing, soldFor, trade_id))
    return [won, noticeFor(seller_id, composeSoldNotice(listing, soldFor, trade_id)), ...losers]
  }
  const notifiedElsewhere = relistedAlone.has(listing_id)
  return [
    ...(notifiedElsewhere ? [] : [noticeFor(seller_id, composeUnsoldNotice(listing, price_cents))]),
    ...losers,
  ]
}

export const notifyAuctionExtended = reaction({
  name: 'notify.auction-extended',
  on: auctionExtended,
  run: async (tx, { payload: { listing_id, seller_id, closes_at } }, platform) => {
    const words = composeExtendedNotice(await selectNamedListing(tx, listing_id), new Date(closes_at))
    const interested = (await selectInterested(tx, listing_id)).map(({ account_id }) => account_id)
    for (const accountId of new Set([seller_id, ...interested])) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, ...words })
    }
  },
})

export const notifyBidOutbid = reaction({
  name: 'notify.bid-outbid',
  on: bidOutbid,
  run: async (tx, { payload: { listing_id, bidder_id, price_cents } }, platform) => {
    const words = composeOutbidNotice(await selectNamedListing(tx, listing_id), price_cents)
    await notifyAccount(tx, platform, { account_id: bidder_id, listing_id, ...words })
  },
})

export const notifyBidderVoided = reaction({
  name: 'notify.bidder-voided',
  on: bidderVoided,
  run: async (tx, { payload }, platform) => {
    const { listing_id, bidder_id, seller_id, new_leader_id, by, price_cents } = payload
    const listing = await selectNamedListing(tx, listing_id)
    await notifyAccount(tx, platform, {
      account_id: bidder_id,
      listing_id,
      ...composeVoidedNotice(listing, payload),
    })
    if (new_leader_id !== null) {
      const words = composeRisenNotice(listing, price_cents)
      await notifyAccount(tx, platform, { account_id: new_leader_id, listing_id, ...words })
    }
    if (by === 'house') {
      const words = composeBidderGoneNotice(listing, price_cents)
      await notifyAccount(tx, platform, { account_id: seller_id, listing_id, ...words })
    }
  },
})

export const notifyBoughtNow = reaction({
  name: 'notify.bought-now',
  on: boughtNow,
  run: async (tx, { payload }, platform) => {
    const { listing_id, seller_id, buyer_id, trade_id, price_cents, quantity, loser_ids } = payload
    const listing = await selectNamedListing(tx, listing_id)
    await notifyAccount(tx, platform, {
      account_id: buyer_id,
      listing_id,
      ...composeBoughtNotice(listing, price_cents, quantity, trade_id),
    })
    await notifyAccount(tx, platform, {
      account_id: seller_id,
      listing_id,
      ...composeSoldNotice(listing, price_cents, trade_id, quantity),
    })
    for (const accountId of loser_ids) {
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id,
        ...composeLostNotice(listing, price_cents),
      })
    }
  },
})

export const notifyWatchedClosingSoon = reaction({
  name: 'notify.closing-soon',
  on: watchedClosingSoon,
  run: async (tx, { payload: { listing_id, closes_at, account_ids } }, platform) => {
    const words = composeClosingSoonNotice(await selectNamedListing(tx, listing_id), new Date(closes_at))
    for (const accountId of account_ids)
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, ...words })
  },
})

/** The price doesn't change, so bidders wouldn't notice that one more bid may be enough. */
export const notifyReserveLowered = reaction({
  name: 'notify.reserve-lowered',
  on: reserveLowered,
  run: async (tx, { payload: { listing_id, leader_id, bidder_ids, ...now } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    for (const accountId of bidder_ids) {
      const words = composeReserveLoweredNotice(listing, { leads: accountId === leader_id, ...now })
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, ...words })
    }
  },
})

export const notifyReserveMet = reaction({
  name: 'notify.reserve-met',
  on: reserveMet,
  run: async (tx, { payload: { listing_id, seller_id, price_cents } }, platform) => {
    const words = composeReserveMetNotice(await selectNamedListing(tx, listing_id), price_cents)
    await notifyAccount(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})

export const notifyAnomaliesFound = reaction({
  name: 'notify.anomalies-found',
  on: anomaliesFound,
  run: async (tx, { payload }, platform) => {
    const { listing_id } = payload
    for (const accountId of await selectStaffWhoMay(tx, decideListings))
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id,
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
