/**
 * Every table of the back office over 100,000 rows: its first page, by each column, filtered,
 * searched and the last page. `--keep <folder>` leaves the database there for the next time;
 * `--only <operation>` measures one table.
 */
import { parseArgs } from 'node:util'
import type { AnyOperation } from '#platform/common/operation.ts'
import { listAdvertisements } from '#domains/advertising/common/advertisements.ts'
import { searchAudit } from '#domains/staff/common/audit/audit.ts'
import { listChats } from '#domains/chat/common/admin-chats.ts'
import { listFinanceEnquiries } from '#domains/finance/common/finance.ts'
import { listMemberFlags } from '#domains/flags/common/member-flags.ts'
import { listInvoices, listMemberPayments } from '#domains/billing/common/invoices/invoices.ts'
import { listMembers } from '#domains/accounts/common/members/members.ts'
import { listCases } from '#domains/moderation/common/cases.ts'
import { listAdminListings } from '#domains/moderation/common/moderation.ts'
import { listAllReviews } from '#domains/reviews/common/reviews.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createCpuClock } from './harness/cpu-time.ts'
import { median, printResult, quantile } from './harness/result.ts'
import { openStand } from './harness/stand.ts'
import { fillTables, firstPerson } from './harness/table-market.ts'

const mostMs = 200
const noAnswerMs = 60_000

const { values: wanted } = parseArgs({
  options: {
    keep: { type: 'string' },
    only: { type: 'string' },
    tries: { type: 'string', default: '9' },
  },
})
const tries = Number(wanted.tries)

await using stand = await openStand(3311, undefined, { keep: wanted.keep })
const admin = await aMember(stand.market, { type: 'admin' })
const filled = await stand.platform.db
  .selectFrom('accounts')
  .select('id')
  .where('id', '=', firstPerson)
  .executeTakeFirst()
if (!filled) await fillTables(stand)

type RequestInput = [what: string, op: AnyOperation, input: object]

/** Every sort of the contract, in both directions. */
const sorted = (op: AnyOperation, sorts: string[]): RequestInput[] =>
  sorts.flatMap((sort) =>
    ['asc', 'desc'].map((order): RequestInput => [`${sort} ${order}`, op, { sort, order, limit: 50 }]),
  )
const narrowed = (op: AnyOperation, each: Record<string, object>): RequestInput[] =>
  Object.entries(each).map(([what, input]): RequestInput => [what, op, input])

const late = { page: 1_000, limit: 50 }
const last = { page: 2_000, limit: 50 }

