import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { measureProcessorTime } from '#test/harness/processor-time.ts'
import { documentType } from './document.rules.ts'
import { pdfDanger, getUnreadablePdf } from './pdf.rules.ts'

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat(
    ['%PDF-1.7\n', ...objects, '\ntrailer\n<< /Size 1 >>\nstartxref\n9\n%%EOF\n'].map((part) =>
      Buffer.from(part),
    ),
  )

const compressed = (inside: string | Buffer, filter = '/Filter /FlateDecode', type = '/ObjStm') =>
  Buffer.concat([
    Buffer.from(`4 0 obj\n<< /Type ${type} /N 1 ${filter} >>\nstream\n`),
    deflateSync(Buffer.from(inside)),
    Buffer.from('\nendstream\nendobj\n'),
  ])

const script = '1 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'

test.each<[string, Buffer, RegExp | null]>([
  ['a plain one', pdf('1 0 obj\n<< /Type /Catalog /OpenAction [3 0 R /Fit] >>\nendobj\n'), null],
  ['links to pages of the web', pdf('1 0 obj\n<< /S /URI /URI (https://example.nz) >>\nendobj\n'), null],
  ['packed objects that do nothing', pdf(compressed('1 0 << /Type /Catalog >>')), null],
  ['a script', pdf(script), /runs scripts/],
  ['a script by its hexadecimal name', pdf('1 0 obj\n<< /S /J#61va#53cript >>\nendobj\n'), /runs scripts/],
  ['a script among packed objects', pdf(compressed(script)), /runs scripts/],
  [
    'the same, its packing spelled otherwise',
    pdf(compressed(script, '/Filter /Fl#61teDecode', '/Obj#53tm')),
    /runs/,
  ],
  ['a program', pdf('1 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n'), /opens other files or programs/],
  ['a file inside', pdf('1 0 obj\n<< /Type /EmbeddedFile >>\nendobj\n'), /has other files/],
  ['a film', pdf('1 0 obj\n<< /Subtype /RichMedia >>\nendobj\n'), /has other files/],
  ['a password', pdf('trailer\n<< /Encrypt 5 0 R >>\n'), /password/],
  ['packed twice', pdf(compressed(script, '/Filter [/ASCIIHexDecode /FlateDecode]')), /can’t read this PDF/],
  ['packed in another way', pdf(compressed(script, '/Filter /LZWDecode')), /can’t read this PDF/],
  [
    'packed objects that are broken',
    pdf('4 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nxx\nendstream\n'),
    /can’t read/,
  ],
])('%s', (_name, bytes, expected) => {
  const danger = pdfDanger(bytes)
  expect(danger).toEqual(expected ? expect.stringMatching(expected) : null)
  expect(documentType(bytes)).toEqual(danger === null ? 'application/pdf' : { refused: danger })
})

test('a bomb among compressed objects is not unpacked to the end', () => {
  expect(pdfDanger(pdf(compressed(Buffer.alloc(80 * 1024 * 1024))))).toBe(getUnreadablePdf())
})

test('a page that only mentions scripts is safe', () => {
  const words = compressed('BT (We use /JavaScript) Tj ET', '/Filter /FlateDecode', '/Page')
  expect(pdfDanger(pdf(words))).toBeNull()
})

test.each([
  ['streams that never end', '<< /Length 5 /Filter /FlateDecode >>\nstream\n'],
  ['nothing but beginnings', 'stream\n'],
  ['objects that say they are packed', ' 4 0 obj\n<< /Type /ObjStm >>\nstream\n'],
  ['hexadecimal names', '#4a'],
  ['ends without beginnings', 'endstream'],
  ['empty streams', 'stream\nendstream\n'],
])('a PDF of 4 MB is read within 1.5 s: %s', (_what, piece) => {
  const bytes = pdf(Buffer.alloc(4 * 1024 * 1024, piece))
  expect(measureProcessorTime(() => void pdfDanger(bytes))).toBeLessThan(1500)
})

test.each([
  ['a string that speaks of streams', '/X (endstream endobj) '],
  ['a string that begins one', '/X (stream\n) '],
])('compressed objects are found behind %s', (_what, string) => {
  const hidden = compressed(script, `${string}/Filter /FlateDecode`)
  expect(pdfDanger(pdf(hidden))).not.toBeNull()
})
