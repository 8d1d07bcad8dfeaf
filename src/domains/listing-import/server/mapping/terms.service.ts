import { isIP } from 'node:net'
import { readShownFilters } from '#domains/catalogue/server/catalogue.service.ts'
import { readTemplates } from '#domains/delivery/server/templates.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { isPublicAddress } from '#platform/server/push/public-address.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { SentPicture } from '../reading/sent-table.types.ts'
import type { CellTerms } from '../comparing/cells.rules.ts'
import { indexCategories, type ItemCategory } from './categories.rules.ts'
import type { RowTerms } from './map-row.rules.ts'
import { indexPlaces, type Place } from './places.rules.ts'

/** Everything that a seller's rows are read by; loaded once per run. */
export interface ImportTerms extends RowTerms {
  seller_id: AccountId
  placesBySlug: ReadonlyMap<string, Place>
  /** The account's; null if it has none. */
  suburb: string | null
  /** Without a trailing slash. */
  siteUrl: string
}

export async function readTerms(
  platform: Platform,
  sellerId: AccountId,
  pictures: readonly SentPicture[] | null,
): Promise<ImportTerms> {
  const { db, config } = platform
  const categories = await selectItemCategories(platform)
  const filters = await readShownFilters(platform)
  const places = await selectAllPlaces(platform).execute()
  const templates = await readTemplates(db, sellerId)
  const account = await db
    .selectFrom('accounts')
    .select('suburb')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  const paths = new Map(categories.map(({ id, path }) => [id, path]))
  const siteUrl = getSiteUrl(config)
  return {
    seller_id: sellerId,
    categories: indexCategories(categories),
    places: indexPlaces(places),
    placesBySlug: new Map(places.map((place) => [place.slug, place])),
    suburb: account.suburb,
    templates: new Map(
      // The description is the file's own.
      templates.map(({ id: _id, name, closing_text: _closing, ...delivery }) => [
        name.toLowerCase(),
        delivery,
      ]),
    ),
    readFilters: (id) => {
      const path = (id === null ? undefined : paths.get(id)) ?? []
      return filters.filter((filter) => filter.category_ids.some((one) => path.includes(one)))
    },
    pictures: {
      files: pictures && new Map(pictures.map((picture) => [picture.name.toLowerCase(), picture])),
      isPublicHost,
      ownAddress: `${siteUrl}/media/`,
    },
    siteUrl,
  }
}

const getSiteUrl = ({ http }: Platform['config']): string => http.publicUrl.replace(/\/$/, '')

/** Only what a seller's export is written by: it runs where pages are served. */
export async function readCellTerms(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  sellerId: AccountId,
): Promise<CellTerms> {
  const categories = await selectItemCategories({ db })
  const used = db.selectFrom('listings').select('suburb').where('seller_id', '=', sellerId)
  const places = await selectAllPlaces({ db }).where('s.slug', 'in', used).execute()
  return {
    categories: { byId: new Map(categories.map((category) => [category.id, category])) },
    placesBySlug: new Map(places.map((place) => [place.slug, place])),
    siteUrl: getSiteUrl(config),
  }
}

/** Names are looked up when a picture is fetched; an address itself shows at once. */
export function isPublicHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0) return isPublicAddress(address)
  return address.includes('.') && !/\.(?:local|localhost|internal|home|lan)$/i.test(address)
}

async function selectItemCategories({
  db,
}: Pick<Platform, 'db'>): Promise<(ItemCategory & { path: number[] })[]> {
  const rows = await db.selectFrom('categories').select(['id', 'name', 'type', 'status', 'path']).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rows
    .map(({ id, type, path }) => ({ id, type, path, steps: path.flatMap((one) => byId.get(one) ?? []) }))
    .filter(({ type, steps }) => type === 'general' && steps.every(({ status }) => status === 'active'))
    .map(({ id, path, steps }) => ({ id, path, names: steps.map(({ name }) => name) }))
}

const selectAllPlaces = ({ db }: Pick<Platform, 'db'>) =>
  db
    .selectFrom('suburbs as s')
    .innerJoin('districts as d', 'd.slug', 's.district')
    .innerJoin('regions as r', 'r.slug', 'd.region')
    .select(['s.slug', 's.name', 'd.name as district_name', 'r.name as region_name'])
    .orderBy('s.slug')
