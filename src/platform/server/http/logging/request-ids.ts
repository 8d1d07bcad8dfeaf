import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'

type Request = Pick<IncomingMessage, 'headers' | 'socket'>

const idPattern = /^[\w.:/+=-]{8,128}$/

/** Takes the `X-Request-Id` of a trusted proxy, so that its log and ours name a request alike. */
export function createRequestIds(trustedProxies: string[]): (request: Request) => string {
  const isTrusted = compile(trustedProxies)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isUsable = typeof given === 'string' && idPattern.test(given)
    return isUsable && isTrusted(socket.remoteAddress ?? '', 0) ? given : randomUUID()
  }
}
