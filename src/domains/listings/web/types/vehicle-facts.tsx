import type { Listing } from '#domains/listings/common/listings.ts'
import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { getVehicleField, type VehicleField } from '#domains/listings/common/rules/vehicle-fields.ts'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import * as t from '#domains/listings/texts.ts'

/** The facts that buyers ask first; a boat has a length instead of a gearbox. */
const ordered: VehicleField[] = [
  'year',
  'odometer_km',
  'length_m',
  'hull',
  'fuel_type',
  'transmission',
  'engine_cc',
  'wof_expires',
  'make',
  'model',
]

export function vehicleFacts(
  vehicle: Vehicle,
  condition: Listing['condition'],
): { label: string; value: string }[] {
  const order: VehicleField[] =
    vehicle.subtype === 'motorbike' ? ['year', 'odometer_km', 'engine_cc', ...ordered] : ordered
  const facts = [...new Set(order)].flatMap((field) => {
    const value = describeVehicleValue(field, vehicle[field], vehicle.fuel_type)
    return value === null ? [] : [{ label: getVehicleField(field).texts.label(), value }]
  })
  const state = { label: t.condition(), value: condition === 'new' ? t.new_word() : t.used() }
  return facts.length >= 4 ? facts.slice(0, 4) : [...facts, ...(condition ? [state] : [])]
}

export function VehicleFacts({ vehicle, condition }: { vehicle: Vehicle; condition: Listing['condition'] }) {
  const facts = vehicleFacts(vehicle, condition)
  return facts.length > 0 ? <Facts facts={facts} /> : null
}
