import type { z } from 'zod/mini'
import type { RunOutcome } from '#domains/stock-feed/common/feed-runs.ts'
import type { run_guard } from '#domains/stock-feed/common/feed-runs.shapes.ts'

/** The defaults of trading-rules.md › New Zealand forms. */
export const usualGuards = { max_withdrawn_percent: 40, max_refused_percent: 20 }

export type Guard = z.output<typeof run_guard>

/** At most this share of the listed may disappear, and of the read be refused. */
export function findGuards(
  found: Readonly<Record<RunOutcome, number>>,
  listed: number,
  { max_withdrawn_percent, max_refused_percent } = usualGuards,
): Guard[] {
  const read = found.new + found.changed + found.back + found.same + found.refused
  const exceeds = (part: number, whole: number, percent: number) => part > 0 && part * 100 > whole * percent
  return [
    ...(exceeds(found.gone, listed, max_withdrawn_percent) ? (['withdrawn'] as const) : []),
    ...(exceeds(found.refused, read, max_refused_percent) ? (['refused'] as const) : []),
  ]
}
