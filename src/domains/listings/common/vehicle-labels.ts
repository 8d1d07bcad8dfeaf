import { describeFieldValue, type DescribedValue } from './rules/describe-field-value.ts'
import { getVehicleField, type VehicleField } from './rules/vehicle-fields.ts'

export function describeVehicleValue(
  field: VehicleField,
  value: DescribedValue,
  fuelType: string | null = null,
): string | null {
  const { value: kind } = getVehicleField(field)
  if (field === 'fuel_economy' && fuelType === 'electric') {
    return describeFieldValue(kind, value, 'kWh/100 km')
  }
  return field === 'safety_rating' && value === 1
    ? describeFieldValue(kind, value, 'star')
    : describeFieldValue(kind, value)
}

/** Returns '2019 Toyota Corolla GX'; empty without details. */
export const vehicleName = ({
  year,
  make,
  model,
  model_detail: modelDetail,
}: {
  year: number | null
  make: string | null
  model: string | null
  model_detail: string | null
}): string => [year, make, model, modelDetail].filter((part) => part !== null && part !== '').join(' ')
