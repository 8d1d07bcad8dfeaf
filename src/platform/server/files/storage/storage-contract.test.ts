import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAll } from '#test/harness/read-all.ts'
import { atDepth } from '#test/harness/depth.ts'
import { anS3 } from '#test/harness/doubles/s3.ts'
import { hasCeph, startCephGateway } from '#test/harness/processes/ceph-gateway.ts'
import { createDiskStorage, getReceivedFolder, type Storage } from '../storage.ts'
import { withFormerStorage } from './former-storage.ts'
import type { S3Settings } from './s3-client.ts'
import { createS3Storage } from './s3-storage.ts'

const log = pino({ enabled: false })

type Server = AsyncDisposable & { settings: S3Settings }
type OpenPlace = (dataDir: string) => Promise<{ storage: Storage; server?: AsyncDisposable }>

const inBucket =
  (startServer: () => Promise<Server>): OpenPlace =>
  async (dataDir) => {
    const server = await startServer()
    return { storage: createS3Storage(server.settings, { dataDir, log }), server }
  }

const places: [name: string, open: OpenPlace, reasonToSkip?: string | false][] = [
  ['disk', async (dataDir) => ({ storage: createDiskStorage(dataDir) })],
  ['a double of S3', inBucket(anS3)],
  [
    'a double of S3, with the disk as its former place',
    async (dataDir) => {
      const { storage, server } = await inBucket(anS3)(dataDir)
      return { storage: withFormerStorage(storage, createDiskStorage(dataDir)), server }
    },
  ],
  ['Ceph', inBucket(startCephGateway), atDepth(true, !hasCeph) && 'only in prove, with Debian’s radosgw'],
]

const big = Buffer.alloc(3_000_000, 'Tāmati ')

const put = async (storage: Storage, key: string, content: string) =>
  await storage.put(key, Buffer.from(content), 'text/plain')

async function getSize(storage: Storage, key: string) {
  const file = await storage.get(key)
  file?.stream.destroy()
  return file?.size
}

function* chunksOf(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536)
}

