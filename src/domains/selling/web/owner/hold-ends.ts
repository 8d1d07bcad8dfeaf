import { aucklandLocal, readAucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

const evening = '20:00'
const dayMs = 86_400_000

export interface HoldEnd {
  /** As a datetime-local field writes it, in Auckland. */
  local: string
  label: string
}

const getLabels = makeTexts(() => [
  { days: 0, label: t.today_8_pm() },
  { days: 1, label: t.tomorrow_8_pm() },
])

/** Today's evening until it has come, tomorrow's, and that in three days. */
export function suggestHoldEnds(now: number): HoldEnd[] {
  const today = Date.parse(`${aucklandLocal(new Date(now)).slice(0, 10)}T00:00:00Z`)
  const getLocal = (days: number) => `${new Date(today + days * dayMs).toISOString().slice(0, 10)}T${evening}`
  return [
    ...getLabels().map(({ days, label }) => ({ local: getLocal(days), label })),
    { local: getLocal(3), label: t.in_3_days() },
  ].filter(({ local }) => readLocal(local).getTime() > now)
}

/** The evening has no change of the clock, so it's always a single instant. */
const readLocal = (local: string): Date => must(readAucklandLocal(local), 'local time').at

export const describeLocal = (local: string): string | null => {
  const reading = readAucklandLocal(local)
  return reading && formatShortInstant(reading.at)
}
