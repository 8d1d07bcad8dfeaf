export interface Carrier {
  name: string
  /** With {number} for the tracking number; null if the carrier shows no parcels. */
  url_pattern: string | null
}

export const knownCarriers: readonly Carrier[] = [
  { name: 'NZ Post', url_pattern: 'https://www.nzpost.co.nz/tools/tracking?trackid={number}' },
  { name: 'Aramex', url_pattern: 'https://www.aramex.co.nz/tools/track?l={number}' },
  { name: 'DHL', url_pattern: 'https://www.dhl.com/nz-en/home/tracking.html?tracking-id={number}' },
]

/** Null for a carrier that isn't known. */
export function getTrackingUrl(carriers: readonly Carrier[], name: string, number: string): string | null {
  const pattern = carriers.find((one) => one.name === name)?.url_pattern
  return pattern ? pattern.replace('{number}', encodeURIComponent(number.replaceAll(' ', ''))) : null
}
