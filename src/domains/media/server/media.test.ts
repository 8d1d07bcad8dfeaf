import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListing, getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import {
  deleteImages,
  deleteUpload,
  getUploadedImage,
  maxImageBytes,
  rotateImage,
  type Image,
} from '#domains/media/common/media.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { removeForgottenImages } from './media.service.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await createTestApp()
  owner = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#357a52' } })
    .jpeg()
    .toBuffer()

async function upload(person: Person | null, files: Buffer[], field = 'files', ending = 'jpg') {
  const form = new FormData()
  files.forEach((bytes, at) => form.append(field, new Blob([new Uint8Array(bytes)]), `photo ${at}.${ending}`))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return await app.server.inject({
    method: 'POST',
    url: '/api/upload-image',
    headers: {
      'content-type': request.headers.get('content-type')!,
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

async function anImage(person = owner): Promise<Image> {
  const answer = await upload(person, [await photo()])
  expect(answer.statusCode).toBe(201)
  return answer.json().images[0]
}

const fetchFile = (address: string) => app.server.inject({ method: 'GET', url: address })

async function liveWith(image: Image, seller = owner) {
  const like = await app.as(seller).call(getOwnListing, { id: (await aLiveAuction(app, { seller })).id })
  const { category_id, condition, description, start_price_cents, duration_minutes, suburb } = like
  const draft = await app.as(seller).call(createListing, {
    type: 'general',
    title: 'With a picture',
    category_id,
    condition,
    description,
    start_price_cents,
    duration_minutes,
    suburb,
    image_ids: [image.id],
  })
  expect(await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })).toMatchObject({
    status: 'active',
  })
  return draft.id
}

test('pictures are returned in the order sent, and served as WebP with a permanent cache', async () => {
  const answer = await upload(owner, [await photo(3000, 2000), await photo(20, 30)])
  expect(answer.statusCode).toBe(201)
  const images: Image[] = answer.json().images
  expect(images.map(({ name, width, height }) => [name, width, height])).toEqual([
    ['photo 0.jpg', 1600, 1067],
    ['photo 1.jpg', 20, 30],
  ])
  for (const [address, side] of [
    [images[0]!.thumb_url, 400],
    [images[0]!.url, 800],
    [images[0]!.large_url, 1600],
  ] as const) {
    const file = await fetchFile(address)
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: side })
  }
})

test('one unreadable picture refuses all, and the error names it and the reason', async () => {
  const before = await app.platform.db.selectFrom('images').select('id').execute()
  const answer = await upload(owner, [
    await photo(),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ])
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    key: 'validation_failed',
    errors: { 'files.1': expect.stringMatching(/can’t read this image/) },
  })
  expect(await app.platform.db.selectFrom('images').select('id').execute()).toEqual(before)
})

test.each([
  ['jpg', 'We can’t read this image. Save it again, or choose another.'],
  ['pdf', 'We can’t read this image. Use JPEG, HEIC, PNG, WebP, AVIF, GIF or TIFF.'],
])('an unreadable .%s is refused with the way out', async (ending, sentence) => {
  const answer = await upload(owner, [Buffer.from('x')], 'files', ending)
  expect(answer.json().errors).toEqual({ 'files.0': sentence })
})

test.each([
  ['no file', 422, () => []],
  ['an empty file', 422, () => [Buffer.alloc(0)]],
  ['a file over 25 MB', 413, () => [Buffer.alloc(maxImageBytes + 1)]],
])('%s is answered with %i', async (_what, status, files) => {
  expect((await upload(owner, files())).statusCode).toBe(status)
})

test('21 files are refused', async () => {
  const small = await photo(4, 4)
  const answer = await upload(
    owner,
    Array.from({ length: 21 }, () => small),
  )
  expect(answer.statusCode).toBe(413)
})

test('a body that isn’t multipart, or from a visitor, is refused', async () => {
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }
  const json = await app.server.inject({ method: 'POST', url: '/api/upload-image', headers, payload: '{}' })
  expect(json.statusCode).toBe(415)
  expect((await upload(null, [await photo()])).statusCode).toBe(401)
  expect((await upload(owner, [await photo()], 'pictures')).statusCode).toBe(422)
})

