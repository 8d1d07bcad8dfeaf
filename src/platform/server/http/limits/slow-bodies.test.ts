import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fastifyMultipart from '@fastify/multipart'
import Fastify, { type FastifyRequest } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { connectionsWithin, endSlowBodies } from './connection-limit.ts'
import { registerProblems } from '../problems.ts'

const server = Fastify({ forceCloseConnections: true })
registerProblems(server)
endSlowBodies(server, { maxMs: 300, minBytes: 1_000, checkMs: 50 })
await server.register(fastifyMultipart)
server.post('/typed', async () => 'read')
server.post('/files', (req) => countBytes(req))
await server.listen({ port: 0, host: '127.0.0.1' })
const { port } = server.server.address() as AddressInfo

async function countBytes(req: FastifyRequest) {
  let bytes = 0
  for await (const part of req.parts()) {
    if (part.type === 'file') for await (const chunk of part.file) bytes += chunk.length
  }
  return bytes
}

const sockets: ReturnType<typeof connect>[] = []
afterEach(() => sockets.forEach((socket) => socket.destroy()))

/**
 * Sends the pieces 100 ms apart. @returns the response until the connection ended, and the time it
 * took
 */
async function drip(head: string, pieces: string[]) {
  const socket = connect({ port, host: '127.0.0.1' })
  sockets.push(socket)
  let text = ''
  socket.setEncoding('utf8').on('data', (data: string) => (text += data))
  socket.on('error', () => undefined)
  const began = performance.now()
  const ended = once(socket, 'close').then(() => performance.now() - began)
  socket.write(`${head}\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  for (const piece of pieces) {
    if (socket.writableEnded || socket.destroyed) break
    socket.write(piece)
    await pause(100)
  }
  return { text, ms: await ended }
}

const json = (length: number) =>
  `POST /typed HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: ${length}`
const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'
const files = (length: number) =>
  `POST /files HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}`

test('a very slow body is ended, and a slightly slow one is read', async () => {
  const dripped = await drip(
    json(1_000),
    Array.from({ length: 40 }, () => ' '),
  )
  expect(dripped.text).toMatch(/^HTTP\/1\.1 408 /)
  expect(dripped.ms).toBeLessThan(1_500)
  expect((await drip(json(2), ['{', '}'])).text).toMatch(/^HTTP\/1\.1 200 /)
})

test('files may take as long as they keep arriving, and no longer', async () => {
  const body = [part, ...Array.from({ length: 10 }, () => 'a'.repeat(1_000)), '\r\n--x--\r\n']
  const slow = await drip(files(body.join('').length), body)
  expect(slow.text).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n10000$/)
  expect(slow.ms).toBeGreaterThan(1_000)
  const dripped = await drip(files(100_000), [part, ...Array.from({ length: 40 }, () => 'a')])
  expect(dripped.text).toMatch(/^HTTP\/1\.1 408 /)
  expect(dripped.ms).toBeLessThan(1_500)
})

test.each([
  [1_024, 819],
  [20_000, 16_000],
  [1_048_576, 50_000],
])('the server with %i files takes %i connections', (limit, connections) => {
  expect(connectionsWithin(limit)).toBe(connections)
})
