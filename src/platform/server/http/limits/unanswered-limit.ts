import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

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
