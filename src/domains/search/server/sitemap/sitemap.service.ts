import type { Db } from '#platform/server/database/db.ts'
import {
  selectCategories,
  selectListingParts,
  selectListingsOf,
  selectRegions,
  selectSellerParts,
  selectSellersOf,
  selectTypes,
} from './sitemap.queries.ts'
import { sitemapFile, sitemapIndex, type SitemapPage } from './sitemap.rules.ts'
import { findAddress } from '#platform/common/addresses.ts'

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
    ...listings.map(({ part, changed_at }) => ({ path: `/sitemap/listings-${part}.xml`, changed_at })),
    ...sellers.map(({ part, changed_at }) => ({ path: `/sitemap/sellers-${part}.xml`, changed_at })),
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
    ...types.map(({ type, changed_at }) => ({ path: `/ibuy?type=${type}`, changed_at })),
    ...categories.map(({ id, changed_at }) => ({ path: `/ibuy?category=${id}`, changed_at })),
    ...regions.map(({ region, changed_at }) => ({ path: `/ibuy?region=${region}`, changed_at })),
  ]
}

async function getListings(db: Db, part: number): Promise<SitemapPage[]> {
  const rows = await selectListingsOf(db, part)
  return rows.map(({ id, type, updated_at }) => ({ path: `/${type}/${id}/detail`, changed_at: updated_at }))
}

async function getSellers(db: Db, part: number): Promise<SitemapPage[]> {
  const rows = await selectSellersOf(db, part)
  return rows.map(({ seller_id, slug, changed_at }) => ({
    path: slug === null ? `/seller-detail/${seller_id}` : `/shop/${slug}`,
    changed_at,
  }))
}
