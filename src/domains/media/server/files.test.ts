import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxFileBytes, maxTextFileBytes } from '#domains/media/common/media.ts'
import { aPdf, sendForm, type Part } from '#test/harness/market/file-forms.ts'
import { removeForgottenDocuments } from './documents/documents.service.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await createTestApp()
  owner = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const pdf = aPdf
const send = (parts: Part[], person: Person | null = owner) => sendForm(app, '/upload-file', parts, person)

const documents: Part = ['folder', 'documents']

async function aFile(content: string | Buffer = pdf, name = 'Invoice 7.pdf') {
  const { status, reply } = await send([documents, ['file', content, name]])
  expect([status, reply.message]).toEqual([201, undefined])
  return reply
}

const download = (id: number, person: Person) =>
  app.server.inject({ url: `/api/download/${id}`, headers: { authorization: `Bearer ${person.token}` } })
const open = (address: string) => app.server.inject(address)

async function storedFiles(): Promise<number> {
  const { count } = await app.platform.db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('a file is returned with its type, size and short address, and downloads unchanged', async () => {
  const file = await aFile()
  expect(file).toEqual({
    id: expect.any(Number),
    name: 'Invoice 7.pdf',
    folder: 'documents',
    content_type: 'application/pdf',
    bytes: pdf.length,
    url: expect.stringMatching(new RegExp(`^/files/${file.id}\\?expires=\\d{10}&signature=[\\w-]{43}$`)),
  })
  for (const answer of [await download(file.id, owner), await open(file.url)]) {
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(pdf)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Invoice-7.pdf"; filename*=UTF-8''Invoice%207.pdf`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})

test('the folder may come before the file or after it', async () => {
  for (const folder of ['documents', 'avatars', 'branding', 'advertisements', 'chat', 'records']) {
    const { status, reply } = await send([
      ['file', 'make,model\nToyota,Aqua\n', 'stock.csv'],
      ['folder', folder],
    ])
    expect([status, reply.folder, reply.content_type]).toEqual([201, folder, 'text/csv'])
  }
})

test.each<[string, Part[], number, object]>([
  ['no file', [documents], 422, { file: 'Choose a file to send.' }],
  ['nothing', [], 422, { folder: expect.stringMatching(/^The folder is documents/) }],
  ['no folder', [['file', pdf, 'a.pdf']], 422, { folder: expect.stringMatching(/^The folder is documents/) }],
  [
    'an unknown folder',
    [
      ['folder', 'secrets'],
      ['file', pdf, 'a.pdf'],
    ],
    422,
    { folder: expect.any(String) },
  ],
  [
    'a path for a folder',
    [
      ['folder', '../..'],
      ['file', pdf, 'a.pdf'],
    ],
    422,
    { folder: expect.any(String) },
  ],
  ['two folders', [documents, documents, ['file', pdf, 'a.pdf']], 422, { folder: 'This was sent twice.' }],
  [
    'an unknown field',
    [documents, ['owner_id', '1'], ['file', pdf, 'a.pdf']],
    422,
    { owner_id: expect.any(String) },
  ],
  ['a file in another field', [documents, ['files', pdf, 'a.pdf']], 422, { files: "Unknown field 'files'." }],
  ['text for a file', [documents, ['file', 'just text']], 422, { file: expect.any(String) }],
  ['zero bytes', [documents, ['file', '', 'a.pdf']], 422, { file: 'This file is empty.' }],
  [
    'a truncated PDF',
    [documents, ['file', pdf.subarray(0, 30), 'a.pdf']],
    422,
    { file: expect.stringMatching(/damaged or incomplete/) },
  ],
  [
    'a page named .pdf',
    [documents, ['file', '<html><script>alert(1)</script>', 'a.pdf']],
    422,
    { file: expect.stringMatching(/web page/) },
  ],
  [
    'a drawing named .png',
    [documents, ['file', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png']],
    422,
    { file: expect.stringMatching(/web page/) },
  ],
  [
    'a PDF and archive in one',
    [documents, ['file', Buffer.concat([pdf, Buffer.from('PK\x03\x04')]), 'a.pdf']],
    422,
    { file: expect.stringMatching(/damaged/) },
  ],
  [
    'half a picture',
    [documents, ['file', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'), 'a.png']],
    422,
    { file: expect.any(String) },
  ],
  [
    'a program',
    [documents, ['file', Buffer.from('MZ\x90\0\x03\0', 'latin1'), 'a.txt']],
    422,
    { file: expect.stringMatching(/this kind of file/) },
  ],
])('%s is refused with a message', async (_what, parts, status, errors) => {
  const before = await storedFiles()
  const answer = await send(parts)
  expect([answer.status, answer.reply.errors]).toEqual([status, errors])
  expect(await storedFiles()).toBe(before)
})

test('a PDF over 64 MB, text over 10 MB, or a second file, is refused', async () => {
  const report = Buffer.concat([
    pdf.subarray(0, 9),
    Buffer.alloc(maxFileBytes - pdf.length, ' '),
    pdf.subarray(9),
  ])
  expect((await send([documents, ['file', report, 'lim.pdf']])).reply).toMatchObject({
    bytes: maxFileBytes,
  })
  const over = await send([documents, ['file', Buffer.concat([report, Buffer.from('\n')]), 'lim.pdf']])
  expect([over.status, over.reply]).toMatchObject([
    413,
    { key: 'payload_too_large', message: 'A file may be at most 64 MB.' },
  ])
  const full = Buffer.alloc(maxTextFileBytes, 'kia ora ')
  expect((await send([documents, ['file', full, 'a.txt']])).status).toBe(201)
  const long = await send([documents, ['file', Buffer.concat([full, Buffer.from('.')]), 'a.txt']])
  expect([long.status, long.reply.errors]).toEqual([
    422,
    { file: 'A text, CSV or XML file may be at most 10 MB.' },
  ])
  const two = await send([documents, ['file', pdf, 'a.pdf'], ['file', pdf, 'b.pdf']])
  expect([two.status, two.reply.message]).toEqual([413, 'Send one file at a time.'])
})

test('a visitor, and a body that isn’t a form, are refused', async () => {
  expect((await send([documents, ['file', pdf, 'a.pdf']], null)).status).toBe(401)
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }
  const json = await app.server.inject({ method: 'POST', url: '/api/upload-file', headers, payload: '{}' })
  expect(json.statusCode).toBe(415)
})

test('a picture is re-encoded without metadata or appended data', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#357a52' } })
    .withExif({ IFD0: { Copyright: 'Mere Kahu, 12 Te Aro Street' } })
    .jpeg()
    .toBuffer()
  expect(photo.includes('Te Aro Street')).toBe(true)
  const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\x03\x04')])
  const file = await aFile(polyglot, 'licence.html')
  expect(file).toMatchObject({ name: 'licence.html.webp', content_type: 'image/webp' })
  const { rawPayload } = await download(file.id, owner)
  expect(rawPayload.length).toBe(file.bytes)
  expect(['Te Aro', 'script', 'PK\x03\x04'].filter((word) => rawPayload.includes(word))).toEqual([])
  const { format, width, height, exif } = await sharp(rawPayload).metadata()
  expect([format, width, height, exif]).toEqual(['webp', 60, 40, undefined])
})

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\fakepath\\a.pdf', 'a.pdf'],
  ["filename*=utf-8''a%00b%1Bc%3A%20d.pdf", 'abc- d.pdf'],
  ["filename*=utf-8''gpj%E2%80%AEfdp.exe", 'gpjfdp.exe.pdf'],
  ["filename*=utf-8''t%C4%81ku%20whare%20(2)%20%27o%27.pdf", "tāku whare (2) 'o'.pdf"],
  [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(200)}.pdf`],
  [`filename*=utf-8''${'%F0%9F%A5%9D'.repeat(300)}`, `${'🥝'.repeat(100)}.pdf`],
])('%j is saved as %j', async (sent, saved) => {
  const file = await aFile(pdf, sent)
  expect(file.name).toBe(saved)
  const { statusCode, headers } = await download(file.id, owner)
  expect(statusCode).toBe(200)
  const [, encoded] = /filename\*=UTF-8''([\w.~%-]+)$/.exec(String(headers['content-disposition']))!
  expect(decodeURIComponent(encoded!)).toBe(saved)
})

test('a listing picture’s name has no NUL either', async () => {
  const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const parts: Part[] = [['files', photo, "filename*=utf-8''a%00b.png"]]
  const { status, reply } = await sendForm(app, '/upload-image', parts, owner)
  expect([status, reply.images[0].name]).toEqual([201, 'ab.png'])
})

test('uploads beyond 1 GB of unused files are refused, and unused documents expire after a day', async () => {
  const hoarder = await aMember(app)
  const row = {
    owner_id: hoarder.id,
    folder: 'documents' as const,
    name: 'a.pdf',
    content_type: 'application/pdf',
  }
  const { db } = app.platform
  await db
    .insertInto('files')
    .values({ ...row, key: 'f'.repeat(32), bytes: 1024 ** 3 })
    .execute()
  const refused = await send([documents, ['file', pdf, 'a.pdf']], hoarder)
  expect([refused.status, refused.reply.message]).toEqual([
    413,
    expect.stringMatching(/^You’ve uploaded 1 GB/),
  ])
  expect(await removeForgottenDocuments(app.platform)).toBe(0)
  await db
    .updateTable('files')
    .set({ uploaded_at: new Date(Date.now() - 90_000_000) })
    .where('owner_id', '=', hoarder.id)
    .execute()
  expect(await removeForgottenDocuments(app.platform)).toBe(1)
  expect((await send([documents, ['file', pdf, 'a.pdf']], hoarder)).status).toBe(201)
})
