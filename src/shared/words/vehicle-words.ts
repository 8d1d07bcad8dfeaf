import type { VehicleField, VehicleSubtype } from '../rules/listings/vehicle-fields.ts'
import { formatDateOfDay } from '#shared/formats/formats.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { formatCount } from '../texts/choose-plural.ts'
import * as t from './texts.ts'

export const getSubtypeNames = makeTexts((): Record<VehicleSubtype, string> => ({
  car: t.car(),
  motorbike: t.motorbike(),
  boat: t.boat(),
  caravan: t.caravan_or_motorhome(),
  truck: t.truck(),
  machinery: t.machinery(),
  parts: t.parts(),
}))

export interface FieldWords {
  label: string
  unit?: string
  options?: Record<string, string>
}

const getBodyStyles = makeTexts(() => ({
  hatchback: t.hatchback(),
  sedan: t.sedan(),
  station_wagon: t.station_wagon(),
  suv: 'SUV',
  ute: t.ute(),
  van: t.van(),
  coupe: 'Coupé',
  convertible: t.convertible(),
  other: t.other(),
}))

const getFuels = makeTexts(() => ({
  petrol: t.petrol(),
  diesel: t.diesel(),
  hybrid: t.hybrid(),
  plug_in_hybrid: t.plug_in_hybrid(),
  electric: t.electric(),
  lpg: 'LPG',
  other: t.other(),
}))

const getHulls = makeTexts(() => ({
  aluminium: t.aluminium(),
  fibreglass: t.fibreglass(),
  inflatable: t.inflatable(),
  plastic: t.plastic(),
  steel: t.steel(),
  wood: t.wood(),
  other: t.other(),
}))

export const getVehicleWords = makeTexts((): Record<VehicleField, FieldWords> => ({
  subtype: { label: t.kind_of_vehicle(), options: getSubtypeNames() },
  plate: { label: t.plate() },
  make: { label: t.make() },
  model: { label: t.model() },
  model_detail: { label: t.model_detail() },
  year: { label: t.year() },
  body_style: {
    label: t.body_style(),
    options: getBodyStyles(),
  },
  exterior_colour: { label: t.colour() },
  fuel_type: {
    label: t.fuel(),
    options: getFuels(),
  },
  transmission: {
    label: t.transmission(),
    options: { automatic: t.automatic(), manual: t.manual(), semi_automatic: 'Semi-automatic', cvt: 'CVT' },
  },
  engine_cc: { label: t.engine(), unit: 'cc' },
  power_kw: { label: t.power(), unit: 'kW' },
  drive: {
    label: t.drive(),
    options: {
      front: t.front_wheel_drive(),
      rear: t.rear_wheel_drive(),
      all_wheel: t.all_wheel_drive(),
      four_wheel: t.four_wheel_drive(),
    },
  },
  length_m: { label: t.length(), unit: 'm' },
  hull: {
    label: t.hull(),
    options: getHulls(),
  },
  seats: { label: t.seats() },
  doors: { label: t.doors() },
  odometer_km: { label: t.odometer(), unit: 'km' },
  wof_expires: { label: t.wof_or_cof_expires() },
  wof_at_sale: {
    label: t.wof_when_sold(),
    options: { new: t.new_wof_less_than_a_month_old(), as_is: t.as_is_where_is_without_a_current_wof() },
  },
  rego_expires: { label: t.rego_expires() },
  ruc_paid_to_km: { label: t.road_user_charges_paid_to(), unit: 'km' },
  on_road_costs_included: { label: t.on_road_costs_included() },
  vin: { label: 'VIN' },
  chassis_number: { label: t.chassis_number() },
  import_history: {
    label: t.history(),
    options: { nz_new: t.new_zealand_new(), imported: t.imported_used() },
  },
  first_registered_year: { label: t.first_registered_in_new_zealand() },
  number_of_owners: { label: t.owners_so_far() },
  has_security_interest: { label: t.security_interest() },
  safety_rating: { label: t.safety_rating(), unit: 'stars' },
  fuel_economy: { label: t.fuel_economy(), unit: 'L/100 km' },
  stereo: { label: t.stereo() },
  features: { label: t.features() },
  stock_number: { label: t.stock_number() },
}))

const ungrouped: ReadonlySet<VehicleField> = new Set(['year', 'first_registered_year'])
const days: ReadonlySet<VehicleField> = new Set(['wof_expires', 'rego_expires'])

export function describeVehicleValue(
  field: VehicleField,
  value: string | number | boolean | readonly string[] | null,
  fuel_type: string | null = null,
): string | null {
  const { unit: usual_unit, options } = getVehicleWords()[field]
  const unit = field === 'fuel_economy' && fuel_type === 'electric' ? 'kWh/100 km' : usual_unit
  if (value === null) return null
  if (typeof value === 'boolean') return value ? t.yes() : t.no()
  if (typeof value === 'object') return value.length > 0 ? value.join(', ') : null
  if (typeof value === 'string') return days.has(field) ? formatDateOfDay(value) : (options?.[value] ?? value)
  const number = ungrouped.has(field) ? String(value) : formatCount(value)
  return unit ? `${number} ${unit === 'stars' && value === 1 ? 'star' : unit}` : number
}

/** '2019 Toyota Corolla GX'; empty where nothing is said. */
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
