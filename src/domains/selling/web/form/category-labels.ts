import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import type { SellValues } from './sell-values.ts'

const purposes: Record<string, string> = { sale: 'sale', rent: 'rent', flatmate: 'flatmate' }

export function collectSuggestionText({ title, vehicle, property }: SellValues): string {
  const kind = vehicle ? vehicleKind(vehicle) : property ? propertyKind(property) : []
  return [...kind, title.trim()].filter(Boolean).join(' ')
}

const vehicleKind = ({ body_style: bodyStyle, subtype }: NonNullable<SellValues['vehicle']>) =>
  (['body_style', 'subtype'] as const).map((field) => {
    const value = { body_style: bodyStyle, subtype }[field]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The select has no other options.
    return value === 'other' ? '' : (describeVehicleValue(field, value as Vehicle[typeof field]) ?? '')
  })

const propertyKind = ({ property_type: propertyType, purpose }: NonNullable<SellValues['property']>) => [
  typeof propertyType === 'string' ? propertyType.replaceAll('_', ' ') : '',
  typeof purpose === 'string' ? (purposes[purpose] ?? '') : '',
]
