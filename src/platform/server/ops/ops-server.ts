import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

export interface Readiness {
  isReady: boolean
  body: object
}

interface OpsParts {
  port: number
  host: string
  metrics: Metrics
  readReadiness: () => Promise<Readiness>
}

export interface OpsServer {
  port: number
  stop: () => Promise<void>
}

/**
 * For probes and Prometheus, on a port of its own: visitors who take every connection of the public
 * one don't make a node look dead.
 */
export async function startOpsServer({ port, host, metrics, readReadiness }: OpsParts): Promise<OpsServer> {
  const answers: Record<string, (response: ServerResponse) => Promise<void>> = {
    '/live': async (response) => sendJson(response, 200, { status: 'ok' }),
    '/ready': async (response) => {
      const { isReady, body } = await readReadiness()
      sendJson(response, isReady ? 200 : 503, body)
    },
    '/metrics': async (response) => {
      const text = await metrics.write()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    },
  }
  const ready = startReadyGauge(metrics, readReadiness)
  const server = createServer((request, response) => {
    const path = request.url?.replace(/\?.*$/s, '') ?? ''
    const answer = request.method === 'GET' && Object.hasOwn(answers, path) ? answers[path] : undefined
    if (!answer) return sendJson(response, 404, { status: 'not_found' })
    answer(response).catch(() => sendJson(response, 500, { status: 'failed' }))
  })
  server.requestTimeout = 5_000
  try {
    await listen(server, port, host)
  } catch (error) {
    ready.stop()
    throw error
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It listens on a port, not a pipe.
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    async stop() {
      ready.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const readyEveryMs = 5_000

/** Measured between scrapes, so that a database that hangs doesn't delay one. */
function startReadyGauge(metrics: Metrics, readReadiness: OpsParts['readReadiness']) {
  let isReady = false
  const refresh = () =>
    void readReadiness().then(
      (found) => (isReady = found.isReady),
      () => (isReady = false),
    )
  refresh()
  const timer = setInterval(refresh, readyEveryMs)
  metrics.addGauge({
    name: 'hoko_ready',
    help: '1 while this node is ready for requests',
    read: () => Number(isReady),
  })
  return { stop: () => clearInterval(timer) }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, () => resolve())
  return promise
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent) return void response.end()
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}
