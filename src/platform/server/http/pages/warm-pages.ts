import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

const firstPages = ['/home', '/ibuy']
const maxWarmingMs = 30_000
const waitMs = 250

/**
 * Starts the render threads and loads common modules, so that the first visitors don't wait for
 * them.
 */
export async function warmPages(server: FastifyInstance, log: Pick<Logger, 'warn'>): Promise<void> {
  const endsAt = performance.now() + maxWarmingMs
  for (const url of firstPages) {
    while ((await server.inject(url)).statusCode >= 500) {
      if (performance.now() > endsAt)
        return log.warn({ url }, 'a page could not be rendered before visitors came')
      await pause(waitMs)
    }
  }
}
