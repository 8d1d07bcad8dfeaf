import { sql } from 'kysely'
import { formatFacts } from '#domains/listings/common/copy-facts.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import type { TradeAddress, TradeDetails } from '#domains/trades/common/terms.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectTrade, type TradeRow } from '../trades.queries.ts'
import { readCarriers } from './carriers.service.ts'
import {
  selectAgreedDelivery,
  selectSiblings,
  selectTerms,
  selectTermsHistory,
  type StoredAddress,
} from './terms.queries.ts'

export const viewAddress = (address: StoredAddress): TradeAddress => ({
  name: address.name ?? null,
  line1: address.line1 ?? null,
  line2: address.line2 ?? null,
  place_name: address.place_name,
  postcode: address.postcode,
  is_rural: address.is_rural,
})

interface CopiedListing extends Pick<
  Listing,
  'type' | 'title' | 'subtitle' | 'description' | 'payment_methods'
> {
  condition: Listing['condition']
  vehicle: Listing['vehicle']
}

async function readCopy(
  db: Db,
  { id, listing_id: listingId, agreed_at: agreedAt }: TradeRow,
): Promise<TradeDetails['copy']> {
  const row = await db
    .selectFrom('trade_copies')
    .select([
      sql<CopiedListing>`listing`.as('listing'),
      sql<{ id: number; alt: string; sha256: string | null }[]>`pictures`.as('pictures'),
    ])
    .where('trade_id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { listing, pictures } = row
  const images = await selectImages(
    db,
    pictures.map((picture) => picture.id),
  )
  return {
    listing_id: listingId,
    title: listing.title,
    subtitle: listing.subtitle,
    description: listing.description,
    condition: listing.condition,
    facts: formatFacts(listing),
    payment_methods: listing.payment_methods,
    pictures: pictures.map((picture) => ({
      url: images.get(picture.id)?.url ?? null,
      alt: picture.alt,
      sha256: picture.sha256,
    })),
    taken_at: agreedAt.toISOString(),
  }
}

/** The address of the parcel that it goes out in; the seller of a cancelled trade has no use for it. */
async function selectAddress(
  db: Db,
  { id, status }: TradeRow,
  isBuyer: boolean,
): Promise<StoredAddress | null> {
  if (status === 'cancelled' && !isBuyer) return null
  const terms = (await selectTerms(db, [id])).get(id)
  if (!terms?.joined_to) return terms?.address ?? null
  return (await selectTerms(db, [terms.joined_to])).get(terms.joined_to)?.address ?? null
}

const unsent = new Set<TradeRow['status']>(['agreed', 'paid'])

function listDocuments(
  row: TradeRow,
  side: 'buyer' | 'seller',
  hasAddress: boolean,
): TradeDetails['documents'] {
  if (row.status === 'unconfirmed' || row.was_denied) return []
  if (side === 'buyer') return ['receipt']
  return hasAddress && row.status !== 'cancelled' ? ['receipt', 'packing_slip', 'label'] : ['receipt']
}

export async function readTradeDetails(db: Db, accountId: AccountId, id: number): Promise<TradeDetails> {
  const row = (await selectTrade(db, accountId, id)) ?? refuse('not_found')
  const isBuyer = row.buyer_id === accountId
  const sides = { id, buyer_id: row.buyer_id, seller_id: isBuyer ? row.other_id : accountId }
  const [copy, history, offered, siblings, carriers] = await Promise.all([
    readCopy(db, row),
    selectTermsHistory(db, id),
    selectAgreedDelivery(db, id),
    selectSiblings(db, sides),
    readCarriers(db),
  ])
  const address = await selectAddress(db, row, isBuyer)
  return {
    trade_id: id,
    address: address && viewAddress(address),
    offered: offered ?? null,
    copy,
    history: history.map(({ version, side, cause, reason, total_cents: total, at }) => ({
      version,
      side,
      cause,
      reason,
      total_cents: total,
      at: at.toISOString(),
    })),
    joinable: siblings
      .filter(
        ({ status, method, joined_to: joinedTo }) =>
          unsent.has(status) && joinedTo === null && (method === 'option' || method === 'as_agreed'),
      )
      .map(({ id: tradeId, title, total_cents: total }) => ({
        trade_id: tradeId,
        title,
        total_cents: total,
      })),
    joined: siblings
      .filter(({ joined_to: joinedTo }) => joinedTo === id)
      .map(({ id: tradeId, title }) => ({ trade_id: tradeId, title })),
    carriers: carriers.map(({ name }) => name),
    documents: listDocuments(row, isBuyer ? 'buyer' : 'seller', address?.line1 !== undefined),
  }
}
