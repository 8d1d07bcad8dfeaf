import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { databaseGauges, platformGauges, startDatabaseGauges } from './database-gauges.ts'
import { addProcessGauges, createMetrics, type Metrics } from './metrics.ts'
import { startOpsServer, type OpsServer } from './ops-server.ts'
import { collectExtensions } from '#app/server/all-domains.ts'

let app: TestApp
let metrics: Metrics
let ops: OpsServer
let isReady = true
beforeAll(async () => {
  app = await createTestApp()
  metrics = await createMetrics('web-1')
  ops = await startOpsServer({
    port: 0,
    host: '127.0.0.1',
    metrics,
    readReadiness: async () => ({ isReady, body: { status: isReady ? 'ok' : 'unavailable' } }),
  })
})
afterAll(async () => {
  await ops.stop()
  await app[Symbol.asyncDispose]()
})

const request = (path: string) => fetch(`http://127.0.0.1:${ops.port}${path}`)

test.each([
  ['/live', 200],
  ['/ready', 200],
  ['/metrics', 200],
  ['/', 404],
  ['/constructor', 404],
])('the ops port answers %s with %i', async (path, status) => {
  expect((await request(path)).status).toBe(status)
})

test('the ops port says when the node isn’t ready', async () => {
  isReady = false
  expect((await request('/ready')).status).toBe(503)
  isReady = true
})

test('metrics say whether the node is ready', async () => {
  const line = async () => /^hoko_ready\{.*$/m.exec(await (await request('/metrics')).text())?.[0]
  await expect.poll(line).toBe('hoko_ready{node="web-1"} 1')
  isReady = false
  await expect.poll(line, { timeout: 10_000 }).toBe('hoko_ready{node="web-1"} 0')
  isReady = true
})

test('metrics hold what the process and the database know, without values that are no numbers', async () => {
  addProcessGauges(metrics, { pools: { requests: app.platform.pool }, ...app.platform })
  const all = [...platformGauges, ...collectExtensions().list(databaseGauges).flat()]
  const gauges = await startDatabaseGauges(metrics, all, app.platform)
  const text = await (await request('/metrics')).text()
  await gauges.stop()
  for (const name of [...all.map((gauge) => gauge.name), 'hoko_streams_open', 'hoko_cache_bytes'])
    expect(text).toContain(`# TYPE ${name} gauge`)
  expect(text).toMatch(/^hoko_pool_connections_used\{pool="requests",node="web-1"\} \d+$/m)
  expect(text).toMatch(/^hoko_closing_lag_seconds\{node="web-1"\} 0$/m)
  expect(app.logLines.join()).not.toContain('a gauge could not be read')
  expect(text.split('\n').filter((line) => /^hoko_.* (?:NaN|undefined)$/.test(line))).toEqual([])
})

test('metrics answer within 50 ms while every connection of the public port is taken', async () => {
  app.server.server.maxConnections = 20
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as { port: number }
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow('fetch failed')
  const times = []
  for (let n = 0; n < 10; n += 1) {
    const began = performance.now()
    expect((await request('/metrics')).status).toBe(200)
    times.push(performance.now() - began)
  }
  expect(Math.min(...times)).toBeLessThan(50)
  for (const socket of sockets) socket.destroy()
})