test.each([
  'x',
  '../../etc/passwd',
  '%2e%2e%2fsecret',
  `${'a'.repeat(32)}-400.webp`,
  `${'A'.repeat(32)}-400.webp`,
  `${'a'.repeat(32)}-500.webp`,
])('/media/%s is not found', async (file) => {
  const answer = await fetchFile(`/media/${file}`)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('rotating gives new addresses and deletes the old files', async () => {
  const image = await anImage()
  const turned = await app.as(owner).call(rotateImage, { id: image.id, degrees: 90 })
  expect(turned).toMatchObject({ id: image.id, width: 40, height: 60 })
  expect(turned.url).not.toBe(image.url)
  expect((await fetchFile(turned.url)).statusCode).toBe(200)
  expect((await fetchFile(image.url)).statusCode).toBe(404)
})

test('somebody else’s picture answers exactly as a missing one', async () => {
  const image = await anImage()
  const other = app.as(await aMember(app))
  const forms = [
    (id: number) => other.call(getUploadedImage, { id }),
    (id: number) => other.call(rotateImage, { id, degrees: 180 }),
    (id: number) => other.call(deleteUpload, { id }),
    (id: number) => other.call(deleteImages, { image_ids: [id] }),
  ]
  for (const request of forms) {
    const [hidden, absent] = [await request(image.id), await request(987_654_321)]
    expect(hidden.key).toBe('not_found')
    expect({ ...hidden, request_id: '' }).toEqual({ ...absent, request_id: '' })
  }
  expect(await other.call(createListing, { type: 'general', image_ids: [image.id] })).toMatchObject({
    errors: { 'image_ids.0': expect.any(String) },
  })
  expect(await app.as(owner).call(getUploadedImage, { id: image.id })).toEqual(image)
})

test('a picture of a live listing can’t be rotated or deleted', async () => {
  const [image, loose] = [await anImage(), await anImage()]
  await liveWith(image)
  const me = app.as(owner)
  expect(await me.call(rotateImage, { id: image.id, degrees: 90 })).toMatchObject({ key: 'upload_in_use' })
  expect(await me.call(deleteUpload, { id: image.id })).toMatchObject({ key: 'upload_in_use' })
  expect(await me.call(deleteImages, { image_ids: [loose.id, image.id] })).toMatchObject({
    key: 'upload_in_use',
  })
  expect(await me.call(getUploadedImage, { id: loose.id })).toEqual(loose)
  expect((await fetchFile(image.url)).statusCode).toBe(200)
})

test('a deleted picture is gone from its draft and from the disk', async () => {
  const [first, second] = [await anImage(), await anImage()]
  const draft = await app.as(owner).call(createListing, { type: 'general', image_ids: [second.id, first.id] })
  expect(draft.images.map((image) => image.id)).toEqual([second.id, first.id])
  expect(await app.as(owner).call(deleteUpload, { id: second.id })).toEqual({ ok: true })
  const saved = await app.as(owner).call(getOwnListing, { id: draft.id })
  expect(saved.images).toMatchObject([{ id: first.id, url: first.url }])
  expect((await fetchFile(second.thumb_url)).statusCode).toBe(404)
})

test('pictures unused by any listing for a day are removed', async () => {
  const [forgotten, drafted, dropped, fresh] = [
    await anImage(),
    await anImage(),
    await anImage(),
    await anImage(),
  ]
  const me = app.as(owner)
  const { id, version } = await me.call(createListing, {
    type: 'general',
    image_ids: [drafted.id, dropped.id],
  })
  await me.call(updateListing, { id, version, image_ids: [drafted.id] })
  await app.platform.db
    .updateTable('images')
    .set({ uploaded_at: sql`uploaded_at - interval '25 hours'` })
    .where('id', 'in', [forgotten.id, drafted.id, dropped.id])
    .execute()
  await removeForgottenImages(app.platform)
  const there = async (image: Image) =>
    (await me.call(getUploadedImage, { id: image.id })).key !== 'not_found'
  expect(await Promise.all([forgotten, drafted, dropped, fresh].map(there))).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect((await fetchFile(forgotten.url)).statusCode).toBe(404)
})
