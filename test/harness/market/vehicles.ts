import { putProfile } from '#domains/accounts/common/accounts.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import type { Person, TestApp } from '../test-app.ts'
import { aCategory } from './market.ts'
import { aMember } from './people.ts'

export async function aVehicle(
  app: TestApp,
  seller: Person,
  wishes: Partial<OperationInput<typeof createListing>> = {},
): Promise<ListingId> {
  const { id } = await app.as(seller).call(createListing, {
    type: 'vehicle',
    title: 'Toyota Corolla, one owner',
    description: 'Runs well.',
    suburb: 'petone',
    condition: 'used',
    category_id: await aCategory(app, 'vehicle'),
    sale_method: 'fixed_price',
    buy_now_price_cents: 1_500_000,
    vehicle: {
      subtype: 'car',
      make: 'Toyota',
      model: 'Corolla',
      year: 2023,
      odometer_km: 90_000,
      fuel_type: 'hybrid',
      transmission: 'cvt',
      // Fields that the law requires of traders.
      plate: 'QKB482',
      vin: '7AT0H65YX10012345',
      first_registered_year: 2023,
      has_security_interest: false,
      on_road_costs_included: true,
      wof_expires: new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10),
    },
    ...wishes,
  })
  const live = await app.as(seller).call(setListingStatus, { id, status: 'active' })
  if ('key' in live) throw new Error(JSON.stringify(live))
  return id
}

export async function aTrader(app: TestApp): Promise<Person> {
  const trader = await aMember(app, { first_name: 'Aroha', last_name: 'Ōtaki' })
  await app.as(trader).call(putProfile, {
    seller_kind: 'in_trade',
    trading_name: 'Ōtaki Motors',
    address: '12 Main Highway',
    region: 'wellington',
    suburb: 'petone',
    trader_number: 'M123456',
  })
  return trader
}
