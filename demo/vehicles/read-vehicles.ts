import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { carSheet } from './car-models.ts'
import { otherSheet } from './other-vehicles.ts'

type Of<Field extends keyof Vehicle> = NonNullable<Vehicle[Field]>
type Subtype = Of<'subtype'>

export interface CarModel {
  make: string
  model: string
  details: string[]
  from: number
  until: number
  body: Of<'body_style'>
  fuel: Of<'fuel_type'>
  engine_cc: number
  power_kw: number
  transmission: Of<'transmission'>
  drive: Of<'drive'>
  seats: number
  doors: number
  origin: 'nz' | 'import' | 'classic'
  newPriceCents: number
  /** The share of the price kept each year. */
  yearlyRetention: number
  fuel_economy: number
  safety_rating: number
}

export interface OtherVehicle {
  category: string
  icon: string
  title: string
  condition: 'new' | 'used'
  worthCents: number
  words: string
  vehicle: Omit<Partial<Vehicle>, 'subtype'> & { subtype: Subtype }
}

const lines = (sheet: string) => sheet.trim().split('\n')
const cells = (line: string) => line.split('|').map((cell) => cell.trim())

const measures: Record<string, 'odometer_km' | 'engine_cc' | 'power_kw' | 'length_m' | 'seats'> = {
  km: 'odometer_km',
  cc: 'engine_cc',
  kW: 'power_kw',
  m: 'length_m',
  seats: 'seats',
}
const namings: Record<string, keyof Vehicle> = {
  ...Object.fromEntries(['petrol', 'diesel', 'lpg', 'electric'].map((word) => [word, 'fuel_type'])),
  ...Object.fromEntries(
    ['manual', 'automatic', 'semi_automatic', 'cvt'].map((word) => [word, 'transmission']),
  ),
  ...Object.fromEntries(['front', 'rear', 'four_wheel'].map((word) => [word, 'drive'])),
  ...Object.fromEntries(['aluminium', 'fibreglass', 'inflatable', 'wood'].map((word) => [word, 'hull'])),
}

export const carModels: readonly CarModel[] = lines(carSheet).map(readModel)
export const otherVehicles: readonly OtherVehicle[] = otherSheet.trim().split(/\n\n+/).flatMap(readBlock)

function readModel(line: string): CarModel {
  const [name = '', details = '', years = '', build = '', price = '', rest = ''] = cells(line)
  const [make = '', model = ''] = name.split('/')
  const [from = 0, until = 0] = years.split('-').map(Number)
  const [body, fuel, cc, kw, transmission, drive, room = ''] = build.split(' ')
  const [seats = 0, doors = 0] = room.split('/').map(Number)
  const [origin, thousands, yearlyRetention] = price.split(' ')
  const [fuelEconomy = 0, safetyRating = 0] = rest.split(' ').map(Number)
  return {
    make,
    model,
    details: details.split('; '),
    from,
    until,
    body: body as CarModel['body'],
    fuel: fuel as CarModel['fuel'],
    engine_cc: Number(cc),
    power_kw: Number(kw),
    transmission: transmission as CarModel['transmission'],
    drive: drive as CarModel['drive'],
    seats,
    doors,
    origin: origin as CarModel['origin'],
    newPriceCents: Number(thousands) * 1000_00,
    yearlyRetention: Number(yearlyRetention),
    fuel_economy: fuelEconomy,
    safety_rating: safetyRating,
  }
}

function readBlock(block: string): OtherVehicle[] {
  const [head = '', ...rows] = block.split('\n')
  const [subtype, category = '', icon = ''] = head.replace(/^= /, '').split(', ')
  return rows.map((row) => readOther(row, { subtype: subtype as Subtype, category, icon }))
}

function readOther(
  row: string,
  { subtype, category, icon }: { subtype: Subtype; category: string; icon: string },
): OtherVehicle {
  const [name = '', facts = '', colour = '', dollars = '', words = ''] = cells(row)
  const [, year = '', make = '', model = '', detail = ''] = /^(\d+) ([^/]*)\/([^/]*)\/(.*)$/.exec(name) ?? []
  if (!year || !words) throw new Error(`The demo cannot read '${row}' as a vehicle`)
  const isPart = subtype === 'parts'
  const maker = [make, model].filter(Boolean).join(' ')
  const title = isPart ? [detail, maker] : [year, make, model, detail]
  return {
    category,
    icon,
    title: title.filter(Boolean).join(isPart ? ', ' : ' '),
    condition: facts === 'new' ? 'new' : 'used',
    worthCents: Number(dollars) * 100,
    words,
    vehicle: {
      make: make || null,
      model: model || null,
      ...(!isPart && {
        year: Number(year),
        model_detail: detail || null,
        exterior_colour: colour,
        ...readFacts(facts),
      }),
      subtype,
    },
  }
}

function readFacts(facts: string): Partial<Vehicle> {
  return Object.fromEntries(
    facts.split(', ').map((fact) => {
      const [amount = '', unit = ''] = fact.split(' ')
      const field = unit ? measures[unit] : namings[fact]
      if (!field) throw new Error(`The demo does not know what '${fact}' says of a vehicle`)
      return [field, unit ? Number(amount) : fact]
    }),
  )
}
