import type { VehicleField, VehicleSubtype } from '../rules/listings/vehicle-fields.ts'
import { formatCalendarDay } from '#shared/formats/formats.ts'

export const subtypeNames: Record<VehicleSubtype, string> = {
  car: 'Car',
  motorbike: 'Motorbike',
  boat: 'Boat',
  caravan: 'Caravan or motorhome',
  truck: 'Truck',
  machinery: 'Machinery',
  parts: 'Parts',
}

export interface FieldWords {
  label: string
  unit?: string
  /** Of a choice: the words of each value. */
  options?: Record<string, string>
}

/** How what is said of a vehicle is called, in the order in which it is asked and shown. */
export const vehicleWords: Record<VehicleField, FieldWords> = {
  subtype: { label: 'Kind of vehicle', options: subtypeNames },
  plate: { label: 'Plate' },
  make: { label: 'Make' },
  model: { label: 'Model' },
  model_detail: { label: 'Model detail' },
  year: { label: 'Year' },
  body_style: {
    label: 'Body style',
    options: {
      hatchback: 'Hatchback',
      sedan: 'Sedan',
      station_wagon: 'Station wagon',
      suv: 'SUV',
      ute: 'Ute',
      van: 'Van',
      coupe: 'Coupé',
      convertible: 'Convertible',
      other: 'Other',
    },
  },
  exterior_colour: { label: 'Colour' },
  fuel_type: {
    label: 'Fuel',
    options: {
      petrol: 'Petrol',
      diesel: 'Diesel',
      hybrid: 'Hybrid',
      plug_in_hybrid: 'Plug-in hybrid',
      electric: 'Electric',
      lpg: 'LPG',
      other: 'Other',
    },
  },
  transmission: {
    label: 'Transmission',
    options: { automatic: 'Automatic', manual: 'Manual', semi_automatic: 'Semi-automatic', cvt: 'CVT' },
  },
  engine_cc: { label: 'Engine', unit: 'cc' },
  power_kw: { label: 'Power', unit: 'kW' },
  drive: {
    label: 'Drive',
    options: {
      front: 'Front-wheel drive',
      rear: 'Rear-wheel drive',
      all_wheel: 'All-wheel drive',
      four_wheel: 'Four-wheel drive',
    },
  },
  length_m: { label: 'Length', unit: 'm' },
  hull: {
    label: 'Hull',
    options: {
      aluminium: 'Aluminium',
      fibreglass: 'Fibreglass',
      inflatable: 'Inflatable',
      plastic: 'Plastic',
      steel: 'Steel',
      wood: 'Wood',
      other: 'Other',
    },
  },
  seats: { label: 'Seats' },
  doors: { label: 'Doors' },
  odometer_km: { label: 'Odometer', unit: 'km' },
  wof_expires: { label: 'WoF or CoF expires' },
  wof_at_sale: {
    label: 'WoF when sold',
    options: { new: 'New WoF, less than a month old', as_is: 'As is where is, without a current WoF' },
  },
  rego_expires: { label: 'Rego expires' },
  ruc_paid_to_km: { label: 'Road user charges paid to', unit: 'km' },
  on_road_costs_included: { label: 'On-road costs included' },
  vin: { label: 'VIN' },
  chassis_number: { label: 'Chassis number' },
  import_history: {
    label: 'History',
    options: { nz_new: 'New Zealand new', imported: 'Imported used' },
  },
  first_registered_year: { label: 'First registered in New Zealand' },
  number_of_owners: { label: 'Owners so far' },
  has_security_interest: { label: 'Security interest' },
  safety_rating: { label: 'Safety rating', unit: 'stars' },
  fuel_economy: { label: 'Fuel economy', unit: 'L/100 km' },
  stereo: { label: 'Stereo' },
  features: { label: 'Features' },
  stock_number: { label: 'Stock number' },
}

const ungrouped: ReadonlySet<VehicleField> = new Set(['year', 'first_registered_year'])
const days: ReadonlySet<VehicleField> = new Set(['wof_expires', 'rego_expires'])

/** What is said, as people read it; null where nothing is. */
export function describeVehicleValue(
  field: VehicleField,
  value: string | number | boolean | readonly string[] | null,
): string | null {
  const { unit, options } = vehicleWords[field]
  if (value === null) return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object') return value.length > 0 ? value.join(', ') : null
  if (typeof value === 'string')
    return days.has(field) ? formatCalendarDay(value) : (options?.[value] ?? value)
  const number = value.toLocaleString('en-NZ', { useGrouping: !ungrouped.has(field) })
  return unit ? `${number} ${unit === 'stars' && value === 1 ? 'star' : unit}` : number
}

/** As people call it: '2019 Toyota Corolla GX'; empty where nothing is said. */
export const vehicleName = ({
  year,
  make,
  model,
  model_detail,
}: {
  year: number | null
  make: string | null
  model: string | null
  model_detail: string | null
}): string => [year, make, model, model_detail].filter((part) => part !== null && part !== '').join(' ')

/** Whose word a mark speaks of. */
export const registerName = (source: 'register' | 'sample'): string =>
  source === 'sample' ? 'the sample register' : 'the register'
