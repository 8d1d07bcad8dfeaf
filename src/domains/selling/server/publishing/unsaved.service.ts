import type { Problems } from '#domains/listings/common/rules/publish-rules.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { noVehicle } from '#domains/listings/server/detail/blank-vehicle.service.ts'
import { toListingId, type AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { Config } from '#platform/server/config.ts'
import { findPublishProblems, loadPublication } from './publication.service.ts'

type PreviewInput = Pick<
  OwnListing,
  | 'category_id'
  | 'title'
  | 'condition'
  | 'description'
  | 'sale_method'
  | 'buy_now_price_cents'
  | 'pickup'
  | 'payment_methods'
  | 'suburb'
> & { vehicle: Partial<Vehicle> }

/** Finds the publishing problems of a vehicle that isn't even a draft yet. */
export async function findUnsavedProblems(
  tx: Tx,
  config: Config,
  sellerId: AccountId,
  { wanted, now }: { wanted: PreviewInput; now: Date },
): Promise<Problems> {
  const listing = {
    ...blank,
    ...wanted,
    seller_id: sellerId,
    created_at: now,
    updated_at: now,
    vehicle: { ...noVehicle, ...wanted.vehicle },
    property: null,
  }
  return await findPublishProblems(tx, await loadPublication(tx, config, listing, now))
}

type ItemInput = Partial<
  Omit<Parameters<typeof loadPublication>[2], 'id' | 'type' | 'status' | 'seller_id' | 'vehicle' | 'property'>
>

/** The same for a general item; fields that aren't given are those of a new draft. */
export async function findUnsavedItemProblems(
  tx: Tx,
  config: Config,
  sellerId: AccountId,
  { wanted, now }: { wanted: ItemInput; now: Date },
): Promise<Problems> {
  const listing = {
    ...blank,
    ...blankItem,
    ...wanted,
    type: 'general' as const,
    seller_id: sellerId,
    created_at: now,
    updated_at: now,
    vehicle: null,
    property: null,
  }
  return await findPublishProblems(tx, await loadPublication(tx, config, listing, now))
}

const blankItem = {
  category_id: null,
  title: null,
  condition: null,
  description: '',
  sale_method: 'auction',
  buy_now_price_cents: null,
  pickup: 'allowed',
  payment_methods: ['bank_transfer', 'cash'] as string[],
  suburb: null,
} as const

const blank = {
  id: toListingId(0),
  type: 'vehicle',
  status: 'draft',
  attributes: {},
  start_price_cents: null,
  reserve_price_cents: null,
  quantity: 1,
  duration_minutes: null,
  closes_at: null,
  starts_at: null,
  delivery_options: [],
  subtitle: '',
  version: 1,
  address: '',
  latitude: null,
  longitude: null,
  auto_relist_left: 0,
  written_by: null,
  accepts_offers: false,
  auto_accept_cents: null,
  auto_decline_cents: null,
  seller_kind: null,
  raised_to_trade_at: null,
  earlier_price_cents: null,
  earlier_price_until: null,
} as const
