import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atDepth } from '#test/harness/depth.ts'
import { anS3 } from '#test/harness/doubles/s3.ts'
import { hasCeph, startCephGateway } from '#test/harness/processes/ceph-gateway.ts'
import { readAll } from '#test/harness/read-all.ts'
import { MissingPart } from '../manifest.ts'
import type { BackupPlace } from './backup-place.ts'
import { parseBucketAddress } from './bucket-address.ts'
import { createDiskPlace } from './disk-place.ts'
import { createS3Place, patientLimits } from './s3-place.ts'

const pieceBytes = 5_242_880

async function openDouble() {
  const s3 = await anS3()
  const limits = { ...patientLimits, pieceBytes, attempts: 2 }
  return { place: createS3Place('s3://hoko/backups', s3.settings, limits), server: s3 }
}

async function openCeph() {
  const ceph = await startCephGateway()
  const limits = { ...patientLimits, pieceBytes }
  return { place: createS3Place('s3://hoko/backups', ceph.settings, limits), server: ceph }
}

type OpenPlace = (folder: string) => Promise<{ place: BackupPlace; server?: AsyncDisposable }>

const places: [name: string, open: OpenPlace, reasonToSkip?: string | false][] = [
  ['disk', async (folder) => ({ place: createDiskPlace(path.join(folder, 'backups')) })],
  ['a double of S3', openDouble],
  ['Ceph', openCeph, atDepth(true, !hasCeph) && 'only in prove, with Debian’s radosgw'],
]

test.each(['s3://hoko/..', 's3://hoko/../media', 's3://hoko/a/./b', 's3://hoko/a b'])(
  'a bucket has no place such as %s, which servers read as another one',
  (address) => expect(parseBucketAddress(address)).toBeNull(),
)

test.each(['s3://hoko', 's3://hoko/', 's3://hoko/a..b/.c'])('%s is a place in a bucket', (address) =>
  expect(parseBucketAddress(address)?.bucket).toBe('hoko'),
)

describe.each(places)('BackupPlace on %s', (_name, open, reasonToSkip) => {
  let folder: string
  let opened: Awaited<ReturnType<OpenPlace>>
  let place: BackupPlace
  beforeAll(async () => {
    if (reasonToSkip) return
    folder = await mkdtemp(path.join(tmpdir(), 'hoko-place-'))
    opened = await open(folder)
    place = opened.place
    await place.prepare()
  }, 60_000)
  beforeEach(({ skip }) => {
    if (reasonToSkip) skip(reasonToSkip)
  })
  afterAll(async () => {
    if (reasonToSkip) return
    await opened.server?.[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true })
  })

  const write = async (part: string, text: string) =>
    await place.write(part, Readable.from([Buffer.from(text)]))
  const read = async (part: string) => (await buffer(await place.read(part))).toString()
  const listParts = async (under: string) =>
    (await readAll(place.list(under))).toSorted((a, b) => (a.part < b.part ? -1 : 1))

  test('a part is read as it was written, replaced, listed and removed', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await write(`files/ab/${name}`, name.repeat(3))
    await write('files/ab/a', 'replaced')
    expect([await read('files/ab/a'), await place.getBytes('files/ab/a')]).toEqual(['replaced', 8])
    expect((await listParts('files/')).map(({ part, bytes }) => `${part} ${bytes}`)).toEqual([
      'files/ab/a 8',
      'files/ab/b 3',
      'files/ab/c 3',
      'files/ab/d 3',
      'files/ab/e 3',
    ])
    await place.remove('files/ab/a')
    await place.remove('files/ab/a')
    expect(await place.getBytes('files/ab/a')).toBeNull()
    await expect(place.read('files/ab/a')).rejects.toThrow(MissingPart)
    await place.removeFolder('files')
    expect(await listParts('files/')).toEqual([])
  })

  test('an empty part and one of several pieces have all of their bytes', { timeout: 30_000 }, async () => {
    await place.write('empty', Readable.from([]))
    expect(await place.getBytes('empty')).toBe(0)
    for (const size of [pieceBytes, 2 * pieceBytes, 2 * pieceBytes + 1]) {
      const bytes = randomBytes(size)
      const chunks = Array.from({ length: Math.ceil(size / 1_000_000) }, (_, n) =>
        bytes.subarray(n * 1_000_000, (n + 1) * 1_000_000),
      )
      await place.write('large', Readable.from(chunks))
      expect((await buffer(await place.read('large'))).equals(bytes)).toBe(true)
    }
  })

  test('a source that fails leaves no part and no piece', async () => {
    function* failing() {
      yield randomBytes(pieceBytes + 1)
      yield randomBytes(pieceBytes)
      throw new Error('the database went away')
    }
    await expect(place.write('cut/part', Readable.from(failing()))).rejects.toThrow('the database went away')
    expect(await place.getBytes('cut/part')).toBeNull()
    expect(await listParts('cut/')).toEqual([])
  })

  test('folders are listed by their names, and removed with what is in them', async () => {
    await write('2026-12-01T15-00-00-000Z/tables/main.bids', 'x')
    await write('2026-12-01T15-00-00-000Z/manifest.json', 'x')
    await write(`${await place.beginDraft('2026-12-02T15-00-00-000Z')}/files.jsonl.zst`, 'x')
    await place.finishDraft('2026-12-02T15-00-00-000Z')
    const named = async () => (await place.listFolders()).filter((name) => name.startsWith('2026')).sort()
    expect(await named()).toEqual(['2026-12-01T15-00-00-000Z', '2026-12-02T15-00-00-000Z'])
    for (const name of await named()) await place.removeFolder(name)
    expect(await named()).toEqual([])
  })
})
