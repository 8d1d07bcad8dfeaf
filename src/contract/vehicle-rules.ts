import type { Vehicle, VehicleField, VehicleSubtype } from './vehicles.ts'

const missing: Partial<Record<VehicleField, string>> = {
  make: 'Say who made it.',
  model: 'Say which model it is.',
  year: 'Say from which year it is.',
  odometer_km: 'Say what the odometer shows.',
  fuel_type: 'Say what it runs on.',
  transmission: 'Say what gearbox it has.',
  engine_cc: 'Say how big the engine is, in cc.',
  length_m: 'Say how long it is.',
  hull: 'Say what the hull is made of.',
}

const needed: Record<VehicleSubtype, VehicleField[]> = {
  car: ['make', 'model', 'year', 'odometer_km', 'fuel_type', 'transmission'],
  motorbike: ['make', 'model', 'year', 'odometer_km', 'engine_cc'],
  boat: ['make', 'year', 'length_m', 'hull'],
  caravan: ['make', 'year', 'length_m'],
  truck: ['make', 'model', 'year', 'odometer_km', 'fuel_type'],
  machinery: ['make', 'model'],
  parts: [],
}

/** What a vehicle needs before it goes live (product.md › Listings). Pure. */
export function vehicleProblems(vehicle: Vehicle): Record<string, string> {
  const { subtype } = vehicle
  if (subtype === null) return { 'vehicle.subtype': 'Choose what kind of vehicle it is.' }
  const gaps = needed[subtype].filter((field) => vehicle[field] === null)
  return Object.fromEntries(gaps.map((field) => [`vehicle.${field}`, missing[field]!]))
}
