/**
 * The reports of the back office over 100,000 listings and sales, in processor time: `--keep <folder>` is that of
 * `tables`, and leaves the database there.
 */
import { parseArgs } from 'node:util'
import { tryRules } from '#contract/bidding/rule-sandbox.ts'
import type { AnyOperation } from '#contract/core/operation.ts'
import { getReport, listReportRows, market_report_kind } from '#contract/stats/market-report.ts'
import { getRevenue, listRevenueRows } from '#contract/stats/revenue.ts'
import { getAdminDashboardStats } from '#contract/stats/stats.ts'
import { getUserReports, listUserReportRows } from '#contract/stats/user-reports.ts'
import { aMember } from '#test/harness/market/people.ts'
import { anotherSession } from '#test/harness/market/sessions.ts'
import { callsTo } from '#test/harness/processes/server-process.ts'
import { createCpuClock } from './harness/cpu-time.ts'
import { fillPastAuctions } from './harness/past-auctions.ts'
import { print } from './harness/result.ts'
import { openStand } from './harness/stand.ts'
import { fillTables, first_person } from './harness/table-market.ts'

const { values: wanted } = parseArgs({
  options: { keep: { type: 'string' }, tries: { type: 'string', default: '3' } },
})

await using stand = await openStand(3312, undefined, { keep: wanted.keep })
const { db } = stand.platform
const admin = await aMember(stand.market, { type: 'admin' })
if (!(await db.selectFrom('accounts').select('id').where('id', '=', first_person).executeTakeFirst()))
  await fillTables(stand)
if (!(await db.selectFrom('auction_closings').select('listing_id').limit(1).executeTakeFirst()))
  await fillPastAuctions(stand)
const member = await anotherSession(stand.market, { id: first_person, token: '' })
const as = callsTo(`http://127.0.0.1:${stand.port}`, 60_000)

const year = { from: '2025-11-20', to: '2026-11-20' }
const rules = {
  increments: [{ up_to_cents: null, increment_cents: 500 }],
  extension_minutes: 10,
  max_auction_days: 7,
  min_auction_minutes: 1_440,
  free_general_listings: 20,
  free_vehicle_listings: 1,
  free_property_listings: 1,
}
type Asked = [what: string, op: AnyOperation, input: object, who: typeof admin, most_ms: number]
const asked: Asked[] = [
  ['dashboard, 28 days', getAdminDashboardStats, { days: 28 }, admin, 500],
  ['dashboard, a year', getAdminDashboardStats, { days: 366, compare: 'year' }, admin, 500],
  ...market_report_kind.options.flatMap((kind): Asked[] => [
    [`report of ${kind}, 28 days`, getReport, { kind }, admin, 500],
    [`report of ${kind}, a year`, getReport, { kind, ...year, compare: 'year' }, admin, 500],
    [`rows of ${kind}, a year`, listReportRows, { kind, ...year }, admin, 500],
  ]),
  ['revenue, 36 months', getRevenue, { months: 36 }, admin, 500],
  ['rows of revenue', listRevenueRows, { show: 'active' }, admin, 500],
  ['report of a member, a year', getUserReports, { days: 366 }, member, 500],
  ['rows of a member, a year', listUserReportRows, { days: 366, show: 'sales' }, member, 500],
  ['rules tried on 30 days', tryRules, rules, admin, 2_000],
]

const readCpu = process.platform === 'linux' ? createCpuClock(stand.postmaster) : () => Number.NaN
for (const [name, op, input, who, most_ms] of asked) {
  const worked: number[] = []
  for (let n = 0; n <= Number(wanted.tries); n += 1) {
    const before = readCpu()
    const reply: object = await as(who).call(op, input)
    if ('status' in reply || 'key' in reply) throw new Error(`${name}: ${JSON.stringify(reply)}`)
    if (n > 0) worked.push(readCpu() - before)
  }
  print({
    name,
    value: Math.min(...worked),
    unit: 'ms of processor',
    reference: 'what was aimed for',
    reference_value: most_ms,
  })
}
