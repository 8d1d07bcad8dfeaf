import type { Island } from './addresses.shapes.ts'

interface WrittenAddress {
  line1: string
  line2: string
  postcode: string
}

/** 'RD 3', 'R.D. 3' or 'Rural Delivery 3'; the 'Rd' of a road has no number of one or two digits after it. */
const ruralDelivery = /\b(?:r\.?\s?d\.?|rural\s+delivery)\s*\d{1,2}\b/i

/** The third digit of NZ Post's rural postcodes is 7, 8 or 9. */
const ruralPostcode = /^\d\d[789]\d$/

/** Only a proposal: the person's own choice wins. */
export const proposeRural = ({ line1, line2, postcode }: WrittenAddress): boolean =>
  [line1, line2].some((text) => ruralDelivery.test(text)) || ruralPostcode.test(postcode.trim())

const southernRegions = new Set([
  'tasman',
  'nelson',
  'marlborough',
  'west-coast',
  'canterbury',
  'otago',
  'southland',
])

/** @param region its slug in the gazetteer */
export function getRegionIsland(region: string): Island {
  if (region === 'chatham-islands') return 'chatham'
  return southernRegions.has(region) ? 'south' : 'north'
}

const chathamPostcode = '8942'

/** @param postcode four digits */
export function getPostcodeIsland(postcode: string): Island {
  if (postcode === chathamPostcode) return 'chatham'
  return postcode >= '7000' ? 'south' : 'north'
}

interface IslandMismatch {
  ofPostcode: Island
  ofRegion: Island
}

export function findIslandMismatch(address: { postcode: string; region: string }): IslandMismatch | null {
  const [ofPostcode, ofRegion] = [getPostcodeIsland(address.postcode), getRegionIsland(address.region)]
  return ofPostcode === ofRegion ? null : { ofPostcode, ofRegion }
}
