import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteUpload, rotateImage, type Image } from '#domains/media/common/media.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { purgeMediaTask } from '../purging.service.ts'

const mediaUrl = 'https://media.example.nz'

let app: TestApp
let owner: Person
let cdn: Awaited<ReturnType<typeof aPurgeReceiver>>

async function aPurgeReceiver() {
  const receiver = { status: 200, received: [] as { authorization: string; addresses: string[] }[] }
  const record = async (request: IncomingMessage) => {
    const { addresses } = JSON.parse(await text(request)) as { addresses: string[] }
    receiver.received.push({ authorization: request.headers.authorization ?? '', addresses })
  }
  const server = createServer((request, response) => {
    void record(request).then(() => response.writeHead(receiver.status).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(receiver, { url: `http://127.0.0.1:${port}/purge`, close: () => server.close() })
}

beforeAll(async () => {
  cdn = await aPurgeReceiver()
  app = await createTestApp({ files: { mediaUrl, purge: { url: cdn.url, secret: 'purge-secret' } } })
  owner = await aMember(app)
})
beforeEach(() => Object.assign(cdn, { status: 200, received: [] }))
afterAll(async () => {
  cdn.close()
  await app[Symbol.asyncDispose]()
})

async function anImage(): Promise<Image> {
  const blank = sharp({ create: { width: 60, height: 40, channels: 3, background: '#357a52' } })
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(await blank.jpeg().toBuffer())]), 'photo.jpg')
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const headers = {
    'content-type': request.headers.get('content-type')!,
    authorization: `Bearer ${owner.token}`,
  }
  const payload = Buffer.from(await request.arrayBuffer())
  const answer = await app.server.inject({ method: 'POST', url: '/api/upload-image', headers, payload })
  expect(answer.statusCode).toBe(201)
  return answer.json().images[0]
}

const fetchFile = async (address: string, headers = {}) =>
  await app.server.inject({ method: 'GET', url: new URL(address).pathname, headers })

const addressesOf = ({ thumb_url, url, large_url }: Image) =>
  [thumb_url, url, large_url].flatMap((address) => [address, address.replace('.webp', '.avif')]).toSorted()

test('public pictures have addresses of the CDN, and Hoko answers what it fetches', async () => {
  const { url, thumb_url, large_url } = await anImage()
  for (const address of [url, thumb_url, large_url]) expect(address).toMatch(`${mediaUrl}/media/`)
  const served = await fetchFile(url)
  expect(served.statusCode).toBe(200)
  expect(served.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const etag = served.headers.etag!
  const again = await fetchFile(url, { 'if-none-match': etag })
  expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag])
})

test('a removed picture is neither revalidated nor left with the CDN', async () => {
  const image = await anImage()
  const { etag } = (await fetchFile(image.url)).headers
  await app.as(owner).call(deleteUpload, { id: image.id })
  await app.settle()
  expect((await fetchFile(image.url, { 'if-none-match': etag })).statusCode).toBe(404)
  const [purge] = cdn.received
  expect(purge!.authorization).toBe('Bearer purge-secret')
  expect(purge!.addresses.toSorted()).toEqual(addressesOf(image))
})

test('a picture with a new address is purged at the old one', async () => {
  const image = await anImage()
  const turned = await app.as(owner).call(rotateImage, { id: image.id, degrees: 90 })
  await app.settle()
  expect(turned).not.toMatchObject({ url: image.url })
  expect(cdn.received.flatMap(({ addresses }) => addresses).toSorted()).toEqual(addressesOf(image))
})

test('purgeMediaTask fails, to be tried again, unless the CDN answers 2xx', async () => {
  cdn.status = 503
  const addresses = [`${mediaUrl}/media/a-400.webp`]
  await expect(purgeMediaTask.run({ addresses }, app.platform)).rejects.toThrow(
    'MEDIA_PURGE_URL answered 503',
  )
})
