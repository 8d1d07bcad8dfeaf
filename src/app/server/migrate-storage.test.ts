import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage } from '#platform/server/files/storage.ts'
import { anS3 } from '#test/harness/doubles/s3.ts'

let folder: string
let s3: Awaited<ReturnType<typeof anS3>>

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-migrate-storage-'))
  s3 = await anS3()
  const disk = createDiskStorage(folder)
  for (let n = 0; n < 30; n += 1)
    await disk.put(`media/aa/a${n}-400.webp`, Buffer.alloc(50_000), 'image/webp')
})
afterEach(async () => {
  await s3[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

function startMigration(args: string[], env: Record<string, string> = {}) {
  const { bucket, endpoint, keys } = s3.settings
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'migrate-storage.ts'), ...args], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      FILES: 's3',
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint!,
      S3_ACCESS_KEY_ID: keys!.id,
      S3_SECRET_ACCESS_KEY: keys!.secret,
      ...env,
    },
  })
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([out, err, [code]]) => ({ out, err, code: code as number | null }),
  )
  return { child, ended }
}

const toBucket = ['--from', 'disk', '--to', 's3']

async function untilUploaded(count: number) {
  while (s3.objects.size < count) await new Promise(setImmediate)
}

test('migrate-storage copies every file, and removes them from the disk with --delete', async () => {
  const { out, code } = await startMigration(toBucket).ended
  expect(out).toContain('30 of 30 files are in the bucket with the checksum they have in the disk')
  expect([code, s3.objects.size]).toEqual([0, 30])
  const { out: again } = await startMigration([...toBucket, '--delete']).ended
  expect(again).toContain('Copied 0 files (0 MB); 30 were there already')
  expect(again).toContain('Removed 30 files from the disk.')
  const { out: back } = await startMigration(['--from', 's3', '--to', 'disk'], { FILES: 'disk' }).ended
  expect(back).toContain('Copied 30 files')
})

test('migrate-storage that was killed continues at once', async () => {
  const { child, ended } = startMigration(toBucket)
  await untilUploaded(5)
  child.kill('SIGKILL')
  expect((await ended).code).toBeNull()
  const { out, code } = await startMigration(toBucket).ended
  expect(code).toBe(0)
  expect(out).toContain('30 of 30 files')
  expect(Number(/(\d+) were there already/.exec(out)![1])).toBeGreaterThanOrEqual(5)
})

test('migrate-storage runs once at a time', async () => {
  const { child, ended } = startMigration(toBucket)
  await untilUploaded(1)
  child.kill('SIGSTOP')
  const second = await startMigration(toBucket).ended
  expect([second.code, second.err]).toEqual([1, expect.stringContaining('It runs already')])
  child.kill('SIGCONT')
  expect((await ended).code).toBe(0)
})

test('migrate-storage says why it stopped while the bucket is away', async () => {
  s3.setFaults({ status: 403, code: 'InvalidAccessKeyId' })
  const { err, code } = await startMigration(toBucket).ended
  expect(code).toBe(1)
  expect(err).toContain('Run it again to continue where it was.')
})

test.each<[string, string[], Record<string, string>, string]>([
  ['without a place', ['--from', 'disk'], {}, 'Use: migrate-storage'],
  ['with an unknown option', [...toBucket, '--force'], {}, 'Use: migrate-storage'],
  ['where Hoko still stores in the other place', toBucket, { FILES: 'disk' }, 'Set FILES=s3 and restart'],
  ['without a bucket', ['--from', 's3', '--to', 'disk'], { FILES: 'disk', S3_BUCKET: '' }, 'Set S3_BUCKET'],
])('migrate-storage refuses to start %s', async (_case, args, env, message) => {
  const { err, code } = await startMigration(args, env).ended
  expect([code, err]).toEqual([1, expect.stringContaining(message)])
  expect(s3.objects.size).toBe(0)
})
