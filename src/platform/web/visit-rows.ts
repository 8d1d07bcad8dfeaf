import { aucklandLocal, readAucklandLocal } from '#platform/common/formats/auckland-time.ts'

export interface VisitRow {
  key: string
  day: string
  from: string
  to: string
}

interface Visit {
  starts_at: string
  ends_at: string
}

export function toVisitRow({ starts_at: startsAt, ends_at: endsAt }: Visit): VisitRow {
  const [day = '', from = ''] = aucklandLocal(new Date(startsAt)).split('T')
  const [, to = ''] = aucklandLocal(new Date(endsAt)).split('T')
  return { key: `kept-${startsAt}-${endsAt}`, day, from, to }
}

export function toVisit({ day, from, to }: VisitRow): Visit | null {
  const [start, end] = [readAucklandLocal(`${day}T${from}`), readAucklandLocal(`${day}T${to}`)]
  return start && end && { starts_at: start.at.toISOString(), ends_at: end.at.toISOString() }
}

export function nextRow(rows: VisitRow[], key: string, days: number): VisitRow {
  const last = rows.at(-1)
  if (!last) return { key, day: '', from: '', to: '' }
  return { ...last, key, day: daysAfter(last.day, days) }
}

function daysAfter(day: string, days: number): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return Number.isNaN(noon) ? '' : new Date(noon + days * 86_400_000).toISOString().slice(0, 10)
}

export function findRowProblems(
  rows: VisitRow[],
  problemsOf: (visits: Visit[]) => (string | null)[],
): Map<string, string> {
  const written = rows.flatMap((row) => {
    const visit = toVisit(row)
    return visit ? [{ key: row.key, visit }] : []
  })
  const problems = problemsOf(written.map(({ visit }) => visit))
  return new Map(
    written.flatMap(({ key }, index): [string, string][] => {
      const problem = problems[index]
      return problem ? [[key, problem]] : []
    }),
  )
}
