import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { lockDeal } from '#domains/deals/server/deals.service.ts'
import { recordTerms } from '#domains/deals/server/ledger/ledger.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { aMember } from './people.ts'
import type { Market, Person } from '../test-app.ts'

interface AuctionWishes {
  seller?: Person
  title?: string
  subtitle?: string
  start_price_cents?: number
  reserve_price_cents?: number | null
  buy_now_price_cents?: number | null
  suburb?: string
  address?: string
  latitude?: number
  longitude?: number
  closesInMs?: number
}

export interface LiveAuction {
  id: ListingId
  seller: Person
  closes_at: Date
}

/** The same in every database, since all share one template. */
let generalCategory: number | undefined

async function aGeneralCategory(app: Market): Promise<number> {
  if (generalCategory !== undefined) return generalCategory
  const { items } = await app.as(null).call(listCategories, { type: 'general' })
  generalCategory = items.find((category) => category.name === 'Road bikes')?.id ?? items.at(-1)!.id
  return generalCategory
}

export async function aCategory(app: Market, type: 'general' | 'vehicle' | 'property'): Promise<number> {
  const { items } = await app.as(null).call(listCategories, { type })
  return items.at(-1)!.id
}

export async function aLiveAuction(app: Market, wishes: AuctionWishes = {}): Promise<LiveAuction> {
  const {
    seller = await aMember(app),
    closesInMs = 3_600_000,
    title = 'Cinelli Tutto commuter, 54 cm',
    ...terms
  } = wishes
  const draft = await app.as(seller).call(createListing, {
    type: 'general',
    title,
    category_id: await aGeneralCategory(app),
    condition: 'used',
    description: 'Ridden to work and back. New tyres.',
    sale_method: 'auction',
    start_price_cents: 1000,
    duration_minutes: 120,
    pickup: 'allowed',
    suburb: 'te-aro',
    ...terms,
  })
  const published = await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })
  if (published.status !== 'active')
    throw new Error(`The auction was not published: ${JSON.stringify(published)}`)
  const closesAt = await moveClosing(app, draft.id, closesInMs)
  return { id: draft.id, seller, closes_at: closesAt }
}

export async function aFixedPriceListing(
  app: Market,
  wishes: { seller?: Person; price_cents?: number; quantity?: number } = {},
) {
  const { seller = await aMember(app), price_cents = 5000, quantity = 1 } = wishes
  const draft = await app.as(seller).call(createListing, {
    type: 'general',
    title: 'Hand-thrown bowl',
    category_id: await aGeneralCategory(app),
    condition: 'new',
    description: 'Glazed in Nelson.',
    sale_method: 'fixed_price',
    buy_now_price_cents: price_cents,
    quantity,
    pickup: 'allowed',
    suburb: 'te-aro',
  })
  const published = await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })
  if (published.status !== 'active')
    throw new Error(`The listing was not published: ${JSON.stringify(published)}`)
  return { id: draft.id, seller }
}

export async function moveClosing(app: Market, listingId: ListingId, fromNowMs: number): Promise<Date> {
  const closesAt = new Date(Date.now() + fromNowMs)
  await app.platform.db.transaction().execute(async (tx) => {
    const locked = await lockDeal(tx, listingId)
    // Mimics an edit by the seller; after the first bid the ledger would no longer match.
    if (locked?.deal.bid_count === 0)
      await recordTerms(tx, locked.deal, locked.now, { ...locked.deal, closes_at: closesAt })
  })
  await app.platform.db
    .updateTable('deals')
    .set({ closes_at: closesAt })
    .where('listing_id', '=', listingId)
    .execute()
  await app.platform.db
    .updateTable('listings')
    .set({ closes_at: closesAt })
    .where('id', '=', listingId)
    .execute()
  return closesAt
}

export async function aRental(
  app: Market,
  seller: Person,
  { suburb = 'petone', weekly_rent_cents = 65_000 } = {},
) {
  const draft = await app.as(seller).call(createListing, {
    type: 'property',
    title: 'Sunny flat near the beach',
    description: 'As good as it looks.',
    suburb,
    category_id: await aCategory(app, 'property'),
    property: {
      purpose: 'rent',
      property_type: 'apartment',
      weekly_rent_cents,
      bond_cents: 260_000,
      bedrooms: 1,
    },
  })
  await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })
  return draft
}
