/**
 * A backup and its restore, with 20 bids a second meanwhile. `--sizes 20000` fills fewer than 100,000 listings, `--files
 * 20000` stores more than 2,000 pictures of 500 kB.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { sql } from 'kysely'
import { startLoadProcess } from './harness/load.ts'
import { auctions, members } from './harness/market.ts'
import { printResult, quantile, rounded } from './harness/result.ts'
import { searchMarket } from './harness/search-market.ts'
import { openStand } from './harness/stand.ts'

const readNumber = (name: string, usual: number) => {
  const given = process.argv.indexOf(name)
  return given < 0 ? usual : Number(process.argv[given + 1])
}
const size = readNumber('--sizes', 100_000)
const pictures = readNumber('--files', 2_000)
const pictureBytes = 500_000
const port = 3324
const wantedP99Ms = 150

await using stand = await openStand(port, undefined, { settings: { max_wal_size: '4GB' } })
{
  await using market = await searchMarket(stand)
  await market.fill(size, size)
}
await sql`drop table bench_phrases, bench_leaves, bench_places, bench_sellers`.execute(stand.platform.db)
const people = await members(stand, 12)
const listingIds = await auctions(stand, 200)
for (let n = 0; n < pictures; n += 1)
  await stand.platform.storage.put(
    `media/${String(n % 100).padStart(2, '0')}/${n}.webp`,
    randomBytes(pictureBytes),
    'image/webp',
  )
await sql`checkpoint`.execute(stand.platform.db)

const folder = await mkdtemp(path.join(os.tmpdir(), 'hoko-bench-backup-'))
using bidders = startLoadProcess()
let fromCents = 10_000

async function placeBids(lastsMs: number) {
  const bids = {
    tokens: people.map(({ token }) => token),
    listing_ids: listingIds,
    from_cents: fromCents,
    step_cents: 1_000,
  }
  fromCents += 1_000_000
  const { timesMs, answers } = await bidders.run({
    port,
    connections: 4,
    lastsMs,
    pauseMs: 200,
    path: '/api/bid',
    bids,
  })
  const failed = Object.entries(answers).filter(([status]) => Number(status) >= 500)
  return { timesMs, failed: failed.reduce((sum, [, count]) => sum + count, 0) }
}

async function runCommand(args: string[]): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: stand.platform.config.storage.dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
  return (performance.now() - began) / 1000
}

const backUp = () => runCommand(['src/app/server/backup/backup.ts', '--to', path.join(folder, 'backups')])

await placeBids(5_000)
const alone = await placeBids(20_000)
/** The first copies all files; the others show what the tables cost. */
const rounds = [
  ['backup', 1],
  ['backup_again', 4],
] as const
for (const [name, count] of rounds) {
  const timesMs: number[] = []
  let failed = 0
  const done = new AbortController()
  const began = performance.now()
  const backUpAll = async () => {
    for (let round = 0; round < count; round += 1) await backUp()
  }
  await Promise.all([
    backUpAll().finally(() => done.abort()),
    (async () => {
      while (!done.signal.aborted) {
        const placed = await placeBids(2_000)
        timesMs.push(...placed.timesMs)
        failed += placed.failed
      }
    })(),
  ])
  const seconds = (performance.now() - began) / 1000 / count
  printResult({
    name,
    value: seconds,
    unit: `s for ${size} listings and ${pictures} pictures; of ${timesMs.length} bids ${failed} failed, p50 ${rounded(quantile(timesMs, 0.5))} ms`,
    reference: 'bids’ p50 without it, ms',
    referenceValue: quantile(alone.timesMs, 0.5),
  })
  printResult({
    name: `${name}_bids_p99`,
    value: quantile(timesMs, 0.99),
    unit: `ms; ${rounded(quantile(alone.timesMs, 0.99))} without it`,
    reference: 'the most that is wanted',
    referenceValue: wantedP99Ms,
  })
}

const [newest] = (await readdir(path.join(folder, 'backups')))
  .filter((name) => name.endsWith('Z'))
  .toSorted()
  .toReversed()
const restored = await runCommand([
  'src/app/server/backup/restore.ts',
  path.join(folder, 'backups', newest ?? ''),
  '--into',
  path.join(folder, 'restored'),
])
printResult({
  name: 'restore',
  value: restored,
  unit: 's with all checks',
  reference: '–',
  referenceValue: null,
})
await rm(folder, { recursive: true, force: true })
