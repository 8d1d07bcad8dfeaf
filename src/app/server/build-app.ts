import { randomUUID } from 'node:crypto'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { allOperations } from '#app/common/all-operations.ts'
import { listSpellings } from '#app/common/all-shapes.ts'
import { membersRoutes } from '#domains/accounts/server/members/members.routes.ts'
import { auditView } from '#domains/accounts/server/members/staff/member-views.service.ts'
import { staffRoutes } from '#domains/accounts/server/members/staff/staff.routes.ts'
import { accountsRoutes } from '#domains/accounts/server/accounts.routes.ts'
import { authRoutes } from '#domains/identity/server/auth.routes.ts'
import { registrationRoutes } from '#domains/identity/server/registration/registration.routes.ts'
import { key_prefix } from '#platform/common/key-scopes.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { findCaller } from '#domains/identity/server/auth.service.ts'
import { paymentDetailsRoutes } from '#domains/accounts/server/payment-details/payment-details.routes.ts'
import { pushRegistrationsRoutes } from '#domains/identity/server/sessions/push-registrations.routes.ts'
import { twoFactorRoutes } from '#domains/identity/server/two-factor/two-factor.routes.ts'
import { advertisementsRoutes } from '#domains/advertising/server/advertisements.routes.ts'
import { adminRoutes } from '#domains/moderation/server/records/admin.routes.ts'
import { refuseStalePassword } from '#domains/identity/server/password/password.service.ts'
import { auditRoutes } from '#domains/staff/server/audit/audit.routes.ts'
import {
  registerBiddingSource,
  registerListingSource,
} from '#domains/auctions/server/live/live-bids.service.ts'
import { biddingRoutes } from '#domains/auctions/server/bidding.routes.ts'
import { catalogueRoutes } from '#domains/catalogue/server/catalogue.routes.ts'
import { chatRoutes } from '#domains/chat/server/chat.routes.ts'
import { viewings } from '#domains/chat/server/appointments/viewings.service.ts'
import { supportRoutes } from '#domains/chat/server/support/support.routes.ts'
import { registerChatSource } from '#domains/chat/server/chat.service.ts'
import { registerDevEmails } from '#domains/messaging/server/emails/dev-emails.routes.ts'
import { emailsRoutes } from '#domains/messaging/server/emails/emails.routes.ts'
import { putBackMessage, removeMessage } from '#domains/chat/server/removing.service.ts'
import { financeRoutes } from '#domains/finance/server/finance.routes.ts'
import { flagsRoutes } from '#domains/flags/server/flags.routes.ts'
import { buyerRequirementsRoutes } from '#domains/accounts/server/buyer-requirements/buyer-requirements.routes.ts'
import { invoicesRoutes } from '#domains/billing/server/invoices/invoices.routes.ts'
import { ledgerRoutes } from '#domains/deals/server/ledger/ledger.routes.ts'
import { registerLedgerSource } from '#domains/deals/server/ledger/ledger.service.ts'
import { listingsRoutes } from '#domains/listings/server/listings.routes.ts'
import { cachedCalls } from './cached-calls.ts'
import { sellerListings } from '#domains/listings/server/maintenance/seller-kind.service.ts'
import { moveListings } from '#domains/listings/server/maintenance/category-move.service.ts'
import { mediaRoutes, registerMediaFiles, registerSignedFiles } from '#domains/media/server/media.routes.ts'
import { meetingsRoutes } from '#domains/trades/server/meetings/meetings.routes.ts'
import { moderationRoutes } from '#domains/moderation/server/moderation.routes.ts'
import { notificationsRoutes, registerStopEmails } from '#domains/messaging/server/notifications.routes.ts'
import { registerNotificationSource } from '#domains/messaging/server/notifications.service.ts'
import { offersRoutes } from '#domains/offers/server/offers.routes.ts'
import { paymentsRoutes, registerStripeWebhook } from '#domains/billing/server/payments/payments.routes.ts'
import { partnerAccess } from '#domains/partners/server/partner-access.service.ts'
import { findKeyCaller } from '#domains/partners/server/partners.service.ts'
import { partnersRoutes } from '#domains/partners/server/partners.routes.ts'
import { placesRoutes } from '#domains/places/server/places.routes.ts'
import { teamAccess } from '#domains/businesses/server/team/team-access.service.ts'
import { businessesRoutes } from '#domains/businesses/server/businesses.routes.ts'
import { plansRoutes } from '#domains/billing/server/plans/plans.routes.ts'
import { permissionsRoutes } from '#domains/billing/server/subscriptions/permissions/permissions.routes.ts'
import { blocksRoutes } from '#domains/accounts/server/blocks/blocks.routes.ts'
import { questionsRoutes } from '#domains/listings/server/questions/questions.routes.ts'
import { registerQuestionSource } from '#domains/listings/server/questions/questions.service.ts'
import { requestOutcomesRoutes } from './request-outcomes.routes.ts'
import { reviewsRoutes } from '#domains/reviews/server/reviews.routes.ts'
import {
  registerStopAlerts,
  savedSearchesRoutes,
} from '#domains/saved-searches/server/saved-searches.routes.ts'
import { searchRoutes } from '#domains/search/server/search.routes.ts'
import { platformSettingsRoutes } from '#domains/settings/server/settings.routes.ts'
import { sellingRoutes } from '#domains/selling/server/selling.routes.ts'
import { loadDemo } from './load-demo.ts'
import { siteRoutes } from '#domains/settings/server/site/site.routes.ts'
import { registerSitemap } from '#domains/search/server/sitemap/sitemap.routes.ts'
import { soldPricesRoutes } from '#domains/search/server/sold-prices/sold-prices.routes.ts'
import { marketReportRoutes } from '#domains/insights/server/market-report/market-report.routes.ts'
import { revenueRoutes } from '#domains/insights/server/revenue/revenue.routes.ts'
import { statsRoutes } from '#domains/insights/server/stats.routes.ts'
import { userReportsRoutes } from '#domains/insights/server/user-reports/user-reports.routes.ts'
import { stockFeedRoutes } from '#domains/stock-feed/server/stock-feed.routes.ts'
import { refundsRoutes } from '#domains/billing/server/subscriptions/refunds/refunds.routes.ts'
import { handoverRoutes } from '#domains/trades/server/handover/handover.routes.ts'
import { pickups } from '#domains/trades/server/handover/pickups.service.ts'
import { tableViewsRoutes } from '#domains/insights/server/table-views/table-views.routes.ts'
import { tradesRoutes } from '#domains/trades/server/trades.routes.ts'
import { staticPagesRoutes } from '#domains/settings/server/static-pages/static-pages.routes.ts'
import { subscriptionsRoutes } from '#domains/billing/server/subscriptions/subscriptions.routes.ts'
import { vehicleDataRoutes } from '#domains/vehicles/server/vehicle-data.routes.ts'
import { watchingRoutes } from '#domains/watchlist/server/watching.routes.ts'
import { warnOfUnnamedProxy } from '#platform/server/http/limits/client-address.ts'
import { limitConnections } from '#platform/server/http/limits/connection-limit.ts'
import { registerHealth } from '#platform/server/http/health.ts'
import { registerLiveStream } from '#platform/server/http/live-stream.ts'
import { describeApi } from '#platform/server/http/openapi.ts'
import { RequestLog } from '#platform/server/http/request-log.ts'
import { registerOutboxPage } from '#platform/server/http/pages/outbox-page.ts'
import { registerSandboxPage } from '#platform/server/payments/sandbox-page.ts'
import { registerPages } from '#platform/server/http/pages/pages.ts'
import {
  answerBadAddress,
  answerMalformedRequest,
  registerProblems,
  sendProblem,
} from '#platform/server/http/problems.ts'
import { registerSecurityHeaders } from '#platform/server/http/security-headers.ts'
import { registerRootFiles } from '#platform/server/http/pages/root-files.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { createServe } from '#platform/server/http/serve.ts'
import { endSlowBodies } from '#platform/server/http/limits/slow-bodies.ts'
import { limitUnanswered } from '#platform/server/http/limits/unanswered-limit.ts'
import type { Platform } from '#platform/server/platform.ts'

