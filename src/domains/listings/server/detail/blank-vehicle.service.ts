import { vehicle, type Vehicle } from '#domains/listings/common/vehicles.shapes.ts'

/** A vehicle of which nothing is said. */
export const no_vehicle: Vehicle = vehicle.parse(
  Object.fromEntries(Object.keys(vehicle.shape).map((field) => [field, field === 'features' ? [] : null])),
)
