/**
 * A licence under the Real Estate Agents Act 2008, as the public register writes it: digits alone.
 * @returns null for what can't be one
 */
export function readLicenceNumber(typed: string): string | null {
  const digits = typed
    .trim()
    .replace(/^(?:rea+a?|licen[cs]e)?\s*(?:no\.?|number|#)?\s*:?\s*/i, '')
    .replaceAll(/[\s-]/g, '')
  return /^[1-9]\d{5,9}$/.test(digits) ? digits : null
}
