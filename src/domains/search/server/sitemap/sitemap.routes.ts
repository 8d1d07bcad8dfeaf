import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import { chooseCoding } from '#platform/server/http/pages/compressed-page.ts'
import { marketTopic } from '#platform/server/live-hub.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { robotsText } from './sitemap.rules.ts'
import { writeFile, writeIndex } from './sitemap.service.ts'

interface SitemapText {
  plain: Buffer
  zipped: Buffer
}

const zip = promisify(gzip)

const sitemapCache: CacheOptions<SitemapText> = {
  name: 'sitemap',
  maxBytes: 64 * 2 ** 20,
  sizeOf: ({ plain, zipped }) => plain.length + zipped.length + 2_048,
  freshMs: 600_000,
  ttlMs: 3_600_000,
  // Unknown names are unlimited, so they aren't cached.
  isWorthCaching: ({ plain }) => plain.length > 0,
}
/** A file may be this old: writing one reads many rows. */
const rules = { topics: [marketTopic], apartMs: 60_000 }

/**
 * Served at the paths that search engines expect. Absolute addresses come only from the
 * configuration.
 */
export function registerSitemap(
  server: FastifyInstance,
  { config, db, caches }: Pick<Platform, 'config' | 'db' | 'caches'>,
): void {
  const { origin } = new URL(config.http.publicUrl)
  const cache = caches.open(sitemapCache)

  async function send(req: FastifyRequest, reply: FastifyReply, write: () => Promise<string | null>) {
    async function render() {
      const plain = Buffer.from((await write()) ?? '')
      return { plain, zipped: await zip(plain) }
    }
    const { plain, zipped } = await cache.read(req.url.split('?')[0] ?? '', render, rules)
    if (plain.length === 0) return refuse('not_found')
    const isZipped = chooseCoding(req.headers['accept-encoding']) !== 'identity'
    return reply
      .headers({ 'cache-control': 'public, max-age=600', vary: 'accept-encoding' })
      .headers(isZipped ? { 'content-encoding': 'gzip' } : {})
      .type('application/xml; charset=utf-8')
      .send(isZipped ? zipped : plain)
  }

  server.get('/robots.txt', async (_req, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsText(origin)),
  )
  server.get('/sitemap.xml', async (req, reply) => send(req, reply, () => writeIndex(db, origin)))
  server.get<{ Params: { name: string } }>('/sitemap/:name.xml', async (req, reply) =>
    send(req, reply, () => writeFile(db, origin, req.params.name)),
  )
}
