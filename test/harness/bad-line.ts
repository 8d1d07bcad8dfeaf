import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export const faults = ['none', 'cut', 'cut-answer', 'stall', 'half-close'] as const
export type Fault = (typeof faults)[number]

interface BadLine extends AsyncDisposable {
  url: string
  /** The number of connections per fault. */
  met: Map<Fault, number>
}

/**
 * A proxy whose connections fail in rotation: cut during the request, cut before the reply, never
 * answered, or closed by the client during the reply.
 */
export async function aBadLineTo(port: number, order: readonly Fault[]): Promise<BadLine> {
  const met = new Map<Fault, number>()
  const sockets = new Set<Socket>()
  let number = 0
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const fault = order[number % order.length]!
    number += 1
    met.set(fault, (met.get(fault) ?? 0) + 1)
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    join(near, far, fault)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    met,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function join(near: Socket, far: Socket, fault: Fault) {
  near.on('data', (bytes) => {
    if (fault === 'cut') {
      near.destroy()
      far.destroy()
      return
    }
    far.write(bytes)
    // The client has sent everything, and the server may take that for a disconnect.
    if (fault === 'half-close') far.end()
  })
  far.on('data', (bytes) => {
    if (fault === 'stall') return
    if (fault === 'cut-answer') {
      near.destroy()
      far.destroy()
      return
    }
    near.write(bytes)
  })
  near.on('end', () => far.end())
  far.on('end', () => {
    if (fault !== 'stall') near.end()
  })
}
