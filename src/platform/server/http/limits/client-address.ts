import { isIP, isIPv4 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'

export function plainAddress(text: string): string | null {
  if (isIPv4(text)) return text
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([^:]+):\d+$/.exec(text) ?? []
  const bare = (bracketed ?? beforePort ?? text).replace(/%.*$/, '')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? []
  const address = mapped ?? bare
  if (isIP(address) === 0) return null
  // URL normalises every spelling of an IPv6 address.
  return isIP(address) === 4 ? address : new URL(`http://[${address}]`).hostname.slice(1, -1)
}

/** An invalid address from a trusted proxy counts as the proxy's own. */
export const clientAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  plainAddress(ip) ?? plainAddress(socket.remoteAddress ?? '') ?? 'unknown'

/** Behind an undeclared proxy all visitors look like one, and share its limits. */
export function warnOfUnnamedProxy(server: FastifyInstance, log: Logger): void {
  let hasWarned = false
  server.addHook('onRequest', ({ headers, ip, socket }, _reply, done) => {
    if (!hasWarned && headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress) {
      hasWarned = true
      log.warn(
        { address: ip },
        'X-Forwarded-For from an address that TRUSTED_PROXIES does not name: it is not believed',
      )
    }
    done()
  })
}

/** An IPv6 line has a whole /64 and may use a new address for each call. */
export function limitKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const noughts = Array.from({ length: Math.max(8 - before.length - after.length, 0) }, () => '0')
  return `${[...before, ...noughts, ...after].slice(0, 4).join(':')}::/64`
}
