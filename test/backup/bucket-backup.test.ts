import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { hash } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBackup } from '#platform/server/backup/place/open-place.ts'
import { createS3Place, patientLimits } from '#platform/server/backup/place/s3-place.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import type { S3Settings } from '#platform/server/files/storage/s3-client.ts'
import { createS3Storage } from '#platform/server/files/storage/s3-storage.ts'
import { createDiskStorage, type Storage } from '#platform/server/files/storage.ts'
import { atDepth } from '#test/harness/depth.ts'
import { anS3 } from '#test/harness/doubles/s3.ts'
import { createEmptyDatabase } from '#test/harness/empty-database.ts'
import { hasCeph, startCephGateway } from '#test/harness/processes/ceph-gateway.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { readContent } from './content.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
let files: Storage
const print = () => undefined
const log = pino({ enabled: false })
const limits = { ...patientLimits, attempts: 2, answerMs: 2_000 }
const pictures = 20
const namePicture = (n: number) => `media/ab/picture-${n}.webp`

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-bucket-'))
  database = await createTestDatabase()
  files = createDiskStorage(path.join(folder, 'data'))
  for (let n = 0; n < pictures; n += 1)
    await files.put(namePicture(n), Buffer.from(`Picture ${n}`), 'image/webp')
}, 120_000)
afterAll(async () => {
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

interface Request {
  settings: S3Settings
  to?: string
  storage?: Storage
  most?: number
}

const makeBackup = async ({ settings, to = 's3://hoko/market', storage = files, most = 7 }: Request) =>
  await writeBackup({
    connection: database.connection,
    storage,
    place: createS3Place(to, settings, limits),
    release: '1.0.0',
    most,
    pauseMs: 0,
    print,
  })

async function readFiles(storage: Storage) {
  const sums: Record<string, string> = {}
  for await (const { key } of storage.list())
    sums[key] = hash('sha256', await buffer((await storage.get(key))!.stream))
  return sums
}

async function restore(address: string, settings: S3Settings, storage: Storage) {
  const empty = await createEmptyDatabase(database.connection)
  try {
    const backup = openBackup(address, settings)
    await restoreBackup({ connection: empty.connection, storage, backup, print })
    return await readContent(empty.connection)
  } finally {
    await empty.drop()
  }
}

type Server = AsyncDisposable & { settings: S3Settings }

const servers: [name: string, start: () => Promise<Server>, reasonToSkip?: string | false][] = [
  ['a double of S3', anS3],
  ['Ceph', startCephGateway, atDepth(true, !hasCeph) && 'only in prove, with Debian’s radosgw'],
]

describe.each(servers)('a backup in %s', (_name, start, reasonToSkip) => {
  let server: Server
  beforeAll(async () => {
    if (!reasonToSkip) server = await start()
  }, 120_000)
  beforeEach(({ skip }) => {
    if (reasonToSkip) skip(reasonToSkip)
  })
  afterAll(async () => await server?.[Symbol.asyncDispose]())

  test('restores the same tables and files', { timeout: 240_000 }, async () => {
    const { settings } = server
    const { folder: address, manifest } = await makeBackup({ settings })
    expect(address).toMatch(/^s3:\/\/hoko\/market\/\d{4}-.*Z$/)
    expect(manifest.files.count).toBe(pictures)
    const restored = createDiskStorage(path.join(folder, `restored-${crypto.randomUUID()}`))
    expect(await restore(address, settings, restored)).toEqual(await readContent(database.connection))
    expect(await readFiles(restored)).toEqual(await readFiles(files))
  })

  test('has files that are in a bucket themselves, and restores into one', { timeout: 240_000 }, async () => {
    const { settings } = server
    const dataDir = path.join(folder, `bucket-${crypto.randomUUID()}`)
    await using source = await anS3()
    await using target = await anS3()
    const storage = createS3Storage(source.settings, { dataDir, log })
    await storage.put(namePicture(1), Buffer.from('in a bucket'), 'image/webp')
    const { folder: address } = await makeBackup({ settings, storage, to: 's3://hoko/from-bucket' })
    const restored = createS3Storage(target.settings, { dataDir, log })
    await restore(address, settings, restored)
    expect(await readFiles(restored)).toEqual(await readFiles(storage))
  })

  test('leaves the newest ones, and the files that they have', { timeout: 240_000 }, async () => {
    const { settings } = server
    const to = 's3://hoko/pruned'
    const place = createS3Place(to, settings, limits)
    const countFiles = async () => {
      let count = 0
      for await (const _part of place.list('files/')) count += 1
      return count
    }
    await files.put('media/zz/passing.webp', Buffer.from('passing'), 'image/webp')
    await makeBackup({ settings, to, most: 2 })
    await files.delete('media/zz/passing.webp')
    const second = await makeBackup({ settings, to, most: 2 })
    expect(await countFiles()).toBe(pictures + 1)
    const third = await makeBackup({ settings, to, most: 2 })
    expect(await countFiles()).toBe(pictures)
    const names = [second, third].map((each) => each.folder.split('/').at(-1))
    expect((await place.listFolders()).toSorted()).toEqual([...names, 'files'])
  })
})

describe('writeBackup to a bucket', () => {
  let s3: Awaited<ReturnType<typeof anS3>>
  beforeEach(async () => {
    s3 = await anS3()
    return async () => await s3[Symbol.asyncDispose]()
  })

  const uploads = () => s3.requests.filter((request) => request.startsWith('PUT market/files/'))
  const manifests = () => [...s3.objects.keys()].filter((key) => key.endsWith('manifest.json'))

  test(
    'sends no file a second time, even without the list of the backup before',
    { timeout: 120_000 },
    async () => {
      const { settings } = s3
      const { folder: address } = await makeBackup({ settings })
      expect(uploads()).toHaveLength(pictures)
      await makeBackup({ settings })
      for (const key of s3.objects.keys())
        if (key.endsWith('files.jsonl.zst') && address.endsWith(key.split('/')[1]!)) s3.objects.delete(key)
      await makeBackup({ settings })
      expect(uploads()).toHaveLength(pictures)
    },
  )

  test.each([1, pictures + 3, pictures + 90])(
    'leaves nothing that looks whole when the network is cut after %i uploads, and the next one cleans up',
    { timeout: 120_000 },
    async (most) => {
      const { settings, objects } = s3
      const isCut = setInterval(() => s3.objects.size >= most && s3.setFaults('cut'), 1)
      await expect(makeBackup({ settings })).rejects.toThrow(
        /^The bucket 'hoko' did not answer as it should \(.*\)\.$/,
      )
      clearInterval(isCut)
      expect([objects.size > 0, manifests()]).toEqual([true, []])
      s3.setFaults('none')
      const { folder: address } = await makeBackup({ settings })
      expect(manifests()).toEqual([`${address.slice('s3://hoko/'.length)}/manifest.json`])
      const left = new Set([...objects.keys()].map((key) => key.split('/')[1]))
      expect(left).toEqual(new Set([address.split('/').at(-1), 'files']))
    },
  )

  test('aborts pieces that a killed backup had sent', { timeout: 120_000 }, async () => {
    s3.uploads.set('left', {
      key: 'market/2026-12-01T15-00-00-000Z/tables/main.bids.copy.zst',
      pieces: new Map(),
    })
    await makeBackup({ settings: s3.settings })
    expect(s3.uploads.size).toBe(0)
  })

  test.each([
    [
      'AccessDenied',
      { status: 403, code: 'AccessDenied' },
      "The S3 keys may not use the bucket 'hoko': they need the rights to list, read, write and delete.",
    ],
    ['QuotaExceeded', { status: 403, code: 'QuotaExceeded' }, "The bucket 'hoko' is full."],
  ])('explains %s in one sentence', async (_name, fault, sentence) => {
    s3.setFaults(fault)
    await expect(makeBackup({ settings: s3.settings })).rejects.toThrow(sentence)
  })

  test('explains a bucket that does not exist, also to a restore', async () => {
    const sentence = "There is no bucket 'another'; set BACKUP_TO to another one."
    await expect(makeBackup({ settings: s3.settings, to: 's3://another/market' })).rejects.toThrow(sentence)
    await expect(restore('s3://another/market/2026-12-01T15-00-00-000Z', s3.settings, files)).rejects.toThrow(
      sentence,
    )
  })

  test('restoreBackup refuses a damaged, a missing and an unfinished one', { timeout: 120_000 }, async () => {
    const { settings, objects } = s3
    const { folder: address } = await makeBackup({ settings })
    const prefix = address.slice('s3://hoko/'.length)
    const table = objects.get(`${prefix}/tables/main.categories.copy.zst`)!
    table.bytes[5]! ^= 1
    const damaged = `The backup is damaged: ${address}/tables/main.categories.copy.zst is not as it was written.`
    await expect(restore(address, settings, files)).rejects.toThrow(damaged)
    table.bytes[5]! ^= 1
    const [picture] = [...objects.keys()].filter((key) => key.startsWith('market/files/'))
    const { bytes } = objects.get(picture!)!
    bytes[0]! ^= 1
    await expect(restore(address, settings, files)).rejects.toThrow(
      /the stored file .* is not as it was written/,
    )
    objects.delete(picture!)
    await expect(restore(address, settings, files)).rejects.toThrow(/the stored file .* is missing/)
    objects.delete(`${prefix}/tables/main.regions.copy.zst`)
    await expect(restore(address, settings, files)).rejects.toThrow(
      `${address}/tables/main.regions.copy.zst is missing.`,
    )
    objects.delete(`${prefix}/manifest.json`)
    await expect(restore(address, settings, files)).rejects.toThrow(
      'a backup that has no manifest.json was never finished.',
    )
  })
})
