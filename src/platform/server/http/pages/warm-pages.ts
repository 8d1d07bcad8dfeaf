import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

const first_pages = ['/home', '/ibuy']
const max_warming_ms = 30_000
const wait_ms = 250

/**
 * Starts the render threads and loads common modules, so that the first visitors don't wait for
 * them.
 */
export async function warmPages(server: FastifyInstance, log: Pick<Logger, 'warn'>): Promise<void> {
  const ends_at = performance.now() + max_warming_ms
  for (const url of first_pages) {
    while ((await server.inject(url)).statusCode >= 500) {
      if (performance.now() > ends_at)
        return log.warn({ url }, 'a page could not be rendered before visitors came')
      await pause(wait_ms)
    }
  }
}
