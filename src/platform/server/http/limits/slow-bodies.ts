import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

interface BodyLimits {
  /** The time limit of a body; for files, of the next part. */
  max_ms?: number
  min_bytes?: number
  check_ms?: number
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
  { max_ms = 30_000, min_bytes = 30_000, check_ms = 5_000 }: BodyLimits = {},
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
      else if (now - since < max_ms) continue
      // Bytes waiting here unread are late because of us.
      else if (sendsFiles && (raw.readableLength > 0 || raw.socket.bytesRead - bytesThen >= min_bytes))
        Object.assign(one, { since: now, bytesThen: raw.socket.bytesRead })
      else
        raw.socket
          .end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
          .destroySoon()
    }
  }
  const timer = setInterval(check, check_ms).unref()
  server.addHook('onClose', async () => clearInterval(timer))
}