describe.each(places)('Storage on %s', (_name, open, reasonToSkip) => {
  let folder: string
  let place: Awaited<ReturnType<OpenPlace>>
  beforeAll(async () => {
    if (reasonToSkip) return
    folder = await mkdtemp(path.join(tmpdir(), 'hoko-storage-'))
    place = await open(folder)
  })
  beforeEach(async ({ skip }) => {
    if (reasonToSkip) skip(reasonToSkip)
    for await (const { key } of place.storage.list()) await place.storage.delete(key)
    await rm(path.join(folder, 'files'), { recursive: true, force: true })
  })
  afterAll(async () => {
    if (reasonToSkip) return
    await place.server?.[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true })
  })

  const here = () => ({ storage: place.storage, received: getReceivedFolder(folder) })

  test('a stored file can be read, replaced and deleted', async () => {
    const { storage } = here()
    await put(storage, 'media/ab/abc-400.webp', 'first')
    await put(storage, 'media/ab/abc-400.webp', 'second')
    const file = await storage.get('media/ab/abc-400.webp')
    expect(file?.size).toBe(6)
    expect(await text(file!.stream)).toBe('second')
    await storage.delete('media/ab/abc-400.webp')
    await storage.delete('media/ab/abc-400.webp')
    expect(await storage.get('media/ab/abc-400.webp')).toBeNull()
  })

  test('a missing file is null, not an error', async () => {
    const { storage } = here()
    await put(storage, 'file.txt', 'x')
    expect(await storage.get('absent.txt')).toBeNull()
    expect(await storage.get('file.txt/below.txt')).toBeNull()
    expect(await storage.locate('absent.txt')).toBeNull()
    expect(await storage.getChecksum('absent.txt')).toBeNull()
  })

  test('a received file is stored with all of its bytes, and nothing of it is left behind', async () => {
    const { storage, received } = here()
    const file = await storage.receive(Readable.from(chunksOf(big), { objectMode: false }))
    expect(file.size).toBe(big.length)
    await storage.keep(file, 'feeds/big')
    const stored = await storage.get('feeds/big')
    expect(stored!.size).toBe(big.length)
    expect((await buffer(stored!.stream)).equals(big)).toBe(true)
    expect(await readdir(received)).toEqual([])
  })

  test('a received file that is discarded is gone, and one that breaks off leaves nothing', async () => {
    const { storage, received } = here()
    const file = await storage.receive(Readable.from(['x']))
    await storage.discard(file)
    await storage.discard(file)
    const broken = new Readable({ read: (): void => void broken.destroy(new Error('cut off')) })
    await expect(storage.receive(broken)).rejects.toThrow('cut off')
    expect(await readdir(received)).toEqual([])
  })

  test('a reserved path can be written and then stored', async () => {
    const { storage, received } = here()
    const reserved = await storage.reserve()
    await writeFile(reserved, 'drawn elsewhere')
    await storage.keep({ path: reserved }, 'media/ab/drawn.webp')
    expect(await text((await storage.get('media/ab/drawn.webp'))!.stream)).toBe('drawn elsewhere')
    expect(await readdir(received)).toEqual([])
  })

  test('a located file can be read by its path until it is released', async () => {
    const { storage, received } = here()
    await storage.put('feeds/big', big, 'application/zip')
    const located = await storage.locate('feeds/big')
    expect(located!.size).toBe(big.length)
    expect((await readFile(located!.path)).equals(big)).toBe(true)
    await located!.release()
    expect(await readdir(received).catch(() => [])).toEqual([])
    expect(await getSize(storage, 'feeds/big')).toBe(big.length)
  })

  test('a reader that stops early leaves the file whole', async () => {
    const { storage } = here()
    await storage.put('feeds/big', big, 'application/zip')
    const { stream } = (await storage.get('feeds/big'))!
    for await (const _chunk of stream) break
    expect(stream.destroyed).toBe(true)
    expect((await buffer((await storage.get('feeds/big'))!.stream)).length).toBe(big.length)
  })

  test('simultaneous writers of a key leave one whole file', async () => {
    const { storage } = here()
    const all = ['one', 'two', 'three']
    await Promise.all(all.map((content) => put(storage, 'same.txt', content.repeat(10_000))))
    const content = await text((await storage.get('same.txt'))!.stream)
    expect(all.map((each) => each.repeat(10_000))).toContain(content)
  })

  test('list returns every file once', async () => {
    const { storage } = here()
    const keys = Array.from({ length: 8 }, (_, n) => `media/a${n}/a${n}-400.webp`)
    for (const key of keys) await put(storage, key, key)
    await storage.receive(Readable.from(['received only']))
    const listed = await readAll(storage.list())
    expect(listed.map(({ key }) => key).toSorted()).toEqual(keys)
    expect(new Set(listed.map(({ size }) => size))).toEqual(new Set([keys[0]!.length]))
  })

  test('an empty file has a size and a checksum', async () => {
    const { storage } = here()
    await put(storage, 'empty.txt', '')
    expect(await getSize(storage, 'empty.txt')).toBe(0)
    expect(await storage.getChecksum('empty.txt')).toBe(createHash('sha256').digest('hex'))
  })

  test('the checksum is the SHA-256 of the bytes, however they were stored', async () => {
    const { storage } = here()
    const sum = createHash('sha256').update(big).digest('hex')
    await storage.put('put.bin', big, 'application/octet-stream')
    await storage.keep(await storage.receive(Readable.from(chunksOf(big))), 'kept.bin')
    expect(await storage.getChecksum('put.bin')).toBe(sum)
    expect(await storage.getChecksum('kept.bin')).toBe(sum)
  })

  test('received files are removed once they are a day old', async () => {
    const { storage } = here()
    const [fresh, old] = [
      await storage.receive(Readable.from(['x'])),
      await storage.receive(Readable.from(['y'])),
    ]
    const yesterday = Date.now() / 1000 - 86_401
    await utimes(old.path, yesterday, yesterday)
    await storage.removeForgotten()
    expect((await stat(fresh.path)).size).toBe(1)
    await expect(stat(old.path)).rejects.toThrow('ENOENT')
  })

  test.each([
    '',
    '/',
    '/etc/passwd',
    '../up',
    'a/../../up',
    'a//b',
    'a/',
    '.hidden',
    'a/.b',
    'A',
    'a\0b',
    'a\\b',
    'a b',
    'a'.repeat(201),
  ])('the key %j is refused', async (key) => {
    const { storage } = here()
    await expect(put(storage, key, 'x')).rejects.toThrow(/no storage key/)
    await expect(storage.get(key)).rejects.toThrow(/no storage key/)
    await expect(storage.locate(key)).rejects.toThrow(/no storage key/)
    await expect(storage.delete(key)).rejects.toThrow(/no storage key/)
    await expect(storage.getChecksum(key)).rejects.toThrow(/no storage key/)
  })
})
