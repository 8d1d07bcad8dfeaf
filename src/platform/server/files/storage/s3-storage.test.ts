import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAll } from '#test/harness/read-all.ts'
import { anS3 } from '#test/harness/doubles/s3.ts'
import { getReceivedFolder, type Storage } from '../storage.ts'
import { usualLimits } from './s3-client.ts'
import { createS3Storage } from './s3-storage.ts'

let folder: string
let s3: Awaited<ReturnType<typeof anS3>>
let storage: Storage
let logged: string[]

const limits = { ...usualLimits, answerMs: 150, stallMs: 150 }

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-s3-'))
  s3 = await anS3()
  logged = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  storage = createS3Storage(s3.settings, { dataDir: folder, log, limits })
})
afterEach(async () => {
  await s3[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const put = async (key = 'a.txt') => await storage.put(key, Buffer.from('x'), 'text/plain')

const keep = async () => await storage.keep(await storage.receive(Readable.from(['received'])), 'feeds/a')

test('list skips what others keep in the bucket', async () => {
  await put()
  const foreign = { bytes: Buffer.from('x'), type: 'text/plain', sha256: undefined }
  for (const key of ['media/', 'README.md', 'a/../b.txt']) s3.objects.set(key, foreign)
  expect(await readAll(storage.list())).toEqual([{ key: 'a.txt', size: 1 }])
})

const calls: [name: string, call: () => Promise<unknown>][] = [
  ['put', put],
  ['keep', keep],
  ['get', async () => await storage.get('a.txt')],
  ['locate', async () => await storage.locate('a.txt')],
  ['delete', async () => await storage.delete('a.txt')],
  ['list', async () => await readAll(storage.list())],
  ['getChecksum', async () => await storage.getChecksum('a.txt')],
]

const unavailable = { key: 'unavailable', details: { retry_after_s: 5 } }

test.each(calls)('%s refuses as unavailable while the server cuts connections', async (_name, call) => {
  s3.setFaults('cut')
  await expect(call()).rejects.toMatchObject(unavailable)
  expect(logged.join('')).toContain('the object storage did not answer')
})

test.each(calls)('%s refuses in bounded time while the server is silent', async (_name, call) => {
  s3.setFaults('silent')
  await expect(call()).rejects.toMatchObject(unavailable)
})

test.each(calls)('%s refuses as unavailable where the keys have no right', async (_name, call) => {
  s3.setFaults({ status: 403, code: 'AccessDenied' })
  await expect(call()).rejects.toMatchObject(unavailable)
  expect(logged.join('')).toContain('403')
})

test.each(calls)('%s succeeds once the server has stopped refusing', async (_name, call) => {
  await put()
  s3.setFaults({ status: 503, code: 'SlowDown' }, 'cut', 'none')
  await expect(call()).resolves.not.toThrow()
})

test('createS3Storage refuses with its own word while the bucket is full', async () => {
  s3.setFaults({ status: 403, code: 'QuotaExceeded' })
  await expect(put()).rejects.toMatchObject({ key: 'storage_full', details: { retry_after_s: 60 } })
})

test('a missing bucket is no missing file', async () => {
  const log = pino({ enabled: false })
  const settings = { ...s3.settings, bucket: 'another' }
  const elsewhere = createS3Storage(settings, { dataDir: folder, log, limits })
  await expect(elsewhere.get('a.txt')).rejects.toMatchObject(unavailable)
})

test('a received file stays where it is if it can’t be stored', async () => {
  const file = await storage.receive(Readable.from(['received']))
  s3.setFaults('cut')
  await expect(storage.keep(file, 'feeds/a')).rejects.toMatchObject(unavailable)
  expect(await readdir(getReceivedFolder(folder))).toHaveLength(1)
  s3.setFaults('none')
  await storage.keep(file, 'feeds/a')
  expect(await text((await storage.get('feeds/a'))!.stream)).toBe('received')
})

test('a stalled download fails, and locate leaves no half of it behind', async () => {
  await storage.put('big', Buffer.alloc(200_000), 'application/zip')
  s3.setFaults('stalled')
  await expect(buffer((await storage.get('big'))!.stream)).rejects.toThrow('No bytes came for 150 ms')
  await expect(storage.locate('big')).rejects.toThrow('No bytes came for 150 ms')
  expect(await readdir(getReceivedFolder(folder))).toEqual([])
})

test('a reader that takes longer than a stall still gets the whole file', async () => {
  const bytes = Buffer.alloc(2_000_000, 'slow')
  await storage.put('big', bytes, 'application/zip')
  const parts: Buffer[] = []
  for await (const part of (await storage.get('big'))!.stream as AsyncIterable<Buffer>) {
    if (parts.length === 0) await pause(3 * limits.stallMs)
    parts.push(part)
  }
  expect(Buffer.concat(parts).equals(bytes)).toBe(true)
})

test('objects have the type of their key, so that a bucket could be served', async () => {
  await storage.keep(await storage.receive(Readable.from(['x'])), 'media/ab/a-400.webp')
  await storage.keep(await storage.receive(Readable.from(['x'])), 'originals/ab/a')
  expect(s3.objects.get('media/ab/a-400.webp')?.type).toBe('image/webp')
  expect(s3.objects.get('originals/ab/a')?.type).toBe('application/octet-stream')
})
