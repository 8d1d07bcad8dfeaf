import fastifyMiddie from '@fastify/middie'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import type { ViteDevServer } from 'vite'
import { findAddress, redirectFor } from '#platform/common/addresses.ts'
import type { Api } from '#platform/common/api.ts'
import { must } from '#platform/common/must.ts'
import { createTopicTimes } from '#platform/server/cache/topic-times.ts'
import { ownRelease } from '#platform/server/database/migrate.ts'
import { siteTopic } from '#platform/server/live-hub.ts'
import type { Platform } from '#platform/server/platform.ts'
import { cacheCalls, type CachedCall } from '../cached/cached-calls.ts'
import { readHint, readViewHint } from '../hint-cookie.ts'
import { RefusedCall } from '../in-process-api.ts'
import { clientAddress, limitKey } from '../limits/client-address.ts'
import { pagePolicy, type PolicyOptions } from '../security-headers.ts'
import { createVisitorApi, type Visitor } from '../visitor-api.ts'
import { compressPage, type RenderedPage, sendCompressedPage } from './compressed-page.ts'
import { mayBeFramed, isNowhere, pageAddress, sendStaticPage } from './page-address.ts'
import { NotRendered } from './not-rendered.ts'
import { type Audience, cachePages, type PageAddress } from './page-cache.ts'
import { renderInThreads } from './render-in-threads.ts'
import { sharePages } from './share-pages.ts'
import { createRenderer, type PagesBuild, type RenderPage, type Rendering } from './render-page.ts'

export function observedCalls(api: Api): { api: Api; refused: number[] } {
  const refused: number[] = []
  const call: Api['call'] = async (...args) => {
    try {
      return await api.call(...args)
    } catch (error) {
      if (!(error instanceof RefusedCall)) {
        refused.push(500)
        throw error
      }
      refused.push(error.problem.status)
      // The request id means nothing to later readers of the page.
      throw new RefusedCall({ ...error.problem, request_id: '' })
    }
  }
  return { api: { call }, refused }
}

/** Rate limits concern one visitor, and a failure may be over sooner than a cached page expires. */
export function getAudience(status: number, refused: number[]): Audience {
  if (refused.includes(429)) return 'visitor'
  if (refused.some((each) => each >= 500)) return 'waiting'
  return status === 200 || status === 404 ? 'everybody' : 'waiting'
}

const buildFolder = path.join(import.meta.dirname, '../../../../../build')

/** Uncached renderings per visitor's address and minute. */
const maxRenderings = 120

/** All unknown addresses share one page. */
const nowhere: PageAddress = { key: '/nothing-here', topics: [siteTopic], apartMs: 60_000 }

interface PagesOptions {
  cachesPages?: boolean
  cachedCalls?: CachedCall[]
}

/** Rendered as a visitor; the hint cookie redirects first. */
export async function registerPages(
  server: FastifyInstance,
  platform: Platform,
  { cachesPages = true, cachedCalls = [] }: PagesOptions = {},
) {
  const { config, log } = platform
  const isDevelopment = config.process.mode === 'development'
  const renderPage = isDevelopment
    ? await createRenderer(await startVite(server), 'development')
    : await renderBuiltPages(server, log)
  const { origin } = new URL(config.http.publicUrl)
  const policy = getPolicy(config)
  const store = cachesPages && !isDevelopment ? platform.openPageStore?.(nameBuild(policy)) : undefined
  const share = store && sharePages({ ...platform, store, times: createTopicTimes(platform) })
  const readPage = cachePages({ ...platform, share })
  const withCache = cacheCalls(platform, cachedCalls)
  const takeLimit = platform.limits.open('renderings', {
    most: config.limits.rateLimits ? maxRenderings : Infinity,
  })

  async function render({ href: url }: URL, accept: string, visitor: Visitor) {
    const { waitSeconds } = cachesPages ? await takeLimit(limitKey(visitor.address)) : { waitSeconds: 0 }
    if (waitSeconds > 0) throw new NotRendered(429, waitSeconds)
    const { api, refused } = observedCalls(withCache(createVisitorApi(server, visitor), visitor))
    const { page, headers } = await renderPage({ url, accept }, api)
    if (page.status >= 500) log.error({ status: page.status }, 'a page could not be rendered')
    return { page, headers, audience: getAudience(page.status, refused) }
  }

  server.get('/*', async (req, reply) => {
    const url = URL.parse(req.url, origin)
    // '//' isn't one of our addresses.
    if (!url || url.origin !== origin || isNoPage(url.pathname)) return reply.callNotFound()
    const { pathname, search } = url
    const target = readViewHint(req) ? null : redirectFor(pathname, search, readHint(req))
    if (target) return reply.header('cache-control', 'no-store').redirect(target, 302)
    const readsOwnWrites = readHint(req) !== null
    const visitor = { address: clientAddress(req), readsOwnWrites }
    const canBeFramed = mayBeFramed(pathname)
    const cached = isDevelopment || !cachesPages ? null : isNowhere(pathname) ? nowhere : pageAddress(url)
    try {
      if (isDevelopment) {
        const { page, headers } = await render(url, req.headers.accept ?? '*/*', visitor)
        return sendPage(reply, page, headers, { ...policy, canBeFramed })
      }
      const renderCompressed = async (href: URL) => {
        const { page, ...rendering } = await render(href, 'text/html', visitor)
        return { page: await compressPage(page, { ...policy, canBeFramed }), ...rendering }
      }
      if (cached) {
        const page = await readPage({ ...cached, readsOwnWrites }, () =>
          renderCompressed(new URL(cached.key, origin)),
        )
        return sendCompressedPage(req, reply, page)
      }
      const { page, headers } = await renderCompressed(url)
      return sendCompressedPage(req, setHeaders(reply, headers), page)
    } catch (error) {
      if (error instanceof NotRendered) return sendStaticPage(reply, error)
      throw error
    }
  })

  answerFormsWithoutScripts(server, origin)
}

