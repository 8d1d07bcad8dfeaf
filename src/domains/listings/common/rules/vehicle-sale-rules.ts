import { ownersContradicted } from '#domains/listings/common/tenant-grounds.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { listSubtypeFields } from './applicable-fields.ts'
import type { VehicleSubtype, VehicleField } from './vehicle-fields.ts'
import { formatToday, type VehicleProblems } from './vehicle-rules.ts'
import * as t from '#domains/listings/texts.ts'

/** The kinds that motor vehicle trade law covers. */
export const roadSubtypes: VehicleSubtype[] = ['car', 'motorbike', 'caravan', 'truck']

export const needsNotice = (of: {
  seller_kind: 'private' | 'in_trade'
  condition: 'new' | 'used' | null
  subtype: VehicleSubtype | null
}): boolean =>
  of.seller_kind === 'in_trade' &&
  of.condition === 'used' &&
  of.subtype !== null &&
  roadSubtypes.includes(of.subtype)

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

export interface VehicleSale {
  now: Date
  condition: 'new' | 'used' | null
  sale_method: 'auction' | 'fixed_price' | 'enquire'
  text: string
  /** Set outside auctions; null if not given. */
  price_cents: number | null
  seller: {
    seller_kind: 'private' | 'in_trade'
    address: string
    trader_number: string | null
  }
  /** From the register; null if the plate wasn't looked up. */
  record: {
    year: number | null
    odometer_km: number | null
    number_of_owners: number | null
  } | null
}

export function vehicleSaleProblems(vehicle: SoldVehicle, sale: VehicleSale): VehicleProblems {
  return {
    ...priceProblem(vehicle, sale),
    ...nameFields(vehicle, [...odometerProblems(vehicle, sale), ...tradeProblems(vehicle, sale)]),
  }
}

type TradeSale = Omit<VehicleSale, 'text' | 'record'>

/** Finds what the law requires only from a seller in trade. */
export const findTradeProblems = (vehicle: SoldVehicle, sale: TradeSale): VehicleProblems => ({
  ...priceProblem(vehicle, sale),
  ...nameFields(vehicle, tradeProblems(vehicle, sale)),
})

function nameFields({ subtype }: SoldVehicle, found: Finding[]): VehicleProblems {
  const own = listSubtypeFields(subtype)
  return Object.fromEntries(
    found
      .filter(([field]) => field === 'trader' || own.has(field))
      .map(([field, problem]) => [`vehicle.${field}`, problem]),
  )
}

function priceProblem({ subtype }: SoldVehicle, sale: TradeSale): VehicleProblems {
  const { condition, seller, sale_method: saleMethod, price_cents: priceCents } = sale
  if (saleMethod !== 'enquire' || priceCents !== null) return {}
  return needsNotice({ ...seller, condition, subtype })
    ? { buy_now_price_cents: t.enter_a_price_the_consumer_information() }
    : {}
}

type Finding = [VehicleField | 'trader', string]

/** A reading below the register's is misleading if it was turned back, but explainable if true. */
function odometerProblems({ odometer_km: odometerKm }: SoldVehicle, { record }: VehicleSale): Finding[] {
  const read = record?.odometer_km ?? null
  if (odometerKm === null || read === null || odometerKm >= read) return []
  return [['odometer_km', t.the_register_shows_more_km({ read_km: formatCount(read) })]]
}

function tradeProblems(vehicle: SoldVehicle, sale: TradeSale): Finding[] {
  if (sale.seller.seller_kind !== 'in_trade') return []
  return [
    ...(needsNotice({ ...sale.seller, condition: sale.condition, subtype: vehicle.subtype })
      ? noticeProblems(vehicle, sale)
      : []),
    ...wofProblems(vehicle, sale),
  ]
}

