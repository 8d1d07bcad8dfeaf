import { readFileSync } from 'node:fs'
import type { Logger } from 'pino'
import type { FastifyInstance } from 'fastify'

/** The share reserved for database connections, files and child processes. */
const reservedShare = 0.2
const usualFiles = 1_024
const maxConnections = 50_000

/** Reserves file descriptors: without them not even the database can be reached. */
export function limitConnections(server: FastifyInstance, log: Logger): void {
  server.server.maxConnections = connectionsWithin(openFilesLimit())
  let loggedAt = -Infinity
  server.server.on('drop', () => {
    if (performance.now() - loggedAt < 60_000) return
    loggedAt = performance.now()
    log.warn(
      { most: server.server.maxConnections },
      'more connections than this node can take were turned away',
    )
  })
}

export const connectionsWithin = (files: number) =>
  Math.min(Math.floor(files * (1 - reservedShare)), maxConnections)

function openFilesLimit(): number {
  if (process.platform !== 'linux') return usualFiles
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return Number(soft ?? usualFiles)
}
