import { vehicleFields } from '#domains/listings/common/rules/vehicle-fields.ts'
import { readOptions } from '#domains/listings/common/rules/listing-field.ts'

export type VehicleChoice = 'subtype' | 'body_style' | 'fuel_type' | 'transmission'

const getChoice = (field: VehicleChoice): { label: string; options: Record<string, string> } => ({
  label: vehicleFields[field].texts.label(),
  options: readOptions(vehicleFields[field].value.options),
})

export const vehicleChoices: Record<VehicleChoice, ReturnType<typeof getChoice>> = {
  subtype: getChoice('subtype'),
  body_style: getChoice('body_style'),
  fuel_type: getChoice('fuel_type'),
  transmission: getChoice('transmission'),
}
