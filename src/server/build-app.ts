import { randomUUID } from 'node:crypto'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { allOperations } from '#contract/core/all-operations.ts'
import { membersRoutes } from './modules/members/members.routes.ts'
import { noteView } from './modules/members/staff/member-views.service.ts'
import { staffRoutes } from './modules/members/staff/staff.routes.ts'
import { accountsRoutes } from './modules/accounts/accounts.routes.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { registrationRoutes } from './modules/registration/registration.routes.ts'
import { key_prefix } from '#contract/core/key-scopes.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { findCaller } from '#server/modules/auth/auth.service.ts'
import { paymentDetailsRoutes } from './modules/accounts/payment-details/payment-details.routes.ts'
import { pushRegistrationsRoutes } from './modules/auth/sessions/push-registrations.routes.ts'
import { twoFactorRoutes } from './modules/auth/two-factor/two-factor.routes.ts'
import { advertisementsRoutes } from './modules/advertisements/advertisements.routes.ts'
import { adminRoutes } from './modules/admin/admin.routes.ts'
import { refuseStalePassword } from './modules/auth/password/password.service.ts'
import { auditRoutes } from './modules/audit/audit.routes.ts'
import { registerBiddingSource, registerListingSource } from './modules/bidding/live/live-bids.service.ts'
import { biddingRoutes } from './modules/bidding/bidding.routes.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import { chatRoutes } from './modules/chat/chat.routes.ts'
import { viewings } from './modules/chat/dealings/viewings.service.ts'
import { supportRoutes } from './modules/chat/support/support.routes.ts'
import { registerChatSource } from './modules/chat/chat.service.ts'
import { registerDevEmails } from './modules/emails/dev-emails.routes.ts'
import { emailsRoutes } from './modules/emails/emails.routes.ts'
import { putBackMessage, removeMessage } from './modules/chat/removing.service.ts'
import { financeRoutes } from './modules/finance/finance.routes.ts'
import { flagsRoutes } from './modules/flags/flags.routes.ts'
import { buyerRequirementsRoutes } from './modules/buyer-requirements/buyer-requirements.routes.ts'
import { invoicesRoutes } from './modules/invoices/invoices.routes.ts'
import { ledgerRoutes } from './modules/ledger/ledger.routes.ts'
import { registerLedgerSource } from './modules/ledger/ledger.service.ts'
import { listingsRoutes } from './modules/listings/listings.routes.ts'
import { cached_calls } from './cached-calls.ts'
import { sellerListings } from './modules/listings/upkeep/seller-kind.service.ts'
import { moveListings } from './modules/listings/upkeep/category-move.service.ts'
import { mediaRoutes, registerMediaFiles, registerSignedFiles } from './modules/media/media.routes.ts'
import { meetingsRoutes } from './modules/meetings/meetings.routes.ts'
import { moderationRoutes } from './modules/moderation/moderation.routes.ts'
import { notificationsRoutes, registerStopEmails } from './modules/notifications/notifications.routes.ts'
import { registerNotificationSource } from './modules/notifications/notifications.service.ts'
import { offersRoutes } from './modules/offers/offers.routes.ts'
import { paymentsRoutes, registerStripeWebhook } from './modules/payments/payments.routes.ts'
import { partnerAccess } from './modules/partners/partner-access.service.ts'
import { findKeyCaller } from './modules/partners/partners.service.ts'
import { partnersRoutes } from './modules/partners/partners.routes.ts'
import { placesRoutes } from './modules/places/places.routes.ts'
import { teamAccess } from './modules/businesses/team/team-access.service.ts'
import { businessesRoutes } from './modules/businesses/businesses.routes.ts'
import { plansRoutes } from './modules/plans/plans.routes.ts'
import { permissionsRoutes } from './modules/subscriptions/permissions/permissions.routes.ts'
import { blocksRoutes } from './modules/blocks/blocks.routes.ts'
import { questionsRoutes } from './modules/questions/questions.routes.ts'
import { registerQuestionSource } from './modules/questions/questions.service.ts'
import { requestOutcomesRoutes } from './modules/request-outcomes/request-outcomes.routes.ts'
import { reviewsRoutes } from './modules/reviews/reviews.routes.ts'
import { registerStopAlerts, savedSearchesRoutes } from './modules/saved-searches/saved-searches.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { platformSettingsRoutes } from './modules/settings/settings.routes.ts'
import { sellingRoutes } from './modules/selling/selling.routes.ts'
import { loadDemo } from './load-demo.ts'
import { siteRoutes } from './modules/site/site.routes.ts'
import { registerSitemap } from './modules/sitemap/sitemap.routes.ts'
import { soldPricesRoutes } from './modules/sold-prices/sold-prices.routes.ts'
import { marketReportRoutes } from './modules/stats/market-report/market-report.routes.ts'
import { revenueRoutes } from './modules/stats/revenue/revenue.routes.ts'
import { statsRoutes } from './modules/stats/stats.routes.ts'
import { userReportsRoutes } from './modules/stats/user-reports/user-reports.routes.ts'
import { stockFeedRoutes } from './modules/stock-feed/stock-feed.routes.ts'
import { refundsRoutes } from './modules/subscriptions/refunds/refunds.routes.ts'
import { handoverRoutes } from './modules/trades/handover/handover.routes.ts'
import { pickups } from './modules/trades/handover/pickups.service.ts'
import { tableViewsRoutes } from './modules/table-views/table-views.routes.ts'
import { tradesRoutes } from './modules/trades/trades.routes.ts'
import { staticPagesRoutes } from './modules/static-pages/static-pages.routes.ts'
import { subscriptionsRoutes } from './modules/subscriptions/subscriptions.routes.ts'
import { vehicleDataRoutes } from './modules/vehicle-data/vehicle-data.routes.ts'
import { watchingRoutes } from './modules/watching/watching.routes.ts'
import { warnOfUnnamedProxy } from './platform/http/limits/client-address.ts'
import { limitConnections } from './platform/http/limits/connection-limit.ts'
import { registerHealth } from './platform/http/health.ts'
import { registerLiveStream } from './platform/http/live-stream.ts'
import { describeApi } from './platform/http/openapi.ts'
import { RequestLog } from './platform/http/request-log.ts'
import { registerOutboxPage } from './platform/http/pages/outbox-page.ts'
import { registerSandboxPage } from './platform/payments/sandbox-page.ts'
import { registerPages } from './platform/http/pages/pages.ts'
import {
  answerBadAddress,
  answerMalformedRequest,
  registerProblems,
  sendProblem,
} from './platform/http/problems.ts'
import { registerSecurityHeaders } from './platform/http/security-headers.ts'
import { registerRootFiles } from './platform/http/pages/root-files.ts'
import type { Serve } from './platform/http/call.ts'
import { createServe } from './platform/http/serve.ts'
import { endSlowBodies } from './platform/http/limits/slow-bodies.ts'
import { limitUnanswered } from './platform/http/limits/unanswered-limit.ts'
import type { Platform } from './platform/platform.ts'

const modules = [
  platformSettingsRoutes,
  (serve: Serve, platform: Platform) => authRoutes(serve, platform, [partnerAccess, teamAccess]),
  twoFactorRoutes,
  pushRegistrationsRoutes,
  registrationRoutes,
  (serve: Serve, platform: Platform) => accountsRoutes(serve, platform, sellerListings),
  paymentDetailsRoutes,
  paymentsRoutes,
  partnersRoutes,
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
const max_request_ms = 1_800_000

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
    requestTimeout: max_request_ms,
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
    (caller, op, input) => noteView(db, caller, { operation: op.name, input }),
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
    // The stream brings notifications as they come.
    if (caller?.viewer) await noteView(db, caller, { operation: listNotifications.name, input: {} })
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
  if (pages) await registerPages(server, platform, { caches_pages, cached_calls })
  return server
}

const docs_policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

async function registerDocs(server: FastifyInstance, public_url: string) {
  const document = describeApi(allOperations, `${public_url}/api`)
  server.get('/api/openapi.json', async (_req, reply) => reply.send(document))
  await server.register(fastifySwagger, { mode: 'static', specification: { document: document as never } })
  await server.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docs_policy,
    uiConfig: { validatorUrl: null },
  })
}
