import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { atDepth } from '#test/harness/depth.ts'
import { anS3 } from '#test/harness/doubles/s3.ts'
import { readAll } from '#test/harness/read-all.ts'
import { createDiskStorage, getReceivedFolder, type Storage } from '../storage.ts'
import { withFormerStorage } from './former-storage.ts'
import { moveFiles } from './move-files.ts'
import { createS3Storage } from './s3-storage.ts'

let folder: string
let s3: Awaited<ReturnType<typeof anS3>>
let disk: Storage
let bucket: Storage

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-move-'))
  s3 = await anS3()
  disk = createDiskStorage(folder)
  bucket = createS3Storage(s3.settings, { dataDir: folder, log: pino({ enabled: false }) })
})
afterEach(async () => {
  await s3[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const nameKey = (n: number) => `media/a${n % 7}/a${n}-400.webp`
const getContent = (key: string) => `The picture ${key}. `.repeat(100)

const put = async (storage: Storage, key: string, content = getContent(key)) =>
  await storage.put(key, Buffer.from(content), 'image/webp')

async function fill(storage: Storage, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, n) => nameKey(n))
  for (const key of keys) await put(storage, key)
  return keys.toSorted()
}

const listKeys = async (storage: Storage) => (await readAll(storage.list())).map(({ key }) => key).toSorted()

const read = async (storage: Storage, key: string) => {
  const file = await storage.get(key)
  return file && (await text(file.stream))
}

const uploads = () => s3.requests.filter((request) => request.startsWith('PUT'))

test.each([
  ['the disk to a bucket', () => ({ from: disk, to: bucket })],
  ['a bucket to the disk', () => ({ from: bucket, to: disk })],
])('moveFiles copies every file from %s and removes none', async (_name, choose) => {
  const { from, to } = choose()
  const keys = await fill(from, 20)
  expect(await moveFiles({ from, to })).toMatchObject({ checked: 20, copied: 20, present: 0, removed: 0 })
  expect([await listKeys(from), await listKeys(to)]).toEqual([keys, keys])
  for (const key of keys) expect(await read(to, key)).toBe(getContent(key))
  expect(await readdir(getReceivedFolder(folder))).toEqual([])
})

test('moveFiles continues after an interruption and uploads nothing twice', async () => {
  const keys = await fill(disk, 40)
  const isCut = ({ copied }: { copied: number }) => copied === 15 && s3.setFaults('cut')
  await expect(moveFiles({ from: disk, to: bucket, onProgress: isCut })).rejects.toMatchObject({
    key: 'unavailable',
  })
  s3.setFaults('none')
  const before = s3.objects.size
  expect(before).toBeLessThan(40)
  s3.requests.length = 0
  expect(await moveFiles({ from: disk, to: bucket })).toMatchObject({
    copied: 40 - before,
    present: before,
  })
  expect(uploads()).toHaveLength(40 - before)
  expect(await listKeys(bucket)).toEqual(keys)
})

test('moveFiles removes files that were read back, and only when it is to', async () => {
  const keys = await fill(disk, 20)
  await moveFiles({ from: disk, to: bucket })
  expect(await moveFiles({ from: disk, to: bucket, isRemoving: true })).toMatchObject({
    present: 20,
    removed: 20,
  })
  expect([await listKeys(disk), await listKeys(bucket)]).toEqual([[], keys])
})

test('moveFiles removes nothing whose copy has other bytes', async () => {
  const keys = await fill(disk, 3)
  await moveFiles({ from: disk, to: bucket })
  // The checksum that was written with it is right, so only its bytes show it.
  const damaged = s3.objects.get(keys[1]!)!
  damaged.bytes = Buffer.from(damaged.bytes.toString().toUpperCase())
  await expect(moveFiles({ from: disk, to: bucket, isRemoving: true })).rejects.toThrow(
    `The copy of ${keys[1]} has another checksum`,
  )
  expect(await read(disk, keys[1]!)).toBe(getContent(keys[1]!))
})

test('moveFiles leaves files that differ in both places, and names them', async () => {
  await put(disk, 'media/aa/a-400.webp', 'old')
  await put(bucket, 'media/aa/a-400.webp', 'new')
  const counts = await moveFiles({ from: disk, to: bucket, isRemoving: true })
  expect(counts).toMatchObject({ checked: 1, differing: ['media/aa/a-400.webp'], removed: 0 })
  expect([await read(disk, 'media/aa/a-400.webp'), await read(bucket, 'media/aa/a-400.webp')]).toEqual([
    'old',
    'new',
  ])
})

test('a file that is deleted while it is copied is in neither place', async () => {
  await put(disk, 'media/aa/a-400.webp')
  const hoko = withFormerStorage(bucket, disk)
  const from: Storage = {
    ...disk,
    async get(key) {
      const file = await disk.get(key)
      await hoko.delete(key)
      return file
    },
  }
  expect(await moveFiles({ from, to: bucket })).toMatchObject({ copied: 0, gone: 1 })
  expect(await read(hoko, 'media/aa/a-400.webp')).toBeNull()
})

test('Hoko stores, reads and deletes while its files are moved, and loses none', async () => {
  const count = atDepth(100, 1000)
  const keys = await fill(disk, count)
  const hoko = withFormerStorage(bucket, disk)
  const added: string[] = []
  const deleted: string[] = []
  const moved = new AbortController()
  async function live() {
    for (let n = 0; !moved.signal.aborted; n += 1) {
      const key = `media/bb/b${n}-400.webp`
      await hoko.keep(await hoko.receive(Readable.from([getContent(key)])), key)
      added.push(key)
      const doomed = keys[(n * 7) % keys.length]!
      if (n % 2 === 0 && !deleted.includes(doomed)) {
        await hoko.delete(doomed)
        deleted.push(doomed)
      }
      const wanted = keys[(n * 13) % keys.length]!
      if (!deleted.includes(wanted)) expect(await read(hoko, wanted)).toBe(getContent(wanted))
    }
  }
  const living = live()
  await moveFiles({ from: disk, to: bucket, isRemoving: true }).finally(() => moved.abort())
  await living
  expect(deleted.length).toBeGreaterThan(0)
  const remaining = [...keys.filter((key) => !deleted.includes(key)), ...added].toSorted()
  expect(await listKeys(bucket)).toEqual(remaining)
  expect(await listKeys(disk)).toEqual([])
})
