import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteImages, deleteUpload, downloadFile, getUploadedImage } from '#domains/media/common/media.ts'
import { createDb, transact } from '#platform/server/database/db.ts'
import { serverSecret } from '#platform/server/server-secret.ts'
import { aPdf, sendForm } from '#test/harness/market/file-forms.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { removeOwnerFiles, signedAddress } from './files.service.ts'

let app: TestApp
let owner: Person
let other: Person
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
  owner = await aMember(app)
  other = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

async function aFile(person = owner) {
  const { status, reply } = await sendForm(
    app,
    '/upload-file',
    [
      ['folder', 'documents'],
      ['file', aPdf, 'a.pdf'],
    ],
    person,
  )
  expect(status).toBe(201)
  return reply
}

const download = (id: number, person: Person) =>
  app.server.inject({ url: `/api/download/${id}`, headers: { authorization: `Bearer ${person.token}` } })
const open = (address: string) => app.server.inject(address)

async function bytesOf(row: { key: string }): Promise<string[]> {
  const folder = path.join(app.platform.config.storage.dataDir, 'files')
  const all = await readdir(folder, { recursive: true })
  return all.map((file) => path.basename(file)).filter((file) => file.startsWith(row.key))
}

const rowOf = (id: number) =>
  app.platform.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('somebody else’s file answers exactly as a missing one', async () => {
  const { id } = await aFile()
  const without = (body: string) => body.replace(/"request_id":"[^"]*"/, '')
  const [hidden, absent] = [await download(id, other), await download(987_654_321, other)]
  expect([hidden.statusCode, without(hidden.body)]).toEqual([404, without(absent.body)])
  expect(await app.as(null).call(downloadFile, { id })).toMatchObject({ key: 'not_found' })
  const removals = [
    await app.as(other).call(deleteUpload, { id }),
    await app.as(other).call(deleteUpload, { id: 987_654_321 }),
  ]
  expect(removals.map(({ key }) => key)).toEqual(['not_found', 'not_found'])
  expect({ ...removals[0], request_id: '' }).toEqual({ ...removals[1], request_id: '' })
  expect((await download(id, owner)).statusCode).toBe(200)
})

test('a signed address shows only that file, for ten minutes', async () => {
  const [file, next] = [await aFile(), await aFile()]
  const secret = await serverSecret(app.platform.db, 'file_addresses')
  const old = signedAddress(secret, file.id, new Date(Date.now() - 601_000))
  expect((await open(old)).json()).toMatchObject({
    key: 'not_found',
    message: expect.stringMatching(/ten minutes/),
  })
  const absent = (await open('/files/987654321')).json()
  for (const address of [
    file.url.replace(`/${file.id}?`, `/${next.id}?`),
    file.url.replace(/.$/, (last: string) => (last === 'A' ? 'Q' : 'A')),
    `/files/${file.id}`,
    `/files/${file.id}?expires=9999999999&signature=${'A'.repeat(43)}`,
    signedAddress(Buffer.alloc(32), file.id, new Date()),
    signedAddress(secret, 987_654_321, new Date()),
  ]) {
    const answer = await open(address)
    expect(answer.statusCode).toBe(404)
    expect({ ...answer.json(), request_id: '' }).toEqual({ ...absent, request_id: '' })
  }
})

test('every node accepts another’s signature', async () => {
  const { db } = app.platform
  const another = () => createDb(app.platform.pool)
  expect(await serverSecret(another(), 'file_addresses')).toEqual(await serverSecret(db, 'file_addresses'))
  const input = Array.from({ length: 5 }, () => serverSecret(another(), 'of the test'))
  const [first, ...rest] = await Promise.all(input)
  for (const secret of rest) expect(secret).toEqual(first)
  expect(first).not.toEqual(await serverSecret(db, 'file_addresses'))
})

test('a picture and a file never share a number, and one call removes either', async () => {
  const reply = await aFile()
  const image = await app.platform.db
    .insertInto('images')
    .values({
      owner_id: owner.id,
      key: 'a'.repeat(32),
      name: 'a',
      width: 4,
      height: 4,
      bytes: 9,
      thumbhash: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const next = await aFile()
  expect([image.id, next.id]).toEqual([reply.id + 1, reply.id + 2])

  const me = app.as(owner)
  expect(await me.call(deleteImages, { image_ids: [reply.id] })).toMatchObject({ key: 'not_found' })
  const row = await rowOf(reply.id)
  expect(await bytesOf(row)).toEqual([`${row.key}.pdf`])
  expect(await me.call(deleteUpload, { id: reply.id })).toEqual({ ok: true })
  expect(await bytesOf(row)).toEqual([])
  expect(await me.call(downloadFile, { id: reply.id })).toMatchObject({ key: 'not_found' })
  expect((await open(reply.url)).statusCode).toBe(404)
  expect(await me.call(deleteUpload, { id: image.id })).toEqual({ ok: true })
  expect(await me.call(getUploadedImage, { id: image.id })).toMatchObject({ key: 'not_found' })
  expect(await me.call(deleteUpload, { id: reply.id })).toMatchObject({ key: 'not_found' })
  expect((await download(next.id, owner)).statusCode).toBe(200)
})

test('deleting an account deletes its files, and nobody else’s', async () => {
  const leaver = await aMember(app)
  const reply = await aFile(leaver)
  const stored = await aFile()
  const row = await rowOf(reply.id)
  await expect(
    transact(app.platform.db, async (tx) => {
      await removeOwnerFiles(tx, leaver.id)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await app.settle()
  expect((await download(reply.id, leaver)).statusCode).toBe(200)
  expect(await bytesOf(row)).toEqual([`${row.key}.pdf`])

  await transact(app.platform.db, (tx) => removeOwnerFiles(tx, leaver.id))
  expect((await download(reply.id, leaver)).statusCode).toBe(404)
  expect((await open(reply.url)).statusCode).toBe(404)
  await app.settle()
  expect(await bytesOf(row)).toEqual([])
  expect((await download(stored.id, owner)).statusCode).toBe(200)
})
