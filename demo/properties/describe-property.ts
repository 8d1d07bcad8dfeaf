import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { OwnProperty } from '#domains/listings/common/properties.shapes.ts'
import { must } from '#platform/common/must.ts'
import type { Seeded } from '../seeded.ts'
import type { SuburbLevel } from './suburbs.ts'

type Home = Partial<OwnProperty>
export type PropertyType = NonNullable<OwnProperty['property_type']>

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const count = (n: number, what: string) => `${counts[n]} ${what}${n === 1 ? '' : 's'}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const leads: Record<PropertyType, string[]> = {
  house: [],
  townhouse: ['Warm townhouse', 'Townhouse with a courtyard', 'Nearly new townhouse', 'Lock up and leave'],
  apartment: ['Top-floor apartment', 'Corner apartment', 'Apartment with a balcony', 'City base'],
  unit: ['Brick unit at the back', 'Ground-floor unit', 'Tidy unit', 'Unit in a block of four'],
  section: [
    'Flat section, services at the gate',
    'Section with a view',
    'Ready to build on',
    'Sheltered section',
  ],
  lifestyle: ['Room for ponies', 'Orchard and stream', 'A few hectares of sun', 'Hens, hay and a good house'],
  rural: ['Grazing block with house', 'Hill country, well fenced'],
  commercial: ['Shop with a flat above', 'Corner shop, long lease'],
}

const housesByAge: [until: number, leads: string[]][] = [
  [1926, ['Villa with a return verandah', 'Double-bay villa', 'Workers’ cottage', 'Villa, still itself']],
  [1940, ['Bungalow with leadlights', 'Californian bungalow', 'Bungalow near the school']],
  [1962, ['Solid weatherboard', 'Ex-state house, native timber', 'Rimu floors and a big lawn']],
  [1985, ['Brick and tile', 'Family home', 'Sunny side of the street', 'Big section, honest house']],
  [2012, ['Single-level family home', 'Tucked away and private', 'Double-glazed and easy']],
  [2100, ['Nearly new', 'New build with warranty', 'Architect’s own', 'Warm, dry and new']],
]

/** Leaves out the price, which has its own field. */
export function pickTitle(home: Home, place: string, dice: Seeded): string {
  const { property_type: propertyType, bedrooms } = home
  const rooms = bedrooms ? `, ${count(bedrooms, 'bedroom')}` : ''
  const own =
    propertyType === 'house'
      ? must(
          housesByAge.find(([until]) => (home.year_built ?? 1970) < until),
          'titles of the age',
        )[1]
      : leads[must(propertyType, 'property_type')]
  return `${dice.pick(own)}${rooms}, ${place}`
}

const surroundings: Record<SuburbLevel['kind'], string[]> = {
  centre: ['Everything is within ten minutes on foot.', 'Town is at the end of the street.'],
  suburb: [
    'Zoned for good schools, and the bus stops at the corner.',
    'The dairy, the park and the kindergarten can be walked to.',
    'A quiet street where children still ride their bikes.',
  ],
  town: [
    'Ten minutes to the shops, and you know the people in them.',
    'Hills behind, the river in front, and room to breathe.',
  ],
  coast: ['You hear the sea at night.', 'Five minutes to the beach with a surfboard under the arm.'],
}

export function writeSaleText(home: Home, level: SuburbLevel, isAgencys: boolean, dice: Seeded): string {
  const { property_type: propertyType } = home
  const around = dice.pick(surroundings[level.kind])
  const phrases = (home.year_built ?? 1900) > 2005 ? youngUpkeep : upkeep
  const end = isAgencys
    ? dice.pick(agentsEnd)
    : `${dice.pick(ownersEnd)}${home.price_method === 'negotiation' ? ' Make us an offer.' : ''}`
  return `${inside(home, dice)}\n\n${around} ${propertyType === 'section' ? '' : `${dice.pick(phrases)} `}${end}`
}

function inside(home: Home, dice: Seeded): string {
  const {
    property_type: propertyType,
    bedrooms,
    bathrooms,
    floor_area_m2: floorAreaM2,
    land_area_m2: landAreaM2,
  } = home
  if (propertyType === 'section') {
    return `${formatCount(must(landAreaM2, 'land_area_m2'))} m² with power, water and fibre at the boundary. ${dice.pick(['A geotechnical report is there to read.', 'No covenants but common sense.', 'Sun until the evening.'])}`
  }
  if (propertyType === 'commercial') {
    return `${floorAreaM2} m² on two floors. ${dice.pick(['The tenant downstairs has been there for nine years.', 'Seismic report at 80 % of the standard.'])}`
  }
  const land =
    propertyType === 'lifestyle' || propertyType === 'rural'
      ? ` ${(must(landAreaM2, 'land_area_m2') / 10_000).toFixed(1)} hectares, ${dice.pick(['stock-proof fences and a bore', 'sheds, yards and water to every trough', 'mostly flat, with a stand of native bush'])}.`
      : ''
  return `${capital(count(must(bedrooms, 'bedrooms'), 'bedroom'))}, ${count(must(bathrooms, 'bathrooms'), 'bathroom')}, ${floorAreaM2} m².${land} ${dice.pick((home.year_built ?? 1900) > 2005 ? youngLiving : living)} ${dice.pick(warmth)}`
}

const living = [
  'Kitchen and living open to a deck that faces north.',
  'The lounge gets the morning sun, the kitchen the evening.',
  'New kitchen in 2021; the bathroom has underfloor heating.',
  'High ceilings, and floors that were sanded this winter.',
  'Plenty of storage, and a laundry of its own.',
]
const youngLiving = living.slice(0, 2)
const warmth = [
  'Insulated above and below, heat pump in the lounge.',
  'Wood burner, ventilation throughout and double glazing at the front.',
  'Ducted heating, and it stays warm.',
]
const upkeep = [
  'Rewired and re-roofed within ten years.',
  'The builder’s report is there to read.',
  'A LIM has been ordered.',
  'Looked after for twenty years by the same people.',
]
const youngUpkeep = [
  'A LIM has been ordered.',
  'Code compliance is on file.',
  'The builder’s report is there to read.',
]
const agentsEnd = [
  'Our vendors have bought elsewhere and will look at every offer. Come to an open home, or ask for a time of your own.',
  'Ask for the documents and we send them the same day.',
  'Interest from outside the region is expected, so call us early.',
]
const ownersEnd = [
  'Private sale, so no commission on top. Ring any time before nine.',
  'We are selling it ourselves and know every nail in it.',
  'We are off to be nearer to the grandchildren.',
]

export function writeRentText(home: Home, level: SuburbLevel, isAgencys: boolean, dice: Seeded): string {
  const { bedrooms, bathrooms, parking, pets } = home
  const cars = parking ? `, ${count(parking, 'car park')}` : ''
  const animals = {
    allowed: 'Pets are welcome.',
    by_agreement: 'Ask about pets.',
    not_allowed: 'No pets, please.',
  }[must(pets, 'pets')]
  const end = isAgencys
    ? 'Apply through us after a viewing; we answer everyone within two days.'
    : dice.pick(['We live nearby and fix things.', 'Looking for somebody who stays for a while.'])
  return `${capital(count(must(bedrooms, 'bedrooms'), 'bedroom'))}, ${count(must(bathrooms, 'bathrooms'), 'bathroom')}${cars}. ${dice.pick((home.year_built ?? 1900) > 2005 ? youngLiving : living)} ${dice.pick(warmth)}\n\n${dice.pick(surroundings[level.kind])} ${animals} ${end}`
}

const rooms: [title: string, words: string, bills: string][] = [
  [
    'Double room in a quiet flat',
    'Three of us, a nurse, a joiner and a student, and a fourth has moved to Sydney. Working person or postgraduate preferred.',
    'Power and fibre are split between us.',
  ],
  [
    'Sunny room, flat of four',
    'A flat that cooks together on Sundays and otherwise leaves each other in peace. Anybody who does the dishes without being asked.',
    'Power and fibre are split between us.',
  ],
  [
    'Room with its own bathroom',
    'We are a couple with a spare room and a cat, after somebody tidy who likes a chat over breakfast.',
    'Power, water and fibre are in the rent.',
  ],
  [
    'Room in a house with a garden',
    'I own the house and let two rooms. There are beans to pick and hens to shut in.',
    'Power, water and fibre are in the rent.',
  ],
  [
    'Small room, short walk to town',
    'Two of us, both out a lot. The room fits a bed, a desk and not much else, and costs accordingly.',
    'Power and fibre come to about $40 a week.',
  ],
  [
    'Big room, bills included',
    'It was the lounge once, so it has a bay window. Three others share the kitchen and a great sofa.',
    'Everything is in the rent.',
  ],
]

export function aRoom(home: Home, level: SuburbLevel, place: string, dice: Seeded) {
  const [title, words, bills] = dice.pick(rooms)
  const bed = home.furnishings === 'unfurnished' ? 'The room is empty.' : 'Bed and desk are in the room.'
  return {
    title: `${title}, ${place}`,
    description: `${words}\n\n${dice.pick(surroundings[level.kind])} ${bed} ${bills}`,
  }
}

export const healthyHomes =
  'Meets the healthy homes standards: fixed heating in the living room, insulation, ventilation in kitchen and bathroom, drainage and draught stopping.'
export const insulations = [
  'Ceiling R 3.6 and underfloor R 1.5, installed in 2019 and checked in 2025.',
  'Ceiling and underfloor, both in good condition; walls at the front of the house.',
  'Built to the code of 2008, insulated throughout.',
]
