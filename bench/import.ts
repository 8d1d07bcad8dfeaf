/**
 * A worker in its own process imports a dealer's stock with pictures. Measures how long pages take
 * meanwhile, cached and rendered. `--sizes 5000` sets how many vehicles; each has two pictures.
 */
import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { applyFeedRun, getFeedRun, type FeedRun } from '#domains/stock-feed/common/stock-feed.ts'
import { aDealer, aFeedVehicle, aPush, type Dealer } from '#test/harness/market/stock-feeds.ts'
import { aMember } from '#test/harness/market/people.ts'
import { databaseUrl, startServerProcess } from '#test/harness/processes/server-process.ts'
import type { TestApp } from '#test/harness/test-app.ts'
import { startLoadProcess } from './harness/load.ts'
import { appName, createImportClock } from './harness/import-clock.ts'
import { addTimes, createPageVisits, printPages, type VisitTimes } from './harness/page-visits.ts'
import { printResult, rounded } from './harness/result.ts'
import { fillSmallMarket } from './harness/demo-market.ts'
import { openStand } from './harness/stand.ts'

const port = 3317
const given = process.argv.indexOf('--sizes')
const vehicles = given < 0 ? 5_000 : Number(process.argv[given + 1])
const quietRounds = 6

await using stand = await openStand(port, fillSmallMarket, { pages: true })
const { market } = stand
const admin = await aMember(market, { type: 'admin' })
const dealer = await aDealer(market as TestApp, admin)
using backgroundLoad = startLoadProcess()
using renderedLoad = startLoadProcess()
const worker = startServerProcess({
  NODE_ENV: 'production',
  ROLE: 'worker',
  DATA_DIR: stand.platform.config.storage.dataDir,
  DATABASE_URL: databaseUrl(stand.connection),
  LOG_LEVEL: 'error',
  PGAPPNAME: appName,
})
await worker.ready

const { visitBoth, visitOften } = createPageVisits(port, { kept: backgroundLoad, rendered: renderedLoad })

await visitOften(2)
const before = await visitOften(quietRounds)

const runId = await sendStock(dealer)
await until((run) => run.status === 'ready')
const took = createImportClock(worker.child.pid!)
await took.view(stand.platform.pool)
const began = performance.now()
await market.as(dealer).call(applyFeedRun, { id: runId, past_guards: true })
const busy: VisitTimes = { kept: [], rendered: [] }
do {
  const timesMs = await visitBoth()
  await took.view(stand.platform.pool)
  // Pages visited after the import ended aren't counted.
  if ((await readRun()).status !== 'done' || busy.kept.length === 0) addTimes(busy, timesMs)
} while ((await readRun()).status !== 'done')
const seconds = (performance.now() - began) / 1000
const { report } = await readRun()
const after = await visitOften(quietRounds)
worker.child.kill('SIGTERM')
await worker.ended

const listed = `${report.made} vehicles and ${report.pictures} pictures in ${rounded(seconds)} s`
printPages('import_pages', { before, after, busy }, listed)
const { picturesMs, workerMs, databaseMs } = took.read()
printResult({
  name: 'import_processor_vehicle',
  value: (workerMs + databaseMs) / report.made,
  unit: 'ms of processor for each vehicle, without its pictures’ drawing',
  reference: 'the part of it that PostgreSQL took',
  referenceValue: databaseMs / report.made,
})
printResult({
  name: 'import_processor_picture',
  value: picturesMs / report.pictures,
  unit: 'ms of processor for drawing each picture',
  reference: 'all of the import, for each vehicle',
  referenceValue: (picturesMs + workerMs + databaseMs) / report.made,
})

async function sendStock({ token, dealership }: Dealer): Promise<number> {
  const photos = await Promise.all(Array.from({ length: 12 }, (_, n) => paintPhoto(n)))
  const stock = Array.from({ length: vehicles }, (_, n) => aFeedVehicle(`V${n}`))
  const pictures = stock.flatMap(({ StockNo }, n) =>
    [1, 2].map((turn): [string, Buffer] => [
      `${StockNo}_${turn}.jpg`,
      asAnother(photos[(n + turn) % photos.length]!, `${n}, ${turn}`),
    ]),
  )
  const file = path.join(stand.platform.config.storage.dataDir, 'push.zip')
  await writeFile(file, await aPush(stock, { user_id: dealership, pictures: Object.fromEntries(pictures) }))
  const form = new FormData()
  form.append('file', await openAsBlob(file), 'push.zip')
  const answer = await fetch(`http://127.0.0.1:${port}/api/upload-motorcentral-records`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const run = (await answer.json()) as FeedRun
  if (answer.status !== 202) throw new Error(JSON.stringify(run))
  return run.id
}

/** A comment changes the bytes: an identical file would be processed only once. */
function asAnother(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), segment, Buffer.from(comment), jpeg.subarray(2)])
}

/** 1280 × 960 and some 80 kB: over all the vehicles, they make up most of what a push may hold. */
async function paintPhoto(n: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 90 + n * 8, sigma: 15 }
  return await sharp({ create: { width: 160, height: 120, channels: 3, background: '#000', noise } })
    .resize(1280, 960)
    .jpeg({ quality: 60 })
    .toBuffer()
}

async function readRun(): Promise<FeedRun> {
  return (await market.as(dealer).call(getFeedRun, { id: runId })).run
}

async function until(isSo: (run: FeedRun) => boolean): Promise<void> {
  for (;;) {
    const run = await readRun()
    if (isSo(run)) return
    if (run.failure) throw new Error(run.failure)
    await pause(500)
  }
}
