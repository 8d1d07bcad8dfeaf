import type { OpenHome } from '#contract/properties.ts'
import { aucklandLocal, readAucklandLocal } from './auckland-time.ts'

/** An open home as it is written: a day and two times, in Auckland. */
export interface OpenHomeRow {
  /** Ours, so that a row keeps its place on the screen. */
  key: string
  day: string
  from: string
  to: string
}

export function rowOf({ starts_at, ends_at }: OpenHome): OpenHomeRow {
  const [day = '', from = ''] = aucklandLocal(new Date(starts_at)).split('T')
  const [, to = ''] = aucklandLocal(new Date(ends_at)).split('T')
  return { key: `kept-${starts_at}-${ends_at}`, day, from, to }
}

/** Null while something of it is not written yet. */
export function openHomeOf({ day, from, to }: OpenHomeRow): OpenHome | null {
  const [start, end] = [readAucklandLocal(`${day}T${from}`), readAucklandLocal(`${day}T${to}`)]
  return start && end && { starts_at: start.at.toISOString(), ends_at: end.at.toISOString() }
}

/** The next after those that are there: the same hours a week later, or nothing written yet. */
export function nextRow(rows: OpenHomeRow[], key: string): OpenHomeRow {
  const last = rows.at(-1)
  if (!last) return { key, day: '', from: '', to: '' }
  return { ...last, key, day: weekAfter(last.day) }
}

function weekAfter(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return Number.isNaN(noon) ? '' : new Date(noon + 7 * 86_400_000).toISOString().slice(0, 10)
}
