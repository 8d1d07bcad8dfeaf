import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { avifAddress } from '#platform/common/formats/files.ts'
import { deleteImages, getUploadedImage, type OwnImage } from '#domains/media/common/media.ts'
import { sendForm, type Part } from '#test/harness/market/file-forms.ts'
import { aMember } from '#test/harness/market/people.ts'
import {
  badPictures,
  brokenPictures,
  goodPictures,
  secret,
  type CorpusPicture,
} from '#test/harness/doubles/picture-corpus.ts'
import { cornersOf, fourColours } from '#test/harness/doubles/pictures.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { fileKey, originalFileKey } from './readdress.service.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await createTestApp()
  owner = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const defects = () => app.logLines.filter((line) => JSON.parse(line).level >= 50)

const upload = (parts: Part[]) => sendForm(app, '/upload-image', parts, owner)
const partOf = ({ bytes, name = 'photo.jpg' }: Pick<CorpusPicture, 'bytes' | 'name'>): Part => [
  'files',
  bytes,
  name,
]

async function storedFiles() {
  const { db, config } = app.platform
  const rows = await db.selectFrom('images').select('id').orderBy('id').execute()
  const folder = path.join(config.storage.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return { rows, files: entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted() }
}

async function filesOf(image: OwnImage): Promise<Buffer[]> {
  await app.settle()
  const webp = [image.thumb_url, image.url, image.large_url]
  const served = [...webp, ...webp.map(avifAddress)].map(async (address) => {
    const answer = await app.server.inject(address)
    expect([address, answer.statusCode]).toEqual([address, 200])
    return answer.rawPayload
  })
  const { key, original_key } = await app.platform.db
    .selectFrom('images')
    .select(['key', 'original_key'])
    .where('id', '=', image.id)
    .executeTakeFirstOrThrow()
  expect(image.large_url).toContain(path.basename(fileKey(key, 1600)))
  const original = path.join(app.platform.config.storage.dataDir, 'files', originalFileKey(original_key!))
  return [...(await Promise.all(served)), await readFile(original)]
}

async function expectClean(files: Buffer[]) {
  const formats = []
  for (const bytes of files) {
    const made = await sharp(bytes).metadata()
    formats.push(made.format)
    expect([made.exif, made.icc, made.xmp, made.iptc, made.comments]).toEqual(Array(5).fill(undefined))
    expect([undefined, 1]).toContain(made.orientation)
    expect([made.pages ?? 1, made.space, made.depth, made.channels]).toEqual([1, 'srgb', 'uchar', 3])
    for (const hidden of [secret, '%PDF', 'PK\x03\x04', '<script', 'GPS']) {
      expect(bytes.includes(Buffer.from(hidden, 'latin1')), hidden).toBe(false)
    }
  }
  expect(formats).toEqual(['webp', 'webp', 'webp', 'heif', 'heif', 'heif', 'jpeg'])
}

describe.each(await goodPictures())('$what', (sent) => {
  test('is stored as its pixels alone', async () => {
    const { status, reply } = await upload([partOf(sent)])
    expect(status, JSON.stringify(reply)).toBe(201)
    const [image] = reply.images
    expect([image.width, image.height]).toEqual(sent.expected)
    const files = await filesOf(image)
    await expectClean(files)
    if (!sent.has_colours) return
    for (const bytes of files) expect(await cornersOf(bytes)).toEqual(['red', 'green', 'blue', 'white'])
  })
})

test.each(await badPictures())('$what is refused with a reason, and stores nothing', async (sent) => {
  const before = await storedFiles()
  const { status, reply } = await upload([partOf(sent)])
  expect([status, reply.key]).toEqual([422, 'validation_failed'])
  expect(reply.errors).toEqual({ 'files.0': expect.stringMatching(sent.expected as RegExp) })
  expect(await storedFiles()).toEqual(before)
})

test(
  'a truncated or altered picture is refused with a reason, or stored as pixels alone',
  { timeout: 60_000 },
  async () => {
    const outcomes = { stored: 0, refused: 0 }
    await app.settle()
    for (const sent of await brokenPictures()) {
      const before = await storedFiles()
      const { status, reply } = await upload([partOf(sent)])
      expect([201, 422], `${sent.what}: ${status}`).toContain(status)
      if (status === 422) {
        outcomes.refused += 1
        expect(reply.errors['files.0'], sent.what).toMatch(/damaged|not a picture|too many pixels/)
      } else {
        outcomes.stored += 1
        await expectClean(await filesOf(reply.images[0]))
        await app.as(owner).call(deleteImages, { image_ids: [reply.images[0].id] })
      }
      expect(await storedFiles(), sent.what).toEqual(before)
    }
    expect(outcomes.refused).toBeGreaterThan(outcomes.stored)
  },
)

test('one broken picture refuses all twenty of an upload', async () => {
  const good = await fourColours(80, 40)
  const parts = Array.from({ length: 20 }, (_, n) => partOf({ bytes: good, name: `photo ${n}.png` }))
  const before = await storedFiles()
  const answer = await upload(parts.with(13, partOf({ bytes: good.subarray(0, 90) })))
  expect(answer.reply.errors).toEqual({ 'files.13': expect.stringMatching(/damaged/) })
  expect(await storedFiles()).toEqual(before)

  const { status, reply } = await upload(parts)
  expect(status).toBe(201)
  expect(reply.images.map((image: OwnImage) => image.name)).toEqual(parts.map(([, , name]) => name))
})

test.each([
  ['too many files', async () => Array.from({ length: 21 }, () => partOf({ bytes: blank }))],
  ['a field that we do not know', async () => [partOf({ bytes: blank }), ['other', blank, 'x.png'] as Part]],
  ['text along with them', async () => [partOf({ bytes: blank }), ['alt', 'A bicycle'] as Part]],
])('%s leave no files of the earlier ones', async (_what, parts) => {
  const before = await storedFiles()
  expect((await upload(await parts())).status).toBeGreaterThanOrEqual(400)
  expect(await storedFiles()).toEqual(before)
})

const blank = await fourColours(80, 40)

test('a form that ends in the middle of a file leaves no files', async () => {
  const before = await storedFiles()
  const whole = `--x\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\n`
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/upload-image',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([
      Buffer.from(whole),
      blank,
      Buffer.from(`\r\n${whole}`),
      blank.subarray(0, blank.length / 2),
    ]),
  })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(await storedFiles()).toEqual(before)
})

test.each([
  ['../../../../etc/passwd.png', 'passwd.png'],
  ['C:\\\\fakepath\\\\photo.png', 'photo.png'],
  ['..', 'picture'],
  ['<script>alert(1)</script>.png', 'script>.png'],
  ['a\u0007b\u0001c.png', 'abc.png'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  [' ', 'picture'],
  ['tāku whare.png', 'tāku whare.png'],
  [`${'a'.repeat(300)}.png`, 'a'.repeat(200)],
])('a file called %j gets the name %j, and is stored nowhere else', async (name, stored) => {
  const { reply } = await upload([partOf({ bytes: blank, name })])
  expect(reply.images?.[0]?.name, JSON.stringify(reply)).toBe(stored)
  const { id } = reply.images[0]
  expect((await app.as(owner).call(getUploadedImage, { id })).name).toBe(stored)
  const { files } = await storedFiles()
  expect(files.filter((file) => !/^[0-9a-f]{32}(?:-(?:400|800|1600)\.(?:webp|avif))?$/.test(file))).toEqual(
    [],
  )
})

test('no upload of the corpus caused a server error', () => expect(defects()).toEqual([]))
