import { must } from '#platform/common/must.ts'
import * as t from '#domains/trades/texts.ts'

export const maxMeetingTimes = 6
const maxLengthMs = 12 * 3_600_000
const maxAheadMs = 60 * 86_400_000

export interface TimeSpan {
  starts_at: string
  ends_at: string
}

export function findMeetingTimeProblems(times: readonly TimeSpan[], now: Date): (string | null)[] {
  const spans = times.map((one) => ({ from: Date.parse(one.starts_at), to: Date.parse(one.ends_at) }))
  return spans.map(({ from, to }, index) => {
    if (to <= from) return t.it_must_end_after_it_starts()
    if (to - from > maxLengthMs) return t.a_pickup_time_lasts_at_most_12_hours()
    if (from <= now.getTime()) return t.that_is_past_choose_a_later_time()
    if (from - now.getTime() > maxAheadMs) return t.that_is_more_than_60_days_away_choose()
    const overlaps = spans.slice(0, index).some((other) => other.from < to && from < other.to)
    return overlaps ? t.it_overlaps_with_another_time() : null
  })
}

export function findFirstTimeProblem(times: readonly TimeSpan[], now: Date): string | null {
  const problems = findMeetingTimeProblems(times, now)
  const index = problems.findIndex((problem) => problem !== null)
  if (index === -1) return null
  const problem = must(problems[index], 'problem')
  return times.length > 1 ? `${t.time_index({ index: index + 1 })}: ${problem}` : problem
}
