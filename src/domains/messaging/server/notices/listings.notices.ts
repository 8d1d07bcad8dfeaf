import { decideListings } from '#domains/moderation/common/moderation.ts'
import {
  listingApproved,
  listingSubmitted,
  listingSentBack,
  listingPaused,
  listingResumed,
  listingWithdrawn,
  listingWrittenFor,
} from '#domains/listings/server/listings.events.ts'
import {
  listingExpiring,
  listingMarkedSold,
  listingRelistedAlone,
  listingWithdrawnByTeam,
} from '#domains/selling/server/selling.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { composeBehalfNotice, composeWithdrawnByTeamNotice } from '../labels/behalf.labels.ts'
import {
  composeApprovedNotice,
  composeSubmittedNotice,
  composeSentBackNotice,
  composePausedNotice,
  composeWentOnNotice,
} from '../labels/decisions.labels.ts'
import {
  findNamedListing,
  selectInterested,
  selectDisplayName,
  selectNamedListing,
  selectStaffWhoMay,
} from '../notifications.queries.ts'
import { notifyAccount, readByAdmins } from '../notifications.service.ts'
import { composeSaleNamedNotice, composeWithdrawnNotice } from '../labels/notifications.labels.ts'
import { composeExpiringNotice, composeRelistedAloneNotice } from '../labels/relisting.labels.ts'

export const notifyListingApproved = reaction({
  name: 'notify.listing-approved',
  on: listingApproved,
  run: async (tx, { payload: { listing_id, seller_id } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    await readByAdmins(tx, composeSubmittedNotice(listing).link)
    const words = composeApprovedNotice(listing)
    await notifyAccount(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})

export const notifyListingSubmitted = reaction({
  name: 'notify.listing-submitted',
  on: listingSubmitted,
  run: async (tx, { payload: { listing_id } }, platform) => {
    const listing = await findNamedListing(tx, listing_id)
    if (!listing) return
    const words = composeSubmittedNotice(listing)
    for (const accountId of await selectStaffWhoMay(tx, decideListings))
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, ...words })
  },
})

export const notifyListingSentBack = reaction({
  name: 'notify.listing-sent-back',
  on: listingSentBack,
  run: async (tx, { payload: { listing_id, seller_id, reason } }, platform) => {
    const listing = await findNamedListing(tx, listing_id)
    // Its seller has deleted it meanwhile.
    if (!listing) return
    await readByAdmins(tx, composeSubmittedNotice(listing).link)
    await notifyAccount(tx, platform, {
      account_id: seller_id,
      listing_id,
      ...composeSentBackNotice(listing, reason),
    })
  },
})

export const notifyListingExpiring = reaction({
  name: 'notify.listing-expiring',
  on: listingExpiring,
  run: async (tx, { payload: { listing_id, seller_id, closes_at } }, platform) => {
    const words = composeExpiringNotice(await selectNamedListing(tx, listing_id), new Date(closes_at))
    await notifyAccount(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})

export const notifyListingMarkedSold = reaction({
  name: 'notify.listing-marked-sold',
  on: listingMarkedSold,
  run: async (tx, { payload: { listing_id, buyer_id, trade_id, price_cents, quantity } }, platform) => {
    if (buyer_id === null) return
    const listing = await selectNamedListing(tx, listing_id)
    const words = composeSaleNamedNotice(listing, price_cents, quantity, trade_id)
    await notifyAccount(tx, platform, { account_id: buyer_id, listing_id, ...words })
  },
})

export const notifyListingRelistedAlone = reaction({
  name: 'notify.listing-relisted-alone',
  on: listingRelistedAlone,
  run: async (tx, { payload: { listing_id, seller_id, came_to, times_left, why } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    const words = composeRelistedAloneNotice(listing, { cameTo: came_to, times_left, why })
    await notifyAccount(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})

export const notifyListingPaused = reaction({
  name: 'notify.listing-stood-still',
  on: listingPaused,
  run: async (tx, { payload: { listing_id } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    for (const { account_id, has_bid } of await selectInterested(tx, listing_id)) {
      await notifyAccount(tx, platform, {
        account_id,
        listing_id,
        ...composePausedNotice(listing, has_bid),
      })
    }
  },
})

export const notifyListingWentOn = reaction({
  name: 'notify.listing-went-on',
  on: listingResumed,
  run: async (tx, { payload: { listing_id } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    for (const { account_id, has_bid } of await selectInterested(tx, listing_id)) {
      await notifyAccount(tx, platform, { account_id, listing_id, ...composeWentOnNotice(listing, has_bid) })
    }
  },
})

export const notifyListingWithdrawn = reaction({
  name: 'notify.listing-withdrawn',
  on: listingWithdrawn,
  run: async (tx, { payload: { listing_id, bidder_ids, reason } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    for (const accountId of bidder_ids) {
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id,
        ...composeWithdrawnNotice(listing, reason),
      })
    }
  },
})

export const notifyListingWrittenFor = reaction({
  name: 'notify.listing-written-for',
  on: listingWrittenFor,
  run: async (tx, { payload: { listing_id, seller_id, type, title, act, lines, reason } }, platform) => {
    const there = await findNamedListing(tx, listing_id)
    const words = composeBehalfNotice({ id: listing_id, type, title }, act, lines, reason)
    await notifyAccount(tx, platform, {
      account_id: seller_id,
      listing_id: there ? listing_id : null,
      ...words,
    })
  },
})

export const notifyListingWithdrawnByTeam = reaction({
  name: 'notify.listing-withdrawn-by-team',
  on: listingWithdrawnByTeam,
  run: async (tx, { payload: { listing_id, seller_id, by_member } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    const words = composeWithdrawnByTeamNotice(listing, await selectDisplayName(tx, by_member))
    await notifyAccount(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})
