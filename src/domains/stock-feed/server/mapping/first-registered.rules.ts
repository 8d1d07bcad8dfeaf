const years = String.raw`(19\d{2}|20\d{2})(?!\d)`
const country = String.raw`(?:in\s+)?(?:nz|new\s+zealand)`
const gap = String.raw`[\s:,(–-]{0,3}(?:in\s+)?(?:\d{1,2}[/.-]){0,2}`
/**
 * Matches 'First registered in NZ 2021', 'NZ first registered: 03/2021', 'First NZ registration
 * 2021'.
 */
const parts = [
  new RegExp(String.raw`\bfirst\s+(?:registered|registration|rego)\s+${country}${gap}${years}`, 'iu'),
  new RegExp(
    String.raw`\bfirst\s+(?:nz|new\s+zealand)\s+(?:registered|registration|rego)${gap}${years}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:nz|new\s+zealand)\s+first\s+(?:registered|registration|rego)${gap}${years}`,
    'iu',
  ),
]

/**
 * MotorCentral has no field for it, and a trader's used vehicle needs it: dealers of imports write
 * it into the notes. A year counts only with New Zealand named, since 'first registered 2012' may
 * mean Japan.
 */
export function findFirstRegistered(texts: readonly string[]): number | null {
  for (const text of texts) {
    for (const how of parts) {
      const year = how.exec(text)?.[1]
      if (year !== undefined) return Number(year)
    }
  }
  return null
}
