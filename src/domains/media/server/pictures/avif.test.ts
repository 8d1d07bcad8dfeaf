import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { avifAddress } from '#platform/common/formats/files.ts'
import { cropImage, deleteUpload, getUploadedImage, type Image } from '#domains/media/common/media.ts'
import { tasks } from '#app/server/build-worker.ts'
import { aMember } from '#test/harness/market/people.ts'
import { anUpload, aPicture, cornersOf, fourColours } from '#test/harness/doubles/pictures.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { makeMissingAvif } from './avif.service.ts'
import { fileKey, originalFileKey } from './readdress.service.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await createTestApp()
  owner = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const fetchFile = (address: string) => app.server.inject({ method: 'GET', url: address })
const addressesOf = ({ thumb_url, url, large_url }: Image) => [thumb_url, url, large_url].map(avifAddress)
const statusesOf = (image: Image) =>
  Promise.all(addressesOf(image).map(async (address) => (await fetchFile(address)).statusCode))
const read = (id: number) => app.as(owner).call(getUploadedImage, { id })
const rightHalf = { left: 0.5, top: 0, width: 0.5, height: 1 }
const rowOf = (id: number) =>
  app.platform.db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const make = (shown: { id: number; key: string }) =>
  tasks.find(({ name }) => name === 'make_avif')!.run(shown, app.platform)

test('smaller files follow the upload, and the old addresses stay', async () => {
  const image = await anUpload(app, owner, await fourColours(2000, 1000))
  expect(image.has_avif).toBe(false)
  expect(await statusesOf(image)).toEqual([404, 404, 404])
  await app.settle()
  expect(await read(image.id)).toEqual({ ...image, has_avif: true })
  expect(await statusesOf(image)).toEqual([200, 200, 200])
  const file = await fetchFile(avifAddress(image.url))
  expect(file.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 800, height: 400 })
  expect((await fetchFile(image.url)).statusCode).toBe(200)
})

test('AVIF files show the crop, and the earlier ones are deleted', async () => {
  const image = await anUpload(app, owner, await fourColours())
  await app.settle()
  const cropped = await app.as(owner).call(cropImage, { id: image.id, ...rightHalf })
  expect(cropped.has_avif).toBe(false)
  expect(await statusesOf(image)).toEqual([404, 404, 404])
  await app.settle()
  expect(await read(image.id)).toEqual({ ...cropped, has_avif: true })
  const { rawPayload } = await fetchFile(avifAddress(cropped.large_url))
  expect(await cornersOf(rawPayload)).toEqual(['green', 'green', 'white', 'white'])
})

test('a picture cropped or removed meanwhile leaves no files behind', async () => {
  const [cropped, removed] = [
    await anUpload(app, owner, await fourColours()),
    await anUpload(app, owner, await fourColours()),
  ]
  const shown = [await rowOf(cropped.id), await rowOf(removed.id)]
  for (const { key } of shown)
    await app.platform.storage.put(fileKey(key, 400, 'avif'), Buffer.from('x'), 'image/avif')
  await app.as(owner).call(cropImage, { id: cropped.id, ...rightHalf })
  await app.as(owner).call(deleteUpload, { id: removed.id })
  for (const { key } of shown)
    await app.platform.storage.put(fileKey(key, 800, 'avif'), Buffer.from('x'), 'image/avif')
  await app.settle()
  for (const image of [cropped, removed]) expect(await statusesOf(image)).toEqual([404, 404, 404])
})

test('making AVIF twice stores it once', async () => {
  const image = await anUpload(app, owner, await fourColours())
  await app.settle()
  await make(await rowOf(image.id))
  expect(await statusesOf(image)).toEqual([200, 200, 200])
  expect(await read(image.id)).toMatchObject({ has_avif: true })
})

test('pictures without AVIF get it later, and failing ones are given up on', async () => {
  const [rendered, lost, fresh] = [
    await aPicture(app, owner),
    await anUpload(app, owner, await fourColours()),
    await aPicture(app, owner),
  ]
  await app.platform.db.deleteFrom('images').where('id', '<', rendered.id).execute()
  const { original_key } = await rowOf(lost.id)
  await rm(path.join(app.platform.config.storage.dataDir, 'files', originalFileKey(original_key!)))
  await app.platform.db
    .updateTable('images')
    .set({ uploaded_at: sql`uploaded_at - interval '1 hour'` })
    .where('id', 'in', [rendered.id, lost.id])
    .execute()
  const counts = []
  for (let round = 0; round < 5; round += 1) counts.push(await makeMissingAvif(app.platform))
  expect(counts).toEqual([2, 1, 1, 0, 0])
  expect(await statusesOf(rendered)).toEqual([200, 200, 200])
  expect([(await read(rendered.id)).has_avif, (await read(fresh.id)).has_avif]).toEqual([true, false])
})
