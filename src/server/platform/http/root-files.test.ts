import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

test.each([
  ['/push-worker.js', 'text/javascript; charset=utf-8', 'addEventListener'],
  ['/favicon.ico', 'image/svg+xml', '<svg'],
])('%s is there, and sent once to a browser that has it', async (url, type, words) => {
  const reply = await app.server.inject({ url })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe(type)
  expect(reply.body).toContain(words)
  const again = await app.server.inject({ url, headers: { 'if-none-match': reply.headers.etag as string } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})
