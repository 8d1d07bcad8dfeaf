import { namesPrice } from '#domains/listings/common/property-price.ts'
import { comingOpenHomes } from '#domains/listings/common/open-homes.ts'
import type { OwnProperty, Property, PropertyBrief } from '#domains/listings/common/properties.shapes.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { PropertyBriefRow, PropertyRow, VehicleRow } from './details.queries.ts'

export const vehicleView = (row: VehicleRow): Vehicle => row

/** For its owner: includes the secret search price. */
export function propertyView(row: PropertyRow): OwnProperty {
  return {
    ...row,
    price_method_date: row.price_method_date && row.price_method_date.toISOString(),
    open_homes: fromColumn<OwnProperty['open_homes']>(row.open_homes),
  }
}

/** Leaves out secrets, a price that the method doesn't show, and past open homes. */
export function publicPropertyView(own: OwnProperty, now: Date): Property {
  const { search_price_cents: _, shows_address: __, document_ids: ___, agent_ids: ____, ...property } = own
  return {
    ...property,
    price_cents: namesPrice(own.price_method) ? own.price_cents : null,
    open_homes: comingOpenHomes(own.open_homes, now),
  }
}

export function propertyBriefView(
  { open_homes: openHomes, ...row }: PropertyBriefRow,
  now: Date,
): PropertyBrief {
  return {
    ...row,
    price_cents: namesPrice(row.price_method) ? row.price_cents : null,
    price_method_date: row.price_method_date && new Date(row.price_method_date).toISOString(),
    next_open_home: comingOpenHomes(openHomes, now)[0] ?? null,
  }
}
