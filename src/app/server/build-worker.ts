import { randomUUID } from 'node:crypto'
import { advertisementsTasks } from '#domains/advertising/server/advertisements.jobs.ts'
import { startClosings } from '#domains/auctions/server/closing/closing.service.ts'
import { reactionsOfBusinesses } from '#domains/businesses/server/businesses.reactions.ts'
import { biddingTasks } from '#domains/auctions/server/bidding.jobs.ts'
import { reactionsOfBidding } from '#domains/auctions/server/bidding.reactions.ts'
import { authTasks } from '#domains/identity/server/auth.jobs.ts'
import { attachInvoice } from '#domains/billing/server/invoices/invoices.service.ts'
import { reactionsOfFlags } from '#domains/flags/server/flags.reactions.ts'
import { reactionsOfFinance } from '#domains/finance/server/finance.reactions.ts'
import { invariantsTasks } from '#domains/insights/server/invariants/invariants.jobs.ts'
import { ledgerTasks } from '#domains/deals/server/ledger/ledger.jobs.ts'
import { listingsTasks } from '#domains/listings/server/listings.jobs.ts'
import { membersTasks } from '#domains/accounts/server/members/members.jobs.ts'
import { reactionsOfListings } from '#domains/listings/server/listings.reactions.ts'
import { reactionsOfMeetings } from '#domains/trades/server/meetings/meetings.reactions.ts'
import { moderationTasks } from '#domains/moderation/server/cases/cases.jobs.ts'
import { mediaTasks } from '#domains/media/server/media.jobs.ts'
import { reactionsOfNotifications } from '#domains/messaging/server/notifications.reactions.ts'
import { notifyOfChangedPageTask } from '#domains/messaging/server/changed-pages.jobs.ts'
import { purgeNoticesTask, notifyOfMessagesTask } from '#domains/messaging/server/notifications.jobs.ts'
import { releaseQueuedNoticesTask } from '#domains/messaging/server/quiet-hours/quiet-hours.jobs.ts'
import { sendPushTask } from '#domains/messaging/server/push/push.jobs.ts'
import { offersTasks } from '#domains/offers/server/offers.jobs.ts'
import { partnersTasks } from '#domains/partners/server/partners.jobs.ts'
import { reactionsOfPartners } from '#domains/partners/server/partners.reactions.ts'
import { paymentsTasks } from '#domains/billing/server/payments/payments.jobs.ts'
import { reactionsOfPayments } from '#domains/billing/server/payments/payments.reactions.ts'
import { reactionsOfOffers } from '#domains/offers/server/offers.reactions.ts'
import { reviewsTasks } from '#domains/reviews/server/reviews.jobs.ts'
import { savedSearchesTasks } from '#domains/saved-searches/server/saved-searches.jobs.ts'
import { reactionsOfSavedSearches } from '#domains/saved-searches/server/saved-searches.reactions.ts'
import { searchTasks } from '#domains/search/server/search.jobs.ts'
import { reactionsOfQuestions } from '#domains/listings/server/questions/questions.reactions.ts'
import { sellingTasks } from '#domains/selling/server/selling.jobs.ts'
import { reactionsOfSelling } from '#domains/selling/server/selling.reactions.ts'
import { reactionsOfSearch } from '#domains/search/server/search.reactions.ts'
import { stockFeedTasks } from '#domains/stock-feed/server/stock-feed.jobs.ts'
import { reactionsOfStockFeed } from '#domains/stock-feed/server/stock-feed.reactions.ts'
import { refundsTasks } from '#domains/billing/server/subscriptions/refunds/refunds.jobs.ts'
import { subscriptionsTasks } from '#domains/billing/server/subscriptions/subscriptions.jobs.ts'
import { reactionsOfSubscriptions } from '#domains/billing/server/subscriptions/subscriptions.reactions.ts'
import { tradesTasks } from '#domains/trades/server/trades.jobs.ts'
import { vehicleDataTasks } from '#domains/vehicles/server/vehicle-data.jobs.ts'
import { chatTasks } from '#domains/chat/server/chat.jobs.ts'
import { reactionsOfChat } from '#domains/chat/server/chat.reactions.ts'
import { reactionsOfTrades } from '#domains/trades/server/trades.reactions.ts'
import { reactionsOfVehicleData } from '#domains/vehicles/server/vehicle-data.reactions.ts'
import { watchingTasks } from '#domains/watchlist/server/watching.jobs.ts'
import { reactionsOfWatching } from '#domains/watchlist/server/watching.reactions.ts'
import { reactionsOfTableViews } from '#domains/insights/server/table-views/table-views.reactions.ts'
import { loadDemo } from './load-demo.ts'
import type { Connection } from '#platform/server/database/db.ts'
import { startJobs, type Task } from '#platform/server/jobs/jobs.ts'
import { createSendMessageTask } from '#platform/server/messages.ts'
import { reactTask, startDispatch } from '#platform/server/jobs/outbox-dispatch.ts'
import { purgeTask } from '#platform/server/jobs/purge.ts'
import type { Reaction } from '#platform/server/jobs/outbox.ts'
import type { Platform } from '#platform/server/platform.ts'

export const reactions: Reaction[] = [
  ...reactionsOfListings,
  ...reactionsOfBusinesses,
  ...reactionsOfBidding,
  ...reactionsOfFlags,
  ...reactionsOfSelling,
  ...reactionsOfStockFeed,
  ...reactionsOfOffers,
  ...reactionsOfPartners,
  ...reactionsOfPayments,
  ...reactionsOfWatching,
  ...reactionsOfQuestions,
  ...reactionsOfChat,
  ...reactionsOfSubscriptions,
  ...reactionsOfTrades,
  ...reactionsOfMeetings,
  ...reactionsOfNotifications,
  ...reactionsOfSearch,
  ...reactionsOfSavedSearches,
  ...reactionsOfVehicleData,
  ...reactionsOfFinance,
  ...reactionsOfTableViews,
]

export const tasks: Task[] = [
  createSendMessageTask({ invoice: attachInvoice }),
  sendPushTask,
  notifyOfChangedPageTask,
  notifyOfMessagesTask,
  purgeNoticesTask,
  releaseQueuedNoticesTask,
  purgeTask,
  ...advertisementsTasks,
  ...moderationTasks,
  ...authTasks,
  ...biddingTasks,
  ...chatTasks,
  ...invariantsTasks,
  ...ledgerTasks,
  ...listingsTasks,
  ...membersTasks,
  ...mediaTasks,
  ...offersTasks,
  ...partnersTasks,
  ...paymentsTasks,
  ...reviewsTasks,
  ...sellingTasks,
  ...stockFeedTasks,
  ...searchTasks,
  ...savedSearchesTasks,
  ...refundsTasks,
  ...subscriptionsTasks,
  ...tradesTasks,
  ...vehicleDataTasks,
  ...watchingTasks,
]

export interface Worker {
  stop(): Promise<void>
}

export async function startWorker(platform: Platform, connection: Connection): Promise<Worker> {
  const demo = await loadDemo(platform.config)
  const all = [reactTask(reactions), ...tasks, ...(demo ? [demo.fillDemoTask] : [])]
  const jobs = await startJobs({ connection, platform, tasks: all })
  const dispatch = startDispatch({ connection, platform, reactions })
  const closings = startClosings(platform.db, `worker ${randomUUID()}`, platform.log)
  return {
    async stop() {
      await Promise.all([closings.stop(), dispatch.stop()])
      await jobs.stop()
    },
  }
}
