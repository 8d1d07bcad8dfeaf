import type { LookupAddress } from 'node:dns'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pushExampleNz } from '#test/harness/doubles/push-certificate.ts'
import { createPublicPost, NotPublic } from './post-publicly.ts'

let server: Server
let url: URL
let input: { method?: string; path?: string; host?: string; body: string }[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
beforeAll(async () => {
  server = createServer(pushExampleNz, (request, response) => {
    const { method, url: path, headers } = request
    let posted = ''
    request.on('data', (chunk: Buffer) => (posted += String(chunk)))
    request.on('end', () => {
      input.push({ method, path, host: headers.host, body: posted })
      answer(request, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = new URL(`https://push.example.nz:${(server.address() as AddressInfo).port}/send/1`)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  input = []
  answer = (_request, response) => response.writeHead(201).end()
})

const here: LookupAddress = { address: '127.0.0.1', family: 4 }
const at = (address: string): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })
const ca = pushExampleNz.cert
const body = Buffer.from('kia ora')

test('a post goes once to the resolved address, under its own name', async () => {
  const lookups: string[] = []
  const post = createPublicPost({
    lookup: async (hostname) => {
      lookups.push(hostname)
      return [here]
    },
    isPublic: () => true,
    ca,
  })
  expect(await post(url, { ttl: '60' }, body)).toBe(201)
  expect(input).toEqual([{ method: 'POST', path: '/send/1', host: url.host, body: 'kia ora' }])
  expect(lookups).toEqual(['push.example.nz'])
})

test.each([
  ['this machine', [here]],
  ['a private network', [at('10.0.0.1')]],
  ['where clouds keep secrets', [at('169.254.169.254')]],
  ['IPv4 within IPv6', [at('::ffff:127.0.0.1')]],
  ['a public address and a private one', [at('1.1.1.1'), at('192.168.1.1')]],
  ['nowhere', []],
])('a name that resolves to %s is not connected to', async (_where, found) => {
  const post = createPublicPost({ lookup: async () => found, ca })
  await expect(post(url, {}, body)).rejects.toThrow(NotPublic)
  expect(input).toEqual([])
})

test('an address without https is not connected to', async () => {
  const post = createPublicPost({ lookup: async () => [here], isPublic: () => true })
  await expect(post(new URL('http://push.example.nz/'), {}, body)).rejects.toThrow(NotPublic)
})

test('a certificate of another host is refused', async () => {
  const post = createPublicPost({ lookup: async () => [here], isPublic: () => true })
  await expect(post(url, {}, body)).rejects.toThrow(/self-signed/)
  const elsewhere = new URL(url)
  elsewhere.hostname = 'push.example.com'
  const believing = createPublicPost({ lookup: async () => [here], isPublic: () => true, ca })
  await expect(believing(elsewhere, {}, body)).rejects.toThrow(/altnames/)
  expect(input).toEqual([])
})

test('a redirect is an answer, and is not followed', async () => {
  answer = (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end()
  const post = createPublicPost({ lookup: async () => [here], isPublic: () => true, ca })
  expect(await post(url, {}, body)).toBe(307)
  expect(input).toHaveLength(1)
})

test('an endless answer is not read', async () => {
  answer = (_request, response) => {
    response.writeHead(201)
    response.write('a'.repeat(1024))
  }
  const post = createPublicPost({ lookup: async () => [here], isPublic: () => true, ca })
  expect(await post(url, {}, body)).toBe(201)
})

test.each([
  ['a look-up', () => new Promise<LookupAddress[]>(() => undefined)],
  ['an answer', async () => [here]],
])('a missing %s times out', async (_what, lookup) => {
  answer = () => undefined
  const post = createPublicPost({ lookup, isPublic: () => true, ca, timeoutMs: 300 })
  await expect(post(url, {}, body)).rejects.toThrow(/aborted|timeout/i)
})

test.each([
  [
    'switches to another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ],
  ['says to go on, and on', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(2_000)],
  ['gives early hints alone', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(2_000)],
  ['has headers without end', `HTTP/1.1 200 OK\r\nX: ${'a'.repeat(2_000_000)}`],
  ['is no HTTP', 'kia ora'.repeat(1_000)],
  ['ends before it begins', ''],
])('an answer that %s fails soon', async (_what, raw) => {
  answer = (request) => {
    if (raw) request.socket.write(raw)
    else request.socket.end()
  }
  const post = createPublicPost({ lookup: async () => [here], isPublic: () => true, ca, timeoutMs: 500 })
  await expect(post(url, {}, body)).rejects.toThrow(/aborted|timeout|protocol|Parse Error|hang up/i)
})

/** Answers for one name, at this machine and in IPv4 alone, and is silent about any other. */
async function aNameServer(known: string) {
  const socket = createSocket('udp4').on('message', (query, { port, address }) => {
    if (!query.includes(known.split('.')[0]!)) return
    const question = query.subarray(12, query.indexOf(0, 12) + 5)
    const isIpv4 = question.readUInt16BE(question.length - 4) === 1
    const head = Buffer.concat([
      query.subarray(0, 2),
      Buffer.from([0x81, 0x80, 0, 1, 0, isIpv4 ? 1 : 0, 0, 0, 0, 0]),
    ])
    const found = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1])
    socket.send(Buffer.concat([head, question, ...(isIpv4 ? [found] : [])]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return socket
}

test('names without an answer delay no others', async () => {
  const socket = await aNameServer('push.example.nz')
  const nameServers = [`127.0.0.1:${socket.address().port}`]
  const post = createPublicPost({ nameServers, isPublic: () => true, ca, timeoutMs: 1_000 })
  const lost = Array.from({ length: 20 }, (_, n) =>
    post(new URL(`https://lost-${n}.example.com/`), {}, body).catch((error: Error) => error.name),
  )
  expect(await Promise.race([post(url, {}, body), ...lost])).toBe(201)
  expect(new Set(await Promise.all(lost))).toEqual(new Set(['TimeoutError']))
  const cautious = createPublicPost({ nameServers, ca })
  await expect(cautious(url, {}, body)).rejects.toThrow(NotPublic)
  await expect(cautious(new URL('https://[::ffff:7f00:1]/'), {}, body)).rejects.toThrow(NotPublic)
  socket.close()
})
