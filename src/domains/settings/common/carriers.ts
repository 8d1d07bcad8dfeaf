export interface Carrier {
  name: string
  /** With {number} for the tracking number. */
  url_pattern: string
}

/** Always there; a carrier that the operator gives the same name replaces it. */
export const knownCarriers: readonly Carrier[] = [
  { name: 'NZ Post', url_pattern: 'https://www.nzpost.co.nz/tools/tracking?trackid={number}' },
  { name: 'Aramex', url_pattern: 'https://www.aramex.co.nz/tools/track?l={number}' },
  { name: 'DHL', url_pattern: 'https://www.dhl.com/nz-en/home/tracking.html?tracking-id={number}&submit=1' },
]

export const maxCarriers = 10
export const maxCarrierName = 40
export const maxTrackingPattern = 300

/** The number follows the host, so that no tracking number leads to another site. */
const trackingPattern = /^https:\/\/[^\s/?#\\@{}]+[/?#][^\s\\{}]*\{number\}[^\s\\{}]*$/

export const isTrackingPattern = (pattern: string): boolean =>
  trackingPattern.test(pattern) && URL.parse(pattern.replace('{number}', '1')) !== null

export interface CarrierProblem {
  at: number
  field: keyof Carrier
  kind: 'no_name' | 'long_name' | 'same_name' | 'no_pattern' | 'long_pattern'
}

const foldName = (name: string) => name.trim().toLowerCase()

const hasSameName = (one: Carrier, other: Carrier): boolean => foldName(one.name) === foldName(other.name)

/** The first in the order of the list. */
export function findCarrierProblem(carriers: readonly Carrier[]): CarrierProblem | null {
  for (const [at, carrier] of carriers.entries()) {
    const [name, pattern] = [carrier.name.trim(), carrier.url_pattern.trim()]
    if (name === '') return { at, field: 'name', kind: 'no_name' }
    if (name.length > maxCarrierName) return { at, field: 'name', kind: 'long_name' }
    if (carriers.slice(0, at).some((one) => hasSameName(one, carrier)))
      return { at, field: 'name', kind: 'same_name' }
    if (pattern.length > maxTrackingPattern) return { at, field: 'url_pattern', kind: 'long_pattern' }
    if (!isTrackingPattern(pattern)) return { at, field: 'url_pattern', kind: 'no_pattern' }
  }
  return null
}

/** The known ones, except where the operator's has the same name; then the operator's. */
export const mergeCarriers = (own: readonly Carrier[]): Carrier[] => [
  ...knownCarriers.filter((known) => !own.some((one) => hasSameName(one, known))),
  ...own,
]
