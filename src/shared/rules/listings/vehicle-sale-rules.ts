import { fieldsOfSubtype, type VehicleField, type VehicleSubtype } from './vehicle-fields.ts'
import { needsNotice } from './consumer-notice.ts'
import { ownersContradicted } from '#shared/words/owner-words.ts'
import { formatToday, type VehicleProblems } from './vehicle-rules.ts'

interface SoldVehicle {
  subtype: VehicleSubtype | null
  plate: string | null
  vin: string | null
  chassis_number: string | null
  model: string | null
  year: number | null
  first_registered_year: number | null
  number_of_owners: number | null
  odometer_km: number | null
  fuel_type: string | null
  wof_expires: string | null
  wof_at_sale: string | null
  rego_expires: string | null
  ruc_paid_to_km: number | null
  on_road_costs_included: boolean | null
  has_security_interest: boolean | null
}

/** What else decides whether and how a vehicle may be offered. */
export interface VehicleSale {
  now: Date
  condition: 'new' | 'used' | null
  sale_method: 'auction' | 'fixed_price' | 'enquire'
  /** Its title and description. */
  text: string
  /** What it costs where it is not an auction; null where nothing is said. */
  price_cents: number | null
  seller: {
    seller_kind: 'private' | 'in_trade'
    address: string
    trader_number: string | null
  }
  /** What the register says of its plate, where it was asked. */
  record: {
    year: number | null
    odometer_km: number | null
    number_of_owners: number | null
  } | null
}

/** What stands against offering it like that: the register, and the law where it is sold in trade. Pure. */
export function vehicleSaleProblems(vehicle: SoldVehicle, sale: VehicleSale): VehicleProblems {
  const own = fieldsOfSubtype(vehicle.subtype)
  const found = [...odometerProblems(vehicle, sale), ...tradeProblems(vehicle, sale)]
  const problems = found
    .filter(([field]) => field === 'trader' || own.has(field))
    .map(([field, problem]): [string, string] => [`vehicle.${field}`, problem])
  return { ...priceProblem(vehicle, sale), ...Object.fromEntries(problems) }
}

/** Others may leave the price to be talked about. */
function priceProblem({ subtype }: SoldVehicle, sale: VehicleSale): VehicleProblems {
  const { condition, seller, sale_method, price_cents } = sale
  if (sale_method !== 'enquire' || price_cents !== null) return {}
  return needsNotice({ ...seller, condition, subtype })
    ? { buy_now_price_cents: 'Enter a price. The Consumer Information Notice must show it.' }
    : {}
}

type Found = [VehicleField | 'trader', string]

/** One that was turned back is what the law calls misleading; a true one that is lower can be explained. */
function odometerProblems({ odometer_km }: SoldVehicle, { record }: VehicleSale): Found[] {
  const read = record?.odometer_km ?? null
  if (odometer_km === null || read === null || odometer_km >= read) return []
  return [
    [
      'odometer_km',
      `The register shows ${read.toLocaleString('en-NZ')} km at its last inspection. If the odometer was replaced, enter at least that and explain it in the description.`,
    ],
  ]
}

function tradeProblems(vehicle: SoldVehicle, sale: VehicleSale): Found[] {
  if (sale.seller.seller_kind !== 'in_trade') return []
  return [
    ...(needsNotice({ ...sale.seller, condition: sale.condition, subtype: vehicle.subtype })
      ? noticeProblems(vehicle, sale)
      : []),
    ...wofProblems(vehicle, sale),
  ]
}

