import type { Carrier } from '#domains/settings/common/carriers.ts'

/**
 * Null for a carrier that isn't known. Render it with `rel="noopener noreferrer nofollow"`: it leads
 * to another site with what a seller has typed.
 */
export function getTrackingUrl(carriers: readonly Carrier[], name: string, number: string): string | null {
  const wanted = name.trim().toLowerCase()
  const pattern = carriers.find((one) => one.name.toLowerCase() === wanted)?.url_pattern
  if (pattern === undefined) return null
  // A function, so that no `$` of the number is a pattern of its own.
  const url = URL.parse(pattern.replace('{number}', () => encodeURIComponent(number.replace(/\s+/g, ''))))
  return url?.protocol === 'https:' ? url.href : null
}
