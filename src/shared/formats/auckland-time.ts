import { makeLazy } from './make-lazy.ts'

const clock = makeLazy(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Pacific/Auckland',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** '2026-11-27T21:30' in Auckland, for a datetime-local field. */
export function aucklandLocal(at: Date): string {
  const { year, month, day, hour, minute } = Object.fromEntries(
    clock()
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  )
  return `${year}-${month}-${day}T${hour}:${minute}`
}

export type LocalReading =
  | { kind: 'once'; at: Date }
  /** In April the hour from 2 am happens twice; `at` is the first time, `later` the second. */
  | { kind: 'twice'; at: Date; later: Date }
  /** In September the hour from 2 am is skipped; `at` is as long after the change as asked for. */
  | { kind: 'never'; at: Date }

const day_ms = 86_400_000

export function readAucklandLocal(text: string): LocalReading | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null
  const as_utc = Date.parse(`${text}:00Z`)
  if (Number.isNaN(as_utc) || !new Date(as_utc).toISOString().startsWith(text)) return null
  // Auckland is 12 or 13 hours ahead, so a clock change nearby lies between these two.
  const before = offsetAt(as_utc - day_ms)
  const after = offsetAt(as_utc)
  const [first, second] = [...new Set([before, after])]
    .map((offset) => as_utc - offset)
    .filter((instant) => aucklandLocal(new Date(instant)) === text)
    .sort((a, b) => a - b)
  if (first === undefined) return { kind: 'never', at: new Date(as_utc - before) }
  if (second === undefined) return { kind: 'once', at: new Date(first) }
  return { kind: 'twice', at: new Date(first), later: new Date(second) }
}

function offsetAt(instant: number): number {
  return Date.parse(`${aucklandLocal(new Date(instant))}:00Z`) - Math.floor(instant / 60_000) * 60_000
}
