import type { FeedProblem } from '#domains/stock-feed/common/stock-feed.ts'
import { toRecord } from '#platform/common/records.ts'
import { readFrom } from './map-vehicle.rules.ts'

export const toProblem = (message: string): FeedProblem => ({
  field: '',
  value: '',
  says: message,
  is_teachable: false,
})

interface Mapped {
  fields: { vehicle: object } | null
  problems: readonly FeedProblem[]
}

/**
 * Leaves out a field that is missing because it was unreadable: its own problem explains it better.
 */
export function listRefusals(errors: Readonly<Record<string, string>>, mapped: Mapped): FeedProblem[] {
  const misread = new Set(mapped.problems.map(({ field }) => field))
  const unexplained = Object.entries(errors).filter(
    ([name]) => !isMissing(name, mapped.fields) || !readFrom[name]?.some((field) => misread.has(field)),
  )
  return [...new Set(unexplained.map(([, message]) => message))].map(toProblem)
}

function isMissing(name: string, fields: Mapped['fields']): boolean {
  const [group = '', inner] = name.split('.')
  const values = toRecord(inner === undefined ? fields : fields?.vehicle)
  return (values[inner ?? group] ?? null) === null
}
