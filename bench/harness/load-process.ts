import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { openConnection, type Request } from './connection.ts'
import type { Load, LoadReport } from './load.ts'

process.on('message', (load: Load) => void run(load).then((report) => process.send!(report)))

async function run(load: Load): Promise<LoadReport> {
  const connections = await Promise.all(
    Array.from({ length: load.connections }, () => openConnection(load.port)),
  )
  const nextRequest = requestsOf(load)
  const answers: Record<string, number> = {}
  const timesMs: number[] = []
  const began = performance.now()
  const ends = began + load.lastsMs
  await Promise.all(
    connections.map(async ({ request, close }) => {
      while (performance.now() < ends) {
        const askedAt = performance.now()
        const status = await request(nextRequest())
        if (performance.now() < ends) answers[status] = (answers[status] ?? 0) + 1
        if (load.backsOffMs && status >= 500) {
          await pause(load.backsOffMs)
          continue
        }
        timesMs.push(performance.now() - askedAt)
        if (load.pauseMs) await pause(load.pauseMs)
      }
      close()
    }),
  )
  const perSecond = Object.fromEntries(
    Object.entries(answers).map(([status, count]) => [status, (count * 1000) / load.lastsMs]),
  )
  return { answers, perSecond, timesMs }
}

function requestsOf({ path, paths, requests, headers = {}, bids }: Load): () => Request {
  let at = 0
  if (requests) return () => requests[(at += 1) % requests.length]!
  if (paths) return () => ({ method: 'GET', path: paths[(at += 1) % paths.length]!, headers })
  if (!bids) return () => ({ method: 'GET', path, headers })
  const { tokens, listing_ids: listingIds, from_cents: fromCents, step_cents: stepCents } = bids
  const series = `${Date.now()}-${Math.random()}`
  let count = 0
  return () => {
    const n = count
    count += 1
    const listingId = listingIds[n % listingIds.length]!
    const maxCents = fromCents + Math.floor(n / listingIds.length) * stepCents
    return {
      method: 'POST',
      path,
      headers: { authorization: `Bearer ${tokens[n % tokens.length]}`, 'idempotency-key': `${series}-${n}` },
      body: JSON.stringify({ listing_id: listingId, max_cents: maxCents }),
    }
  }
}
