import type { ListingCard } from '#domains/listings/common/listings.ts'
import { readListingCards } from '#domains/listings/server/listings.service.ts'
import { maxSimilar } from '#domains/search/common/search.ts'
import { findAddress } from '#platform/common/addresses.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Db } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  selectCategories,
  selectListingParts,
  selectSitemapListings,
  selectRegions,
  selectSellerParts,
  selectSitemapSellers,
  selectTypes,
  selectCompared,
  selectNearInPrice,
} from './sitemap.queries.ts'
import { sitemapFile, sitemapIndex, type SitemapPage } from './sitemap.rules.ts'

const staticPages = [
  '/home',
  '/categories',
  '/ibuy',
  '/frequently-asked-questions',
  '/trading-rules',
  '/api-docs',
  '/info/about-us',
  '/info/privacy-policy',
  '/info/terms-and-conditions',
  '/info/transparency',
  '/contact-us',
]

/** Leaves out pages of domains that aren't there. */
const listStaticPages = (): SitemapPage[] =>
  staticPages.flatMap((path) => (findAddress(path) ? [{ path }] : []))

export async function writeIndex(db: Db, origin: string): Promise<string> {
  const [listings, sellers] = await Promise.all([selectListingParts(db), selectSellerParts(db)])
  return sitemapIndex(origin, [
    { path: '/sitemap/pages.xml' },
    { path: '/sitemap/searches.xml' },
    ...listings.map(({ part, changed_at: changedAt }) => ({
      path: `/sitemap/listings-${part}.xml`,
      changed_at: changedAt,
    })),
    ...sellers.map(({ part, changed_at: changedAt }) => ({
      path: `/sitemap/sellers-${part}.xml`,
      changed_at: changedAt,
    })),
  ])
}

export async function writeFile(db: Db, origin: string, name: string): Promise<string | null> {
  if (name === 'pages') return sitemapFile(origin, listStaticPages())
  if (name === 'searches') return sitemapFile(origin, await searches(db))
  const [, kind, number] = /^(listings|sellers)-(0|[1-9]\d{0,8})$/.exec(name) ?? []
  if (!kind) return null
  const pages =
    kind === 'listings' ? await getListings(db, Number(number)) : await getSellers(db, Number(number))
  return pages.length > 0 ? sitemapFile(origin, pages) : null
}

/** Search results with their own pages (decision 29). */
async function searches(db: Db): Promise<SitemapPage[]> {
  const [types, categories, regions] = await Promise.all([
    selectTypes(db),
    selectCategories(db),
    selectRegions(db),
  ])
  return [
    ...types.map(({ type, changed_at: changedAt }) => ({
      path: `/ibuy?type=${type}`,
      changed_at: changedAt,
    })),
    ...categories.map(({ id, changed_at: changedAt }) => ({
      path: `/ibuy?category=${id}`,
      changed_at: changedAt,
    })),
    ...regions.map(({ region, changed_at: changedAt }) => ({
      path: `/ibuy?region=${region}`,
      changed_at: changedAt,
    })),
  ]
}

async function getListings(db: Db, part: number): Promise<SitemapPage[]> {
  const rows = await selectSitemapListings(db, part)
  return rows.map(({ id, type, updated_at: updatedAt }) => ({
    path: `/${type}/${id}/detail`,
    changed_at: updatedAt,
  }))
}

async function getSellers(db: Db, part: number): Promise<SitemapPage[]> {
  const rows = await selectSitemapSellers(db, part)
  return rows.map(({ seller_id: sellerId, slug, changed_at: changedAt }) => ({
    path: slug === null ? `/seller-detail/${sellerId}` : `/shop/${slug}`,
    changed_at: changedAt,
  }))
}

export async function findSimilar(source: DataSource, listingId: ListingId): Promise<ListingCard[]> {
  const { db } = source
  const compared = (await selectCompared(db, listingId)) ?? refuse('not_found')
  const found: ListingId[] = []
  const categories = compared.path.toReversed().slice(0, 2)
  // People look for a home in one part of the country.
  const regions = compared.type === 'property' ? [compared.region, null] : [null]
  for (const region of regions) {
    for (const categoryId of categories) {
      if (found.length === maxSimilar) break
      const limit = maxSimilar - found.length
      const without = [listingId, ...found]
      found.push(
        ...(await selectNearInPrice(db, { ...compared, category_id: categoryId, region, without, limit })),
      )
    }
  }
  const cards = await readListingCards(source, found)
  return cards.filter((card) => card.status === 'active')
}
