import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A proxy to the server that can be cut and restored, for everything in the browser, workers
 * included. While `held`, it buffers what the browser sends and drops it with the connection.
 */
export async function aLineTo(baseUrl: string) {
  const to = new URL(baseUrl)
  const sockets = new Set<Socket>()
  let port = 0
  let isLocked = false
  const waiting = new Map<Socket, Buffer[]>()
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        waiting.delete(other)
        other.end()
      })
    }
    far.pipe(near)
    near.on('data', (sent) => {
      if (isLocked) waiting.set(far, [...(waiting.get(far) ?? []), sent])
      else far.write(sent)
    })
  })
  const mend = async () => {
    server.listen(port, 'localhost')
    await once(server, 'listening')
    ;({ port } = server.address() as AddressInfo)
  }
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await mend()
  const lock = () => void (isLocked = true)
  const letThrough = () => {
    isLocked = false
    for (const [far, parts] of waiting) far.write(Buffer.concat(parts))
    waiting.clear()
  }
  return { origin: `http://localhost:${port}`, cut, mend, lock, letThrough }
}
