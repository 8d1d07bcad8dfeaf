/**
 * The fields of MotorCentral's push (trading-rules.md › New Zealand forms), and at the end those of
 * a dealer’s own file only.
 */
export const feedFields = [
  'StockNo',
  'Make',
  'Model',
  'Variant',
  'Type',
  'ItemType',
  'Year',
  'Retail',
  'CCRating',
  'Doors',
  'Mileage',
  'Colour',
  'Rego',
  'VIN',
  'Chassis',
  'NewUsed',
  'Transmission',
  'FuelType',
  'Location',
  'WofExpiry',
  'RegoExpiry',
  'OnlineNotes',
  'FirstRegistered',
] as const
export type FeedField = (typeof feedFields)[number]

/** Fields whose words a dealer may teach. */
export const teachableFields = [
  'Make',
  'Model',
  'Variant',
  'Type',
  'ItemType',
  'Colour',
  'Transmission',
  'FuelType',
] as const satisfies readonly FeedField[]
export type TeachableField = (typeof teachableFields)[number]

type WordList = Readonly<Record<string, readonly string[]>>

/** Each value with its other words in feeds, in lower case. */
const known: Partial<Record<TeachableField, WordList>> = {
  Transmission: {
    Automatic: ['a', 'auto', 'at'],
    Manual: ['m', 'man', 'mt', '5 speed manual', '6 speed manual'],
    'Semi-automatic': ['s', 't', 'tiptronic', 'semi automatic', 'semi-auto', 'dct', 'dsg'],
    CVT: ['c', 'constantly variable', 'continuously variable'],
  },
  FuelType: {
    Petrol: ['p', 'gasoline', 'unleaded', 'petrol 91', 'petrol 95'],
    Diesel: ['d', 'turbo diesel'],
    Hybrid: ['h', 'petrol hybrid', 'petrol/electric', 'hev'],
    'Plug-in hybrid': ['ph', 'phev', 'plugin hybrid', 'plug in hybrid'],
    Electric: ['e', 'ev', 'bev', 'electricity'],
    LPG: ['l', 'gas'],
    Other: ['o'],
  },
  Colour: {
    Beige: ['sand', 'champagne'],
    Black: ['blk'],
    Blue: ['blu', 'navy', 'dark blue', 'light blue'],
    Bronze: [],
    Brown: ['brn'],
    Burgundy: ['maroon', 'wine'],
    Cream: [],
    Gold: ['gld'],
    Green: ['grn', 'dark green', 'light green'],
    Grey: ['gry', 'gray', 'gunmetal', 'charcoal', 'dark grey'],
    Orange: ['org'],
    Pink: [],
    Purple: ['violet'],
    Red: [],
    Silver: ['sil', 'slv'],
    Turquoise: ['teal'],
    White: ['wht', 'pearl', 'pearl white'],
    Yellow: ['yel'],
  },
  Type: {
    Hatchback: ['hatch', '3 door hatch', '5 door hatch'],
    Sedan: ['saloon', '4 door sedan'],
    'Station wagon': ['wagon', 'stationwagon', 'estate', 'sw'],
    SUV: ['rv/suv', 'rv', '4wd', '4x4', 'suv/4wd', 'crossover'],
    Ute: ['utility', 'pickup', 'double cab', 'single cab', 'cab chassis'],
    Van: ['people mover', 'mpv', 'minivan', 'minibus', 'light van'],
    Coupé: ['coupe'],
    Convertible: ['cabriolet', 'roadster'],
    Motorbike: ['motorcycle', 'bike', 'scooter'],
    Caravan: [
      'trailer caravan',
      'pop top',
      'pop-top caravan',
      'camper trailer',
      'fifth wheeler',
      '5th wheeler',
    ],
    Motorhome: ['motor home', 'rv motorhome', 'a class motorhome', 'b class motorhome', 'c class motorhome'],
    Campervan: ['camper', 'camper van', 'campervans'],
    Boat: ['boats', 'power boat', 'powerboat', 'runabout', 'cuddy', 'cabin boat', 'ski boat'],
    'Trailer boat': ['trailerboat', 'trailer boats', 'hardtop', 'centre console'],
    Launch: ['launches', 'cruiser boat'],
    'Jet boat': ['jet ski', 'jetski', 'pwc', 'personal watercraft'],
    Yacht: ['yachts', 'sailing boat', 'sailboat', 'keeler'],
    Dinghy: ['dinghies', 'tender', 'inflatable boat', 'rib'],
    Truck: ['heavy truck', 'tractor unit', 'tipper', 'curtainsider', 'flat deck truck'],
    Bus: ['coach', 'buses'],
    Trailer: ['trailers', 'tandem trailer', 'boat trailer', 'box trailer'],
    'Horse float': ['horsefloat', 'float'],
    Tractor: ['tractors'],
    Machinery: ['digger', 'forklift', 'excavator', 'loader'],
    Parts: ['part', 'spares', 'accessories', 'wheels', 'tyres'],
  },
  ItemType: {
    Car: ['c', 'cars', 'vehicle', 'motor vehicle', 'passenger', 'light commercial', 'commercial', 'lcv'],
    Motorbike: ['m', 'motorcycle', 'motorcycles', 'bike', 'motorbikes'],
    Boat: ['b', 'marine', 'boats'],
    Caravan: ['v', 'caravans', 'motorhome', 'motorhomes', 'rv'],
    Truck: ['t', 'trucks', 'heavy', 'heavy commercial', 'bus'],
    Machinery: ['machine', 'equipment', 'farm machinery', 'trailer', 'trailers'],
    Parts: ['p', 'part', 'parts & accessories', 'accessories', 'spares'],
  },
}

/** Normalises words for comparing: 'Slvr ' and 'slvr' are equal. */
export const foldWord = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Empty if any value is possible, as with a make. */
export const getMeanings = (field: TeachableField): string[] => Object.keys(known[field] ?? {})

/** @returns the matching value; null if the word is unknown */
export function findMeaning(field: TeachableField, text: string): string | null {
  const word = foldWord(text)
  const found = Object.entries(known[field] ?? {}).find(
    ([meaning, others]) => foldWord(meaning) === word || others.includes(word),
  )
  return found ? found[0] : null
}

export interface Rule {
  field: TeachableField
  /** Already folded. */
  heard: string
  means: string
}

/** A dealer's rules override the known words. */
export function applyRules(rules: readonly Rule[], field: TeachableField, text: string): string {
  const word = foldWord(text)
  return rules.find((rule) => rule.field === field && rule.heard === word)?.means ?? text
}
