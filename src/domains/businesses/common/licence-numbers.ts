/**
 * Reads a licence under the Real Estate Agents Act 2008, as digits only, like the public register.
 * @returns null if it can't be one
 */
export function readLicenceNumber(typed: string): string | null {
  const digits = typed
    .trim()
    .replace(/^(?:rea+a?|licen[cs]e)?\s*(?:no\.?|number|#)?\s*:?\s*/i, '')
    .replaceAll(/[\s-]/g, '')
  return /^[1-9]\d{5,9}$/.test(digits) ? digits : null
}
