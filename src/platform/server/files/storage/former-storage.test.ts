import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAll } from '#test/harness/read-all.ts'
import { createDiskStorage, type Storage } from '../storage.ts'
import { withFormerStorage } from './former-storage.ts'

let folder: string
let current: Storage
let former: Storage
let both: Storage

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-former-'))
  current = createDiskStorage(path.join(folder, 'current'))
  former = createDiskStorage(path.join(folder, 'former'))
  both = withFormerStorage(current, former)
  await put(former, 'old.txt', 'old')
  await put(both, 'new.txt', 'new')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const put = async (storage: Storage, key: string, content: string) =>
  await storage.put(key, Buffer.from(content), 'text/plain')

const read = async (storage: Storage, key: string) => {
  const file = await storage.get(key)
  return file && (await text(file.stream))
}

test('withFormerStorage reads files of both places, and stores in the current one', async () => {
  expect([await read(both, 'old.txt'), await read(both, 'new.txt')]).toEqual(['old', 'new'])
  expect(await read(former, 'new.txt')).toBeNull()
  expect((await both.locate('old.txt'))?.size).toBe(3)
  expect(await both.getChecksum('old.txt')).toBe(await former.getChecksum('old.txt'))
})

test('withFormerStorage prefers the current file of a key', async () => {
  await put(both, 'old.txt', 'replaced')
  expect(await read(both, 'old.txt')).toBe('replaced')
})

test('withFormerStorage deletes a file in both places, the former one first', async () => {
  await put(current, 'old.txt', 'moved')
  const order: string[] = []
  const watched = (name: string, storage: Storage): Storage => ({
    ...storage,
    async delete(key) {
      order.push(name)
      await storage.delete(key)
    },
  })
  await withFormerStorage(watched('current', current), watched('former', former)).delete('old.txt')
  expect(order).toEqual(['former', 'current'])
  expect(await read(both, 'old.txt')).toBeNull()
})

test('withFormerStorage lists each file once', async () => {
  await put(current, 'old.txt', 'moved')
  await put(former, 'older.txt', 'x')
  const keys = (await readAll(both.list())).map(({ key }) => key)
  expect(keys.toSorted()).toEqual(['new.txt', 'old.txt', 'older.txt'])
})

test('withFormerStorage finds a file that is moved while it looks for it', async () => {
  const moving: Storage = {
    ...former,
    async get(key) {
      await put(current, key, 'moved')
      await former.delete(key)
      return await former.get(key)
    },
  }
  expect(await read(withFormerStorage(current, moving), 'old.txt')).toBe('moved')
})
