import type { Listing } from './listings.ts'
import { getVehicleField, vehicleFieldNames } from './rules/vehicle-fields.ts'
import { describeVehicleValue } from './vehicle-labels.ts'

/** Lists the vehicle's details in a stored copy of a listing. */
export const formatFacts = ({
  vehicle,
}: {
  vehicle: Listing['vehicle']
}): { label: string; value: string }[] =>
  vehicle
    ? vehicleFieldNames.flatMap((field) => {
        const value = describeVehicleValue(field, vehicle[field], vehicle.fuel_type)
        return value === null ? [] : [{ label: getVehicleField(field).texts.label(), value }]
      })
    : []
