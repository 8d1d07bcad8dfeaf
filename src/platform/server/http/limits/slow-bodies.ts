import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

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
