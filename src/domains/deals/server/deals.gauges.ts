import { createHistogram } from 'node:perf_hooks'
import { sql } from 'kysely'
import { selectGauge, type DatabaseGauge } from '#platform/server/ops/database-gauges.ts'
import type { GaugeDefinition } from '#platform/server/ops/metrics.ts'

/** Microseconds since the last scrape. */
const lockWaits = createHistogram()

export async function measureLockWait<Locked>(locking: Promise<Locked>): Promise<Locked> {
  const began = performance.now()
  try {
    return await locking
  } finally {
    lockWaits.record(Math.max(1, Math.round(1_000 * (performance.now() - began))))
  }
}

export const lockGauges: readonly GaugeDefinition[] = [
  {
    name: 'hoko_deal_lock_wait_seconds',
    help: 'Time to lock a deal since the last scrape, by quantile',
    label: 'quantile',
    read() {
      const waits = Object.fromEntries(
        [50, 99, 100].map((percent) => [percent / 100, lockWaits.percentile(percent) / 1e6]),
      )
      lockWaits.reset()
      return waits
    },
  },
]

export const dealGauges: readonly DatabaseGauge[] = [
  selectGauge(
    {
      name: 'hoko_closing_lag_seconds',
      help: 'How long the oldest auction that is due has waited for its closing',
    },
    sql`select coalesce(extract(epoch from clock_timestamp() - min(closes_at)), 0) as value
          from deals where closed_at is null and closes_at < clock_timestamp()`,
  ),
]