/** An unknown call, or a file of a release that isn't here: the build registers a route for each it has. */
const isNoPage = (pathname: string) => pathname.startsWith('/api/') || pathname.startsWith('/assets/')

const getPolicy = ({ maps, files, process: { mode } }: Platform['config']) => ({
  allowsDevServer: mode === 'development',
  imageOrigins: [maps.tiles?.url, files.mediaUrl].flatMap((url) => (url ? [new URL(url).origin] : [])),
})

/** Nodes of another build, release or policy render other pages. */
function nameBuild(policy: object): string {
  const hash = createHash('sha256').update(readFileSync(path.join(buildFolder, 'server/index.js')))
  return hash.update(ownRelease).update(JSON.stringify(policy)).digest('base64url').slice(0, 16)
}

/** A form sent without JavaScript gets a page that says it's needed. The body isn't read. */
function answerFormsWithoutScripts(server: FastifyInstance, origin: string): void {
  server.post('/*', {
    config: { writesNothing: true },
    onRequest: async (req, reply) => {
      const url = URL.parse(req.url, origin)
      if (!url || url.origin !== origin || !findAddress(url.pathname)) return reply.callNotFound()
      const address = url.pathname + url.search
      return reply.code(303).header('cache-control', 'no-store').header('location', address).send()
    },
    handler: (_req, reply) => reply.callNotFound(),
  })
}

function sendPage(
  reply: FastifyReply,
  page: RenderedPage,
  headers: Rendering['headers'],
  policy: PolicyOptions,
) {
  setHeaders(reply, headers).code(page.status)
  // The hint cookie decides a redirect, so no shared cache may store the page.
  reply.header('cache-control', 'private, no-cache').header('vary', 'cookie')
  reply.header('content-security-policy', pagePolicy(page.scripts, policy))
  return reply.send(page.html)
}

/** Sets the headers of the page's route, such as its referrer policy. */
const setHeaders = (reply: FastifyReply, headers: Rendering['headers']) =>
  reply.headers(Object.fromEntries(headers))

async function renderBuiltPages(server: FastifyInstance, log: Logger): Promise<RenderPage> {
  await server.register(fastifyStatic, {
    root: path.join(buildFolder, 'client'),
    wildcard: false,
    decorateReply: false,
    immutable: true,
    // The build stores the compressed form of each text file beside it.
    preCompressed: true,
    maxAge: '1y',
  })
  const build = pathToFileURL(path.join(buildFolder, 'server/index.js')).href
  return renderInThreads({
    build,
    findOperation: (name) => must(server.visitorCalls.get(name), 'visitor call').op,
    log,
  })
}

async function startVite(server: FastifyInstance): Promise<() => Promise<PagesBuild>> {
  const { createServer } = await import('vite')
  // Vite watches its own imports. Its router plugin imports the config from a new file at each
  // start, and `node --watch`, which requests dependencies by this variable, would restart for
  // ever.
  delete process.env.WATCH_REPORT_DEPENDENCIES
  const vite: ViteDevServer = await createServer({
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'custom',
  })
  await server.register(fastifyMiddie)
  server.use((req, res, next) => (req.url?.startsWith('/api/') ? next() : vite.middlewares(req, res, next)))
  server.addHook('onClose', () => vite.close())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite doesn't know what the module exports.
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild
}
