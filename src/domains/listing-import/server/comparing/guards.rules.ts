import type { ImportGuard, ImportOutcome } from '#domains/listing-import/common/listing-import.ts'

/** Shares of the live ones that may end or change, and of the rows that may be refused, in percent. */
export const usualShares = { withdrawn: 40, changed: 60, refused: 20 }

/** So few are never very much. */
const alwaysUsual = 5

export function findGuards(
  found: Readonly<Record<ImportOutcome, number>>,
  live: number,
  shares: typeof usualShares = usualShares,
): ImportGuard[] {
  const rows = found.new + found.changed + found.same + found.refused
  const exceeds = (part: number, whole: number, percent: number) => part * 100 > whole * percent
  return [
    ...(found.gone > 0 && exceeds(found.gone, live, shares.withdrawn) ? (['withdrawn'] as const) : []),
    ...(found.changed > alwaysUsual && exceeds(found.changed, live, shares.changed)
      ? (['changed'] as const)
      : []),
    ...(found.refused > 0 && exceeds(found.refused, rows, shares.refused) ? (['refused'] as const) : []),
  ]
}
