import { resolveTeamAccount } from '#domains/businesses/server/team/team-actor.service.ts'
import { listChanges } from '#domains/insights/common/changes.ts'
import {
  exportUserReports,
  getUserReports,
  listUserReportRows,
  getAdminDashboardStats,
  type ClosingAuction,
} from '#domains/insights/common/stats.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import { getBulkSource } from '#platform/server/database/replica/choose-source.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  countReportedListings,
  countOpenDisputes,
  selectBefore,
  selectDaily,
  selectListingCounts,
  selectSpan,
} from '../figures.queries.ts'
import {
  selectClosing,
  selectLatestListings,
  selectLatestMembers,
  selectLatestTrades,
} from '../latest.queries.ts'
import { figuresView, listingView, memberView, tradeView } from '../stats.view.ts'
import {
  exportReports,
  listReportRows,
  readReports,
  requireSellingRows,
  readChanges,
} from './user-reports.service.ts'

export function userReportsRoutes(serve: Serve, platform: Platform): void {
  const { db } = getBulkSource(platform)
  const resolve = (callerId: AccountId, seller: AccountId | undefined) =>
    resolveTeamAccount(platform.db, callerId, seller, 'statistics')

  serve(getUserReports, async ({ caller, input }) =>
    readReports(db, await resolve(caller.id, input.seller), input.days),
  )
  serve(listUserReportRows, async ({ caller, input: { seller, day, ...input } }) => {
    const actor = await resolve(caller.id, seller)
    requireSellingRows(actor, input.show)
    return await listReportRows(db, { account_id: actor.account_id, day, ...input })
  })
  serve(exportUserReports, async ({ caller, input: { seller, show, day, days } }) => {
    const actor = await resolve(caller.id, seller)
    requireSellingRows(actor, show)
    return await exportReports(db, { actor, show, day, days })
  })
}

export function statsRoutes(serve: Serve, platform: Platform): void {
  const { db } = getBulkSource(platform)
  serve(listChanges, ({ input }) => readChanges(db, input))
  serve(getAdminDashboardStats, async ({ input: { days, compare } }) => {
    const span = await selectSpan(db, days, compare)
    const [daily, before, listings, latest, closing, flaggedListings, openDisputes] = await Promise.all([
      selectDaily(db, span),
      selectBefore(db, span),
      selectListingCounts(db),
      readLatest(db),
      readClosing(db),
      countReportedListings(db),
      countOpenDisputes(db),
    ])
    const figures = figuresView(daily, before)
    const waiting = { flagged_listings: flaggedListings, open_disputes: openDisputes }
    return {
      days,
      compare,
      as_of: span.to.toISOString(),
      figures,
      daily,
      listings,
      latest,
      closing,
      ...waiting,
    }
  })
}

async function readLatest(db: Db) {
  const [members, listings, trades] = await Promise.all([
    selectLatestMembers(db),
    selectLatestListings(db),
    selectLatestTrades(db),
  ])
  return {
    members: members.map(memberView),
    listings: listings.map(listingView),
    trades: trades.map(tradeView),
  }
}

async function readClosing(db: Db): Promise<{ total: number; items: ClosingAuction[] }> {
  const { rows, total } = await selectClosing(db)
  const cards = await selectListingCards(
    db,
    rows.map((row) => row.listing_id),
  )
  const byListing = new Map(rows.map((row) => [row.listing_id, row]))
  return {
    total,
    items: cards.map((card) => {
      const { seller_id: sellerId, seller, risk } = must(byListing.get(card.id), 'closing auction')
      return { ...card, seller: { id: sellerId, display_name: seller }, risk }
    }),
  }
}
