import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a port that can be cut, as a network is: nothing arrives, and nothing says so. */
export interface Line extends AsyncDisposable {
  port: number
  cut: () => void
  restore: () => void
}

export async function openLine(to: number): Promise<Line> {
  const pairs = new Set<[near: Socket, far: Socket]>()
  let isCut = false
  const server = createServer((near) => {
    const far = connect({ port: to, host: '127.0.0.1', noDelay: true })
    near.setNoDelay(true)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [socket, other] of [pair, [far, near]] as [Socket, Socket][]) {
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        pairs.delete(pair)
        if (!isCut) other.destroy()
      })
      socket.pipe(other)
      if (isCut) socket.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    /** Everything under way is lost, as after a long cut. */
    restore() {
      isCut = false
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
    async [Symbol.asyncDispose]() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