const modules = [
  platformSettingsRoutes,
  (serve: Serve, platform: Platform) => authRoutes(serve, platform, [partnerAccess, teamAccess]),
  twoFactorRoutes,
  pushRegistrationsRoutes,
  registrationRoutes,
  (serve: Serve, platform: Platform) => accountsRoutes(serve, platform, sellerListings),
  paymentDetailsRoutes,
  paymentsRoutes,
  (serve: Serve, platform: Platform) => partnersRoutes(serve, platform, allOperations),
  (serve: Serve, platform: Platform) => membersRoutes(serve, platform, sellerListings),
  staffRoutes,
  invoicesRoutes,
  refundsRoutes,
  (serve: Serve, platform: Platform) => auditRoutes(serve, platform, refuseStalePassword),
  adminRoutes,
  placesRoutes,
  staticPagesRoutes,
  (serve: Serve, platform: Platform) => plansRoutes(serve, platform, platform.gateway),
  permissionsRoutes,
  businessesRoutes,
  (serve: Serve, platform: Platform) => catalogueRoutes(serve, platform, moveListings),
  mediaRoutes,
  listingsRoutes,
  searchRoutes,
  savedSearchesRoutes,
  biddingRoutes,
  requestOutcomesRoutes,
  buyerRequirementsRoutes,
  offersRoutes,
  ledgerRoutes,
  tradesRoutes,
  handoverRoutes,
  reviewsRoutes,
  sellingRoutes,
  stockFeedRoutes,
  watchingRoutes,
  soldPricesRoutes,
  questionsRoutes,
  blocksRoutes,
  chatRoutes,
  supportRoutes,
  (serve: Serve, platform: Platform) => meetingsRoutes(serve, platform, { viewings, pickups }),
  moderationRoutes,
  (serve: Serve, platform: Platform) =>
    flagsRoutes(serve, platform, { remove: removeMessage, putBack: putBackMessage }),
  vehicleDataRoutes,
  financeRoutes,
  notificationsRoutes,
  emailsRoutes,
  statsRoutes,
  marketReportRoutes,
  revenueRoutes,
  userReportsRoutes,
  subscriptionsRoutes,
  advertisementsRoutes,
  tableViewsRoutes,
]

