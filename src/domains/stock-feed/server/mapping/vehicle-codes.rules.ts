import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'

/** Maps the feed's meanings (feed-fields.ts) to a listing's values. */
type Codes<Field extends keyof Vehicle> = Readonly<Record<string, NonNullable<Vehicle[Field]>>>

export const transmissions: Codes<'transmission'> = {
  Automatic: 'automatic',
  Manual: 'manual',
  'Semi-automatic': 'semi_automatic',
  CVT: 'cvt',
}

export const fuels: Codes<'fuel_type'> = {
  Petrol: 'petrol',
  Diesel: 'diesel',
  Hybrid: 'hybrid',
  'Plug-in hybrid': 'plug_in_hybrid',
  Electric: 'electric',
  LPG: 'lpg',
  Other: 'other',
}

/** The category is a slug of the initial catalogue. */
type Kind = readonly [
  subtype: NonNullable<Vehicle['subtype']>,
  category: string,
  body?: NonNullable<Vehicle['body_style']>,
]

const kindOfType: Readonly<Record<string, Kind>> = {
  Hatchback: ['car', 'cars-hatchbacks', 'hatchback'],
  Sedan: ['car', 'cars-saloons', 'sedan'],
  'Station wagon': ['car', 'cars-saloons', 'station_wagon'],
  SUV: ['car', 'cars-suvs', 'suv'],
  Ute: ['car', 'cars-utes', 'ute'],
  Van: ['car', 'cars-vans', 'van'],
  Coupé: ['car', 'cars-convertibles', 'coupe'],
  Convertible: ['car', 'cars-convertibles', 'convertible'],
  Motorbike: ['motorbike', 'motorbikes'],
  Caravan: ['caravan', 'caravans-caravans'],
  Motorhome: ['caravan', 'caravans-motorhomes'],
  Campervan: ['caravan', 'caravans-campervans'],
  Boat: ['boat', 'boats'],
  'Trailer boat': ['boat', 'boats-trailer-boats'],
  Launch: ['boat', 'boats-launches'],
  'Jet boat': ['boat', 'boats-jet'],
  Yacht: ['boat', 'boats-yachts'],
  Dinghy: ['boat', 'boats-dinghies'],
  Truck: ['truck', 'trucks'],
  Bus: ['truck', 'trucks-buses'],
  // They have no engine, so neither fuel nor odometer.
  Trailer: ['machinery', 'trucks-trailers'],
  'Horse float': ['machinery', 'trucks-horse-floats'],
  Tractor: ['machinery', 'trucks-tractors'],
  Machinery: ['machinery', 'trucks'],
  Parts: ['parts', 'parts'],
}

const kindOfItem: Readonly<Record<string, Kind>> = {
  Car: ['car', 'cars'],
  Motorbike: ['motorbike', 'motorbikes'],
  Boat: ['boat', 'boats'],
  Caravan: ['caravan', 'caravans-caravans'],
  Truck: ['truck', 'trucks'],
  Machinery: ['machinery', 'trucks'],
  Parts: ['parts', 'parts'],
}

/** The kind of item counts only if the type is missing. */
export function findKind(type: string | null, item: string | null) {
  const [subtype = null, category = null, body = null] =
    kindOfType[type ?? ''] ?? kindOfItem[item ?? ''] ?? []
  return { subtype, category, body }
}
