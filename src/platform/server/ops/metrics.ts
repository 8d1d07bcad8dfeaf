import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Gauge as PromGauge, Registry } from 'prom-client'
import { extensionPoint } from '../extensions.ts'
import type { Caches } from '../cache/caches.ts'
import type { LiveHub } from '../live-hub.ts'

/** Values by their label, or one without. */
export type Values = number | Record<string, number>

export interface GaugeDefinition {
  name: string
  help: string
  label?: string
  read: () => Values
}

/** Gauges of this process that a domain adds. */
export const processGauges = extensionPoint<readonly GaugeDefinition[]>('gauges of the process')

export interface Metrics {
  /** Read at each scrape, so it must be in memory. */
  addGauge: (definition: GaugeDefinition) => void
  countRequests: (server: FastifyInstance) => void
  write: () => Promise<string>
  contentType: string
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Loads the library, which nodes without OPS_PORT do without. */
export async function createMetrics(node: string): Promise<Metrics> {
  const {
    Counter,
    Gauge,
    Histogram,
    Registry: OwnRegistry,
    collectDefaultMetrics,
  } = await import('prom-client')
  const registry: Registry = new OwnRegistry()
  registry.setDefaultLabels({ node })
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'hoko_calls_total',
    help: 'Answered calls of the API, by operation and status; placeBid with 200 are bids',
    labelNames: ['operation', 'status'],
    registers: [registry],
  })
  const requests = new Histogram({
    name: 'hoko_request_seconds',
    help: 'Time to answer, of the API, pages and files',
    labelNames: ['kind', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  })
  return {
    addGauge({ name, help, label, read }) {
      const labelNames = label === undefined ? [] : [label]
      const gauge: PromGauge = new Gauge({ name, help, labelNames, registers: [registry], collect })
      function collect() {
        const values = read()
        if (label === undefined || typeof values === 'number') return gauge.set(Number(values))
        gauge.reset()
        for (const [value, measured] of Object.entries(values)) gauge.set({ [label]: value }, measured)
      }
    },
    countRequests(server) {
      server.addHook('onResponse', (req, reply, done) => {
        const { url = '', config } = req.routeOptions
        const status = String(reply.statusCode)
        if (config.operation !== undefined) calls.inc({ operation: config.operation, status })
        requests.observe({ kind: kindFor(url), status: `${status[0]}xx` }, reply.elapsedTime / 1_000)
        done()
      })
    },
    write: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function kindFor(route: string): string {
  if (route.startsWith('/api/')) return 'api'
  return route.startsWith('/media/') ? 'media' : 'pages'
}

interface ProcessParts {
  /** By use: requests, work. */
  pools: Record<string, pg.Pool>
  caches: Pick<Caches, 'measure'>
  live: LiveHub
}

/** Gauges of what this process knows without a query. */
export function addProcessGauges(metrics: Metrics, { pools, caches, live }: ProcessParts): void {
  const ofPools = (read: (pool: pg.Pool) => number) => () =>
    Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, read(pool)]))
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  const gauges: GaugeDefinition[] = [
    {
      name: 'hoko_pool_connections_used',
      help: 'Database connections in use, by pool',
      label: 'pool',
      read: ofPools((pool) => pool.totalCount - pool.idleCount),
    },
    {
      name: 'hoko_pool_requests_waiting',
      help: 'Requests that wait for a database connection, by pool',
      label: 'pool',
      read: ofPools((pool) => pool.waitingCount),
    },
    {
      name: 'hoko_event_loop_lag_max_seconds',
      help: 'The longest delay of the event loop since the last scrape',
      read() {
        const longest = loop.max / 1e9
        loop.reset()
        return longest
      },
    },
    {
      name: 'hoko_streams_open',
      help: 'Live streams that are open on this node',
      read: live.count,
    },
    {
      name: 'hoko_database_connected',
      help: '1 while this node hears from the database',
      read: () => Number(live.isConnected()),
    },
    ...(['bytes', 'hits', 'misses'] as const).map((measure) => ({
      name: `hoko_cache_${measure}`,
      help: `Caches of this node: ${measure}, by name`,
      label: 'cache',
      read: () => caches.measure(measure),
    })),
  ]
  for (const gauge of gauges) metrics.addGauge(gauge)
}
