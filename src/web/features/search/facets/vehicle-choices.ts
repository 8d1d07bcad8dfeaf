import { getVehicleWords } from '#shared/words/vehicle-words.ts'

export type VehicleChoice = 'subtype' | 'body_style' | 'fuel_type' | 'transmission'

const getChoice = (field: VehicleChoice): { label: string; options: Record<string, string> } => ({
  label: getVehicleWords()[field].label,
  options: getVehicleWords()[field].options ?? {},
})

export const vehicleChoices: Record<VehicleChoice, ReturnType<typeof getChoice>> = {
  subtype: getChoice('subtype'),
  body_style: getChoice('body_style'),
  fuel_type: getChoice('fuel_type'),
  transmission: getChoice('transmission'),
}
