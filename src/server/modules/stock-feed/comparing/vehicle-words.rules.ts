import type { Vehicle } from '#contract/listings/vehicles.shapes.ts'
import { cutText } from '#shared/formats/cut-text.ts'
import * as t from './texts.ts'

type Words<Field extends keyof Vehicle> = Readonly<Record<string, NonNullable<Vehicle[Field]>>>

/** The feed's meanings (feed-fields.ts) in a listing's terms. */
export const vehicle_words = {
  Transmission: {
    Automatic: 'automatic',
    Manual: 'manual',
    'Semi-automatic': 'semi_automatic',
    CVT: 'cvt',
  } as Words<'transmission'>,
  FuelType: {
    Petrol: 'petrol',
    Diesel: 'diesel',
    Hybrid: 'hybrid',
    'Plug-in hybrid': 'plug_in_hybrid',
    Electric: 'electric',
    LPG: 'lpg',
    Other: 'other',
  } as Words<'fuel_type'>,
  Type: {
    Hatchback: 'hatchback',
    Sedan: 'sedan',
    'Station wagon': 'station_wagon',
    SUV: 'suv',
    Ute: 'ute',
    Van: 'van',
    Coupé: 'coupe',
    Convertible: 'convertible',
  } as Words<'body_style'>,
}

const subtypeOfType: Words<'subtype'> = {
  Motorbike: 'motorbike',
  Caravan: 'caravan',
  Motorhome: 'caravan',
  Campervan: 'caravan',
  Boat: 'boat',
  'Trailer boat': 'boat',
  Launch: 'boat',
  'Jet boat': 'boat',
  Yacht: 'boat',
  Dinghy: 'boat',
  Truck: 'truck',
  Bus: 'truck',
  // Without an engine, they have neither fuel nor odometer.
  Trailer: 'machinery',
  'Horse float': 'machinery',
  Tractor: 'machinery',
  Machinery: 'machinery',
  Parts: 'parts',
}

const subtypeOfItem: Words<'subtype'> = {
  Car: 'car',
  Motorbike: 'motorbike',
  Boat: 'boat',
  Caravan: 'caravan',
  Truck: 'truck',
  Machinery: 'machinery',
  Parts: 'parts',
}

/** A body of a car makes it one; only then does the kind of item count. */
export function getSubtype(item: string | null, type: string | null): Vehicle['subtype'] {
  if (type && type in vehicle_words.Type) return 'car'
  return subtypeOfType[type ?? ''] ?? subtypeOfItem[item ?? ''] ?? null
}

const categoryOfBody: Partial<Record<NonNullable<Vehicle['body_style']>, string>> = {
  hatchback: 'cars-hatchbacks',
  sedan: 'cars-saloons',
  station_wagon: 'cars-saloons',
  suv: 'cars-suvs',
  ute: 'cars-utes',
  van: 'cars-vans',
  coupe: 'cars-convertibles',
  convertible: 'cars-convertibles',
}

const categoryOfSubtype: Partial<Record<NonNullable<Vehicle['subtype']>, string>> = {
  car: 'cars',
  motorbike: 'motorbikes',
  boat: 'boats',
  caravan: 'caravans-caravans',
  truck: 'trucks',
  machinery: 'trucks',
  parts: 'parts',
}

const categoryOfType: Record<string, string> = {
  Motorhome: 'caravans-motorhomes',
  Campervan: 'caravans-campervans',
  'Trailer boat': 'boats-trailer-boats',
  Launch: 'boats-launches',
  'Jet boat': 'boats-jet',
  Yacht: 'boats-yachts',
  Dinghy: 'boats-dinghies',
  Bus: 'trucks-buses',
  Trailer: 'trucks-trailers',
  'Horse float': 'trucks-horse-floats',
  Tractor: 'trucks-tractors',
}

/** A slug of the catalogue that every market begins with. */
export function chooseCategory(
  subtype: Vehicle['subtype'],
  body: Vehicle['body_style'],
  { fuel_type, type }: { fuel_type: Vehicle['fuel_type']; type: string | null },
): string | null {
  if (subtype === null) return null
  if (subtype !== 'car') return categoryOfType[type ?? ''] ?? categoryOfSubtype[subtype] ?? null
  const is_plugged_in = fuel_type === 'electric' || fuel_type === 'plug_in_hybrid'
  return is_plugged_in ? 'cars-electric' : ((body && categoryOfBody[body]) ?? 'cars')
}

interface Named {
  year: number | null
  make: string | null
  model: string | null
  model_detail: string | null
}

const max_title = 80

/** '2019 Toyota Corolla GX Hatch'; a word that doesn't fit any more is left out. */
export function getTitle({ year, make, model, model_detail }: Named): string {
  const words = [year, make, model, model_detail].filter(Boolean).join(' ').split(' ')
  let title = ''
  for (const word of words) {
    if (title.length + word.length + 1 > max_title) break
    title = title ? `${title} ${word}` : word
  }
  return title
}

const max_description = 10_000

export function describeVehicle(notes: string, named: Named, ending: string): string {
  const said =
    notes.replace(/\r\n?/g, '\n').trim() || (getTitle(named) && t.title_for_sale({ title: getTitle(named) }))
  const room = max_description - (ending ? ending.length + 2 : 0)
  return [cutText(said, room).trim(), ending].filter(Boolean).join('\n\n')
}
