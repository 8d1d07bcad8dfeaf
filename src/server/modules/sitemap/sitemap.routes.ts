import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseCoding } from '#server/platform/http/pages/kept-page.ts'
import { createPageCache, type Keepable } from '#server/platform/http/pages/page-cache.ts'
import { market_topic } from '#server/platform/live-hub.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseCommon } from '#server/platform/refusal.ts'
import { robotsText } from './sitemap.rules.ts'
import { writeFile, writeIndex } from './sitemap.service.ts'

interface SitemapText extends Keepable {
  plain: Buffer
  zipped: Buffer
}

const zip = promisify(gzip)

/** Bytes per entry beyond its text, roughly. */
const overhead = 2_048
/** A file may be this far behind the market: writing one reads many rows. */
const apart_ms = 60_000

/** At the fixed places where search engines look. Absolute addresses come from the configuration alone. */
export function registerSitemap(
  server: FastifyInstance,
  { config, db, live, log }: Platform,
  { keeps_pages }: { keeps_pages: boolean },
): void {
  const { origin } = new URL(config.http.public_url)
  const cache = createPageCache<SitemapText>({ log, fresh_ms: 600_000, stale_ms: 3_600_000 })
  live.onNotify({ touched: cache.overtake, missed: cache.overtakeAll })

  async function send(req: FastifyRequest, reply: FastifyReply, write: () => Promise<string | null>) {
    async function render() {
      const plain = Buffer.from((await write()) ?? '')
      const zipped = await zip(plain)
      const page = { plain, zipped, bytes: plain.length + zipped.length + overhead, tags: [] }
      // Unknown names are endless, so none is cached.
      return { page, audience: plain.length > 0 ? ('everybody' as const) : ('waiting' as const) }
    }
    const address = { key: req.url.split('?')[0]!, tags: [market_topic], apart_ms }
    const { plain, zipped } = keeps_pages ? await cache.find(address, render) : (await render()).page
    if (plain.length === 0) return refuseCommon('not_found')
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
