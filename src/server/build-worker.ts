import { randomUUID } from 'node:crypto'
import { advertisementsTasks } from './modules/advertisements/advertisements.jobs.ts'
import { startClosings } from './modules/bidding/closing/closing.service.ts'
import { reactionsOfBusinesses } from './modules/businesses/businesses.reactions.ts'
import { biddingTasks } from './modules/bidding/bidding.jobs.ts'
import { reactionsOfBidding } from './modules/bidding/bidding.reactions.ts'
import { authTasks } from './modules/auth/auth.jobs.ts'
import { attachInvoice } from './modules/invoices/invoices.service.ts'
import { reactionsOfFlags } from './modules/flags/flags.reactions.ts'
import { reactionsOfFinance } from './modules/finance/finance.reactions.ts'
import { invariantsTasks } from './modules/invariants/invariants.jobs.ts'
import { ledgerTasks } from './modules/ledger/ledger.jobs.ts'
import { listingsTasks } from './modules/listings/listings.jobs.ts'
import { membersTasks } from './modules/members/members.jobs.ts'
import { reactionsOfListings } from './modules/listings/listings.reactions.ts'
import { reactionsOfMeetings } from './modules/meetings/meetings.reactions.ts'
import { moderationTasks } from './modules/moderation/cases/cases.jobs.ts'
import { mediaTasks } from './modules/media/media.jobs.ts'
import { reactionsOfNotifications } from './modules/notifications/notifications.reactions.ts'
import { tellOfChangedPageTask } from './modules/notifications/changed-pages.jobs.ts'
import { purgeNoticesTask, tellOfMessagesTask } from './modules/notifications/notifications.jobs.ts'
import { releaseHeldNoticesTask } from './modules/notifications/quiet-hours/quiet-hours.jobs.ts'
import { sendPushTask } from './modules/notifications/push/push.jobs.ts'
import { offersTasks } from './modules/offers/offers.jobs.ts'
import { partnersTasks } from './modules/partners/partners.jobs.ts'
import { reactionsOfPartners } from './modules/partners/partners.reactions.ts'
import { paymentsTasks } from './modules/payments/payments.jobs.ts'
import { reactionsOfPayments } from './modules/payments/payments.reactions.ts'
import { reactionsOfOffers } from './modules/offers/offers.reactions.ts'
import { reviewsTasks } from './modules/reviews/reviews.jobs.ts'
import { savedSearchesTasks } from './modules/saved-searches/saved-searches.jobs.ts'
import { reactionsOfSavedSearches } from './modules/saved-searches/saved-searches.reactions.ts'
import { searchTasks } from './modules/search/search.jobs.ts'
import { reactionsOfQuestions } from './modules/questions/questions.reactions.ts'
import { sellingTasks } from './modules/selling/selling.jobs.ts'
import { reactionsOfSelling } from './modules/selling/selling.reactions.ts'
import { reactionsOfSearch } from './modules/search/search.reactions.ts'
import { stockFeedTasks } from './modules/stock-feed/stock-feed.jobs.ts'
import { reactionsOfStockFeed } from './modules/stock-feed/stock-feed.reactions.ts'
import { refundsTasks } from './modules/subscriptions/refunds/refunds.jobs.ts'
import { subscriptionsTasks } from './modules/subscriptions/subscriptions.jobs.ts'
import { reactionsOfSubscriptions } from './modules/subscriptions/subscriptions.reactions.ts'
import { tradesTasks } from './modules/trades/trades.jobs.ts'
import { vehicleDataTasks } from './modules/vehicle-data/vehicle-data.jobs.ts'
import { chatTasks } from './modules/chat/chat.jobs.ts'
import { reactionsOfChat } from './modules/chat/chat.reactions.ts'
import { reactionsOfTrades } from './modules/trades/trades.reactions.ts'
import { reactionsOfVehicleData } from './modules/vehicle-data/vehicle-data.reactions.ts'
import { watchingTasks } from './modules/watching/watching.jobs.ts'
import { reactionsOfWatching } from './modules/watching/watching.reactions.ts'
import { reactionsOfTableViews } from './modules/table-views/table-views.reactions.ts'
import { loadDemo } from './load-demo.ts'
import type { Connection } from './platform/database/db.ts'
import { startJobs, type Task } from './platform/jobs/jobs.ts'
import { createSendMessageTask } from './platform/messages.ts'
import { reactTask, startDispatch } from './platform/jobs/outbox-dispatch.ts'
import { purgeTask } from './platform/jobs/purge.ts'
import type { Reaction } from './platform/jobs/outbox.ts'
import type { Platform } from './platform/platform.ts'

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
  tellOfChangedPageTask,
  tellOfMessagesTask,
  purgeNoticesTask,
  releaseHeldNoticesTask,
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
