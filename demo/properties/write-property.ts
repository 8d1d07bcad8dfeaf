import { hasDate, namesPrice } from '#domains/listings/common/property-price.ts'
import type { PriceMethod } from '#domains/listings/common/rules/property-fields.ts'
import type { OwnProperty } from '#domains/listings/common/properties.shapes.ts'
import { must } from '#platform/common/must.ts'
import { clockAfter, dayAfter, weekdayAfter } from '../days.ts'
import type { Picture } from '../planned-listing.ts'
import type { Seeded } from '../seeded.ts'
import {
  aRoom,
  healthyHomes,
  insulations,
  writeRentText,
  writeSaleText,
  pickTitle,
  type PropertyType,
} from './describe-property.ts'
import { pickPictures, paintIndoors } from './property-pictures.ts'
import { pickGround, pickRooms } from './rooms-and-ground.ts'
import type { SuburbLevel } from './suburbs.ts'

export interface Brief {
  level: SuburbLevel
  place: string
  type: PropertyType
  isAgencys: boolean
  reference: string
  startedMs: number
}

export interface WrittenProperty {
  title: string
  description: string
  category: string
  address: string
  property: Partial<OwnProperty>
  pictures: Picture[]
}

const sizes = [0, 0.58, 0.8, 1, 1.27, 1.5]
const prices: Record<PropertyType, number> = {
  house: 1,
  townhouse: 0.86,
  apartment: 0.64,
  unit: 0.68,
  section: 0.46,
  lifestyle: 1.5,
  rural: 2.4,
  commercial: 1.15,
}

export function writeSale(brief: Brief & { method: PriceMethod }, dice: Seeded): WrittenProperty {
  const { level, type, method, startedMs, isAgencys, place } = brief
  const rooms = pickRooms(type, dice)
  const worthCents =
    level.houseCents * prices[type] * (sizes[rooms.bedrooms ?? 3] ?? 1) * (0.9 + dice.chance() * 0.24)
  const priceCents = Math.round(worthCents / 1000_00 / 5) * 5000_00
  const property: Partial<OwnProperty> = {
    purpose: 'sale',
    property_type: type,
    price_method: method,
    ...(namesPrice(method) ? { price_cents: priceCents } : { search_price_cents: priceCents }),
    ...(hasDate(method) && {
      price_method_date: clockAfter(
        startedMs,
        weekdayNear(startedMs, dice.between(9, 26)),
        method === 'auction' ? dice.between(11, 18) : 16,
      ).toISOString(),
    }),
    ...rooms,
    ...pickGround(type, level, rooms.bedrooms, dice),
    rateable_value_cents: Math.round((worthCents * (0.88 + dice.chance() * 0.2)) / 1000_00 / 10) * 10_000_00,
    open_homes: dice.chance() < 0.75 ? openHomes(startedMs, dice) : [],
    amenities: dice
      .shuffled(type === 'section' ? amenities.land : amenities.home)
      .slice(0, dice.between(2, 5)),
    listing_reference: isAgencys ? brief.reference : null,
    shows_address: dice.chance() < (isAgencys ? 0.8 : 0.4),
  }
  return {
    title: pickTitle(property, place, dice),
    description: writeSaleText(property, level, isAgencys, dice),
    category: `property-for-sale-${saleCategories[type]}`,
    address: pickAddress(dice),
    property,
    pictures: pickPictures(type, dice),
  }
}

export function writeRental(brief: Brief, dice: Seeded): WrittenProperty {
  const { level, type, place, isAgencys, startedMs } = brief
  const rooms = pickRooms(type, dice)
  const { floor_area_m2: floorAreaM2, year_built: yearBuilt } = pickGround(type, level, rooms.bedrooms, dice)
  const rent =
    level.rentCents *
    must([0, 0.64, 0.82, 1, 1.18, 1.36][must(rooms.bedrooms, 'bedrooms')], 'share of the rent') *
    (type === 'apartment' ? 0.9 : 1)
  const weeklyRentCents = Math.round((rent * (0.94 + dice.chance() * 0.12)) / 10_00) * 10_00
  const pets = dice.pick(['allowed', 'by_agreement', 'by_agreement', 'not_allowed'] as const)
  const property: Partial<OwnProperty> = {
    purpose: 'rent',
    property_type: type,
    weekly_rent_cents: weeklyRentCents,
    bond_cents: weeklyRentCents * dice.pick([4, 4, 4, 3, 2]),
    pet_bond_cents: pets === 'allowed' ? weeklyRentCents * dice.pick([1, 2]) : null,
    ...rooms,
    floor_area_m2: floorAreaM2 ?? null,
    year_built: yearBuilt ?? null,
    has_smoke_alarms: true,
    insulation: dice.pick(insulations),
    healthy_homes: healthyHomes,
    available_from: dayAfter(startedMs, dice.between(3, 40)),
    furnishings: dice.pick(['unfurnished', 'unfurnished', 'part_furnished', 'furnished']),
    pets,
    smokers: dice.pick(['not_allowed', 'outside_only']),
    maximum_tenants: must(rooms.bedrooms, 'bedrooms') + dice.between(1, 2),
    open_homes: openHomes(startedMs, dice).slice(0, 2),
    amenities: dice.shuffled(amenities.home).slice(0, dice.between(2, 4)),
    listing_reference: isAgencys ? brief.reference : null,
    shows_address: dice.chance() < 0.5,
  }
  return {
    title: pickTitle(property, place, dice),
    description: writeRentText(property, level, isAgencys, dice),
    category: `property-to-rent-${type === 'apartment' || type === 'unit' ? 'apartments' : 'houses'}`,
    address: pickAddress(dice),
    property,
    pictures: [...pickPictures(type, dice), ...(dice.chance() < 0.5 ? [paintIndoors('couch-and-lamp')] : [])],
  }
}

