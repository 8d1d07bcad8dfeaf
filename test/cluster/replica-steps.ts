import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { HokoNode } from './hoko-node.ts'
import { query } from './engines/patroni.ts'
import type { Stage } from './failing-steps.ts'
import { waitUntil } from './programs.ts'

const lagMs = 30_000
/** Two seconds of lag, a sample, and a busy machine. */
const leftOutWithinMs = 4_000
const maxPriceAgeMs = 5_000

/** Visitors’ searches and cards come from the standby, until it falls behind. */
export async function proveReplica({ cluster, bidding, report }: Stage): Promise<void> {
  await report.step(`the replica lags by ${lagMs / 1_000} s`, async (check) => {
    const { webs, patroni } = cluster
    const areUsed = async (value: 0 | 1) => {
      const used = await Promise.all(webs.map((web) => readMetric(web, 'hoko_replica_used')))
      return used.every((each) => each === value)
    }
    await waitUntil(() => areUsed(1), { what: 'the replica is used', withinMs: 20_000 })
    const watching = new AbortController()
    const ages = watchPrices(cluster.port, { ...bidding, until: watching.signal })
    ages.catch(() => undefined)
    const replay = await findReplay(patroni.standbyPort)
    process.kill(replay, 'SIGSTOP')
    const began = performance.now()
    const leftMs = await waitUntil(() => areUsed(0), { what: 'the replica is left out', withinMs: 20_000 })
    check.atMost('left out by all nodes after', Math.round(leftMs), leftOutWithinMs, ' ms')
    await pause(lagMs - (performance.now() - began))
    process.kill(replay, 'SIGCONT')
    const backMs = await waitUntil(() => areUsed(1), { what: 'the replica is used again', withinMs: 20_000 })
    check.show(`used again after ${Math.round(backMs)} ms`)
    watching.abort()
    check.atMost('oldest price that a visitor saw', Math.max(0, ...(await ages)), maxPriceAgeMs, ' ms')
  })
}

/** Patroni undoes `pg_wal_replay_pause`, so the process is stopped that replays. */
async function findReplay(port: number): Promise<number> {
  const { rows } = await query(port, `select pid from pg_stat_activity where backend_type = 'startup'`)
  return Number(rows[0]!.pid)
}

/** @throws if the node has no such gauge */
export async function readMetric({ opsPort }: HokoNode, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text()
  const [, value] = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text) ?? []
  if (value === undefined) throw new Error(`There is no gauge ${name}.`)
  return Number(value)
}

interface Watching extends Pick<Stage['bidding'], 'listingIds' | 'readPrice'> {
  until: AbortSignal
}

/** @returns how old each price was that a visitor’s card showed; 0 if it was right */
async function watchPrices(port: number, { listingIds, readPrice, until }: Watching): Promise<number[]> {
  const id = listingIds[0]!
  const ages: number[] = []
  const seen: { price: number; until: number }[] = []
  while (!until.aborted) {
    const at = performance.now()
    const cards = `http://127.0.0.1:${port}/api/listing-cards?ids=${id}`
    const answer = await fetch(cards).catch(() => null)
    if (answer?.ok) {
      const { items } = (await answer.json()) as { items: { price_cents: number }[] }
      const shown = items[0]!.price_cents
      // The price was replaced at some time after it was last the right one.
      const last = seen.findLast(({ price }) => price === shown)
      ages.push(last ? Math.round(at - last.until) : 0)
    }
    const price = await readPrice(id)
    seen.push({ price, until: performance.now() })
    await pause(200)
  }
  return ages
}
