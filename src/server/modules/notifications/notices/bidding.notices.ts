import {
  auctionClosed,
  auctionExtended,
  bidOutbid,
  bidderVoided,
  boughtNow,
  reserveLowered,
  reserveMet,
} from '#server/modules/bidding/bidding.events.ts'
import { anomaliesFound, moneyAnomaliesFound } from '#server/modules/invariants/invariants.events.ts'
import { watchedClosingSoon } from '#server/modules/watching/watching.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { composeExtendedNotice } from '../words/decisions.words.ts'
import { composeAnomalyNotice, composeMoneyAnomalyNotice } from '../words/flags.words.ts'
import {
  isRelistedAlone,
  selectInterested,
  selectNamedListing,
  selectWorkingAdmins,
} from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'
import {
  composeBoughtNotice,
  composeLostNotice,
  composeOutbidNotice,
  composeReserveLoweredNotice,
  composeReserveMetNotice,
  composeSoldNotice,
  composeUnsoldNotice,
  composeWonNotice,
} from '../words/notifications.words.ts'
import { composeBidderGoneNotice, composeRisenNotice, composeVoidedNotice } from '../words/void.words.ts'
import { composeClosingSoonNotice } from '../words/watching.words.ts'

export const notifyAuctionClosed = reaction({
  name: 'notify.auction-closed',
  on: auctionClosed,
  run: async (tx, { payload: { listing_id, seller_id, price_cents, winner_id, loser_ids } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    const sold_for = winner_id === null ? null : price_cents
    if (winner_id !== null && sold_for !== null) {
      await notifyAccount(tx, platform, {
        account_id: winner_id,
        listing_id,
        ...composeWonNotice(listing, sold_for),
      })
      await notifyAccount(tx, platform, {
        account_id: seller_id,
        listing_id,
        ...composeSoldNotice(listing, sold_for),
      })
    } else if (!(await isRelistedAlone(tx, listing_id))) {
      await notifyAccount(tx, platform, {
        account_id: seller_id,
        listing_id,
        ...composeUnsoldNotice(listing, price_cents),
      })
    }
    for (const account_id of loser_ids) {
      await notifyAccount(tx, platform, { account_id, listing_id, ...composeLostNotice(listing, sold_for) })
    }
  },
})

export const notifyAuctionExtended = reaction({
  name: 'notify.auction-extended',
  on: auctionExtended,
  run: async (tx, { payload: { listing_id, seller_id, closes_at } }, platform) => {
    const words = composeExtendedNotice(await selectNamedListing(tx, listing_id), new Date(closes_at))
    const interested = (await selectInterested(tx, listing_id)).map(({ account_id }) => account_id)
    for (const account_id of new Set([seller_id, ...interested])) {
      await notifyAccount(tx, platform, { account_id, listing_id, ...words })
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
    const { listing_id, seller_id, buyer_id, price_cents, quantity, loser_ids } = payload
    const listing = await selectNamedListing(tx, listing_id)
    await notifyAccount(tx, platform, {
      account_id: buyer_id,
      listing_id,
      ...composeBoughtNotice(listing, price_cents, quantity),
    })
    await notifyAccount(tx, platform, {
      account_id: seller_id,
      listing_id,
      ...composeSoldNotice(listing, price_cents, quantity),
    })
    for (const account_id of loser_ids) {
      await notifyAccount(tx, platform, {
        account_id,
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
    for (const account_id of account_ids)
      await notifyAccount(tx, platform, { account_id, listing_id, ...words })
  },
})

/** The price stays, so nobody would know that one more bid may be enough. */
export const notifyReserveLowered = reaction({
  name: 'notify.reserve-lowered',
  on: reserveLowered,
  run: async (tx, { payload: { listing_id, leader_id, bidder_ids, ...now } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    for (const account_id of bidder_ids) {
      const words = composeReserveLoweredNotice(listing, { leads: account_id === leader_id, ...now })
      await notifyAccount(tx, platform, { account_id, listing_id, ...words })
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
    for (const account_id of await selectWorkingAdmins(tx))
      await notifyAccount(tx, platform, { account_id, listing_id, ...composeAnomalyNotice(payload) })
  },
})

export const notifyMoneyAnomaliesFound = reaction({
  name: 'notify.money-anomalies-found',
  on: moneyAnomaliesFound,
  run: async (tx, { payload }, platform) => {
    for (const account_id of await selectWorkingAdmins(tx))
      await notifyAccount(tx, platform, {
        account_id,
        listing_id: null,
        ...composeMoneyAnomalyNotice(payload),
      })
  },
})
