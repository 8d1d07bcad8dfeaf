import pg from 'pg'
import { createBidBatches } from '#domains/auctions/server/batches/batches.service.ts'
import { createPool } from '#platform/server/database/db.ts'
import { hellosPerSecond, startHello } from '../harness/hello.ts'
import { startLoadProcess } from '../harness/load.ts'
import { auctions, members } from '../harness/market.ts'
import { named, recordingDb, type Statement } from '../harness/recorded.ts'
import { interleaveRuns, printResult } from '../harness/result.ts'
import { openStand } from '../harness/stand.ts'

const rounds = 5
const connections = 64
const straightConnections = 20
const helloPort = 3319
const lastsMs = 2_000
const recordedBids = 3_000

await using stand = await openStand(3301)
const { platform, connection } = stand
const people = await members(stand, 50)
const listingIds = await auctions(stand, 1_000)

async function copyDatabase(names: string[]) {
  await platform.live.stop()
  const admin = new pg.Client({ ...connection, database: 'postgres' })
  await admin.connect()
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    connection.database,
  ])
  for (const name of names) await admin.query(`create database ${name} template ${connection.database}`)
  await admin.end()
}

async function recordBids(): Promise<Statement[][]> {
  const pool = createPool({ ...connection, database: 'recorded' }, platform.log, { max: 1 })
  const recording = recordingDb(pool)
  const batches = createBidBatches(recording.db)
  const bids: Statement[][] = []
  for (let n = 0; n < recordedBids; n += 1) {
    const bidderId = people[n % people.length]!.id
    const maxCents = 1_000_000 + Math.floor(n / listingIds.length) * 100_000
    const idempotencyKey = {
      account_id: bidderId,
      operation: 'placeBid',
      key: `recorded-${n}`,
      body_hash: Buffer.alloc(32),
    }
    const listingId = listingIds[n % listingIds.length]!
    const placed = await batches.place({
      bidder_id: bidderId,
      listing_id: listingId,
      max_cents: maxCents,
      idempotencyKey,
    })
    if (placed.outcome === 'refused') throw new Error(placed.key)
    bids.push([
      { text: 'begin', values: [] },
      ...recording.take().filter(isOurs),
      { text: 'commit', values: [] },
    ])
  }
  await pool.end()
  return bids
}

const isOurs = ({ text }: Statement) => !/^(begin|start transaction|commit)/i.test(text)

async function straightPerSecond(database: string, bids: Statement[][]): Promise<number> {
  const names = new Map<string, string>()
  const clients = await Promise.all(
    Array.from({ length: straightConnections }, async () => {
      const client = new pg.Client({ ...connection, database })
      await client.connect()
      return client
    }),
  )
  const began = performance.now()
  await Promise.all(
    clients.map(async (client, own) => {
      // Each client bids on its own auctions, so that the bids on one auction stay in order.
      for (const [n, bid] of bids.entries()) {
        if ((n % listingIds.length) % clients.length !== own) continue
        for (const statement of bid) await client.query(named(statement, names))
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  await Promise.all(clients.map((client) => client.end()))
  return bids.length / seconds
}

await copyDatabase(['recorded', ...Array.from({ length: rounds + 1 }, (_, n) => `straight_${n}`)])
await platform.live.start()
const bids = await recordBids()
using load = startLoadProcess()
using _hello = await startHello(helloPort)
const tokens = people.map(({ token }) => token)

async function bidsPerSecond(round: number): Promise<number> {
  const fromCents = 1_000_000 + round * 100_000_000
  const wanted = { tokens, listing_ids: listingIds, from_cents: fromCents, step_cents: 100_000 }
  const terms = { port: stand.port, connections, lastsMs, path: '/api/bid', bids: wanted }
  return (await load.run(terms)).perSecond[201] ?? 0
}

const shared = { unit: 'accepted bids/s on 1,000 auctions' }
printResult({
  name: 'bids_spread',
  ...shared,
  reference: 'the same statements, prepared, straight through pg',
  ...(await interleaveRuns(rounds, bidsPerSecond, (round) => straightPerSecond(`straight_${round}`, bids))),
})
printResult({
  name: 'bids_spread_of_hello',
  ...shared,
  reference: 'a bare Fastify hello',
  ...(await interleaveRuns(
    rounds,
    (round) => bidsPerSecond(rounds + 1 + round),
    () => hellosPerSecond(load, { port: helloPort, connections }),
  )),
})
