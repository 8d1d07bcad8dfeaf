import { must } from '#platform/common/must.ts'
import { getDateFormat } from '../texts/intl.ts'

const minuteMs = 60_000

/** @returns Auckland's clock and calendar at that instant, in the fields of UTC. */
export function readAucklandClock(at: Date): Date {
  const written = getDateFormat({ timeZoneName: 'longOffset' }).format(at)
  const [, hours, minutes] = must(/\+(\d\d):(\d\d)/.exec(written), 'difference to UTC')
  return new Date(at.getTime() + (Number(hours) * 60 + Number(minutes)) * minuteMs)
}

/** Formats '2026-11-27T21:30' in Auckland, for a datetime-local field. */
export const aucklandLocal = (at: Date): string => readAucklandClock(at).toISOString().slice(0, 16)

export type LocalReading =
  | { kind: 'once'; at: Date }
  /** In April the hour from 2 am happens twice; `at` is the first time, `later` the second. */
  | { kind: 'twice'; at: Date; later: Date }
  /** In September the hour from 2 am is skipped; `at` is equally long after the change. */
  | { kind: 'never'; at: Date }

const dayMs = 86_400_000

export function readAucklandLocal(text: string): LocalReading | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null
  const asUtc = Date.parse(`${text}:00Z`)
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(text)) return null
  // Auckland is 12 or 13 hours ahead, so a nearby clock change lies between these two.
  const before = offsetAt(asUtc - dayMs)
  const after = offsetAt(asUtc)
  const [first, second] = [...new Set([before, after])]
    .map((offset) => asUtc - offset)
    .filter((instant) => aucklandLocal(new Date(instant)) === text)
    .sort((a, b) => a - b)
  if (first === undefined) return { kind: 'never', at: new Date(asUtc - before) }
  if (second === undefined) return { kind: 'once', at: new Date(first) }
  return { kind: 'twice', at: new Date(first), later: new Date(second) }
}

function offsetAt(instant: number): number {
  return readAucklandClock(new Date(instant)).getTime() - instant
}
