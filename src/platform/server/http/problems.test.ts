import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyError } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aPdf, type Part, sendForm } from '#test/harness/market/file-forms.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp } from '#test/harness/test-app.ts'
import { refusalFor } from './problems.ts'

test('an aborted body isn’t reported as a database error', async () => {
  await using app = await createTestApp()
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /api/auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  )
  await wait(50)
  socket.destroy()
  await wait(200)
  expect(app.logLines.filter((line) => /"level":(?:50|"error")/.test(line))).toEqual([])
})

test.each(['ENOSPC', '53100'])(
  'a full disk (%s) is reported, and the node becomes not ready',
  async (code) => {
    await using app = await createTestApp()
    const owner = await aMember(app)
    app.platform.storage.receive = async () => {
      throw Object.assign(new Error('no space left on device'), { code })
    }
    const parts: Part[] = [
      ['folder', 'documents'],
      ['file', aPdf, 'a.pdf'],
    ]
    const { status, reply } = await sendForm(app, '/upload-file', parts, owner)
    expect([status, reply.key, reply.retry_after_s]).toEqual([507, 'storage_full', 60])
    expect(reply.message).toMatch(/run out of space/)
    const ready = await app.server.inject('/health/ready')
    expect([ready.statusCode, ready.json().checks.disk]).toEqual([503, 'full'])
    expect((await app.server.inject('/health/live')).statusCode).toBe(200)
  },
)

test.each(['25006', '57P01', '53300'])(
  'a database that refuses or ends a statement (%s) is unavailable, not our defect',
  (code) => {
    const log = pino({ enabled: false })
    const error = Object.assign(new Error('refused'), { code }) as unknown as FastifyError
    expect(refusalFor(error, { noteDiskFull: () => undefined }, log)).toEqual({
      key: 'unavailable',
      details: { retry_after_s: 2 },
    })
  },
)

test.each([
  ['what isn’t HTTP', 'Kia ora\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
  ],
  ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['half of a coded letter', 'GET /mb/about-us% HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ['no letter of any', 'GET /%ff%fe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
])('%s is answered as a problem that can’t be framed', async (_name, sent, status) => {
  await using app = await createTestApp()
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  const [head, body] = Buffer.concat(await socket.toArray())
    .toString()
    .split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('application/problem+json')
  expect(head).toMatch(/content-security-policy: default-src 'none'; frame-ancestors 'none'/i)
  expect(head).toMatch(/x-frame-options: DENY/i)
  expect(head).toMatch(/x-content-type-options: nosniff/i)
  expect(JSON.parse(body!)).toMatchObject({
    status,
    key: 'bad_request',
    message: 'We couldn’t read that request.',
  })
})
