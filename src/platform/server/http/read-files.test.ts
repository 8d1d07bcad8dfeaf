import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { addFilesRoute } from './read-files.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app[Symbol.asyncDispose]())

const boundary = 'parts'
const head = (field: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`

/** Uploads and then sends a request on the same connection. */
async function uploadAndRequest(token: string, field: string, bytes: number): Promise<string> {
  const { port } = app.server.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let answers = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answers += text))
  const body = Buffer.concat([
    Buffer.from(head(field)),
    Buffer.alloc(bytes, 'a'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  socket.write(
    `POST /api/upload-image HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  socket.write(body)
  socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n')
  try {
    await expect.poll(() => answers, { timeout: 10_000 }).toContain('{"status":"ok"')
    return answers
  } finally {
    socket.destroy()
  }
}

test('an upload refused midway leaves its connection usable', async () => {
  const { token } = await aMember(app)
  expect(await uploadAndRequest(token, 'wrong', 8_000_000)).toMatch(/^HTTP\/1\.1 422 /)
})

test('an upload refused for a full disk leaves its connection usable', async () => {
  const { token } = await aMember(app)
  app.platform.storage.receive = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  expect(await uploadAndRequest(token, 'files', 8_000_000)).toMatch(/^HTTP\/1\.1 507 /)
})

test('an in-process upload has nothing left to discard', async () => {
  const server = fastify()
  const answered = Promise.withResolvers<void>()
  addFilesRoute(server, {
    method: 'POST',
    url: '/',
    onResponse: async () => answered.resolve(),
    handler: async (req) => {
      for await (const { file } of req.files()) file.resume()
      return {}
    },
  })
  await server.ready()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const reply = await server.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `${head('files')}a\r\n--${boundary}--\r\n`,
    })
    await answered.promise
    expect(reply.statusCode).toBe(200)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
    await server.close()
  }
})
