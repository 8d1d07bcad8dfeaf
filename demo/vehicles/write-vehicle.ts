import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { must } from '#platform/common/must.ts'
import { dayAfter } from '../days.ts'
import type { Scene } from '../kinds.ts'
import type { Picture } from '../planned-listing.ts'
import { courier, makeOptions, transport } from '../delivery-options.ts'
import type { Seeded } from '../seeded.ts'
import { auctionTerms, roundPrice, type WrittenListing } from '../write-listing.ts'
import { pickPlate, pickVin } from './plates.ts'
import type { CarModel, OtherVehicle } from './read-vehicles.ts'
import { writeDealerText, privateTitle, writePrivateText } from './describe-vehicle.ts'
import { carWorth, getCategory } from './vehicle-worth.ts'

export interface WrittenVehicle extends WrittenListing {
  category: string
  vehicle: Partial<Vehicle>
  pictures: Picture[]
}

export interface Sale {
  isDealer: boolean
  stock_number?: string
  startedMs: number
  plates: Set<string>
}

export function writeCar(model: CarModel, sale: Sale, dice: Seeded): WrittenVehicle {
  const thisYear = new Date(sale.startedMs).getUTCFullYear()
  const { origin, make, details } = model
  const from = sale.isDealer ? Math.round(model.from + (model.until - model.from) * 0.45) : model.from
  const year = dice.between(from, model.until)
  const detail = dice.pick(details)
  const odometerKm = pickDistance(model, thisYear - year, dice)
  const worthCents = carWorth(model, year, odometerKm, thisYear) * (0.93 + dice.chance() * 0.12)
  const colour = pickColour(model, dice)
  const isWanting = !sale.isDealer && origin !== 'classic' && worthCents < 6000_00 && dice.chance() < 0.25
  const vehicle: Partial<Vehicle> & Pick<Vehicle, 'year' | 'odometer_km'> = {
    subtype: 'car',
    make,
    model: model.model,
    model_detail: detail,
    year,
    odometer_km: odometerKm,
    ...pickEngine(model, odometerKm, dice),
    ...pickPapers(model, year, sale, { isWanting, thisYear }, dice),
    exterior_colour: colour,
    number_of_owners: Math.min(dice.between(1, 4), 1 + Math.floor((thisYear - year) / 3)),
    features: pickFeatures(model, year, dice),
    stereo: getStereo(model, year),
    has_security_interest: sale.isDealer || dice.chance() < 0.6 ? false : null,
    stock_number: sale.stock_number ?? null,
  }
  const name = [year, make, model.model, detail].join(' ')
  const addition = sale.isDealer
    ? dice.pick([
        origin === 'import' ? 'fresh import' : 'NZ new',
        'serviced',
        `${Math.round(odometerKm / 1000)},000 km`,
      ])
    : privateTitle(vehicle, model, dice)
  return {
    title: `${name}, ${addition}`,
    category: getCategory(model),
    description: sale.isDealer
      ? writeDealerText(vehicle, model, dice)
      : writePrivateText(vehicle, model, dice),
    condition: 'used',
    ...pickTerms(worthCents, sale, dice),
    ...(sale.isDealer ? delivered : collected),
    payment_methods: worthCents < 4000_00 ? ['bank_transfer', 'cash'] : ['bank_transfer'],
    vehicle,
    pictures: pickPictures(model, colour, dice),
  }
}

