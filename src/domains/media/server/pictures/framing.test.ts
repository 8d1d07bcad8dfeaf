import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  cropImage,
  deleteUpload,
  getUploadedImage,
  restoreImage,
  rotateImage,
  type Image,
  type OwnImage,
} from '#domains/media/common/media.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { deleteMember } from '#domains/accounts/common/members/members.ts'
import { sendForm } from '#test/harness/market/file-forms.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { anUpload, aPicture, cornersOf, fourColours } from '#test/harness/doubles/pictures.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await createTestApp()
  owner = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const me = () => app.as(owner)
const fetchFile = (address: string) => app.server.inject({ method: 'GET', url: address })
const bytesOf = async (image: Image) => (await fetchFile(image.large_url)).rawPayload
const rightHalf = { left: 0.5, top: 0, width: 0.5, height: 1 }

async function filesBelow(folder: 'media' | 'originals'): Promise<string[]> {
  const place = path.join(app.platform.config.storage.dataDir, 'files', folder)
  const all = await readdir(place, { recursive: true }).catch(() => [])
  return all.map((file) => path.basename(file)).filter((file) => file.length > 2)
}

const rowOf = (id: number) =>
  app.platform.db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a crop replaces the whole, under new addresses', async () => {
  const image = await anUpload(app, owner, await fourColours())
  const cropped = await me().call(cropImage, { id: image.id, ...rightHalf })
  expect(cropped).toMatchObject({ id: image.id, width: 200, height: 200, is_edited: true })
  expect(await cornersOf(await bytesOf(cropped))).toEqual(['green', 'green', 'white', 'white'])
  expect((await fetchFile(image.url)).statusCode).toBe(404)
  expect(await me().call(getUploadedImage, { id: image.id })).toEqual(cropped)
})

test('rotations and crops combine, and the original can be restored', async () => {
  const image = await anUpload(app, owner, await fourColours())
  const turned = await me().call(rotateImage, { id: image.id, degrees: 90 })
  expect(await cornersOf(await bytesOf(turned))).toEqual(['blue', 'red', 'white', 'green'])
  const cut = await me().call(cropImage, { id: image.id, left: 0, top: 0, width: 1, height: 0.5 })
  expect(cut).toMatchObject({ width: 200, height: 200 })
  expect(await cornersOf(await bytesOf(cut))).toEqual(['blue', 'red', 'blue', 'red'])
  const back = await me().call(rotateImage, { id: image.id, degrees: 270 })
  expect(await cornersOf(await bytesOf(back))).toEqual(['red', 'red', 'blue', 'blue'])

  const restored = await me().call(restoreImage, { id: image.id })
  expect(restored).toMatchObject({ width: 400, height: 200, is_edited: false })
  expect(await cornersOf(await bytesOf(restored))).toEqual(['red', 'green', 'blue', 'white'])
  expect(await me().call(restoreImage, { id: image.id })).toEqual(restored)
  const { original_key } = await rowOf(image.id)
  expect(await filesBelow('originals')).toContain(original_key)
})

test('a crop starts from the original, so that little is lost', async () => {
  const sent = await sharp({
    create: { width: 3200, height: 2400, channels: 3, background: '#808080' },
  })
    .jpeg()
    .toBuffer()
  const image = await anUpload(app, owner, sent)
  expect(image).toMatchObject({ width: 1600, height: 1200 })
  const half = await me().call(cropImage, { id: image.id, left: 0, top: 0, width: 0.5, height: 0.5 })
  expect(half).toMatchObject({ width: 1600, height: 1200 })
})

test('a picture without an original uses its largest size as one', async () => {
  const image = await aPicture(app, owner)
  const cropped = await me().call(cropImage, { id: image.id, left: 0, top: 0, width: 1, height: 1 })
  expect(cropped).toMatchObject({ width: 60, height: 40, is_edited: false })
  expect((await rowOf(image.id)).original_key).not.toBeNull()
  const turned = await me().call(rotateImage, { id: image.id, degrees: 90 })
  expect(turned).toMatchObject({ width: 40, height: 60, is_edited: true })
  expect(await me().call(restoreImage, { id: image.id })).toMatchObject({ width: 60, height: 40 })
})

test.each([
  ['too little', { left: 0, top: 0, width: 0.1, height: 1 }, 'width', /too small/],
  ['what reaches beyond', { left: 0, top: 0.5, width: 1, height: 0.6 }, 'height', /beyond/],
  ['less than nothing', { left: -0.1, top: 0, width: 1, height: 1 }, 'left', /from 0 to 1/],
])('a part that is %s is refused with a reason', async (_what, part, field, reason) => {
  const image = await anUpload(app, owner, await fourColours())
  const answer = await me().call(cropImage, { id: image.id, ...part })
  expect(answer).toMatchObject({
    key: 'validation_failed',
    errors: { [field]: expect.stringMatching(reason) },
  })
  expect(await me().call(getUploadedImage, { id: image.id })).toEqual(image)
})

