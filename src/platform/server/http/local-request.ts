import type { FastifyRequest } from 'fastify'

const proxyHeaders = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip']

/** False through a proxy on this machine, and for a page whose name points here (DNS rebinding). */
export function isLocalRequest({ socket, headers, host }: FastifyRequest): boolean {
  const isProxied = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || proxyHeaders.includes(name),
  )
  return isLoopbackAddress(socket.remoteAddress ?? '') && isLoopbackHost(host) && !isProxied
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address)
}

function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d*$/, '')
  return name === 'localhost' || name === '[::1]' || isLoopbackAddress(name)
}
