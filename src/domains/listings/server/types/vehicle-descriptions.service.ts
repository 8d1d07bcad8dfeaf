import type { Listing } from '#domains/listings/common/listings.ts'
import { confirmedBy } from '#domains/listings/common/rules/register-rules.ts'
import type { RegisterWord } from '#domains/listings/common/register-word.shapes.ts'
import type { Problems } from '#domains/listings/common/rules/publish-rules.ts'
import { vehicleSaleProblems, type VehicleSale } from '#domains/listings/common/rules/vehicle-sale-rules.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { readRegister, type RegisterReply } from '#domains/vehicles/server/vehicle-data.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getNotice } from './consumer-notice.rules.ts'
import type { DetailRow } from '../listings.queries.ts'
import { selectSellerInTrade } from './vehicle-descriptions.queries.ts'
import { registerFields } from '#domains/vehicles/common/vehicle-data.shapes.ts'
import { must } from '#platform/common/must.ts'

type Parts = Pick<Platform, 'db' | 'config'>
type VehicleWords = Pick<Listing, 'register_word' | 'consumer_notice'>

export async function readVehicleNotices(
  parts: Parts,
  row: DetailRow,
  vehicle: Vehicle | null,
): Promise<VehicleWords> {
  if (!vehicle) return { register_word: null, consumer_notice: null }
  const [words, seller] = await Promise.all([
    readRegister(parts, vehicle.plate),
    row.seller_kind === 'in_trade' ? selectSellerInTrade(parts.db, row.seller_id) : undefined,
  ])
  return {
    register_word: words && registerWord(words, vehicle),
    // Sellers who have left aren't named.
    consumer_notice:
      seller?.status === 'active'
        ? getNotice(vehicle, row, { ...seller, seller_kind: row.seller_kind })
        : null,
  }
}

/** Compared with the register each time, so nobody can store that they agree. */
const registerWord = (
  { record, source, fetched_at: fetchedAt }: RegisterReply,
  vehicle: Vehicle,
): RegisterWord => ({
  source,
  fetched_at: fetchedAt.toISOString(),
  confirmed: confirmedBy(registerFields, record, vehicle),
  odometer_km: record.odometer_km,
})

type Offered = Pick<VehicleSale, 'condition' | 'sale_method'> & {
  description: string
  seller_id: AccountId
  /** Null before it was live. */
  seller_kind: DetailRow['seller_kind'] | null
  buy_now_price_cents: number | null
}

export async function vehicleSaleErrors(
  { db, config }: { db: Db; config: Parts['config'] },
  {
    seller_id: sellerId,
    seller_kind: sellerKind,
    buy_now_price_cents: priceCents,
    description,
    ...offered
  }: Offered,
  vehicle: Vehicle,
  now: Date,
): Promise<Problems> {
  const [words, seller] = await Promise.all([
    readRegister({ db, config }, vehicle.plate),
    selectSellerInTrade(db, sellerId),
  ])
  return vehicleSaleProblems(vehicle, {
    ...offered,
    now,
    price_cents: priceCents,
    text: description,
    seller: { ...must(seller, 'seller'), seller_kind: sellerKind ?? must(seller, 'seller').seller_kind },
    record: words?.record ?? null,
  })
}
