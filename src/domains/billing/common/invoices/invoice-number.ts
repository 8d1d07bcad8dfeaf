const prefix = 'INV-'

/** Formats 'INV-000042'. */
export const formatInvoiceNumber = (number: number): string => `${prefix}${String(number).padStart(6, '0')}`

/** Reads a typed 'INV-000042', 'inv 42' or '42'; null if it can't be one. */
export function readInvoiceNumber(typed: string): number | null {
  const [, digits] = /^\s*(?:inv)?[\s-]*(\d{1,12})\s*$/i.exec(typed) ?? []
  return digits === undefined ? null : Number(digits)
}