/** Enough for many files on a slow line; endSlowBodies enforces a minimum speed. */
const maxRequestMs = 1_800_000

/**
 * Doesn't listen yet. `pages: false` leaves out the pages (tests of the API); `caches_pages: false` renders them each
 * time.
 */
export async function buildApp(
  platform: Platform,
  { pages = true, caches_pages = true } = {},
): Promise<FastifyInstance> {
  const { config, log, db } = platform
  const loggerInstance: FastifyBaseLogger = log
  const server = Fastify({
    loggerInstance,
    trustProxy: config.http.trusted_proxies.length > 0 ? config.http.trusted_proxies : false,
    bodyLimit: 1024 * 1024,
    keepAliveTimeout: 72_000,
    requestTimeout: maxRequestMs,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    childLoggerFactory: (_logger, bindings, options) => new RequestLog(log, bindings, options),
    logController: new LogController({ disableRequestLogging: config.process.mode !== 'production' }),
    forceCloseConnections: true,
    clientErrorHandler: answerMalformedRequest,
    frameworkErrors: answerBadAddress,
  })
  limitConnections(server, log)
  limitUnanswered(server)
  endSlowBodies(server)
  warnOfUnnamedProxy(server, log)
  registerProblems(server)
  registerSecurityHeaders(server, config.http.public_url)
  server.decorateRequest('caller', null)
  server.setNotFoundHandler((req, reply) => sendProblem(req, reply, 'not_found'))
  const serve = createServe(
    server,
    platform,
    (token) => (token.startsWith(key_prefix) ? findKeyCaller(db, token) : findCaller(db, token)),
    (caller, op, input) => auditView(db, caller, { operation: op, input }),
    listSpellings,
  )
  for (const register of modules) register(serve, platform)
  siteRoutes(serve, platform, (await loadDemo(config))?.demoAccounts ?? [])

  registerListingSource(platform)
  registerBiddingSource(platform)
  registerNotificationSource(platform)
  registerQuestionSource(platform)
  registerLedgerSource(platform)
  registerChatSource(platform)
  registerLiveStream(server, platform, async (token) => {
    const caller = await findCaller(db, token)
    // The stream delivers notifications as they come.
    if (caller?.viewer) await auditView(db, caller, { operation: listNotifications, input: {} })
    return caller?.is_limited ? null : caller
  })
  registerMediaFiles(server, platform)
  registerSignedFiles(server, platform)
  registerSitemap(server, platform)
  registerStopAlerts(server, platform)
  registerStopEmails(server, platform)
  registerHealth(server, platform)
  registerOutboxPage(server, platform)
  registerStripeWebhook(server, platform)
  registerSandboxPage(server, platform)
  registerDevEmails(server, platform)
  await registerRootFiles(server)
  await registerDocs(server, config.http.public_url)
  if (pages) await registerPages(server, platform, { caches_pages, cached_calls: cachedCalls })
  return server
}

const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

async function registerDocs(server: FastifyInstance, publicUrl: string) {
  const document = describeApi(allOperations, `${publicUrl}/api`)
  server.get('/api/openapi.json', async (_req, reply) => reply.send(document))
  await server.register(fastifySwagger, { mode: 'static', specification: { document: document as never } })
  await server.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { validatorUrl: null },
  })
}
