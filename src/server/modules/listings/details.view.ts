import type { Property, OwnProperty, PropertyBrief } from '#contract/properties.ts'
import type { Vehicle } from '#contract/vehicles.ts'
import type { PropertyBriefRow, PropertyRow, VehicleRow } from './details.queries.ts'

export const vehicleView = (row: VehicleRow): Vehicle => row

/** For its owner: with the secret search price. */
export function propertyView(row: PropertyRow): OwnProperty {
  return {
    ...row,
    price_method_date: row.price_method_date && row.price_method_date.toISOString(),
    open_homes: row.open_homes as OwnProperty['open_homes'],
  }
}

export function publicPropertyView(own: OwnProperty): Property {
  const { search_price_cents: _, shows_address: __, ...property } = own
  return property
}

/** @param now by whose clock an open home is still to come */
export function propertyBriefView({ open_homes, ...row }: PropertyBriefRow, now: Date): PropertyBrief {
  const coming = open_homes
    .filter(({ ends_at }) => new Date(ends_at) > now)
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
  return {
    ...row,
    price_method_date: row.price_method_date && new Date(row.price_method_date).toISOString(),
    next_open_home: coming[0] ?? null,
  }
}
