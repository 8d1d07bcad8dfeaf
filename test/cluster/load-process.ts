import { Agent, get } from 'node:http'
import process from 'node:process'
import { openStreams } from './load-streams.ts'
import type { Load, LoadReport, LoadTask } from './load.ts'

/** Enough that no address reaches a limit for strangers. */
const visitors = 250
const agents = Array.from(
  { length: visitors },
  (_, n) => new Agent({ keepAlive: true, maxSockets: 4, localAddress: `127.2.${n >> 7}.${(n & 127) + 1}` }),
)
const patienceMs = 30_000
const tickMs = 10

let load: Load | undefined
let count = 0
let owed = 0
let timesMs: number[] = []
let failures: Record<string, number> = {}
const streams = openStreams()

process.on('message', (task: LoadTask) => {
  if (task.kind === 'report') process.send!(report())
  else {
    load = task.load
    streams.set(load)
  }
})
process.on('disconnect', () => process.exit())

let last = performance.now()
setInterval(() => {
  const now = performance.now()
  owed += ((now - last) / 1_000) * (load?.perSecond ?? 0)
  last = now
  for (; owed >= 1; owed -= 1) request()
}, tickMs)

function request() {
  const { paths } = load!
  count += 1
  send(paths[count % paths.length]!, agents[count % visitors]!, performance.now())
}

function send(path: string, agent: Agent, began: number) {
  const fail = (reason: string) => void (failures[reason] = (failures[reason] ?? 0) + 1)
  const sent = get(
    { port: load!.port, host: '127.0.0.1', path, agent, headers: { accept: 'text/html' } },
    (response) => {
      response.resume()
      response.on('end', () => {
        timesMs.push(performance.now() - began)
        const { statusCode = 0 } = response
        if (statusCode >= 400) fail(`${statusCode} ${path}`)
      })
      response.on('error', (error) => fail(error.message))
    },
  )
  const timer = setTimeout(() => sent.destroy(new Error('no answer within 30 s')), patienceMs)
  sent.on('close', () => clearTimeout(timer))
  sent.on('error', (error: NodeJS.ErrnoException) => {
    // Browsers do so too: the proxy closed a connection that had been idle as it was used again.
    if (sent.reusedSocket && error.code === 'ECONNRESET') send(path, agent, began)
    else fail(error.message)
  })
}

function report(): LoadReport {
  const sorted = timesMs.toSorted((a, b) => a - b)
  const percentile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  const made = {
    answers: sorted.length,
    failures,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    ...streams.report(),
  }
  timesMs = []
  failures = {}
  return made
}
