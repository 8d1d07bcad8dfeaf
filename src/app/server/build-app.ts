import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { allOperations, listSpellings, shapeFiles } from './all-operations.ts'
import { auditView } from '#domains/accounts/server/members/staff/member-views.service.ts'
import { findCaller } from '#domains/identity/server/auth.service.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { demoAccounts } from '#domains/settings/server/site.routes.ts'
import { extend } from '#platform/server/extensions.ts'
import { allDomains, collectExtensions } from './all-domains.ts'
import './all-pages.ts'
import { loadDemo } from './load-demo.ts'
import { warnOfUnnamedProxy } from '#platform/server/http/limits/client-address.ts'
import {
  limitConnections,
  endSlowBodies,
  limitUnanswered,
} from '#platform/server/http/limits/connection-limit.ts'
import { registerHealth } from '#platform/server/http/health.ts'
import { registerLiveStream } from '#platform/server/http/live-stream.ts'
import { describeApi } from '#platform/server/http/openapi.ts'
import { createRequestIds } from '#platform/server/http/logging/request-ids.ts'
import { RequestLog } from '#platform/server/http/logging/request-log.ts'
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
import { tokenKinds } from '#platform/server/http/call.ts'
import { createServe } from '#platform/server/http/serve.ts'
import type { Metrics } from '#platform/server/ops/metrics.ts'
import type { Platform } from '#platform/server/platform.ts'

/** Enough for many files on a slow line; endSlowBodies enforces a minimum speed. */
const maxRequestMs = 1_800_000

interface AppOptions {
  pages?: boolean
  cachesPages?: boolean
  metrics?: Metrics | null
}

/**
 * Doesn't listen yet. `pages: false` leaves out the pages (tests of the API); `cachesPages: false` renders them each
 * time.
 */
export async function buildApp(
  platform: Platform,
  { pages = true, cachesPages = true, metrics }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, log, db } = platform
  const loggerInstance: FastifyBaseLogger = log
  const server = Fastify({
    loggerInstance,
    trustProxy: config.http.trustedProxies.length > 0 ? config.http.trustedProxies : false,
    bodyLimit: 1024 * 1024,
    keepAliveTimeout: 72_000,
    requestTimeout: maxRequestMs,
    requestIdHeader: false,
    genReqId: createRequestIds(config.http.trustedProxies),
    childLoggerFactory: (_logger, bindings, options) => new RequestLog(log, bindings, options),
    logController: new LogController({ disableRequestLogging: config.process.mode !== 'production' }),
    forceCloseConnections: true,
    clientErrorHandler: answerMalformedRequest,
    frameworkErrors: answerBadAddress,
  })
  metrics?.countRequests(server)
  limitConnections(server, log)
  limitUnanswered(server)
  endSlowBodies(server)
  warnOfUnnamedProxy(server, log)
  registerProblems(server)
  registerSecurityHeaders(server, config.http.publicUrl)
  server.decorateRequest('caller', null)
  server.setNotFoundHandler((req, reply) => sendProblem(req, reply, 'not_found'))
  const demo = await loadDemo(config)
  const extensions = collectExtensions(extend(demoAccounts, demo?.demoAccounts ?? []))
  const kinds = extensions.list(tokenKinds)
  const serve = createServe(
    server,
    platform,
    (token) => {
      const kind = kinds.find(({ prefix }) => token.startsWith(prefix))
      return kind ? kind.findCaller(db, token) : findCaller(db, token)
    },
    (caller, op, input) => auditView(db, caller, { operation: op, input }),
    listSpellings,
  )
  const parts = { operations: allOperations.map(({ op }) => op), extensions }
  for (const { routes = [], liveSources = [], registrations = [] } of allDomains) {
    for (const serveOperations of routes) serveOperations(serve, platform, parts)
    for (const registerSource of liveSources) registerSource(platform)
    for (const register of registrations) register(server, platform, parts)
  }
  registerLiveStream(server, platform, async (token) => {
    const caller = await findCaller(db, token)
    // The stream delivers notifications as they come.
    if (caller?.viewer) await auditView(db, caller, { operation: listNotifications, input: {} })
    return caller?.is_limited ? null : caller
  })
  registerHealth(server, platform)
  registerOutboxPage(server, platform)
  registerSandboxPage(server, platform)
  await registerRootFiles(server)
  await registerDocs(server, config.http.publicUrl)
  if (pages)
    await registerPages(server, platform, {
      cachesPages,
      cachedCalls: allDomains.flatMap((domain) => domain.cachedCalls ?? []),
    })
  return server
}

const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

async function registerDocs(server: FastifyInstance, publicUrl: string) {
  const document = describeApi(allOperations, shapeFiles, `${publicUrl}/api`)
  server.get('/api/openapi.json', async (_req, reply) => reply.send(document))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify's type of OpenAPI documents is narrower than OpenAPI.
  await server.register(fastifySwagger, { mode: 'static', specification: { document: document as never } })
  await server.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { validatorUrl: null },
  })
}
