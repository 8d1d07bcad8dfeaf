import { fieldsOfSubtype, type VehicleSubtype } from './vehicle-fields.ts'
import { default_date_format, formatByPattern } from '#shared/formats/formats.ts'
import { readPlate, readVin } from '#shared/formats/numbers/vehicle-numbers.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

interface CheckedVehicle {
  subtype: VehicleSubtype | null
  plate: string | null
  vin: string | null
  make: string | null
  model: string | null
  year: number | null
  first_registered_year: number | null
  odometer_km: number | null
  fuel_type: string | null
  transmission: string | null
  engine_cc: number | null
  length_m: number | null
  hull: string | null
  wof_expires: string | null
  rego_expires: string | null
}

type CheckedField = Exclude<keyof CheckedVehicle, 'subtype'>

export type VehicleProblems = Record<string, string>

const getMissing = makeTexts((): Partial<Record<CheckedField, string>> => ({
  make: t.enter_the_make(),
  model: t.enter_the_model(),
  year: t.enter_the_year(),
  odometer_km: t.enter_the_odometer_reading(),
  fuel_type: t.choose_the_fuel(),
  transmission: t.choose_the_transmission(),
  engine_cc: t.enter_the_engine_size_in_cc(),
  length_m: t.enter_the_length(),
  hull: t.choose_the_hull_material(),
}))

const needed: Record<VehicleSubtype, CheckedField[]> = {
  car: ['make', 'model', 'year', 'odometer_km', 'fuel_type', 'transmission'],
  motorbike: ['make', 'model', 'year', 'odometer_km', 'engine_cc'],
  boat: ['make', 'year', 'length_m', 'hull'],
  caravan: ['make', 'year', 'length_m'],
  truck: ['make', 'model', 'year', 'odometer_km', 'fuel_type'],
  machinery: ['make', 'model'],
  parts: [],
}

export function vehicleProblems(vehicle: CheckedVehicle, now: Date): VehicleProblems {
  const { subtype } = vehicle
  if (subtype === null) return { 'vehicle.subtype': t.choose_a_vehicle_type() }
  const own = fieldsOfSubtype(subtype)
  const found: [CheckedField, string | false][] = [
    ...listGaps(vehicle, subtype),
    ...numberProblems(vehicle),
    ...ageProblems(vehicle, now),
    ...inspectionProblems(vehicle, subtype, now),
  ]
  const problems = found.filter(([field, problem]) => problem !== false && own.has(field))
  return Object.fromEntries(problems.map(([field, problem]) => [`vehicle.${field}`, String(problem)]))
}

function listGaps(vehicle: CheckedVehicle, subtype: VehicleSubtype): [CheckedField, string][] {
  const isElectric = vehicle.fuel_type === 'electric'
  return needed[subtype]
    .filter((field) => vehicle[field] === null && !(field === 'engine_cc' && isElectric))
    .map((field) => [field, getMissing()[field]!])
}

function numberProblems({
  plate,
  vin,
  engine_cc,
  fuel_type,
}: CheckedVehicle): [CheckedField, string | false][] {
  return [
    ['plate', plate !== null && findProblem(readPlate(plate))],
    ['vin', vin !== null && findProblem(readVin(vin))],
    ['engine_cc', engine_cc === 0 && fuel_type !== 'electric' && t.an_engine_has_more_than_0_cc()],
  ]
}

const findProblem = (reading: object): string | false =>
  'problem' in reading && typeof reading.problem === 'string' ? reading.problem : false

/** More than the busiest taxi drives. */
const max_km_a_year = 120_000

function ageProblems(
  { year, first_registered_year, odometer_km }: CheckedVehicle,
  now: Date,
): [CheckedField, string | false][] {
  const this_year = Number(formatToday(now).slice(0, 4))
  if (year === null) return []
  const max_km = Math.max(1, this_year - year + 1) * max_km_a_year
  return [
    // Next year's models are sold before it begins.
    ['year', year > this_year + 1 && t.that_year_is_in_the_future()],
    [
      'first_registered_year',
      first_registered_year !== null &&
        (first_registered_year > this_year
          ? t.that_year_is_in_the_future()
          : first_registered_year < year - 1 && t.it_cant_be_registered_before_it_was()),
    ],
    ['odometer_km', odometer_km !== null && odometer_km > max_km && t.thats_too_far_for_a_vehicle_of_that()],
  ]
}

function inspectionProblems(
  vehicle: CheckedVehicle,
  subtype: VehicleSubtype,
  now: Date,
): [CheckedField, string | false][] {
  const { wof_expires, rego_expires } = vehicle
  const wof_until = inMonths(now, longestInspection(subtype, vehicle.year, now))
  return [
    [
      'wof_expires',
      wof_expires !== null && wof_expires > wof_until && t.a_wof_or_cof_doesnt_last_that_long_at(),
    ],
    [
      'rego_expires',
      rego_expires !== null && rego_expires > inMonths(now, 13) && t.rego_lasts_a_year_at_most_check_the(),
    ],
  ]
}

/**
 * In months. Where the rules of these years differ the longest counts: anything beyond is mistyped
 * (docs/decisions/0014-vehicles.md).
 */
export function longestInspection(subtype: VehicleSubtype, year: number | null, now: Date): number {
  if (subtype === 'truck') return 12
  const age = Number(formatToday(now).slice(0, 4)) - (year ?? 0)
  if (age <= 4) return 48
  return age <= 14 ? 24 : 12
}

export const formatToday = (now: Date): string => formatByPattern(now, default_date_format)

/** A week more, for dates set a little ahead. */
function inMonths(now: Date, months: number): string {
  const [year, month, day] = formatToday(now).split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month - 1 + months, day + 7)).toISOString().slice(0, 10)
}
