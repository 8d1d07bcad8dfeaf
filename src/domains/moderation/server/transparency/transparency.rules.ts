import type { TransparencyCounts, TransparencyPeriod } from '#domains/moderation/common/transparency.ts'
import {
  addCounts,
  type Between,
  leastPublished,
  protectCount,
  transparencyTableNames,
  transparencyTables,
  type TransparencyTable,
} from '#domains/moderation/common/transparency-rules.ts'
import { must } from '#platform/common/must.ts'

export interface QuarterRow {
  from: string
  to: string
}

export interface CountRow {
  quarter: string
  tbl: TransparencyTable
  subject: string
  outcome: string
  count: number
}

export interface MedianRow {
  /** Null for all quarters together. */
  quarter: string | null
  tbl: TransparencyTable
  decided: number
  minutes: number | null
}

interface CountedCase {
  counts: CountRow[]
  medians: MedianRow[]
}

interface TransparencyRow {
  of: string
  counts: Between[]
}

/** Returns the published figures of the quarters, newest first. Pure. */
export function describeQuarters(quarters: QuarterRow[], counted: CountedCase): TransparencyPeriod[] {
  return quarters.map(({ from, to }, n) => ({
    from,
    to,
    is_over: n > 0,
    tables: transparencyTableNames.map((of) => {
      const { subjects, outcomes } = transparencyTables[of]
      const rows = subjects.map((subject) => ({
        of: subject,
        counts: outcomes.map((outcome) => protectCount(find(counted.counts, { from, of, subject, outcome }))),
      }))
      return tabulate(of, rows, findMedian(counted.medians, from, of))
    }),
  }))
}

export function addQuarters(quarters: TransparencyPeriod[], { medians }: CountedCase): TransparencyPeriod {
  return {
    from: must(quarters.at(-1), 'last quarter').from,
    to: must(quarters[0], 'first quarter').to,
    is_over: false,
    tables: transparencyTableNames.map((of, n) => {
      const rows = must(must(quarters[0], 'first quarter').tables[n], 'table').rows.map((row, r) => ({
        of: row.of,
        counts: row.counts.map((_, c) =>
          addCounts(
            quarters.map(({ tables }) =>
              must(must(must(tables[n], 'table').rows[r], 'row').counts[c], 'count'),
            ),
          ),
        ),
      }))
      return tabulate(of, rows, findMedian(medians, null, of))
    }),
  }
}

function tabulate(
  of: TransparencyTable,
  rows: TransparencyRow[],
  medianMinutes: number | null,
): TransparencyCounts {
  const outcomes = [...transparencyTables[of].outcomes]
  const totals = outcomes.map((_, c) => addCounts(rows.map(({ counts }) => must(counts[c], 'count'))))
  return {
    of,
    outcomes,
    rows: rows.map((row) => ({ ...row, all: addCounts(row.counts) })),
    total: { counts: totals, all: addCounts(totals) },
    median_minutes: medianMinutes,
  }
}

interface Cell {
  from: string
  of: string
  subject: string
  outcome: string
}

const find = (counts: CountRow[], { from, of, subject, outcome }: Cell): number =>
  counts.find(
    (one) => one.quarter === from && one.tbl === of && one.subject === subject && one.outcome === outcome,
  )?.count ?? 0

function findMedian(medians: MedianRow[], quarter: string | null, of: string): number | null {
  const found = medians.find((one) => one.quarter === quarter && one.tbl === of)
  return found && found.decided >= leastPublished ? found.minutes : null
}
