import type { VehicleSubtype } from './vehicle-fields.ts'
import { defaultDateFormat, formatByPattern } from '#platform/common/formats/formats.ts'
import * as t from '#domains/listings/texts.ts'

export interface InspectedVehicle {
  subtype: VehicleSubtype | null
  year: number | null
  first_registered_year: number | null
  wof_expires: string | null
  wof_at_sale: string | null
}

export interface WofFinding {
  rule: 'wof_expired' | 'wof_old'
  field: 'vehicle.wof_expires'
  says: string
  weight: 'advice'
}

const inspected: VehicleSubtype[] = ['car', 'motorbike', 'truck', 'caravan']
/**
 * Vehicles first registered from this year on are inspected yearly; older vehicles and trucks twice
 * a year.
 */
const yearlySince = 2000
const youngYears = 3

function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/**
 * At handover the WoF may be a month old at most (Land Transport Rule: Vehicle Standards Compliance). Only its last day
 * is known, so its age is computed from how long a WoF lasts for that year.
 */
export function wofFinding(vehicle: InspectedVehicle, now: Date): WofFinding | null {
  const { subtype, wof_expires: expires, wof_at_sale: wofAtSale } = vehicle
  const year = vehicle.first_registered_year ?? vehicle.year
  if (!subtype || !inspected.includes(subtype) || expires === null || wofAtSale !== null) return null
  const today = formatByPattern(now, defaultDateFormat)
  const found = { field: 'vehicle.wof_expires' as const, weight: 'advice' as const }
  if (expires < today) {
    const says = t.the_wof_has_expired_choose_under_wof()
    return { ...found, rule: 'wof_expired', says }
  }
  if (year === null || year > Number(today.slice(0, 4)) - youngYears) return null
  const lasts = year < yearlySince || subtype === 'truck' ? 6 : 12
  const issued = monthsAfter(expires, -lasts)
  if (monthsAfter(issued, 1) >= today) return null
  const says = t.going_by_its_expiry_date_this_wof_was()
  return { ...found, rule: 'wof_old', says }
}
