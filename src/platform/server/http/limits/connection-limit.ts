import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import type { RequestListener, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'

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

/** Browsers and proxies send the next request once they have an answer. */
const mostUnanswered = 16

/** Closes a connection with more requests meanwhile: Node reads on, and each waits in memory. */
export function limitUnanswered({ server }: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node declares listeners as functions of anything.
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { socket } = request
    // It came in one packet with the one that exceeded the limit.
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > mostUnanswered) {
      socket.destroy()
      return
    }
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    for (const listen of listeners) listen(request, response)
  })
}

interface BodyLimits {
  /** The time limit of a body; for files, of the next part. */
  maxMs?: number
  minBytes?: number
  checkMs?: number
}

interface Arriving {
  raw: IncomingMessage
  since: number
  bytesThen: number
  sendsFiles: boolean
}

/** Small bodies must be complete soon; files may take as long as they keep arriving. */
export function endSlowBodies(
  server: FastifyInstance,
  { maxMs = 30_000, minBytes = 30_000, checkMs = 5_000 }: BodyLimits = {},
): void {
  const arriving = new Map<string, Arriving>()

  server.addHook('onRequest', ({ id, raw }, reply, done) => {
    if (raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined) {
      const sendsFiles = raw.headers['content-type']?.startsWith('multipart/') ?? false
      arriving.set(id, { raw, since: performance.now(), bytesThen: raw.socket.bytesRead, sendsFiles })
      // Not a hook, which every request would run, with or without a body.
      for (const end of ['finish', 'close']) reply.raw.once(end, () => arriving.delete(id))
    }
    done()
  })

  function check() {
    const now = performance.now()
    for (const [id, one] of arriving) {
      const { raw, since, bytesThen, sendsFiles } = one
      if (raw.complete || raw.destroyed) arriving.delete(id)
      else if (now - since < maxMs) continue
      // Bytes waiting here unread are late because of us.
      else if (sendsFiles && (raw.readableLength > 0 || raw.socket.bytesRead - bytesThen >= minBytes))
        Object.assign(one, { since: now, bytesThen: raw.socket.bytesRead })
      else
        raw.socket
          .end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
          .destroySoon()
    }
  }
  const timer = setInterval(check, checkMs).unref()
  server.addHook('onClose', async () => clearInterval(timer))
}
