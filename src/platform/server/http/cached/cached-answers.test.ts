import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const at = '/api/category-list?only_parent=yes'

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a cached answer is sent as %s to clients that accept it', async (coding, decode) => {
  const plain = await app.server.inject(at)
  expect(plain.headers['content-encoding']).toBeUndefined()
  const compressed = await app.server.inject({ url: at, headers: { 'accept-encoding': coding } })
  expect(compressed.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' })
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  expect(decode(compressed.rawPayload).toString()).toBe(plain.body)
})

test('a change is seen by its author at once, and soon on the other node', async () => {
  const readNames = async () => {
    const { items } = await app.as(null).call(listCategories, { only_parent: 'yes' })
    return items.map(({ name }) => name)
  }
  const onEachNode = async () => [await readNames(), await readNames()].flat()
  expect(await onEachNode()).not.toContain('Curiosities')
  const created = await app.server.inject({
    method: 'POST',
    url: '/api/category',
    headers: { authorization: `Bearer ${admin.token}` },
    payload: { name: 'Curiosities', type: 'general' },
  })
  expect(created.statusCode).toBe(201)
  expect((await app.server.inject(at)).body).toContain('Curiosities')
  await expect.poll(async () => (await onEachNode()).filter((name) => name === 'Curiosities')).toHaveLength(2)
})