/** What a Consumer Information Notice cannot do without. */
function noticeProblems(vehicle: SoldVehicle, { seller, sale_method }: VehicleSale): Found[] {
  const found: Found[] = []
  if (seller.address.trim() === '' || seller.trader_number === null) {
    const gaps = [
      seller.address.trim() === '' && 'your address',
      seller.trader_number === null && 'your motor vehicle trader number',
    ]
    found.push([
      'trader',
      `Add ${gaps.filter(Boolean).join(' and ')} in your settings: the Consumer Information Notice must show them.`,
    ])
  }
  if (vehicle.model === null) found.push(['model', 'Enter the model.'])
  if (vehicle.vin === null && vehicle.chassis_number === null)
    found.push(['vin', 'Enter the VIN or chassis number. The Consumer Information Notice must show it.'])
  if (vehicle.first_registered_year === null)
    found.push(['first_registered_year', 'Enter the year it was first registered in New Zealand.'])
  if (vehicle.has_security_interest === null)
    found.push([
      'has_security_interest',
      'Check the Personal Property Securities Register and choose yes or no.',
    ])
  if (sale_method !== 'auction' && vehicle.on_road_costs_included !== true)
    found.push([
      'on_road_costs_included',
      'A trader’s price must include all on-road costs. Include them and choose yes.',
    ])
  return found
}

/** A trader may hand over nothing for the road whose WoF is older than a month, unless it is sold as is where is. */
function wofProblems(
  { wof_expires, wof_at_sale, subtype }: SoldVehicle,
  { now, condition }: VehicleSale,
): Found[] {
  const isForTheRoad = condition === 'used' && fieldsOfSubtype(subtype).has('wof_expires')
  if (!isForTheRoad || wof_at_sale !== null || (wof_expires !== null && wof_expires >= formatToday(now)))
    return []
  return [
    ['wof_at_sale', 'Its WoF isn’t current. Choose whether you’ll sell it with a new WoF or as is where is.'],
  ]
}

export interface Advice {
  field: VehicleField
  advice: string
}

/** What a buyer would miss, or might stumble over; none of it stands in the way. */
export function vehicleAdvice(vehicle: SoldVehicle, { now, text, record }: VehicleSale): Advice[] {
  const own = fieldsOfSubtype(vehicle.subtype)
  const runsOnRuc = vehicle.fuel_type === 'diesel' || vehicle.fuel_type === 'electric'
  const day = formatToday(now)
  const owners = ownersContradicted(text, vehicle.number_of_owners ?? record?.number_of_owners ?? null)
  const found: [VehicleField, boolean, string][] = [
    ['plate', vehicle.plate === null, 'Add the plate so buyers can look it up.'],
    [
      'wof_expires',
      vehicle.wof_expires !== null && vehicle.wof_expires < day && vehicle.wof_at_sale === null,
      'The WoF has expired. Get a new one, or choose “As is where is” – the buyer must agree to that in writing.',
    ],
    [
      'wof_expires',
      vehicle.wof_expires === null,
      'Add the WoF expiry date. It’s the first thing people ask.',
    ],
    [
      'rego_expires',
      vehicle.rego_expires !== null && vehicle.rego_expires < day,
      'Its rego has expired. Say if you’ll renew it before pickup.',
    ],
    [
      'year',
      record?.year != null && vehicle.year !== null && vehicle.year !== record.year,
      `The register says ${record?.year}. Buyers will see that this year is from you.`,
    ],
    ['ruc_paid_to_km', runsOnRuc && vehicle.ruc_paid_to_km === null, 'Add the road user charges reading.'],
    [
      'ruc_paid_to_km',
      vehicle.ruc_paid_to_km !== null &&
        vehicle.odometer_km !== null &&
        vehicle.ruc_paid_to_km < vehicle.odometer_km,
      'Its road user charges are behind the odometer. The buyer would have to pay them.',
    ],
    ['number_of_owners', vehicle.number_of_owners === null, 'Add the number of owners.'],
    ['number_of_owners', owners !== null, owners ?? ''],
    [
      'has_security_interest',
      vehicle.has_security_interest === true,
      'Someone has a claim on it. Say that you’ll clear it before handover.',
    ],
  ]
  return found
    .filter(([field, applies]) => applies && own.has(field))
    .map(([field, , advice]) => ({ field, advice }))
}
