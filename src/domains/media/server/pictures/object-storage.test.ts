import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#app/server/build-app.ts'
import { buildPlatform } from '#app/server/build-platform.ts'
import { deleteUpload, type Image } from '#domains/media/common/media.ts'
import { getReceivedFolder } from '#platform/server/files/storage.ts'
import { anS3 } from '#test/harness/doubles/s3.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let s3: Awaited<ReturnType<typeof anS3>>
let app: TestApp
let owner: Person
let photo: Buffer

beforeAll(async () => {
  s3 = await anS3()
  app = await createTestApp({ files: { place: 's3', s3: s3.settings } })
  owner = await aMember(app)
  const blank = sharp({ create: { width: 60, height: 40, channels: 3, background: '#357a52' } })
  photo = await blank.jpeg().toBuffer()
})
beforeEach(() => s3.setFaults('none'))
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await s3[Symbol.asyncDispose]()
})

async function upload() {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(photo)]), 'photo.jpg')
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const headers = {
    'content-type': request.headers.get('content-type')!,
    authorization: `Bearer ${owner.token}`,
  }
  const payload = Buffer.from(await request.arrayBuffer())
  return await app.server.inject({ method: 'POST', url: '/api/upload-image', headers, payload })
}

async function anImage(): Promise<Image> {
  const answer = await upload()
  expect(answer.statusCode).toBe(201)
  return answer.json().images[0]
}

const listReceived = async () => await readdir(getReceivedFolder(app.platform.config.storage.dataDir))

test('a picture uploaded on one node is served by another that shares no disk with it', async () => {
  const { url } = await anImage()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hoko-other-node-'))
  const { config, log } = app.platform
  const other = buildPlatform({ ...config, storage: { ...config.storage, dataDir } }, app.connection, log)
  const server = await buildApp(other, { pages: false })
  try {
    const served = await server.inject({ method: 'GET', url })
    expect(served.statusCode).toBe(200)
    expect(served.headers['content-type']).toBe('image/webp')
    expect((await sharp(served.rawPayload).metadata()).format).toBe('webp')
  } finally {
    await server.close()
    await other.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('an upload leaves nothing on the disk, and its original where no address leads', async () => {
  const { url } = await anImage()
  const keys = [...s3.objects.keys()]
  expect(await listReceived()).toEqual([])
  const original = keys.find((key) => key.startsWith('originals/'))!
  expect(keys.some((key) => key.endsWith(path.basename(url)))).toBe(true)
  expect((await app.server.inject({ method: 'GET', url: `/${original}` })).statusCode).toBe(404)
  const named = path.basename(original)
  expect((await app.server.inject({ method: 'GET', url: `/media/${named}` })).statusCode).toBe(404)
})

test('uploads and pictures answer 503 with a time to retry while the storage is away', async () => {
  const { url } = await anImage()
  const stored = s3.objects.size
  s3.setFaults('cut')
  for (const answer of [await upload(), await app.server.inject({ method: 'GET', url })]) {
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ key: 'unavailable' })
  }
  expect(await listReceived()).toEqual([])
  s3.setFaults('none')
  expect((await app.server.inject({ method: 'GET', url })).statusCode).toBe(200)
  expect(s3.objects.size).toBe(stored)
})

test('a picture that is removed while the storage is away is deleted by a job afterwards', async () => {
  const image = await anImage()
  const key = /([0-9a-f]{32})-/.exec(image.url)![1]!
  const hasFiles = () => [...s3.objects.keys()].some((each) => each.includes(key))
  expect(hasFiles()).toBe(true)
  s3.setFaults('cut')
  expect(await app.as(owner).call(deleteUpload, { id: image.id })).toEqual({ ok: true })
  expect(hasFiles()).toBe(true)
  s3.setFaults('none')
  await app.settle()
  expect(hasFiles()).toBe(false)
})
