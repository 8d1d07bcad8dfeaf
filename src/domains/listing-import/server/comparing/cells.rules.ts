import { attributePrefix } from '#domains/listing-import/common/import-columns.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { writeAnswer } from '../mapping/attributes.rules.ts'
import { writeCategory, type CategoryIndex } from '../mapping/categories.rules.ts'
import { writeDelivery } from '../mapping/delivery.rules.ts'
import { writeMethod } from '../mapping/map-row.rules.ts'
import type { Place } from '../mapping/places.rules.ts'
import { writeDuration } from '../mapping/values.rules.ts'
import type { Column } from '../reading/columns.rules.ts'

export interface Identity {
  reference: string
  gtin: string | null
  brand: string
}

export interface CellTerms {
  categories: Pick<CategoryIndex, 'byId'>
  placesBySlug: ReadonlyMap<string, Place>
  siteUrl: string
}

const ownReference = /^hoko-(\d{1,15})$/i

/** The reference of a listing that its seller gave none. */
export const proposeReference = (listingId: number): string => `hoko-${listingId}`

/** @returns the listing that such a reference names */
export const readOwnReference = (reference: string): number | null => {
  const [, id] = ownReference.exec(reference) ?? []
  return id === undefined ? null : Number(id)
}

const writeCents = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

/** As an export writes a listing: a row that equals it changes nothing. */
export function writeCells(own: OwnListing, identity: Identity, terms: CellTerms): Map<Column, string> {
  const isAuction = own.sale_method === 'auction'
  const category = own.category_id === null ? undefined : terms.categories.byId.get(own.category_id)
  const place = own.suburb === null ? undefined : terms.placesBySlug.get(own.suburb)
  const ends =
    isAuction && own.closes_at !== null ? aucklandLocal(new Date(own.closes_at)).replace('T', ' ') : ''
  const isTimed = isAuction && ends === '' && own.duration_minutes !== null
  return new Map<Column, string>([
    ['reference', identity.reference],
    ['title', own.title ?? ''],
    ['subtitle', own.subtitle],
    ['description', own.description],
    ['category', category ? writeCategory(category) : String(own.category_id ?? '')],
    ['condition', own.condition ?? ''],
    ['sale_method', writeMethod(own.sale_method)],
    ['price', isAuction ? '' : writeCents(own.buy_now_price_cents)],
    ['start_price', isAuction ? writeCents(own.start_price_cents) : ''],
    ['reserve', isAuction ? writeCents(own.reserve_price_cents) : ''],
    ['buy_now_price', isAuction ? writeCents(own.buy_now_price_cents) : ''],
    ['duration', isTimed ? writeDuration(own.duration_minutes ?? 0) : ''],
    ['closing', ends],
    ['quantity', String(own.quantity)],
    ['delivery', writeDelivery(own)],
    ['region', place?.region_name ?? ''],
    ['district', place?.district_name ?? ''],
    ['suburb', place?.name ?? ''],
    ['gtin', identity.gtin ?? ''],
    ['brand', identity.brand],
    ['pictures', own.images.map(({ large_url: url }) => toAddress(url, terms.siteUrl)).join(' | ')],
    ...Object.entries(own.attributes).map(([key, answer]): [Column, string] => [
      `${attributePrefix}${key}`,
      writeAnswer(answer),
    ]),
  ])
}

export const toAddress = (url: string, siteUrl: string): string =>
  url.startsWith('/') ? `${siteUrl}${url}` : url

const pictureKey = /\/media\/([A-Za-z0-9_-]+)-\d+\.(?:webp|avif)$/

/** @returns the key of a picture that Hoko serves */
export const readPictureKey = (address: string): string | null => pictureKey.exec(address)?.[1] ?? null
