import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { deleteUpload, maxDocuments } from '#domains/media/common/media.ts'
import { createListing, deleteListing, getOwnListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { getListingHistory, relistListing } from '#domains/selling/common/selling.ts'
import { aPdf, sendForm } from '#test/harness/market/file-forms.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aCategory, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let seller: Person
beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

async function send(content: Buffer, name: string, person = seller, folder = 'documents') {
  return await sendForm(
    app,
    '/upload-file',
    [
      ['folder', folder],
      ['file', content, name],
    ],
    person,
  )
}

const aDocument = async (name = 'LIM report.pdf', person = seller): Promise<number> =>
  (await send(aPdf, name, person)).reply.id

async function aHome(documentIds: number[], person = seller): Promise<number> {
  const { id, key } = await app.as(person).call(createListing, {
    type: 'property',
    title: 'Sunny villa by the park',
    category_id: await aCategory(app, 'property'),
    description: 'Three bedrooms, north-facing.',
    suburb: 'te-aro',
    property: {
      purpose: 'sale',
      property_type: 'house',
      price_method: 'asking_price',
      price_cents: 900_000_00,
      document_ids: documentIds,
    },
  })
  expect(key).toBeUndefined()
  return id
}

const publish = async (id: number) =>
  expect(await app.as(seller).call(setListingStatus, { id, status: 'active' })).toMatchObject({
    status: 'active',
  })

const download = (id: number, person: Person | null = null) =>
  app.server.inject({
    url: `/api/download/${id}`,
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  })
const statusOf = async (id: number, person: Person | null = null) => (await download(id, person)).statusCode

const attach = (id: number, documentIds: number[], person = seller) =>
  edit(app, person, id, { property: { document_ids: documentIds } })

async function countFiles(): Promise<number> {
  await app.settle()
  const all = await readdir(path.join(app.platform.config.storage.dataDir, 'files/private'), {
    recursive: true,
  })
  return all.filter((name) => name.endsWith('.pdf')).length
}

test('a document is private on a draft, public while live, and hidden after a suspension', async () => {
  const lim = await aDocument()
  const id = await aHome([lim])
  const [stranger, admin] = [await aMember(app), await aMember(app, { type: 'admin' })]
  expect([await statusOf(lim), await statusOf(lim, stranger), await statusOf(lim, seller)]).toEqual([
    404, 404, 200,
  ])
  expect(await statusOf(lim, admin)).toBe(200)
  await publish(id)
  expect(await app.as(null).call(getListing, { id })).toMatchObject({
    documents: [{ id: lim, name: 'LIM report.pdf', bytes: aPdf.length }],
  })
  const file = await download(lim)
  expect(file.rawPayload).toEqual(aPdf)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; .*LIM%20report\.pdf$/),
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'private, no-store',
  })
  await app.as(admin).call(setListingStatus, { id, status: 'suspended', reason: 'Under review' })
  expect([await statusOf(lim), await statusOf(lim, seller), await statusOf(lim, admin)]).toEqual([
    404, 200, 200,
  ])
  const other = await aDocument()
  const without = (body: string) => body.replace(/"request_id":"[^"]*"/, '')
  expect(without((await download(other)).body)).toBe(without((await download(987_654_321)).body))
})

test('documents can be added and ordered while live, and the change is public', async () => {
  const [title, lim] = [await aDocument('Title.pdf'), await aDocument()]
  const id = await aHome([title])
  await publish(id)
  await attach(id, [lim, title])
  expect((await app.as(null).call(getListing, { id })).documents.map(({ name }) => name)).toEqual([
    'LIM report.pdf',
    'Title.pdf',
  ])
  const added = await aDocument('Builder.pdf')
  await attach(id, [lim, title, added])
  const { edits } = await app.as(null).call(getListingHistory, { id })
  expect(edits.map(({ lines }) => lines)).toEqual([['Added a document'], ['Changed the documents']])
})

