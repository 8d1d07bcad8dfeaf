import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appealSuspension, listOwnSuspensions } from '#domains/moderation/common/warnings.ts'
import { getTransparency } from '#domains/moderation/common/transparency.ts'
import { suspendMember } from '#domains/accounts/common/members/members.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let report: OperationReply<typeof getTransparency>
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  const [listing, reporter, about] = [await aFixedPriceListing(app), await aMember(app), await aMember(app)]
  const { db } = app.platform
  /** Adds flags decided `minutes` later, and some undecided. */
  const addFlags = (months: number, outcome: string | null, minutes: number[]) =>
    sql`insert into flags (listing_id, reporter_id, reason, text, flagged_at, outcome, outcome_word, decided_by, decided_at)
        select ${listing.id}, ${reporter.id}, 'scam', 'x', at, ${outcome}::text, case when ${outcome}::text is not null then 'x' end,
               case when ${outcome}::text is not null then ${admin.id}::bigint end,
               case when ${outcome}::text is not null then at + make_interval(mins => minutes) end
          from (select clock_timestamp() - make_interval(months => ${months}) as at, minutes
                  from unnest(${minutes}::int[]) as minutes) as rows`.execute(db)
  await addFlags(0, 'upheld', [10, 20, 30, 40, 50, 60])
  await addFlags(0, 'dismissed', [70, 80])
  await addFlags(0, null, [0])
  await addFlags(3, 'dismissed', [5, 5, 5])
  await addFlags(30, 'upheld', [1, 1, 1, 1, 1])
  await sql`insert into member_flags (kind, about_id, said, reporter_id, reason, text, flagged_at)
            values ('member', ${about.id}, 'x', ${reporter.id}, 'spam', 'x', clock_timestamp())`.execute(db)
  await app.as(admin).call(suspendMember, {
    id: about.id,
    until: null,
    kind: 'selling',
    reason: 'Two scams.',
  })
  const { items } = await app.as(about).call(listOwnSuspensions, {})
  await app.as(about).call(appealSuspension, { id: items[0]!.id, text: 'It was not me.' })
  report = await app.as(null).call(getTransparency, {})
})
afterAll(() => app[Symbol.asyncDispose]())

const tableOf = (period: (typeof report)['whole'], name: string) =>
  period.tables.find(({ of }) => of === name)!
const rowOf = (period: (typeof report)['whole'], name: string, subject: string) => {
  const { rows, outcomes } = tableOf(period, name)
  const { counts, all } = rows.find(({ of }) => of === subject)!
  return { ...Object.fromEntries(counts.map((count, n) => [outcomes[n], count])), all }
}
const exactly = (count: number) => ({ least: count, most: count })
const few = { least: 1, most: 4 }

test('the published counts equal a plain SQL count, except small numbers', async () => {
  const { rows } = await sql<{ outcome: string; count: number }>`
    select coalesce(outcome, 'waiting') as outcome, count(*)::int as count from flags
     where (flagged_at at time zone 'Pacific/Auckland')::date >= ${report.quarters[0]!.from}::date group by 1`.execute(
    app.platform.db,
  )
  expect(Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))).toEqual({
    upheld: 6,
    dismissed: 2,
    waiting: 1,
  })
  expect(rowOf(report.quarters[0]!, 'reports', 'listing')).toEqual({
    upheld: exactly(6),
    dismissed: few,
    waiting: few,
    all: { least: 8, most: 14 },
  })
  expect(rowOf(report.quarters[1]!, 'reports', 'listing')).toMatchObject({
    upheld: exactly(0),
    dismissed: few,
  })
  expect(rowOf(report.quarters[0]!, 'reports', 'member')).toMatchObject({ waiting: few, all: few })
  expect(rowOf(report.quarters[0]!, 'reports', 'review')).toMatchObject({ all: exactly(0) })
})

test('the total is the sum of the published quarters, without older reports', () => {
  expect(report.quarters).toHaveLength(5)
  expect(report.whole).toMatchObject({ from: report.quarters[4]!.from, to: report.quarters[0]!.to })
  expect(rowOf(report.whole, 'reports', 'listing')).toMatchObject({
    upheld: exactly(6),
    dismissed: { least: 2, most: 8 },
  })
  for (const { total, rows } of report.whole.tables)
    expect(total.all.most).toBe(rows.reduce((sum, { all }) => sum + all.most, 0))
})

test('the median covers only decided cases, and needs five', () => {
  expect(tableOf(report.quarters[0]!, 'reports').median_minutes).toBe(45)
  expect(tableOf(report.quarters[1]!, 'reports').median_minutes).toBeNull()
  expect(tableOf(report.whole, 'reports').median_minutes).toBe(30)
})

test('a partial suspension and its appeal are counted, without names', () => {
  expect(rowOf(report.quarters[0]!, 'acts', 'account_selling')).toMatchObject({ stands: few, all: few })
  expect(rowOf(report.quarters[0]!, 'acts', 'account_whole')).toMatchObject({ all: exactly(0) })
  expect(rowOf(report.quarters[0]!, 'appeals', 'account')).toMatchObject({
    waiting: few,
    overturned: exactly(0),
  })
  expect(JSON.stringify(report)).not.toMatch(/scam|Two|not me/)
})
