import { listSubtypeFields } from './applicable-fields.ts'
import {
  getVehicleField,
  type VehicleDetails,
  type VehicleField,
  vehicleFieldNames,
  type VehicleSubtype,
} from './vehicle-fields.ts'
import { defaultDateFormat, formatByPattern } from '#platform/common/formats/formats.ts'
import { readPlate, readVin } from '#domains/listings/common/vehicle-numbers.ts'
import * as t from '#domains/listings/texts.ts'

export type VehicleProblems = Record<string, string>

type Finding = [VehicleField, string | false]

export function vehicleProblems(vehicle: VehicleDetails, now: Date): VehicleProblems {
  const { subtype } = vehicle
  if (subtype === null) return { 'vehicle.subtype': t.choose_a_vehicle_type() }
  const own = listSubtypeFields(subtype)
  const found: Finding[] = [
    ...listGaps(vehicle, subtype),
    ...numberProblems(vehicle),
    ...ageProblems(vehicle, now),
    ...inspectionProblems(vehicle, subtype, now),
  ]
  const problems = found.filter(([field, problem]) => problem !== false && own.has(field))
  return Object.fromEntries(problems.map(([field, problem]) => [`vehicle.${field}`, String(problem)]))
}

function listGaps(vehicle: VehicleDetails, subtype: VehicleSubtype): Finding[] {
  const isElectric = vehicle.fuel_type === 'electric'
  return vehicleFieldNames.flatMap((field): Finding[] => {
    const { required } = getVehicleField(field)
    if (vehicle[field] !== null || (field === 'engine_cc' && isElectric)) return []
    return required?.of.includes(subtype) ? [[field, required.missing()]] : []
  })
}

function numberProblems({ plate, vin, engine_cc: engineCc, fuel_type: fuelType }: VehicleDetails): Finding[] {
  return [
    ['plate', plate !== null && findProblem(readPlate(plate))],
    ['vin', vin !== null && findProblem(readVin(vin))],
    ['engine_cc', engineCc === 0 && fuelType !== 'electric' && t.an_engine_has_more_than_0_cc()],
  ]
}

const findProblem = (reading: object): string | false =>
  'problem' in reading && typeof reading.problem === 'string' ? reading.problem : false

/** More than the busiest taxi drives. */
const maxKmAYear = 120_000

function ageProblems(
  { year, first_registered_year: firstRegisteredYear, odometer_km: odometerKm }: VehicleDetails,
  now: Date,
): Finding[] {
  const thisYear = Number(formatToday(now).slice(0, 4))
  if (year === null) return []
  const maxKm = Math.max(1, thisYear - year + 1) * maxKmAYear
  return [
    // Next year's models are sold before it begins.
    ['year', year > thisYear + 1 && t.that_year_is_in_the_future()],
    [
      'first_registered_year',
      firstRegisteredYear !== null &&
        (firstRegisteredYear > thisYear
          ? t.that_year_is_in_the_future()
          : firstRegisteredYear < year - 1 && t.it_cant_be_registered_before_it_was()),
    ],
    ['odometer_km', odometerKm !== null && odometerKm > maxKm && t.thats_too_far_for_a_vehicle_of_that()],
  ]
}

function inspectionProblems(vehicle: VehicleDetails, subtype: VehicleSubtype, now: Date): Finding[] {
  const { wof_expires: wofExpires, rego_expires: regoExpires } = vehicle
  const wofUntil = inMonths(now, longestInspection(subtype, vehicle.year, now))
  return [
    [
      'wof_expires',
      wofExpires !== null && wofExpires > wofUntil && t.a_wof_or_cof_doesnt_last_that_long_at(),
    ],
    [
      'rego_expires',
      regoExpires !== null && regoExpires > inMonths(now, 13) && t.rego_lasts_a_year_at_most_check_the(),
    ],
  ]
}

/**
 * In months. If the rules of these years differ the longest counts: anything beyond is a typing
 * error (docs/decisions/0014-vehicle-register-and-legal-checks.md).
 */
export function longestInspection(subtype: VehicleSubtype, year: number | null, now: Date): number {
  if (subtype === 'truck') return 12
  const age = Number(formatToday(now).slice(0, 4)) - (year ?? 0)
  if (age <= 4) return 48
  return age <= 14 ? 24 : 12
}

export const formatToday = (now: Date): string => formatByPattern(now, defaultDateFormat)

/** Adds a week, for dates set a little ahead. */
function inMonths(now: Date, months: number): string {
  const [year = 0, month = 1, day = 1] = formatToday(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, day + 7)).toISOString().slice(0, 10)
}