export function writeRoom(brief: Brief, dice: Seeded): WrittenProperty {
  const { level, type, place, startedMs } = brief
  const weeklyRentCents = Math.round((level.rentCents * (0.33 + dice.chance() * 0.09)) / 5_00) * 5_00
  const property: Partial<OwnProperty> = {
    purpose: 'flatmate',
    property_type: type,
    weekly_rent_cents: weeklyRentCents,
    bond_cents: weeklyRentCents * dice.pick([2, 3, 4]),
    bedrooms: dice.between(3, 5),
    bathrooms: dice.between(1, 2),
    living_rooms: 1,
    parking: dice.between(0, 2),
    available_from: dayAfter(startedMs, dice.between(2, 30)),
    furnishings: dice.pick(['furnished', 'part_furnished', 'unfurnished']),
    pets: dice.pick(['by_agreement', 'not_allowed']),
    smokers: dice.pick(['not_allowed', 'outside_only']),
    maximum_tenants: dice.between(1, 2),
    amenities: dice.shuffled([...amenities.room, ...amenities.home]).slice(0, dice.between(2, 4)),
  }
  return {
    ...aRoom(property, level, place, dice),
    category: `flatmates-${dice.chance() < 0.2 ? 'short-stay' : 'one-room'}`,
    address: pickAddress(dice),
    property,
    pictures: [paintIndoors('bed'), ...pickPictures(type, dice).slice(0, 1)],
  }
}

const saleCategories: Record<PropertyType, string> = {
  house: 'houses',
  townhouse: 'townhouses',
  apartment: 'apartments',
  unit: 'apartments',
  section: 'sections',
  lifestyle: 'lifestyle',
  rural: 'rural',
  commercial: 'commercial',
}

const amenities = {
  home: [
    'Heat pump',
    'Wood burner',
    'Double glazing',
    'Dishwasher',
    'Fibre broadband',
    'Solar panels',
    'Electric car charger',
    'Deck',
    'Fenced garden',
    'Near public transport',
    'Near a school',
  ],
  room: ['Wi-Fi included', 'Lockable door', 'Washing machine', 'Dryer'],
  land: ['Power at the boundary', 'Water at the boundary', 'Fibre at the boundary', 'Level ground'],
}

function weekdayNear(ms: number, days: number): number {
  const weekday = weekdayAfter(ms, days)
  return weekday === 6 ? days + 2 : weekday === 0 ? days + 1 : days
}

function openHomes(ms: number, dice: Seeded): OwnProperty['open_homes'] {
  const weekends = Array.from({ length: 14 }, (_, n) => n + 1).filter(
    (days) => weekdayAfter(ms, days) % 6 === 0,
  )
  const days = dice.shuffled(weekends).slice(0, dice.between(1, 3))
  const hour = dice.between(10, 14)
  const minute = dice.pick([0, 15, 30])
  return days
    .toSorted((a, b) => a - b)
    .map((day) => {
      const starts = clockAfter(ms, day, hour, minute)
      return {
        starts_at: starts.toISOString(),
        ends_at: new Date(starts.getTime() + 30 * 60_000).toISOString(),
      }
    })
}

const streets = [
  'Tarata Street',
  'Kāmahi Road',
  'Harakeke Lane',
  'Miromiro Crescent',
  'Hīnau Place',
  'Pukatea Terrace',
  'Kōtuku Street',
  'Māhoe Grove',
  'Rātā View',
  'Toroa Parade',
]

const pickAddress = (dice: Seeded) =>
  `${dice.between(1, 140)}${dice.pick(['', '', '', 'A'])} ${dice.pick(streets)}`
