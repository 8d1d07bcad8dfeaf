import type { ListingField } from './listing-field.ts'
import { type PropertyField, propertyFields } from './property-fields.ts'
import { type VehicleField, vehicleFields } from './vehicle-fields.ts'

export type DetailName = `vehicle.${VehicleField}` | `property.${PropertyField}`

/** Sorted as in the form. */
export const detailFields = {
  ...nameFields('vehicle', vehicleFields),
  ...nameFields('property', propertyFields),
} as Record<DetailName, ListingField>

function nameFields(group: string, fields: Record<string, ListingField>): Record<string, ListingField> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${group}.${name}`, field]))
}
