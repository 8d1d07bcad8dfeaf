import { formatMoney } from '#platform/common/formats/formats.ts'
import type { Figure } from '#domains/insights/common/stats.ts'
import { getNumberFormat } from '#platform/common/texts/intl.ts'
import * as t from '#domains/insights/texts.ts'

/** Rounds to whole dollars: cents are noise in a large sum. */
export const formatDollars = (cents: number): string => formatMoney(Math.round(cents / 100) * 100)

/** '50k', '1.2m'. */
export const formatShortDollars = (cents: number): string =>
  getNumberFormat({ notation: 'compact', maximumFractionDigits: 1 })
    .format(cents / 100)
    .toLowerCase()

export interface ChangeLabels {
  text: string
  spoken: string
  direction: 'up' | 'down' | 'same'
}

/**
 * A percentage of a smaller value, or above `maxPercent`, is meaningless, so only both figures are
 * shown.
 */
const leastBefore = 10
const maxPercent = 200

export function getChange(
  { value, before, change_percent: changePercent }: Figure,
  format: (value: number) => string,
): ChangeLabels | null {
  if (before === 0 && value === 0) return null
  if (value === before)
    return { text: t.was_before({ before: format(before) }), spoken: t.same_as_before(), direction: 'same' }
  const direction = value > before ? 'up' : 'down'
  const percent = changePercent ?? Number.POSITIVE_INFINITY
  const size = `${getNumberFormat({ maximumFractionDigits: 1 }).format(Math.abs(percent))}%`
  const words = { before: format(before), size, direction } as const
  return before >= leastBefore && percent <= maxPercent
    ? { text: t.size_from_before(words), spoken: t.moved_size_from_before(words), direction }
    : { text: t.was_before(words), spoken: t.moved_from_before(words), direction }
}
