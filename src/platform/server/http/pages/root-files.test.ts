import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAddress } from '#platform/common/addresses.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

test.each([
  ['/push-worker.js', 'text/javascript; charset=utf-8', 'addEventListener'],
  ['/offline.html', 'text/html; charset=utf-8', 'You’re offline'],
  ['/favicon.ico', 'image/svg+xml', '<svg'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'start_url'],
])('%s is served, and sent once to a browser that has it', async (url, type, words) => {
  const reply = await app.server.inject({ url })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe(type)
  expect(reply.body).toContain(words)
  const again = await app.server.inject({ url, headers: { 'if-none-match': reply.headers.etag as string } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('the worker may fetch the offline page, which may run only its own script', async () => {
  const worker = await app.server.inject({ url: '/push-worker.js' })
  expect(worker.headers['content-security-policy']).toContain("connect-src 'self'")
  const page = await app.server.inject({ url: '/offline.html' })
  const policy = page.headers['content-security-policy'] as string
  const script = /<script>([\s\S]*?)<\/script>/.exec(page.body)![1]!
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy).toContain(`script-src 'sha256-${hash}'`)
  expect(policy).toContain("default-src 'none'")
})

test('a new offline page makes a new worker', async () => {
  const worker = await app.server.inject({ url: '/push-worker.js' })
  const page = await app.server.inject({ url: '/offline.html' })
  expect(worker.body).toContain(createHash('sha256').update(page.body).digest('base64url'))
})

test('Hoko can be installed: the manifest has icons, one maskable, and existing pages', async () => {
  const { icons, shortcuts, start_url, display } = (
    await app.server.inject({ url: '/manifest.webmanifest' })
  ).json()
  expect(display).toBe('standalone')
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { rawPayload, headers } = await app.server.inject({ url: src })
    const { width, height, format } = await sharp(rawPayload).metadata()
    expect(headers['content-type']).toBe('image/png')
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png'])
  }
  expect(
    icons.map(({ sizes, purpose = 'any' }: { sizes: string; purpose?: string }) => `${sizes} ${purpose}`),
  ).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  for (const url of [start_url, ...shortcuts.map((one: { url: string }) => one.url)])
    expect(findAddress(url), url).toBeTruthy()
})
