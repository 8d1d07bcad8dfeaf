/**
 * People who look at one auction, each with a live stream. On the message to bid, it answers when
 * each of them has received the bid.
 */
import { connect } from 'node:net'
import process from 'node:process'
import { openConnection } from './connection.ts'
import type { StreamsReport, StreamsTask } from './streams.ts'

let seen = new Map<number, number>()
let awaited = ''

process.on('message', (task: StreamsTask) => {
  const work = task.kind === 'open' ? open(task) : bid(task)
  void work.then((report) => process.send!(report))
})

async function open({ port, topic, count }: Extract<StreamsTask, { kind: 'open' }>): Promise<StreamsReport> {
  for (let n = 0; n < count; n += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, count - n) }, (_, k) => openStream(n + k, port, topic)),
    )
  return { answeredMs: 0, seenMs: [] }
}

/** Uses a new address for every 20 streams, as one address may have only so many. */
function openStream(n: number, port: number, topic: string): Promise<void> {
  const localAddress = `127.0.1.${Math.floor(n / 20) + 1}`
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.write(`GET /api/live?topics=${topic} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  let rest = ''
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.on('data', (bytes) => {
      rest = (rest + bytes.toString('latin1')).slice(-4_000)
      if (rest.includes('"kind":"listing"')) resolve()
      if (awaited && !seen.has(n) && rest.includes(awaited)) seen.set(n, performance.now())
    })
  })
}

async function bid(task: Extract<StreamsTask, { kind: 'bid' }>): Promise<StreamsReport> {
  const { request, close } = await openConnection(task.port)
  seen = new Map()
  awaited = `"bid_count":${task.bid_count},`
  const began = performance.now()
  const headers = { authorization: `Bearer ${task.token}` }
  const body = JSON.stringify({ listing_id: task.listing_id, max_cents: task.max_cents })
  const status = await request({ method: 'POST', path: '/api/bid', headers, body })
  const answeredMs = performance.now() - began
  close()
  if (status !== 201) throw new Error(`The bid was answered with ${status}.`)
  while (seen.size < task.streams) await new Promise((resolve) => setTimeout(resolve, 5))
  return { answeredMs, seenMs: [...seen.values()].map((at) => at - began) }
}