/** A Consumer Information Notice requires these. */
function noticeProblems(vehicle: SoldVehicle, { seller, sale_method: saleMethod }: TradeSale): Finding[] {
  const found: Finding[] = []
  const hasAddress = seller.address.trim() !== ''
  const hasNumber = seller.trader_number !== null
  if (!hasAddress || !hasNumber) {
    const gap = hasNumber ? 'address' : hasAddress ? 'trader_number' : 'other'
    found.push(['trader', t.add_what_the_consumer_notice_must_show({ gap })])
  }
  if (vehicle.model === null) found.push(['model', t.enter_the_model()])
  if (vehicle.vin === null && vehicle.chassis_number === null)
    found.push(['vin', t.enter_the_vin_or_chassis_number_the()])
  if (vehicle.first_registered_year === null)
    found.push(['first_registered_year', t.enter_the_year_it_was_first_registered()])
  if (vehicle.has_security_interest === null)
    found.push(['has_security_interest', t.check_the_personal_property_securities()])
  if (saleMethod !== 'auction' && vehicle.on_road_costs_included !== true)
    found.push(['on_road_costs_included', t.a_traders_price_must_include_all_on()])
  return found
}

/**
 * A trader may not hand over a vehicle for the road whose WoF is older than a month, unless it's
 * sold as is where is.
 */
function wofProblems(
  { wof_expires: wofExpires, wof_at_sale: wofAtSale, subtype }: SoldVehicle,
  { now, condition }: TradeSale,
): Finding[] {
  const isForTheRoad = condition === 'used' && listSubtypeFields(subtype).has('wof_expires')
  if (!isForTheRoad || wofAtSale !== null || (wofExpires !== null && wofExpires >= formatToday(now)))
    return []
  return [['wof_at_sale', t.its_wof_isnt_current_choose_whether()]]
}

export interface Advice {
  field: VehicleField
  advice: string
}

export function vehicleAdvice(vehicle: SoldVehicle, { now, text, record }: VehicleSale): Advice[] {
  const own = listSubtypeFields(vehicle.subtype)
  const runsOnRuc = vehicle.fuel_type === 'diesel' || vehicle.fuel_type === 'electric'
  const day = formatToday(now)
  const owners = ownersContradicted(text, vehicle.number_of_owners ?? record?.number_of_owners ?? null)
  const found: [VehicleField, boolean, string][] = [
    ['plate', vehicle.plate === null, t.add_the_plate_so_buyers_can_look_it_up()],
    [
      'wof_expires',
      vehicle.wof_expires !== null && vehicle.wof_expires < day && vehicle.wof_at_sale === null,
      t.the_wof_has_expired_get_a_new_one_or(),
    ],
    ['wof_expires', vehicle.wof_expires === null, t.add_the_wof_expiry_date_its_the_first()],
    [
      'rego_expires',
      vehicle.rego_expires !== null && vehicle.rego_expires < day,
      t.its_rego_has_expired_say_if_youll(),
    ],
    [
      'year',
      record?.year != null && vehicle.year !== null && vehicle.year !== record.year,
      t.the_register_says_year_buyers_will_see({ year: record?.year ?? '' }),
    ],
    ['ruc_paid_to_km', runsOnRuc && vehicle.ruc_paid_to_km === null, t.add_the_road_user_charges_reading()],
    [
      'ruc_paid_to_km',
      vehicle.ruc_paid_to_km !== null &&
        vehicle.odometer_km !== null &&
        vehicle.ruc_paid_to_km < vehicle.odometer_km,
      t.its_road_user_charges_are_behind_the(),
    ],
    ['number_of_owners', vehicle.number_of_owners === null, t.add_the_number_of_owners()],
    ['number_of_owners', owners !== null, owners ?? ''],
    ['has_security_interest', vehicle.has_security_interest === true, t.someone_has_a_claim_on_it_say_that()],
  ]
  return found
    .filter(([field, applies]) => applies && own.has(field))
    .map(([field, , advice]) => ({ field, advice }))
}
