import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pushExampleNz } from '#test/harness/doubles/push-certificate.ts'
import { createPublicFetch, NotFetched } from './fetch-publicly.ts'
import { NotPublic } from './post-publicly.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server
let url: URL
let folder: string
let paths: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-fetch-'))
  server = createServer(pushExampleNz, (request, response) => {
    paths.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = new URL(`https://push.example.nz:${(server.address() as AddressInfo).port}/a.jpg`)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  paths = []
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('a picture')
})

const here: LookupAddress = { address: '127.0.0.1', family: 4 }
const limits = { maxBytes: 1_000, kind: 'image/' }
const ca = pushExampleNz.cert
const target = () => path.join(folder, 'picture')
/** The server of the tests counts as public; everything else is judged as it is. */
const isPublic = (address: string) => address === here.address || isPublicAddress(address)
const fetchHere = createPublicFetch({ lookup: async () => [here], isPublic, ca, timeoutMs: 1_500 })

const redirect = (location: string) => (request: IncomingMessage, response: ServerResponse) =>
  request.url === '/a.jpg'
    ? response.writeHead(302, { location }).end()
    : response.writeHead(200, { 'content-type': 'image/png' }).end('moved')

test('a fetch saves the answer', async () => {
  expect(await fetchHere(url, target(), limits)).toBe(9)
  expect(await readFile(target(), 'utf8')).toBe('a picture')
})

test('a fetch resolves a name once, and connects to that address', async () => {
  const lookups: string[] = []
  const lookup = async (hostname: string) => {
    lookups.push(hostname)
    return [lookups.length === 1 ? here : { address: '10.0.0.1', family: 4 }]
  }
  await createPublicFetch({ lookup, isPublic, ca })(url, target(), limits)
  expect(lookups).toEqual(['push.example.nz'])
})

test('a fetch follows a redirect to a public address', async () => {
  answer = redirect('/b.png')
  expect(await fetchHere(url, target(), limits)).toBe(5)
  expect(paths).toEqual(['/a.jpg', '/b.png'])
})

test.each([
  ['this machine', '127.0.0.2'],
  ['a private network', '192.168.1.1'],
  ['where clouds keep secrets', '169.254.169.254'],
  ['a private network of IPv6', 'fd00::1'],
])('a fetch refuses a redirect to %s', async (_name, address) => {
  answer = redirect('https://inside.example.nz/secret')
  const lookup = async (hostname: string) => [
    hostname === 'inside.example.nz' ? { address, family: address.includes(':') ? 6 : 4 } : here,
  ]
  await expect(createPublicFetch({ lookup, isPublic, ca })(url, target(), limits)).rejects.toThrow(NotPublic)
  expect(paths).toEqual(['/a.jpg'])
})

test.each([
  ['leaves https', () => 'http://push.example.nz/b.jpg', NotPublic],
  ['never ends', () => url.href, NotFetched],
])('a fetch refuses a redirect that %s', async (_name, getLocation, error) => {
  answer = redirect(getLocation())
  await expect(fetchHere(url, target(), limits)).rejects.toThrow(error)
  expect(paths.length).toBeLessThan(6)
})

test.each([
  ['an error', (response: ServerResponse) => response.writeHead(404).end(), 'status'],
  [
    'a page',
    (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<a>'),
    'wrong_kind',
  ],
  [
    'a size above the limit',
    (response: ServerResponse) =>
      response
        .writeHead(200, { 'content-type': 'image/png', 'content-length': '5000' })
        .end('a'.repeat(5_000)),
    'too_large',
  ],
  [
    'more than the limit without a size',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.write('a'.repeat(900))
      response.end('a'.repeat(900))
    },
    'too_large',
  ],
])('a fetch refuses %s', async (_name, respond, reason) => {
  answer = (_request, response) => respond(response)
  await expect(fetchHere(url, target(), limits)).rejects.toMatchObject({ reason })
})

test('a fetch gives up on an answer that never comes or never ends', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    response.write('a')
  }
  const beganMs = Date.now()
  await expect(fetchHere(url, target(), limits)).rejects.toThrow(/abort|timeout/i)
  expect(Date.now() - beganMs).toBeLessThan(4_000)
})
