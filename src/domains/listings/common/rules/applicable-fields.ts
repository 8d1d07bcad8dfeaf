import { fromPairs, keysOf } from '#platform/common/records.ts'
import { hasDate, namesPrice } from '../property-price.ts'
import type { ListingField } from './listing-field.ts'
import {
  getPropertyField,
  type PriceMethod,
  type PropertyField,
  propertyFieldNames,
  type PropertyType,
  type Purpose,
  propertyFields,
} from './property-fields.ts'
import {
  getVehicleField,
  type VehicleField,
  vehicleFieldNames,
  type VehicleSubtype,
  vehicleFields,
} from './vehicle-fields.ts'

export function listSubtypeFields(subtype: VehicleSubtype | null): ReadonlySet<VehicleField> {
  if (subtype === null) return new Set<VehicleField>(['subtype'])
  return new Set(vehicleFieldNames.filter((field) => getVehicleField(field).subtypes.includes(subtype)))
}

interface Kind {
  purpose: Purpose | null
  property_type: PropertyType | null
  price_method: PriceMethod | null
}

export function listPropertyFields({
  purpose,
  property_type: type,
  price_method: method,
}: Kind): ReadonlySet<PropertyField> {
  if (purpose === null) return new Set<PropertyField>(['purpose'])
  const fields = new Set(
    propertyFieldNames.filter((field) => {
      const { purposes, except } = getPropertyField(field)
      return purposes.includes(purpose) && !(type && except?.includes(type))
    }),
  )
  if (!namesPrice(method)) fields.delete('price_cents')
  if (!hasDate(method)) fields.delete('price_method_date')
  if (method === null || namesPrice(method)) fields.delete('search_price_cents')
  return fields
}

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
