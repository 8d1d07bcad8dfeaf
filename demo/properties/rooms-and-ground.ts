import type { OwnProperty } from '#domains/listings/common/properties.shapes.ts'
import { must } from '#platform/common/must.ts'
import type { Seeded } from '../seeded.ts'
import type { PropertyType } from './describe-property.ts'
import type { SuburbLevel } from './suburbs.ts'

const areas = [0, 52, 84, 124, 178, 236]

const bedroomsByType: Record<PropertyType, number[]> = {
  house: [2, 3, 3, 3, 4, 4, 5],
  townhouse: [2, 2, 3, 3, 4],
  apartment: [1, 1, 2, 2, 3],
  unit: [1, 2, 2],
  section: [],
  lifestyle: [3, 4, 5],
  rural: [3, 4],
  commercial: [],
}

type Rooms = Pick<
  Partial<OwnProperty>,
  'bedrooms' | 'bathrooms' | 'ensuites' | 'living_rooms' | 'parking' | 'garaging'
>

export function pickRooms(type: PropertyType, dice: Seeded): Rooms {
  if (bedroomsByType[type].length === 0) return type === 'section' ? {} : { parking: dice.between(2, 8) }
  const bedrooms = dice.pick(bedroomsByType[type])
  const ensuites = bedrooms > 2 && dice.chance() < 0.4 ? 1 : 0
  return {
    bedrooms,
    ensuites,
    bathrooms: ensuites + (bedrooms > 3 ? dice.between(1, 2) : 1),
    living_rooms: bedrooms > 3 ? dice.between(1, 2) : 1,
    parking: type === 'apartment' ? dice.between(0, 1) : dice.between(1, 3),
    garaging: type === 'apartment' || type === 'unit' ? dice.between(0, 1) : dice.between(0, 2),
  }
}

type Ground = Pick<Partial<OwnProperty>, 'floor_area_m2' | 'land_area_m2' | 'title_type' | 'year_built'>

export function pickGround(
  type: PropertyType,
  level: SuburbLevel,
  bedrooms: number | null | undefined,
  dice: Seeded,
): Ground {
  const floor = (areas[bedrooms ?? 0] || dice.between(160, 480)) * (0.9 + dice.chance() * 0.22)
  const smaller = type === 'apartment' || type === 'unit' ? 0.8 : type === 'townhouse' ? 0.92 : 1
  const landAreaM2 = pickLand(type, level, dice)
  return {
    ...(type === 'section'
      ? {}
      : { floor_area_m2: Math.round(floor * smaller), year_built: builtIn(type, dice) }),
    ...(landAreaM2 === null ? {} : { land_area_m2: landAreaM2 }),
    title_type: pickTitleType(type, dice),
  }
}

function pickLand(type: PropertyType, { kind }: SuburbLevel, dice: Seeded): number | null {
  if (type === 'apartment' || type === 'unit') return null
  if (type === 'rural') return dice.between(30, 160) * 10_000
  if (type === 'lifestyle') return dice.between(16, 90) * 500
  if (type === 'townhouse') return dice.between(120, 260)
  if (type === 'commercial') return dice.between(240, 700)
  const [least, most] = { centre: [230, 460], suburb: [410, 820], town: [600, 1150], coast: [480, 860] }[kind]
  return dice.between(must(least, 'least'), must(most, 'most'))
}

function builtIn(type: PropertyType, dice: Seeded): number {
  if (type === 'townhouse') return dice.between(2004, 2024)
  if (type === 'apartment') return dice.between(1996, 2022)
  if (type === 'unit') return dice.between(1962, 1984)
  return dice.pick([
    dice.between(1902, 1924),
    dice.between(1927, 1938),
    dice.between(1947, 1961),
    dice.between(1965, 1984),
    dice.between(1988, 2011),
    dice.between(2014, 2024),
  ])
}

function pickTitleType(type: PropertyType, dice: Seeded): OwnProperty['title_type'] {
  if (type === 'apartment') return dice.chance() < 0.15 ? 'leasehold' : 'unit_title'
  if (type === 'unit') return dice.pick(['unit_title', 'cross_lease'])
  return type === 'house' && dice.chance() < 0.15 ? 'cross_lease' : 'freehold'
}
