import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage, type Storage } from './storage.ts'

let folder: string
let storage: Storage

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-files-'))
  storage = createDiskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const put = (key: string, content: string) => storage.put(key, Buffer.from(content), 'text/plain')

test('a stored file can be read, replaced and deleted', async () => {
  await put('media/ab/abc-400.webp', 'first')
  await put('media/ab/abc-400.webp', 'second')
  const file = await storage.get('media/ab/abc-400.webp')
  expect(file?.size).toBe(6)
  expect(await text(file!.stream)).toBe('second')
  await storage.delete('media/ab/abc-400.webp')
  await storage.delete('media/ab/abc-400.webp')
  expect(await storage.get('media/ab/abc-400.webp')).toBeNull()
})

test('no partial file is left behind', async () => {
  await Promise.all(['one', 'two', 'three'].map((content) => put('same.txt', content)))
  expect(await readdir(path.join(folder, 'files'))).toEqual(['same.txt'])
  await put('taken/inside.txt', 'x')
  await expect(put('taken', 'a folder has this name')).rejects.toThrow(/taken/)
  expect((await readdir(path.join(folder, 'files'))).toSorted()).toEqual(['same.txt', 'taken'])
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
  await expect(put(key, 'x')).rejects.toThrow(/no storage key/)
  await expect(storage.get(key)).rejects.toThrow(/no storage key/)
  await expect(storage.delete(key)).rejects.toThrow(/no storage key/)
})

test('a missing file is null, not an error', async () => {
  await put('file.txt', 'x')
  expect(await storage.get('absent.txt')).toBeNull()
  expect(await storage.get('file.txt/below.txt')).toBeNull()
})
