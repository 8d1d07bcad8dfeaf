import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAll } from '#test/harness/read-all.ts'
import { createDiskStorage, type Storage } from './storage.ts'

let folder: string
let storage: Storage

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-files-'))
  storage = createDiskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const put = (key: string, content: string) => storage.put(key, Buffer.from(content), 'text/plain')

test('createDiskStorage leaves no partial file behind', async () => {
  await Promise.all(['one', 'two', 'three'].map((content) => put('same.txt', content)))
  expect(await readdir(path.join(folder, 'files'))).toEqual(['same.txt'])
  await put('taken/inside.txt', 'x')
  await expect(put('taken', 'a folder has this name')).rejects.toThrow(/taken/)
  expect((await readdir(path.join(folder, 'files'))).toSorted()).toEqual(['same.txt', 'taken'])
})

test('createDiskStorage lists neither drafts nor received files', async () => {
  await put('media/ab/one.webp', 'x')
  await storage.receive(Readable.from(['received']))
  await writeFile(path.join(folder, 'files', `two.webp.${crypto.randomUUID()}.part`), 'half')
  expect(await readAll(storage.list())).toEqual([{ key: 'media/ab/one.webp', size: 1 }])
})
