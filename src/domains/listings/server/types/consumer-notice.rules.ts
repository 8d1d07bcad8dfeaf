import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { needsNotice } from '#domains/listings/common/rules/vehicle-sale-rules.ts'
import { type ConsumerNotice } from '#domains/listings/common/listings.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'

interface Offered {
  condition: 'new' | 'used' | null
  sale_method: 'auction' | 'fixed_price' | 'enquire'
  price_cents: number
}

interface Trader {
  seller_kind: 'private' | 'in_trade'
  trading_name: string | null
  first_name: string
  last_name: string
  address: string
  suburb: string | null
  region: string | null
  phone_number: string
  trader_number: string | null
}

export function getNotice(vehicle: Vehicle, offered: Offered, trader: Trader): ConsumerNotice | null {
  const {
    make,
    model,
    year,
    first_registered_year: firstRegisteredYear,
    has_security_interest: hasSecurityInterest,
  } = vehicle
  const { seller_kind: sellerKind } = trader
  if (!needsNotice({ seller_kind: sellerKind, condition: offered.condition, subtype: vehicle.subtype }))
    return null
  // Listings from before a seller declared to be in trade may lack what a notice needs.
  if (!make || !model || year === null || firstRegisteredYear === null || hasSecurityInterest === null)
    return null
  return {
    trader_name: trader.trading_name ?? `${trader.first_name} ${trader.last_name}`,
    trader_address: [trader.address, trader.suburb, trader.region].filter(Boolean).join(', '),
    trader_phone: dialled(trader.phone_number),
    trader_number: trader.trader_number,
    cash_price_cents: offered.sale_method === 'auction' ? null : offered.price_cents,
    has_security_interest: hasSecurityInterest,
    make,
    model: [model, vehicle.model_detail].filter(Boolean).join(' '),
    year,
    plate: vehicle.plate,
    vin: vehicle.vin,
    chassis_number: vehicle.vin === null ? vehicle.chassis_number : null,
    odometer_km: vehicle.odometer_km,
    first_registered_year: firstRegisteredYear,
    is_imported_used: vehicle.import_history === null ? null : vehicle.import_history === 'imported',
  }
}

/** Formats it as dialled within New Zealand: '021 123 4567'. */
function dialled(phoneNumber: string): string {
  const number = parsePhoneNumberFromString(phoneNumber)
  if (!number) return phoneNumber
  return number.country === 'NZ' ? number.formatNational() : number.formatInternational()
}
