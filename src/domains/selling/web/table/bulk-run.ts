import type { OwnRow } from './use-own-listings.ts'

export type BulkAct = 'relist' | 'withdraw'

export interface BulkFailure {
  row: OwnRow
  sentence: string
}

export interface BulkRun {
  done: OwnRow[]
  failed: BulkFailure[]
  of: number
}

export const mayDo = (act: BulkAct, row: OwnRow): boolean =>
  act === 'withdraw' ? row.status === 'active' : row.may_relist

interface Running {
  rows: OwnRow[]
  call: (row: OwnRow) => Promise<unknown>
  describeProblem: (error: unknown) => string
  onStep: (run: BulkRun) => void
  isStopped: () => boolean
}

/**
 * Runs one item after the other: a failure is reported and the rest continues. Stopping leaves the
 * remaining items unchanged.
 */
export async function runBulk({ rows, call, describeProblem, onStep, isStopped }: Running): Promise<BulkRun> {
  let run: BulkRun = { done: [], failed: [], of: rows.length }
  for (const row of rows) {
    if (isStopped()) break
    try {
      await call(row)
      run = { ...run, done: [...run.done, row] }
    } catch (error) {
      run = { ...run, failed: [...run.failed, { row, sentence: describeProblem(error) }] }
    }
    onStep(run)
  }
  return run
}
