import { sql } from 'kysely'
import { selectGauge, type DatabaseGauge } from '#platform/server/ops/database-gauges.ts'

export const webhookGauges: readonly DatabaseGauge[] = [
  selectGauge(
    { name: 'hoko_webhook_age_seconds', help: 'How long the oldest webhook delivery that is due has waited' },
    sql`select coalesce(extract(epoch from clock_timestamp() - min(next_try_at)), 0) as value
          from webhook_deliveries where status = 'waiting' and next_try_at < clock_timestamp()`,
  ),
]
