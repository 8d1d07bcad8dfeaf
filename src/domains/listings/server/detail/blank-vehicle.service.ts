import { vehicle, type Vehicle } from '#domains/listings/common/vehicles.shapes.ts'

/** A vehicle without any details. */
export const noVehicle: Vehicle = vehicle.parse(
  Object.fromEntries(Object.keys(vehicle.shape).map((field) => [field, field === 'features' ? [] : null])),
)
