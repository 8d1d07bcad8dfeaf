import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { avifAddress } from '#platform/common/formats/files.ts'
import { aMember } from '#test/harness/market/people.ts'
import { claimGifSize, withJpegSegment, withPngChunk } from '#test/harness/doubles/picture-bytes.ts'
import { fourColours } from '#test/harness/doubles/pictures.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await createTestApp()
  owner = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const script = '<script>fetch("//evil.example")</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
const page = `<!doctype html><body>${script}</body>`
const bytes = (text: string) => Buffer.from(text, 'latin1')
const png = await fourColours(80, 40)
const jpeg = await sharp(png).jpeg().toBuffer()
const gif = await sharp(png).gif().toBuffer()

/** Null if it must be refused. */
const hostile: [what: string, sent: Buffer, redrawn: true | null][] = [
  ['an SVG', bytes(svg), null],
  ['an SVG behind an XML head', bytes(`<?xml version="1.0"?>\n${svg}`), null],
  ['an SVG behind spaces', bytes(`${' '.repeat(4096)}${svg}`), null],
  ['an SVG that begins like a PNG', bytes(`\x89PNG\r\n\x1a\n${svg}`), null],
  ['a page that begins like a JPEG', bytes(`\xff\xd8\xff\xe0${page}`), null],
  ['a script that begins like a GIF', bytes(`GIF89a/*${'x'.repeat(20)}*/=1;${script}`), null],
  ['a page', bytes(page), null],
  ['an SVG in the text of a PNG', withPngChunk(png, 'iTXt', bytes(`XML:x\0\0\0\0\0${svg}`)), true],
  ['an SVG behind a PNG', Buffer.concat([png, bytes(svg)]), true],
  ['a page in a JPEG’s comment', withJpegSegment(jpeg, 0xfe, bytes(page)), true],
  ['a page behind a JPEG', Buffer.concat([jpeg, bytes(page)]), true],
  [
    'a GIF that is a script as well',
    Buffer.concat([claimGifSize(gif, 0x2a2f, 40), bytes(`*/=1;${script}`)]),
    true,
  ],
]

const claims = [
  ['image/png', 'photo.png'],
  ['image/svg+xml', 'photo.svg'],
  ['text/html; charset=utf-8', 'page.html'],
] as const

async function send(call: string, form: FormData) {
  const sent = new Response(form)
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api${call}`,
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': sent.headers.get('content-type')! },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: answer.statusCode, reply: answer.json() }
}

async function expectRedrawn(address: string, sent: Buffer) {
  const { statusCode, headers, rawPayload } = await app.server.inject(address)
  expect([address, statusCode]).toEqual([address, 200])
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-type']).toBe(`image/${address.includes('.avif') ? 'avif' : 'webp'}`)
  expect(rawPayload.equals(sent)).toBe(false)
  for (const hidden of ['<script', '<svg', '<!doctype', 'evil.example'])
    expect(rawPayload.includes(hidden), hidden).toBe(false)
}

describe.each(claims)('called %s', (type, name) => {
  test.each(hostile)('%s is refused or re-encoded as a picture', async (_what, sent, redrawn) => {
    const file = new File([new Uint8Array(sent)], name, { type })
    const form = new FormData()
    form.append('files', file)
    const shown = await send('/upload-image', form)
    expect(shown.status).toBe(redrawn ? 201 : 422)
    if (redrawn) {
      await app.settle()
      const { thumb_url, url, large_url } = shown.reply.images[0]
      for (const address of [thumb_url, url, large_url])
        for (const each of [address, avifAddress(address)]) await expectRedrawn(each, sent)
    } else expect(shown.reply.errors['files.0']).toMatch(/can’t read this image|damaged/)

    const saved = new FormData()
    saved.append('folder', 'documents')
    saved.append('file', file)
    const stored = await send('/upload-file', saved)
    expect(stored.status).toBe(redrawn ? 201 : 422)
    if (!redrawn) return
    expect(stored.reply.content_type).toBe('image/webp')
    await expectRedrawn(stored.reply.url, sent)
    const { headers } = await app.server.inject(stored.reply.url)
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="[^"]+\.webp"/),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })
})
