import { getVehicleWords } from '#shared/words/vehicle-words.ts'

export type VehicleChoice = 'subtype' | 'body_style' | 'fuel_type' | 'transmission'

const getChoice = (field: VehicleChoice): { label: string; options: Record<string, string> } => ({
  label: getVehicleWords()[field].label,
  options: getVehicleWords()[field].options ?? {},
})

/** What a vehicle is narrowed by, with the words of each choice, in the order of the rail. */
export const vehicleChoices: Record<VehicleChoice, ReturnType<typeof getChoice>> = {
  subtype: getChoice('subtype'),
  body_style: getChoice('body_style'),
  fuel_type: getChoice('fuel_type'),
  transmission: getChoice('transmission'),
}
