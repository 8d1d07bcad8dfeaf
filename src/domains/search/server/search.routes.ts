import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import {
  listMapMarks,
  searchListings,
  listSimilarListings,
  listListingCards,
  suggestCategories,
  suggestSearches,
} from '#domains/search/common/search.ts'
import { getSoldPrices } from '#domains/search/common/sold-prices/sold-prices.ts'
import { toListingId } from '#platform/common/ids.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import { getBulkSource } from '#platform/server/database/replica/choose-source.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { chooseCoding } from '#platform/server/http/pages/compressed-page.ts'
import { marketTopic } from '#platform/server/live-hub.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { findCategories } from './category-choice/category-choice.service.ts'
import { findMarks } from './map/map.service.ts'
import { findListings } from './search.service.ts'
import { robotsText } from './sitemap/sitemap.rules.ts'
import { findSimilar, writeFile, writeIndex } from './sitemap/sitemap.service.ts'
import { readSoldPrices } from './sold-prices/sold-prices.service.ts'
import { readCards, findSuggestions } from './suggestions/suggestions.service.ts'

export function searchRoutes(serve: Serve, platform: Platform): void {
  serve(searchListings, async ({ input, source }) => await findListings({ ...platform, ...source }, input))
  serve(listMapMarks, async ({ input, source }) => await findMarks(source, input))
  serve(listSimilarListings, async ({ input, source }) => ({ items: await findSimilar(source, input.id) }))
  serve(suggestSearches, async ({ input, source }) => ({
    items: await findSuggestions(source, input.q),
  }))
  serve(suggestCategories, async ({ input, source }) => ({ items: await findCategories(source, input) }))
  serve(listListingCards, async ({ input, source }) => ({
    items: await readCards(
      source,
      input.ids.split(',').map((id) => toListingId(Number(id))),
    ),
  }))
}

export function soldPricesRoutes(serve: Serve): void {
  serve(getSoldPrices, async ({ input, source: { db } }) => ({ found: await readSoldPrices(db, input) }))
}

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
  { config, ...sources }: Pick<Platform, 'config' | 'db' | 'caches' | 'replica'>,
): void {
  const { db, caches } = getBulkSource(sources)
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
