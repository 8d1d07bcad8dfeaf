/** Formats hundredths of a percent as '12.95%' or '9%'. */
export const formatRate = (basisPoints: number): string => `${basisPoints / 100}%`

export const formatRateAmount = (basisPoints: number): string => String(basisPoints / 100)

/**
 * Reads a typed '12.95', '12.95 %' or '9'. Undefined unless it's hundredths of a percent below 100.
 */
export function readRate(typed: string): number | undefined {
  const found = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(typed.replace('%', '').trim())
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : undefined
}
