/**
 * A worker in its own process imports a seller's table of general items, checks it first and then
 * lists it. Measures how long pages take meanwhile, cached and rendered. `--sizes 5000` sets how
 * many rows.
 */
import { setTimeout as pause } from 'node:timers/promises'
import {
  applyListingImport,
  getListingImport,
  type ListingImport,
} from '#domains/listing-import/common/listing-import.ts'
import { anItem, itemsCsv } from '#test/harness/imports/listing-imports.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPlan } from '#test/harness/market/plans.ts'
import { aSubscription } from '#test/harness/market/subscriptions.ts'
import { databaseUrl, startServerProcess } from '#test/harness/processes/server-process.ts'
import type { TestApp } from '#test/harness/test-app.ts'
import { fillSmallMarket } from './harness/demo-market.ts'
import { startLoadProcess } from './harness/load.ts'
import { addTimes, createPageVisits, printPages, type VisitTimes } from './harness/page-visits.ts'
import { rounded } from './harness/result.ts'
import { openStand } from './harness/stand.ts'

const port = 3318
const given = process.argv.indexOf('--sizes')
const rows = given < 0 ? 5_000 : Number(process.argv[given + 1])
const quietRounds = 6

await using stand = await openStand(port, fillSmallMarket, { pages: true })
const market = stand.market as TestApp
const admin = await aMember(market, { type: 'admin' })
const seller = await aMember(market)
await aSubscription(market, seller, await aPlan(market, admin, { max_general_listings: null }))
using backgroundLoad = startLoadProcess()
using renderedLoad = startLoadProcess()
const worker = startServerProcess({
  NODE_ENV: 'production',
  ROLE: 'worker',
  DATA_DIR: stand.platform.config.storage.dataDir,
  DATABASE_URL: databaseUrl(stand.connection),
  LOG_LEVEL: 'error',
})
await worker.ready

const { visitBoth, visitOften } = createPageVisits(port, { kept: backgroundLoad, rendered: renderedLoad })
await visitOften(2)
const before = await visitOften(quietRounds)

const checking: VisitTimes = { kept: [], rendered: [] }
const listing: VisitTimes = { kept: [], rendered: [] }
const runId = await sendItems()
const checkingS = await visitUntil('ready', checking)
await market.as(seller).call(applyListingImport, { id: runId, past_guards: true })
const listingS = await visitUntil('done', listing)
const { report } = await readRun()
const after = await visitOften(quietRounds)
worker.child.kill('SIGTERM')
await worker.ended

if (report.made < rows) throw new Error(`only ${report.made} of ${rows} rows are listed`)
printPages(
  'import_items_checked',
  { before, after, busy: checking },
  `${rows} rows are checked in ${checkingS} s`,
)
printPages(
  'import_items_pages',
  { before, after, busy: listing },
  `${report.made} are listed in ${listingS} s`,
)

/** Pages visited after it ended aren't counted. */
async function visitUntil(status: ListingImport['status'], times: VisitTimes): Promise<string> {
  const beganMs = performance.now()
  for (;;) {
    const more = await visitBoth()
    const isOver = await hasCome(status)
    if (!isOver || times.kept.length === 0) addTimes(times, more)
    if (isOver) return String(rounded((performance.now() - beganMs) / 1000))
    await pause(10)
  }
}

async function hasCome(status: ListingImport['status']): Promise<boolean> {
  const run = await readRun()
  if (run.failure !== null) throw new Error(run.failure)
  return run.status === status
}

async function readRun(): Promise<ListingImport> {
  return (await market.as(seller).call(getListingImport, { id: runId, limit: 1 })).run
}

async function sendItems(): Promise<number> {
  const items = Array.from({ length: rows }, (_, n) => anItem(`BENCH-${n}`))
  const form = new FormData()
  form.append('file', new Blob([itemsCsv(items)]), 'items.csv')
  const answer = await fetch(`http://127.0.0.1:${port}/api/listing-import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seller.token}` },
    body: form,
  })
  const run = (await answer.json()) as ListingImport
  if (answer.status !== 202) throw new Error(JSON.stringify(run))
  return run.id
}
