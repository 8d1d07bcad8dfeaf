import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { chooseCoding, compressPage, sendCompressedPage } from './compressed-page.ts'
import { registerSecurityHeaders } from '../security-headers.ts'

const scripts = ['let a = 1']
const html = `<!doctype html><script>let a = 1</script><p>${'Kia ora, Māpua. '.repeat(50)}</p>`

async function serverOf(status = 200, text = html) {
  const server = Fastify()
  registerSecurityHeaders(server, 'http://localhost')
  const page = await compressPage(
    { status, html: new TextEncoder().encode(text), scripts, topics: ['listing:7'], location: null },
    { imageOrigins: [] },
  )
  server.get('/', (req, reply) => sendCompressedPage(req, reply, page))
  return (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.inject({ method, url: '/', headers })
}

test('every encoding has the same page, with its policy', async () => {
  const get = await serverOf()
  const plain = await get()
  const br = await get({ 'accept-encoding': 'gzip, deflate, br, zstd' })
  const gzip = await get({ 'accept-encoding': 'gzip' })
  expect(plain.body).toBe(html)
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(html)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(html)
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ])
  for (const { headers, rawPayload } of [plain, br, gzip]) {
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toBe('cookie, accept-encoding')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-length']).toBe(String(rawPayload.length))
  }
})

test('a browser that has the page gets 304 with its current policy', async () => {
  const get = await serverOf()
  const { headers } = await get({ 'accept-encoding': 'br' })
  for (const known of [headers.etag!, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': known })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(headers.etag)
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  }
  expect((await get({ 'accept-encoding': 'gzip', 'if-none-match': headers.etag! })).statusCode).toBe(200)
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('a missing page answers in full each time', async () => {
  const get = await serverOf(404)
  const { headers, statusCode } = await get()
  expect(statusCode).toBe(404)
  expect((await get({ 'if-none-match': headers.etag! })).statusCode).toBe(404)
})

test('HEAD returns only the headers', async () => {
  const get = await serverOf()
  const { body, headers } = await get({}, 'HEAD')
  expect(body).toBe('')
  expect(headers['content-length']).toBe(String(Buffer.byteLength(html)))
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['deflate', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
])('accept-encoding %s is served %s', (accepted, coding) => {
  expect(chooseCoding(accepted)).toBe(coding)
})

test('pictures are allowed from our origin, and from the tile server if there is one', async () => {
  const policyWith = async (imageOrigins: string[]) =>
    (
      await compressPage(
        { status: 200, html: new TextEncoder().encode(html), scripts, topics: ['listing:7'], location: null },
        { imageOrigins },
      )
    ).identity.headers['content-security-policy']
  expect(await policyWith([])).toContain("img-src 'self' data: blob:;")
  expect(await policyWith(['https://tiles.example.nz'])).toContain(
    "img-src 'self' data: blob: https://tiles.example.nz;",
  )
})

test('a redirect names its target', async () => {
  const server = Fastify()
  const page = await compressPage(
    { status: 301, html: new Uint8Array(), scripts: [], topics: [], location: '/general/7/detail' },
    { imageOrigins: [] },
  )
  server.get('/', (req, reply) => sendCompressedPage(req, reply, page))
  const { statusCode, headers } = await server.inject('/')
  expect([statusCode, headers.location]).toEqual([301, '/general/7/detail'])
})
