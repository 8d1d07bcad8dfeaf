import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import type { VehicleField, VehicleSubtype } from '#domains/listings/common/rules/vehicle-fields.ts'

/** schema.org types; machinery and parts are plain products. */
const types: Partial<Record<VehicleSubtype, string>> = {
  car: 'Car',
  motorbike: 'Motorcycle',
  boat: 'Vehicle',
  caravan: 'Vehicle',
  truck: 'Vehicle',
}

const words = (field: VehicleField, vehicle: Vehicle) => describeVehicleValue(field, vehicle[field])

const quantity = (value: number | null, unitCode: string) =>
  value === null ? null : { '@type': 'QuantitativeValue', value, unitCode }

export function vehicleJsonLd(vehicle: Vehicle): Record<string, unknown> {
  const type = vehicle.subtype && types[vehicle.subtype]
  const { make, engine_cc: engineCc } = vehicle
  const brand = make === null ? null : { '@type': 'Brand', name: make }
  if (!type) return brand ? { brand } : {}
  const properties = {
    brand,
    model: [vehicle.model, vehicle.model_detail].filter(Boolean).join(' ') || null,
    vehicleIdentificationNumber: vehicle.vin,
    vehicleModelDate: vehicle.year === null ? null : String(vehicle.year),
    mileageFromOdometer: quantity(vehicle.odometer_km, 'KMT'),
    fuelType: words('fuel_type', vehicle),
    vehicleTransmission: words('transmission', vehicle),
    vehicleEngine:
      engineCc === null
        ? null
        : { '@type': 'EngineSpecification', engineDisplacement: quantity(engineCc, 'CMQ') },
    bodyType: words('body_style', vehicle),
    color: vehicle.exterior_colour,
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    numberOfPreviousOwners: vehicle.number_of_owners,
    depth: quantity(vehicle.length_m, 'MTR'),
  }
  return {
    '@type': type,
    ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null)),
  }
}