test('a removed document and its bytes are gone, and one in use can’t be deleted', async () => {
  const before = await countFiles()
  const [title, lim] = [await aDocument('Title.pdf'), await aDocument()]
  const id = await aHome([title, lim])
  await publish(id)
  expect(await countFiles()).toBe(before + 2)
  expect(await app.as(seller).call(deleteUpload, { id: lim })).toMatchObject({
    key: 'upload_in_use',
    message: 'That document is on a listing. Remove it there first.',
  })
  await attach(id, [title])
  expect([await statusOf(lim), await statusOf(lim, seller), await statusOf(title)]).toEqual([404, 404, 200])
  expect(await countFiles()).toBe(before + 1)
  const loose = await aDocument()
  expect(await app.as(seller).call(deleteUpload, { id: loose })).toEqual({ ok: true })
})

test('deleting a draft deletes its documents, but not those of another listing', async () => {
  const before = await countFiles()
  const lim = await aDocument()
  const id = await aHome([lim])
  await publish(id)
  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn' })
  const again = await app.as(seller).call(relistListing, { id })
  expect(await app.as(seller).call(getOwnListing, { id: again.id })).toMatchObject({
    documents: [{ id: lim }],
    property: { document_ids: [lim] },
  })
  const onlyHere = await aDocument('New.pdf')
  await attach(again.id, [lim, onlyHere])
  expect(await app.as(seller).call(deleteListing, { id: again.id })).toEqual({ ok: true })
  expect([await statusOf(lim), await statusOf(onlyHere, seller)]).toEqual([200, 404])
  expect(await countFiles()).toBe(before + 1)
})

test('a property takes at most ten PDFs of its owner’s, uploaded as documents', async () => {
  const id = await aHome([])
  const refused = async (documentIds: number[]) =>
    (await attach(id, documentIds)).errors?.['property.document_ids']
  const foreign = await aDocument('Theirs.pdf', await aMember(app))
  expect(await refused([foreign])).toBe('A document is no longer there. Remove it and upload it again.')
  expect(await refused([987_654_321])).toBe('A document is no longer there. Remove it and upload it again.')
  const table = (await send(Buffer.from('a,b\n1,2\n'), 'rooms.csv')).reply
  expect(await refused([table.id])).toBe('“rooms.csv” isn’t a PDF.')
  const chat = (await send(aPdf, 'chat.pdf', seller, 'chat')).reply
  expect(await refused([chat.id])).toBe('“chat.pdf” isn’t a PDF.')
  const many = await Promise.all(Array.from({ length: maxDocuments + 1 }, () => aDocument()))
  expect(await refused(many)).toMatch(/At most 10/)
  expect((await attach(id, many.slice(1))).documents).toHaveLength(maxDocuments)
  const twice = await attach(id, [many[1]!, many[1]!])
  expect(twice.documents).toHaveLength(1)
  const auction = await aLiveAuction(app, { seller })
  expect((await attach(auction.id, [await aDocument()])).errors).toEqual({
    property: 'This listing isn’t a property.',
  })
})

test.each<[string, Buffer, RegExp]>([
  ['a program that calls itself a PDF', Buffer.from('MZ\x90\x00\x03\x00\x00\x00'), /can’t take this kind/],
  ['a page of the web', Buffer.from('<html><script>alert(1)</script></html>'), /web page/],
  ['half a PDF', aPdf.subarray(0, 20), /damaged or incomplete/],
  [
    'a PDF that runs scripts',
    Buffer.from(aPdf.toString().replace('trailer', '/S /JavaScript\ntrailer')),
    /scripts/,
  ],
])('%s is refused with a reason', async (_name, content, reason) => {
  const { status, reply } = await send(content, 'LIM report.pdf')
  expect([status, reply.errors.file]).toEqual([422, expect.stringMatching(reason)])
})

test('only one of attaching and deleting a document at once succeeds', async () => {
  const id = await aHome([])
  for (let round = 0; round < 6; round += 1) {
    const one = await aDocument()
    const [deleted] = await Promise.all([
      app.as(seller).call(deleteUpload, { id: one }),
      edit(app, seller, id, { property: { document_ids: [one] } }),
    ])
    const { property, documents } = await app.as(seller).call(getOwnListing, { id })
    const isThere = documents.some((document) => document.id === one)
    expect(property!.document_ids.includes(one)).toBe(isThere)
    expect(deleted.key).toBe(isThere ? 'upload_in_use' : undefined)
  }
})
