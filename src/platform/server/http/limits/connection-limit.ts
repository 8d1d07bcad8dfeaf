import { readFileSync } from 'node:fs'
import type { Logger } from 'pino'
import type { FastifyInstance } from 'fastify'

/** The share reserved for database connections, files and child processes. */
const reserved_share = 0.2
const usual_files = 1_024
const max_connections = 50_000

/** Reserves file descriptors: without them not even the database can be reached. */
export function limitConnections(server: FastifyInstance, log: Logger): void {
  server.server.maxConnections = connectionsWithin(openFilesLimit())
  let logged_at = -Infinity
  server.server.on('drop', () => {
    if (performance.now() - logged_at < 60_000) return
    logged_at = performance.now()
    log.warn(
      { most: server.server.maxConnections },
      'more connections than this node can take were turned away',
    )
  })
}

export const connectionsWithin = (files: number) =>
  Math.min(Math.floor(files * (1 - reserved_share)), max_connections)

function openFilesLimit(): number {
  if (process.platform !== 'linux') return usual_files
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return Number(soft ?? usual_files)
}
