/**
 * 64 writers that commit a row each, alone, with two notifications in the same transaction as a bid has, and with
 * notifications that another connection sends for all who committed meanwhile. PostgreSQL lets one notifying transaction
 * commit at a time.
 */
import pg from 'pg'
import { print, median } from './harness/result.ts'
import { openStand } from './harness/stand.ts'

const writers = 64
const lasts_ms = 3_000
const rounds = 5
const batch_ms = 5

await using stand = await openStand(3324)
const clients = await Promise.all(Array.from({ length: writers + 2 }, () => openClient()))
const [listener, speaker, ...writing] = clients as [pg.Client, pg.Client, ...pg.Client[]]
await listener.query(
  'create table bench_notes (id bigint generated always as identity primary key, text text)',
)
await listener.query('listen live')

async function openClient() {
  const client = new pg.Client(stand.connection)
  await client.connect()
  return client
}

const insert = `insert into bench_notes (text) values ('a row')`
const alone = async (client: pg.Client) => void (await client.query(insert))
const within = async (client: pg.Client, n: number) =>
  void (await client.query(
    `begin; ${insert}; select pg_notify('outbox', ''), pg_notify('live', 'listing:${n % 1000}'); commit`,
  ))

const waiting = new Set<string>()
const after = async (client: pg.Client, n: number) => {
  await client.query(insert)
  waiting.add(`listing:${n % 1000}`)
}
async function speak() {
  if (waiting.size === 0) return
  const topics = [...waiting]
  waiting.clear()
  await speaker.query(
    `select pg_notify('outbox', ''), pg_notify('live', topic) from unnest($1::text[]) as topic`,
    [topics],
  )
}

async function countPerSecond(write: (client: pg.Client, n: number) => Promise<void>): Promise<number> {
  const ends = performance.now() + lasts_ms
  let written = 0
  let speaking = Promise.resolve()
  const timer = setInterval(() => void (speaking = speaking.then(speak)), batch_ms)
  await Promise.all(
    writing.map(async (client) => {
      while (performance.now() < ends) await write(client, (written += 1))
    }),
  )
  clearInterval(timer)
  await speaking
  return (written * 1000) / lasts_ms
}

const ways = { alone, within, after }
const figures: Record<string, number[]> = { alone: [], within: [], after: [] }
for (let round = 0; round <= rounds; round += 1)
  for (const [name, write] of Object.entries(ways)) {
    const per_second = await countPerSecond(write)
    // The first warms up.
    if (round > 0) figures[name]!.push(per_second)
  }
for (const name of ['within', 'after'])
  print({
    name: `notify_${name}`,
    value: median(figures[name]!),
    unit: `commits per second of ${writers} writers`,
    reference: 'the same without notifications',
    reference_value: median(figures['alone']!),
  })
for (const client of clients) await client.end()
