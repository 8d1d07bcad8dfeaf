import { fromPairs, keysOf } from '#platform/common/records.ts'
import type { ListingField } from './listing-field.ts'
import { type PropertyField, propertyFields } from './property-fields.ts'
import { type VehicleField, vehicleFields } from './vehicle-fields.ts'

export type DetailName = `vehicle.${VehicleField}` | `property.${PropertyField}`

/** Sorted as in the form. */
export const detailFields: Record<DetailName, ListingField> = {
  ...nameFields('vehicle', vehicleFields),
  ...nameFields('property', propertyFields),
}

function nameFields<Group extends string, Field extends string>(
  group: Group,
  fields: Record<Field, ListingField>,
): Record<`${Group}.${Field}`, ListingField> {
  return fromPairs(keysOf(fields).map((name) => [`${group}.${name}` as const, fields[name]] as const))
}