export function writeOther(other: OtherVehicle, { startedMs, plates }: Sale, dice: Seeded): WrittenVehicle {
  const { category, icon, title, condition, worthCents, words, vehicle } = other
  const isPart = vehicle.subtype === 'parts'
  // Not required up to 50 cc.
  const onRoad = ['motorbike', 'caravan', 'truck'].includes(vehicle.subtype) && vehicle.engine_cc !== 49
  const scene: Scene = vehicle.subtype === 'boat' ? 'water' : isPart ? 'floor' : 'road'
  return {
    title,
    category,
    description: words,
    condition,
    ...pickTerms(worthCents * (0.95 + dice.chance() * 0.1), { isDealer: false }, dice),
    ...(isPart
      ? {
          pickup: 'allowed',
          delivery_options: sendPart(dice.between(25, 60)),
        }
      : collected),
    payment_methods: isPart ? ['bank_transfer', 'cash'] : ['bank_transfer'],
    vehicle: {
      ...vehicle,
      ...(onRoad && {
        plate: pickPlate(must(vehicle.year, 'year'), isSmall(other), plates, dice),
        first_registered_year: must(vehicle.year, 'year'),
        // Trucks have a certificate of fitness, valid for six months.
        wof_expires: dayAfter(startedMs, dice.between(20, vehicle.subtype === 'truck' ? 150 : 330)),
        rego_expires: dayAfter(startedMs, dice.between(15, 300)),
        import_history: 'nz_new',
      }),
      ...(!isPart && { number_of_owners: dice.between(1, 4) }),
      ...(vehicle.subtype === 'truck' && {
        ruc_paid_to_km: must(vehicle.odometer_km, 'odometer_km') + dice.between(400, 9000),
      }),
    },
    pictures: Array.from({ length: isPart ? 1 : dice.between(1, 3) }, () => ({
      icon,
      scene,
      recolour: false,
      paint: vehicle.exterior_colour ?? null,
    })),
  }
}

const isSmall = ({ category, vehicle }: OtherVehicle) =>
  vehicle.subtype === 'motorbike' || category === 'caravans-caravans' || category === 'caravans-tiny-homes'

const collected = { pickup: 'must' as const, delivery_options: [] }
const delivered = {
  pickup: 'allowed' as const,
  delivery_options: makeOptions(transport({ north: 390, south: 890, ownRegion: 190, days: 5 })),
}
const sendPart = (dollars: number) =>
  makeOptions(courier({ north: dollars, south: dollars + 15, rural: 6, days: 2 }))

type Terms = Pick<
  WrittenListing,
  'sale_method' | 'start_price_cents' | 'reserve_price_cents' | 'buy_now_price_cents' | 'quantity'
>

function pickTerms(worthCents: number, { isDealer }: Pick<Sale, 'isDealer'>, dice: Seeded): Terms {
  const mood = dice.chance()
  if (mood < (isDealer ? 0.16 : 0.52)) return auctionTerms(worthCents, dice)
  const requested = worthCents * (1.02 + dice.chance() * 0.1)
  return {
    sale_method: mood < (isDealer ? 0.72 : 0.76) ? 'fixed_price' : 'enquire',
    start_price_cents: null,
    reserve_price_cents: null,
    buy_now_price_cents:
      isDealer && requested > 3000_00
        ? Math.round(requested / 1000_00) * 1000_00 - 10_00
        : roundPrice(requested),
    quantity: 1,
  }
}

function pickDistance({ origin, fuel, body }: CarModel, age: number, dice: Seeded): number {
  if (origin === 'classic') return dice.between(60, 150) * 1000 + dice.between(0, 999)
  const aYear = fuel === 'diesel' ? 16_500 : body === 'convertible' ? 7_000 : 11_800
  const driven = (age + 0.4) * aYear * (0.65 + dice.chance() * 0.7)
  return Math.round(Math.max(2_500, Math.min(driven, 318_000)) + dice.between(0, 900))
}

function pickEngine(model: CarModel, odometerKm: number, dice: Seeded): Partial<Vehicle> {
  const { fuel, body, transmission, drive, engine_cc: engineCc, power_kw: powerKw, seats, doors } = model
  const paysByDistance = fuel === 'diesel' || fuel === 'electric' || fuel === 'plug_in_hybrid'
  return {
    fuel_type: fuel,
    transmission,
    drive,
    body_style: body,
    engine_cc: engineCc || null,
    power_kw: powerKw,
    seats,
    doors,
    fuel_economy: model.fuel_economy,
    safety_rating: model.safety_rating || null,
    ruc_paid_to_km: paysByDistance ? odometerKm + dice.between(200, 7_500) : null,
  }
}

