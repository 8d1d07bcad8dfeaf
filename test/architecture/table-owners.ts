import { allDomains } from '#app/server/all-domains.ts'

const platformTables = [
  'outbox_events',
  'reactions_done',
  'notice_delays',
  'idempotency_keys',
  'worker_heartbeats',
  'sent_messages',
  'failed_emails',
  'server_secrets',
  'push_keys',
  'sandbox_customers',
  'sandbox_cards',
  'sandbox_payments',
  'sandbox_refunds',
  'sandbox_events',
  'sandbox_accounts',
  'sandbox_transfers',
  'sandbox_reversals',
  'sandbox_chargebacks',
  'akahu_requests',
  'node_heartbeats',
  'outages',
  'backups',
  'maintenance_periods',
]

/** Wall 5: only the owner of a table writes to it. */
export const owners: Record<string, string> = Object.fromEntries([
  ...platformTables.map((table) => [table, 'platform']),
  ...allDomains.flatMap(({ name, tables = [] }) => tables.map((table) => [table, name])),
])
