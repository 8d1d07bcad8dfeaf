import { sql, type RawBuilder } from 'kysely'
import {
  propertyFieldShapes,
  type OpenHome,
  type PropertyBrief,
} from '#domains/listings/common/properties.shapes.ts'
import {
  vehicleBrief,
  vehicleFieldShapes,
  type VehicleBrief,
} from '#domains/listings/common/vehicles.shapes.ts'
import { keysOf } from '#platform/common/records.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export type PropertyBriefRow = Omit<PropertyBrief, 'next_open_home'> & {
  open_homes: OpenHome[]
}

const vehicleColumns = keysOf(vehicleFieldShapes)
const propertyColumns = keysOf(propertyFieldShapes)

export type VehicleRow = NonNullable<Awaited<ReturnType<typeof selectVehicle>>>
export type PropertyRow = NonNullable<Awaited<ReturnType<typeof selectProperty>>>

export async function selectVehicle(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('vehicle_details')
    .select(vehicleColumns)
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
}

export async function selectProperty(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('property_details')
    .select(propertyColumns)
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
}

export const buildVehicleBriefSql = (listing: string) =>
  buildBriefSql<VehicleBrief>(listing, 'vehicle', Object.keys(vehicleBrief.shape))

export const buildPropertyBriefSql = (listing: string) =>
  buildBriefSql<PropertyBriefRow>(listing, 'property', [
    'purpose',
    'property_type',
    'price_method',
    'price_method_date',
    'price_cents',
    'weekly_rent_cents',
    'bedrooms',
    'bathrooms',
    'parking',
    'garaging',
    'floor_area_m2',
    'land_area_m2',
    'open_homes',
  ])

function buildBriefSql<Brief>(listing: string, type: 'vehicle' | 'property', columns: string[]) {
  const pairs = columns.map((column) => `'${column}', details.${column}`).join(', ')
  const brief: RawBuilder<Brief | null> = sql`(case when ${sql.ref(`${listing}.type`)} = ${sql.lit(type)} then (
    select jsonb_build_object(${sql.raw(pairs)}) from ${sql.table(`${type}_details`)} details
     where details.listing_id = ${sql.ref(`${listing}.id`)}) end)`
  return brief
}

export async function selectDocumentIds(db: Db, listingId: ListingId): Promise<number[]> {
  const row = await db
    .selectFrom('property_details')
    .select('document_ids')
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  return row?.document_ids ?? []
}