const values: RequestInput[] = [
  ...narrowed(listAdminListings, { first: { limit: 200 }, late, last }),
  ...sorted(listAdminListings, [
    'id',
    'title',
    'seller_name',
    'price_cents',
    'bid_count',
    'closes_at',
    'changed_at',
  ]),
  ...narrowed(listAdminListings, {
    status: { status: 'active' },
    'status, sorted by price': { status: 'sold', sort: 'price_cents' },
    type: { type: 'vehicle' },
    category: { category: 1 },
    seller: { seller: firstPerson },
    buyer: { buyer: firstPerson },
    sold: { sold: 'yes' },
    appeals: { appeals: 'yes' },
    flagged: { flagged: 'yes' },
    disputed: { disputed: 'yes' },
    'price and seller age': { price_from: 1_000, price_to: 50_000, seller_days: 365 },
    'listed on days': { listed_from: '2026-01-01', listed_to: '2026-06-30' },
    'sold on days': { sold_from: '2026-01-01', sold_to: '2026-06-30', sort: 'price_cents' },
    'searched, few': { q: 'number 777' },
    'searched, one': { q: '77777' },
    'searched, many': { q: 'kauri' },
    'searched, all': { q: 'number' },
    'searched, many by price': { q: 'kauri lamp', sort: 'price_cents' },
    'searched, two letters': { q: 'up' },
    'searched, two letters in vain': { q: 'zq' },
    'searched, a seller': { q: 'member777@example.nz' },
    'searched in vain': { q: 'nothing says this' },
  }),
  ...narrowed(listMembers, { first: { limit: 200 }, late, last }),
  ...sorted(listMembers, [
    'id',
    'display_name',
    'email',
    'member_since',
    'last_seen_at',
    'live_count',
    'sold_count',
  ]),
  ...narrowed(listMembers, {
    'seen lately': { seen: '30', status: 'active' },
    'never seen': { seen: 'never' },
    suspended: { status: 'suspended' },
    region: { region: 'otago' },
    appeals: { appeals: 'yes' },
    plan: { plan_id: 1 },
    'joined on days': { joined_from: '2026-01-01', joined_to: '2026-06-30' },
    'searched, few': { q: 'member 777' },
    'searched, all': { q: 'member' },
    'searched, two letters': { q: 'ka' },
    'searched, two letters in vain': { q: 'zq' },
    'searched in vain': { q: 'nothing says this' },
  }),
  ...narrowed(listInvoices, { first: { limit: 200 }, late, last }),
  ...sorted(listInvoices, ['issued_at', 'number', 'recipient_name', 'total_cents']),
  ...narrowed(listInvoices, {
    paid: { state: 'paid' },
    refunded: { state: 'refunded' },
    'partly refunded': { state: 'partly_refunded' },
    corrections: { state: 'correction' },
    days: { from: '2026-01-01', to: '2026-03-31' },
    year: { year: 2026 },
    member: { user_id: firstPerson },
    'searched, few': { q: 'person 777' },
    'searched, all': { q: 'person' },
    'searched, two letters': { q: 'er' },
    'searched, two letters in vain': { q: 'zq' },
  }),
  ...narrowed(listAllReviews, { first: { limit: 200 }, late, last }),
  ...sorted(listAllReviews, ['written_at', 'rating']),
  ...narrowed(listAllReviews, {
    low: { stars: 'low', state: 'shown' },
    disputed: { state: 'disputed' },
    removed: { state: 'removed' },
    hidden: { state: 'hidden' },
    days: { from: '2026-01-01', to: '2026-03-31' },
    'searched, few': { q: 'words 777' },
    'searched, many': { q: 'kauri' },
    'searched, two letters': { q: 'up' },
    'searched, two letters in vain': { q: 'zq' },
    'searched in vain': { q: 'nothing says this' },
  }),
  ...narrowed(searchAudit, {
    first: {},
    late: { before: 5_000 },
    'of content': { kind: 'content' },
    'of a member': { member_id: firstPerson },
    days: { from: '2026-10-01', to: '2026-10-31' },
    'searched, few': { q: 'entry 777' },
    'searched, all': { q: 'entry' },
    'searched, two letters': { q: 'en' },
    'searched, two letters in vain': { q: 'zq' },
    'searched in vain': { q: 'nothing says this' },
  }),
  ...narrowed(listMemberFlags, {
    first: { limit: 100 },
    late: { page: 1_000, limit: 50 },
    last: { page: 2_000, limit: 50 },
    open: { state: 'open' },
    dismissed: { state: 'dismissed' },
    kind: { kind: 'review' },
    about: { about: firstPerson },
  }),
  ...narrowed(listMemberPayments, {
    first: { id: firstPerson, limit: 100 },
    late: { id: firstPerson, page: 1_000, limit: 50 },
    last: { id: firstPerson, page: 2_000, limit: 50 },
  }),
  ...narrowed(listChats, { first: { limit: 200 }, late, last }),
  ...sorted(listChats, ['last_at', 'begun_at', 'message_count']),
  ...narrowed(listChats, {
    blocked: { state: 'blocked' },
    'searched, few': { q: 'number 777' },
    'searched, many': { q: 'kauri' },
    'searched, two letters': { q: 'up' },
    'searched, two letters in vain': { q: 'zq' },
  }),
  ...narrowed(listFinanceEnquiries, {
    first: { limit: 100 },
    late,
    last,
    withdrawn: { state: 'withdrawn' },
    'searched, few': { q: 'person 777' },
    'searched, all': { q: 'person' },
    'searched, two letters in vain': { q: 'zq' },
  }),
  ...narrowed(listAdvertisements, { first: { limit: 100 } }),
  ...sorted(listAdvertisements, ['name', 'impressions', 'click_rate']),
  ...narrowed(listAdvertisements, { searched: { q: 'advertisement 77' } }),
  ...narrowed(listCases, {
    first: {},
    severity: { order: 'severity' },
    kind: { kind: 'member_report' },
    searched: { q: 'kauri' },
  }),
]

const call = stand.market.as(admin)
// Only Linux reports it.
const readCpu = process.platform === 'linux' ? createCpuClock(stand.postmaster) : () => Number.NaN
const tables = new Map<string, { times: number[]; slowest: number; slow: number; values: number }>()
for (const [what, op, input] of values) {
  if (wanted.only && op.name !== wanted.only) continue
  const times: number[] = []
  const worked: number[] = []
  for (let n = 0; n <= tries; n += 1) {
    const began = performance.now()
    const cpuBefore = readCpu()
    const reply: object | null = await call.call(op, input).catch(() => null)
    if (reply && 'status' in reply) throw new Error(`${op.name} ${what}: ${JSON.stringify(reply)}`)
    // A missing answer counts as slow.
    if (n > 0) times.push(reply ? performance.now() - began : noAnswerMs)
    if (n > 0) worked.push(readCpu() - cpuBefore)
    if (!reply) break
  }
  const [p50, p95] = times.length > 0 ? [median(times), quantile(times, 0.95)] : [noAnswerMs, noAnswerMs]
  const table = tables.get(op.name) ?? { times: [], slowest: 0, slow: 0, values: 0 }
  tables.set(op.name, {
    times: [...table.times, ...times],
    slowest: Math.max(table.slowest, p50),
    slow: table.slow + Number(p50 > mostMs),
    values: table.values + 1,
  })
  const cpu = worked.length > 0 ? Math.min(...worked).toFixed(0) : '-'
  const mark = p50 > mostMs ? 'SLOW ' : '     '
  process.stderr.write(
    `${mark}${op.name} ${what}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${cpu} ms of processor\n`,
  )
}
for (const [name, { times, slowest, slow, values: questions }] of tables) {
  const reference = { reference: 'what was aimed for', referenceValue: mostMs }
  printResult({ name: `tables ${name} p50`, value: median(times), unit: 'ms', ...reference })
  printResult({ name: `tables ${name} p95`, value: quantile(times, 0.95), unit: 'ms', ...reference })
  const unit = `ms, the median of the slowest of ${questions} questions; ${slow} of them are above ${mostMs} ms`
  printResult({ name: `tables ${name} slowest`, value: slowest, unit, ...reference })
}
