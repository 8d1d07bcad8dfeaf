import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpFeed } from './http-feed.adapter.ts'

let answer: (response: ServerResponse) => void
const requests: [path: string, key: string | undefined][] = []
const server = createServer((request, response) => {
  requests.push([request.url ?? '', request.headers.authorization])
  answer(response)
})
let url = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const fetchAll = async (maxBytes?: number, ms = 5_000) =>
  String(
    await buffer(
      await createHttpFeed({ url, key: 'secret' }, maxBytes).fetchStock('D/1', AbortSignal.timeout(ms)),
    ),
  )

test('fetchStock requests one dealership with its key', async () => {
  answer = (response) => response.end('<SML/>')
  expect(await fetchAll()).toBe('<SML/>')
  expect(requests.at(-1)).toEqual(['/dealerships/D%2F1/stock', 'Bearer secret'])
})

test.each([
  [
    'an unknown dealership',
    (response: ServerResponse) => response.writeHead(404).end(),
    /doesn’t know your dealership/,
  ],
  ['an error', (response: ServerResponse) => response.writeHead(502).end(), /error \(502\)/],
  [
    'a redirect',
    (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    /no answer/,
  ],
  [
    'an answer that says it is too large',
    (response: ServerResponse) => response.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5000)),
    /larger than/,
  ],
  [
    'an answer that is too large and does not say so',
    (response: ServerResponse) => {
      response.write('x'.repeat(600))
      setTimeout(() => response.end('x'.repeat(600)), 20)
    },
    /larger than/,
  ],
  [
    'an answer that breaks off',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '900' })
      response.write('x')
      setTimeout(() => response.destroy(), 20)
    },
    /broke off/,
  ],
] as const)('%s is refused with a plain message', async (_name, answers, words) => {
  answer = answers
  await expect(fetchAll(1000)).rejects.toThrow(words)
})

test.each([
  ['never answers', () => undefined],
  ['never ends', (response: ServerResponse) => void response.write('x')],
] as const)('a provider that %s times out', async (_name, answers) => {
  answer = answers
  await expect(fetchAll(1000, 200)).rejects.toThrow(/no answer|broke off/)
})
