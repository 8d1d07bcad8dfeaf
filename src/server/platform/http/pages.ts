import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyMiddie from '@fastify/middie'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { redirectFor } from '#contract/addresses.ts'
import type { Api } from '#contract/api.ts'
import type { Platform } from '../platform.ts'
import { readHint } from './hint-cookie.ts'
import { createInProcessApi } from './in-process-api.ts'
import { type KeptPage, packPage, sendKeptPage } from './kept-page.ts'
import { pageAddress } from './page-address.ts'
import { audienceOf, observedCalls } from './page-audience.ts'
import { createPageCache } from './page-cache.ts'
import { pagePolicy, type PolicyOptions } from './security-headers.ts'

const build_folder = path.join(import.meta.dirname, '../../../../build')

/** What our entry.server.tsx adds to the build: the key under which loaders find the Api. */
type PagesBuild = ServerBuild & {
  entry: { module: { apiContext: Parameters<RouterContextProvider['set']>[0] & { defaultValue?: Api } } }
}

/** Serves the pages: rendered on the server for nobody in particular, redirected by the hint cookie first. */
export async function registerPages(
  server: FastifyInstance,
  { config, live, log }: Platform,
  { keeps_pages = true } = {},
) {
  const isDevelopment = config.mode === 'development'
  // React looks at this when it is loaded, here for the first time, and is several times slower without it.
  if (!isDevelopment) process.env.NODE_ENV = 'production'
  const router = await import('react-router')
  const loadBuild = isDevelopment ? await startVite(server) : await loadBuiltPages(server)
  const { origin } = new URL(config.public_url)
  const image_origins = config.map_tiles ? [new URL(config.map_tiles.url).origin] : []
  const policy = { allows_dev_server: isDevelopment, image_origins }
  const cache = createPageCache<KeptPage>({ log })
  live.onTouch({ touched: cache.overtake, missed: cache.overtakeAll })

  /** All that a page is made of: its address, what is accepted, and the visitor's address that limits are counted for. */
  async function render(url: URL, accept: string, address: string) {
    const build = await loadBuild()
    const context = new router.RouterContextProvider()
    const { api, refused } = observedCalls(createInProcessApi(server, { address }))
    context.set(build.entry.module.apiContext, api)
    const response = await router.createRequestHandler(build, isDevelopment ? 'development' : 'production')(
      new Request(url, { headers: { accept } }),
      context,
    )
    const html = await response.text()
    if (response.status >= 500) log.error({ status: response.status }, 'a page could not be rendered')
    return { response, html, audience: audienceOf(response.status, refused) }
  }

  server.get('/*', async (req, reply) => {
    const url = URL.parse(req.url, origin)
    // '//' and the like name no place of ours, and what is not in the API is no page either.
    if (!url || url.origin !== origin || url.pathname.startsWith('/api/')) return reply.callNotFound()
    const { pathname, search } = url
    const target = redirectFor(pathname, search, readHint(req))
    if (target) return reply.header('cache-control', 'no-store').redirect(target, 302)
    const kept = isDevelopment || !keeps_pages ? null : pageAddress(url)
    if (!kept) {
      const { response, html } = await render(url, req.headers.accept ?? '*/*', req.ip)
      return sendPage(reply, response, html, policy)
    }
    const { ip } = req
    const page = await cache.find(kept, async () => {
      const { response, html, audience } = await render(new URL(kept.key, origin), 'text/html', ip)
      return { page: await packPage(response.status, html, policy), audience }
    })
    return sendKeptPage(req, reply, page)
  })
}

function sendPage(reply: FastifyReply, response: Response, html: string, policy: PolicyOptions) {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  // Which account type the hint names decides a redirect, so nothing between us and the browser may keep the page.
  reply.header('cache-control', 'private, no-cache').header('vary', 'cookie')
  reply.header('content-security-policy', pagePolicy(html, policy))
  return reply.send(html)
}

async function loadBuiltPages(server: FastifyInstance): Promise<() => Promise<PagesBuild>> {
  await server.register(fastifyStatic, {
    root: path.join(build_folder, 'client'),
    wildcard: false,
    decorateReply: false,
    immutable: true,
    // The build leaves each text beside itself, compressed as far as it goes.
    preCompressed: true,
    maxAge: '1y',
  })
  const build = (await import(pathToFileURL(path.join(build_folder, 'server/index.js')).href)) as PagesBuild
  return async () => build
}

async function startVite(server: FastifyInstance): Promise<() => Promise<PagesBuild>> {
  const { createServer } = await import('vite')
  const vite: ViteDevServer = await createServer({
    // Bundled, it would come and go as a file of its own, and `node --watch` would restart for that for ever.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'custom',
  })
  await server.register(fastifyMiddie)
  server.use((req, res, next) => (req.url?.startsWith('/api/') ? next() : vite.middlewares(req, res, next)))
  server.addHook('onClose', () => vite.close())
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild
}
