import type { z } from 'zod/mini'
import type { RunOutcome } from '#domains/stock-feed/common/stock-feed.ts'
import type { runGuard } from '#domains/stock-feed/common/stock-feed.shapes.ts'

/** The defaults of trading-rules.md › New Zealand forms. */
export const usualGuards = { maxWithdrawnPercent: 40, maxRefusedPercent: 20 }

export type Guard = z.output<typeof runGuard>

/** At most this share of the listed may disappear, and of the read be refused. */
export function findGuards(
  found: Readonly<Record<RunOutcome, number>>,
  listed: number,
  { maxWithdrawnPercent, maxRefusedPercent } = usualGuards,
): Guard[] {
  const read = found.new + found.changed + found.back + found.same + found.refused
  const exceeds = (part: number, whole: number, percent: number) => part > 0 && part * 100 > whole * percent
  return [
    ...(exceeds(found.gone, listed, maxWithdrawnPercent) ? (['withdrawn'] as const) : []),
    ...(exceeds(found.refused, read, maxRefusedPercent) ? (['refused'] as const) : []),
  ]
}
