import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { limitUnanswered } from './connection-limit.ts'

const server = Fastify({ forceCloseConnections: true })
limitUnanswered(server)
let answered = Promise.withResolvers<void>()
let begun = 0
server.get('/late', async () => {
  begun += 1
  await answered.promise
  return 'at last'
})
await server.listen({ port: 0, host: '127.0.0.1' })
const { port } = server.server.address() as AddressInfo
afterAll(() => server.close())

const request = (times: number) => 'GET /late HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(times)

test('a connection with too many unanswered requests is closed, and the rest isn’t begun', async () => {
  begun = 0
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined)
  socket.write(request(500))
  await once(socket, 'close')
  expect(begun).toBe(16)
})

test('a connection that waits for its answers may go on', async () => {
  begun = 0
  const socket = connect({ port, host: '127.0.0.1' })
  let text = ''
  socket.setEncoding('utf8').on('data', (data: string) => (text += data))
  const countAnswers = () => text.split('at last').length - 1
  for (const requested of [16, 32, 48]) {
    answered = Promise.withResolvers()
    socket.write(request(16))
    await expect.poll(() => begun).toBe(requested)
    answered.resolve()
    await expect.poll(countAnswers).toBe(requested)
  }
  expect(socket.destroyed).toBe(false)
  socket.destroy()
})
