import type { FeedRun } from '#contract/stock-feed/feed-runs.ts'
import type { Guard } from '../comparing/guards.rules.ts'
import type { RunCounts, RunRow } from './runs.queries.ts'

type Shown = RunRow & { starter_name: string | null }

export function runView(run: Shown, { found, results }: RunCounts): FeedRun {
  const { id, source, status, file_name, is_whole, failure } = run
  const seen = { ...found, same: run.same_count }
  const settled = Object.values(results).reduce((sum, count) => sum + count, 0)
  const total = seen.new + seen.changed + seen.back + seen.gone + seen.refused
  const is_reading = status === 'queued' || status === 'reading'
  return {
    id,
    source,
    status,
    file_name,
    is_whole,
    started_by: run.starter_name,
    guards: run.guards as Guard[],
    failure,
    progress: is_reading ? { done: run.done_count, total: run.total_count } : { done: settled, total },
    found: seen,
    report: {
      read: total - seen.gone + seen.same,
      made: results.made,
      updated: results.updated,
      withdrawn: results.withdrawn,
      refused: results.refused,
      pictures: run.picture_count,
    },
    created_at: run.created_at.toISOString(),
    finished_at: run.finished_at && run.finished_at.toISOString(),
  }
}
