import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FeedRun } from '#domains/stock-feed/common/stock-feed.ts'
import { applyRun, startFetch, startRun } from '#domains/stock-feed/server/runs/starting.service.ts'
import { readRun } from '#domains/stock-feed/server/runs/runs.service.ts'
import { workAt } from '#domains/stock-feed/server/runs/work.service.ts'
import { sampleStock, writeSampleStock } from '#domains/stock-feed/server/sources/feed-source.service.ts'
import { readFeed, saveFeed, setDealership } from '#domains/stock-feed/server/stock-feed.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { packZip, type ZipEntry } from '#platform/server/files/zip.ts'
import type { Platform } from '#platform/server/platform.ts'
import { Readable } from 'node:stream'
import { must } from '#platform/common/must.ts'
import { demoAdmin } from '../people/demo-admin.ts'
import type { Painter } from '../pictures/painting.ts'
import { mixNumbers } from '../seeded.ts'

const dealerEmail = 'nikhil.desai@demo.hoko.nz'
const dealership = 'KERERU'

/** Vehicles that are new or cheaper in the second run, so that it finds differences. */
const cameLater = ['K218', 'K222']
const wasDearer = ['K201', 'K206', 'K213']

/**
 * Fills Kererū Cars' yard through the real import: a push with pictures, then the latest
 * MotorCentral data. Runs once: a dealer with a number already has stock.
 */
export async function fillStock(platform: Platform, render: Painter['render']): Promise<void> {
  const { db, config } = platform
  const dealerId = await findAccount(db, dealerEmail)
  const adminId = await findAccount(db, demoAdmin.email)
  if (dealerId === undefined || adminId === undefined || config.motorcentral !== 'sample') return
  const { is_allowed: isAllowed, mc_dealership_id: mcDealershipId } = await readFeed(platform, dealerId)
  if (!isAllowed || mcDealershipId !== null) return
  await saveFeed(platform, dealerId, {
    suburb: 'penrose',
    on_road_costs_included: true,
    has_security_interest: false,
    year_is_first_registered: true,
    ending: 'Trade-ins welcome, and we deliver. Open every day but Sunday.',
  })
  await setDealership(db, adminId, { id: dealerId, mc_dealership_id: dealership })
  await finishRun(platform, dealerId, await sendPush(platform, dealerId, render))
  const { id } = await startFetch(platform, dealerId)
  await finishRun(platform, dealerId, id)
}

async function findAccount(db: Db, email: string): Promise<AccountId | undefined> {
  const row = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

async function sendPush(
  { db, storage }: Platform,
  accountId: AccountId,
  render: Painter['render'],
): Promise<number> {
  const before = sampleStock
    .filter(({ StockNo }) => !cameLater.includes(StockNo))
    .map((one) =>
      wasDearer.includes(one.StockNo) ? { ...one, Retail: String(Number(one.Retail) + 1000) } : one,
    )
  const sold = {
    ...must(sampleStock[4], 'sample vehicle'),
    StockNo: 'K198',
    Rego: 'JWX261',
    VIN: '7AT0FKW8XB1204417',
  }
  const fileKey = `feeds/${randomUUID()}`
  const xml = writeSampleStock(dealership, [...before, sold], new Date())
  const push = packZip(entriesOf(xml, packZip(renderPictures(render))))
  await storage.keep(await storage.receive(push), fileKey)
  return await transact(db, (tx) =>
    startRun(tx, accountId, {
      source: 'upload',
      status: 'queued',
      started_by: accountId,
      file_name: 'SML-20261118.zip',
      file_key: fileKey,
    }),
  )
}

async function* entriesOf(xml: string, pictures: Readable): AsyncGenerator<ZipEntry> {
  yield { path: 'SML.XML', content: Readable.from([Buffer.from(xml)]) }
  yield { path: 'SML-01-Data.ZIP', content: pictures, isCompressed: true }
  yield { path: 'END.XML', content: Readable.from([Buffer.from('<END/>')]) }
}

const icons: Record<string, string> = {
  'RV/SUV': 'sport-utility-vehicle',
  'Station Wagon': 'sport-utility-vehicle',
  Ute: 'pickup-truck',
  Van: 'minibus',
}

async function* renderPictures(render: Painter['render']): AsyncGenerator<ZipEntry> {
  for (const [n, { StockNo, Type, Colour }] of sampleStock.entries()) {
    const paint = Colour === 'Slvr' ? 'Silver' : Colour
    const motif = { scene: 'road', recolour: false, paint, variety: mixNumbers(41, n) } as const
    const { large } = await render({ icon: icons[Type] ?? 'automobile', ...motif })
    yield { path: `${StockNo}_1.jpg`, content: Readable.from([large]), isCompressed: true }
  }
}

/** Waits if a worker processes the run at the same time. */
async function finishRun(platform: Platform, accountId: AccountId, id: number): Promise<FeedRun> {
  for (;;) {
    const run = await readRun(platform.db, id)
    if (run.finished_at !== null) return run
    if (run.status === 'ready') await applyRun(platform, accountId, { id, past_guards: true })
    await workAt(platform, id)
    await pause(200)
  }
}