test('an original is not served under any address', async () => {
  const image = await anUpload(app, owner, await fourColours())
  const { original_key } = await rowOf(image.id)
  const key = original_key!
  const addresses = [
    `/media/${key}`,
    `/media/${key}-1600.webp`,
    `/media/${key}-800.avif`,
    `/media/${key}.jpg`,
    `/media/..%2foriginals%2f${key.slice(0, 2)}%2f${key}`,
    `/originals/${key.slice(0, 2)}/${key}`,
    `/files/${key}`,
  ]
  for (const address of addresses) expect((await fetchFile(address)).statusCode, address).toBe(404)
  expect(JSON.stringify(await me().call(getUploadedImage, { id: image.id }))).not.toContain(key)
})

test('deleting a picture deletes its every file', async () => {
  const image = await anUpload(app, owner, await fourColours())
  await me().call(cropImage, { id: image.id, ...rightHalf })
  await app.settle()
  const { key, original_key } = await rowOf(image.id)
  const stored = async () =>
    [...(await filesBelow('media')), ...(await filesBelow('originals'))].filter(
      (file) => file.startsWith(key) || file === original_key,
    )
  expect(await stored()).toHaveLength(7)
  await me().call(deleteUpload, { id: image.id })
  expect(await stored()).toEqual([])
})

test('deleting an account deletes its originals, and public sizes remain', async () => {
  const leaver = await aMember(app)
  const image = await anUpload(app, leaver, await fourColours())
  const { original_key } = await rowOf(image.id)
  const admin = await aMember(app, { type: 'admin' })
  expect(await app.as(admin).call(deleteMember, { id: leaver.id, reason: 'Asked for it.' })).toMatchObject({
    ok: true,
  })
  await app.settle()
  expect(await filesBelow('originals')).not.toContain(original_key)
  expect((await fetchFile(image.url)).statusCode).toBe(200)
})

test('one of several edits at once wins, and the others leave no files', async () => {
  const image = await anUpload(app, owner, await fourColours())
  const answers: (OwnImage & { key?: string })[] = await Promise.all([
    me().call(cropImage, { id: image.id, ...rightHalf }),
    me().call(rotateImage, { id: image.id, degrees: 90 }),
    me().call(cropImage, { id: image.id, ...rightHalf }),
  ])
  const refused = answers.filter((answer) => answer.key !== undefined)
  expect(refused.every((answer) => answer.key === 'not_found')).toBe(true)
  expect(answers).toContainEqual(await me().call(getUploadedImage, { id: image.id }))
  const rows = await app.platform.db.selectFrom('images').select('key').execute()
  const keys = new Set(rows.map((row) => row.key))
  expect((await filesBelow('media')).filter((file) => !keys.has(file.slice(0, 32)))).toEqual([])
})

test('a picture of a live listing can’t be cropped or restored', async () => {
  const image = await anUpload(app, owner, await fourColours())
  await me().call(cropImage, { id: image.id, ...rightHalf })
  const { id: listingId } = await aFixedPriceListing(app, { seller: owner })
  await app.platform.db
    .insertInto('listing_images')
    .values({ listing_id: listingId, image_id: image.id, position: 0 })
    .execute()
  expect(await me().call(cropImage, { id: image.id, ...rightHalf })).toMatchObject({ key: 'upload_in_use' })
  expect(await me().call(restoreImage, { id: image.id })).toMatchObject({ key: 'upload_in_use' })
})

test('somebody else’s picture answers as a missing one', async () => {
  const image = await anUpload(app, owner, await fourColours())
  const other = app.as(await aMember(app))
  for (const id of [image.id, 987_654_321]) {
    expect(await other.call(cropImage, { id, ...rightHalf })).toMatchObject({ key: 'not_found' })
    expect(await other.call(restoreImage, { id })).toMatchObject({ key: 'not_found' })
  }
})

test('a draft shows its pictures as they were cropped', async () => {
  const image = await anUpload(app, owner, await fourColours())
  const cropped = await me().call(cropImage, { id: image.id, ...rightHalf })
  const draft = await me().call(createListing, { type: 'general', image_ids: [image.id] })
  expect(draft.images).toMatchObject([{ id: image.id, url: cropped.url, width: 200 }])
})

test('a disk that is full halfway leaves no partial files', async () => {
  const image = await anUpload(app, owner, await fourColours())
  const bare = await aPicture(app, owner)
  await app.settle()
  const stored = async () => [...(await filesBelow('media')), ...(await filesBelow('originals'))].toSorted()
  const before = await stored()
  const { storage } = app.platform
  const writing = { put: storage.put.bind(storage), keep: storage.keep.bind(storage) }
  const fails = [
    async () =>
      (await sendForm(app, '/upload-image', [['files', await fourColours(), 'a.png']], owner)).reply,
    () => me().call(cropImage, { id: image.id, ...rightHalf }),
    () => me().call(rotateImage, { id: bare.id, degrees: 90 }),
  ]
  for (const fail of fails) {
    let writes = 0
    const failThird = () => {
      writes += 1
      if (writes === 3) throw new Error('no space left on device')
    }
    const full = [
      vi.spyOn(storage, 'put').mockImplementation(async (...input) => {
        failThird()
        await writing.put(...input)
      }),
      vi.spyOn(storage, 'keep').mockImplementation(async (...input) => {
        failThird()
        await writing.keep(...input)
      }),
    ]
    expect(await fail()).toMatchObject({ key: 'server_error' })
    for (const spy of full) spy.mockRestore()
    expect(await stored()).toEqual(before)
  }
  expect(await me().call(getUploadedImage, { id: image.id })).toMatchObject({ url: image.url })
})