function pickPapers(
  { origin }: CarModel,
  year: number,
  { isDealer, startedMs, plates }: Sale,
  { isWanting, thisYear }: { isWanting: boolean; thisYear: number },
  dice: Seeded,
): Partial<Vehicle> {
  const isImported = origin === 'import'
  const firstRegisteredYear = isImported ? Math.min(thisYear, year + dice.between(4, 8)) : year
  // Vehicles from before 2000 need one every six months.
  const wofDays = isDealer ? dice.between(338, 362) : dice.between(12, origin === 'classic' ? 150 : 340)
  return {
    plate: pickPlate(firstRegisteredYear, false, plates, dice),
    vin: isDealer || (dice.chance() < 0.4 && origin !== 'classic') ? pickVin(isImported, dice) : null,
    chassis_number: origin === 'classic' ? String(dice.between(100_000, 999_999)) : null,
    first_registered_year: firstRegisteredYear,
    import_history: isImported ? 'imported' : 'nz_new',
    wof_expires: isWanting ? null : dayAfter(startedMs, wofDays),
    rego_expires: dayAfter(startedMs, dice.between(10, 350)),
    on_road_costs_included: isDealer ? true : null,
  }
}

const usualColours = ['White', 'White', 'Silver', 'Grey', 'Grey', 'Black', 'Blue', 'Blue', 'Red', 'Red']
const rareColours = ['Green', 'Orange', 'Yellow', 'Brown', 'Purple']

function pickColour({ body, origin }: CarModel, dice: Seeded): string {
  if (body === 'van') return dice.pick(['White', 'White', 'Silver'])
  return dice.pick(
    origin === 'classic' || dice.chance() < 0.2 ? [...rareColours, 'Red', 'Blue'] : usualColours,
  )
}

function pickFeatures({ origin, body, fuel, newPriceCents }: CarModel, year: number, dice: Seeded): string[] {
  if (origin === 'classic') return []
  const fitted = [
    'Air conditioning',
    'Remote locking',
    ...(year >= 2010 ? ['Bluetooth', 'Cruise control'] : []),
    ...(year >= 2014 ? ['Reversing camera'] : []),
    ...(year >= 2018 ? ['Apple CarPlay', 'Lane keeping'] : []),
    ...(newPriceCents > 45_000_00 ? ['Leather seats', 'Heated seats', 'Parking sensors'] : []),
    ...(body === 'ute' ? ['Tow bar', 'Deck liner', 'Canopy', 'Side steps'] : ['Isofix', 'Alloy wheels']),
    ...(body === 'suv' || body === 'station_wagon' ? ['Tow bar', 'Roof rails'] : []),
    ...(fuel === 'electric' ? ['Heat pump', 'Fast charging'] : []),
  ]
  return dice.shuffled(fitted).slice(0, dice.between(4, 8))
}

const getStereo = ({ origin }: CarModel, year: number) =>
  origin === 'classic'
    ? null
    : year >= 2018
      ? '8-inch touchscreen, Apple CarPlay and Android Auto'
      : 'AM/FM, CD, Bluetooth'

const icons: Record<CarModel['body'], [side: string, other: string]> = {
  hatchback: ['automobile', 'oncoming-automobile'],
  sedan: ['automobile', 'oncoming-automobile'],
  coupe: ['automobile', 'oncoming-automobile'],
  convertible: ['automobile', 'oncoming-automobile'],
  station_wagon: ['sport-utility-vehicle', 'sport-utility-vehicle'],
  suv: ['sport-utility-vehicle', 'sport-utility-vehicle'],
  ute: ['pickup-truck', 'pickup-truck'],
  van: ['minibus', 'minibus'],
  other: ['automobile', 'oncoming-automobile'],
}

function pickPictures({ body }: CarModel, paint: string, dice: Seeded): Picture[] {
  const [side, other] = icons[body]
  const views = [side, other, side].slice(0, dice.pick([1, 2, 2, 3]))
  return views.map((icon) => ({ icon, scene: 'road', recolour: false, paint }))
}
