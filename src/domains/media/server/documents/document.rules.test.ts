import { expect, test } from 'vitest'
import { readProcessorTime } from '#test/harness/processor-time.ts'
import {
  getDocumentSentences as expected,
  documentType,
  savedName,
  type DocumentType,
} from './document.rules.ts'

const pdf =
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer\n<< /Size 1 >>\nstartxref\n52\n%%EOF\n'
const declared = '<?xml version="1.0" encoding="UTF-8"?>\n'
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

test.each<[string, Uint8Array, DocumentType]>([
  ['a PDF', bytes(pdf), 'application/pdf'],
  ['a PDF of the second version', bytes(pdf.replace('1.7', '2.0')), 'application/pdf'],
  [
    'a PDF with Windows ends of lines and padding',
    bytes(pdf.replaceAll('\n', '\r\n'), [0, 0]),
    'application/pdf',
  ],
  ['a PDF with binary in it', bytes('%PDF-1.4\n%', [0xe2, 0xe3, 0, 1], pdf.slice(8)), 'application/pdf'],
  ['text', bytes('Kia ora, Aroha.\n'), 'text/plain'],
  ['text with macrons', bytes('Ōtaki ki te hauāuru'), 'text/plain'],
  ['text of an older program', bytes('caf', [0xe9], ' at 5'), 'text/plain'],
  ['text in UTF-16', utf16('Kia ora'), 'text/plain'],
  ['text that begins with a heart', bytes('<3 for all'), 'text/plain'],
  ['text that speaks of tags', bytes('Use <b> for bold; <script> never.'), 'text/plain'],
  ['one row', bytes('a,b,c\n'), 'text/plain'],
  ['rows of different widths', bytes('a,b\nc\n'), 'text/plain'],
  ['a table', bytes('make,model\nToyota,Aqua\n'), 'text/csv'],
  ['a table with semicolons', bytes('make;price\nToyota;9,5\n'), 'text/csv'],
  ['a table with tabs', bytes('make\tmodel\r\nToyota\tAqua'), 'text/csv'],
  ['a table with quotes', bytes('a,b\n"1,\n2","say ""kia ora"""\n\n'), 'text/csv'],
  ['a table with a mark', bytes([0xef, 0xbb, 0xbf], 'a,b\n1,2\n'), 'text/csv'],
  ['a table of an older program', bytes('name,town\nRen', [0xe9], ',Nelson\n'), 'text/csv'],
  ['XML', bytes(`${declared}<SML UserID="7"><Item/></SML>\n`), 'application/xml'],
  ['XML of one element', bytes(`${declared}<a b="1"/>`), 'application/xml'],
  [
    'XML with comments around',
    bytes(`${declared}<!-- a --><a>x</a ><!-- b --> <!-- c -->`),
    'application/xml',
  ],
  ['XML with comments side by side', bytes(`${declared}<a></a><!----><!----><!-- -->`), 'application/xml'],
  ['XML with a namespace', bytes(`${declared}<n:feed xmlns:n="urn:n"><n:a/></n:feed>`), 'application/xml'],
  ['XML in UTF-16', utf16('<?xml version="1.0" encoding="UTF-16"?><a>ā</a>'), 'application/xml'],
])('%s is accepted', (_what, content, type) => expect(documentType(content)).toBe(type))

test.each<[string, Uint8Array, string]>([
  ['nothing', bytes(''), expected().empty],
  ['white space', bytes(' \n\t'), expected().empty],
  ['a mark alone', bytes([0xef, 0xbb, 0xbf]), expected().empty],
  ['a PDF that is cut off', bytes(pdf.slice(0, -20)), expected().brokenPdf],
  ['the start of a PDF', bytes('%PDF-1.7'), expected().brokenPdf],
  ['a PDF of no version', bytes(pdf.replace('1.7', 'x.y')), expected().brokenPdf],
  ['a PDF that is an archive as well', bytes(pdf, 'PK', [3, 4, 20, 0]), expected().brokenPdf],
  ['a PDF that is a page as well', bytes(pdf, '<script>alert(1)</script>'), expected().brokenPdf],
  ['a page with a PDF inside', bytes(`<html><script>alert(1)</script>${pdf}`), expected().webPage],
  ['a PDF behind other bytes', bytes([0], pdf), expected().unknown],
  ['a page', bytes('<!DOCTYPE html><p>x'), expected().webPage],
  ['a page without its type', bytes(' \n<HTML><body onload=alert(1)>'), expected().webPage],
  ['a page behind a mark', bytes([0xef, 0xbb, 0xbf], '<html></html>'), expected().webPage],
  ['a page behind a comment', bytes('<!-- x --><html></html>'), expected().webPage],
  ['a script', bytes('<script>alert(1)</script>'), expected().webPage],
  ['a page in UTF-16', utf16('<html></html>'), expected().webPage],
  ['a page as XML', bytes(`${declared}<html xmlns="http://www.w3.org/1999/xhtml"/>`), expected().webPage],
  [
    'a page inside of XML',
    bytes(`${declared}<a xmlns:h="http://www.w3.org/1999/xhtml"><h:script/></a>`),
    expected().webPage,
  ],
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), expected().webPage],
  ['a drawing as XML', bytes(`${declared}<s:svg xmlns:s="urn:x"/>`), expected().webPage],
  ['XML with a style sheet', bytes(`${declared}<?xml-stylesheet href="x.xsl"?><a/>`), expected().webPage],
  ['XML with entities', bytes(`${declared}<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>`), expected().doctype],
  ['XML that is cut off', bytes(`${declared}<a><b>x</b>`), expected().brokenXml],
  ['XML with something behind', bytes(`${declared}<a/>MZ`), expected().brokenXml],
  ['XML whose end is a comment', bytes(`${declared}<a><!-- </a> -->`), expected().brokenXml],
  ['XML of a declaration alone', bytes(declared), expected().brokenXml],
  ['an archive', bytes('PK', [3, 4, 20, 0, 0, 0]), expected().unknown],
  ['a program', bytes('MZ', [0x90, 0, 3, 0]), expected().unknown],
  ['text with a NUL', bytes('Kia ora\u0000'), expected().unknown],
  ['bytes of nothing', bytes([0xff, 0xfe, 0x00]), expected().unknown],
])('%s is refused', (_what, content, refused) => expect(documentType(content)).toEqual({ refused }))

test.each([
  ['Invoice 7.pdf', 'application/pdf', 'Invoice 7.pdf'],
  ['INVOICE.PDF', 'application/pdf', 'INVOICE.PDF'],
  ['page.html', 'text/plain', 'page.html.txt'],
  ['setup.exe', 'application/pdf', 'setup.exe.pdf'],
  ['stock.csv', 'text/plain', 'stock.csv.txt'],
  ['tāku whare.jpeg', 'image/webp', 'tāku whare.webp'],
  ['photo.webp', 'image/webp', 'photo.webp'],
  ['../../etc/passwd', 'text/plain', 'passwd.txt'],
  ['C:\\fakepath\\feed.xml', 'application/xml', 'feed.xml'],
  ['a<b>:"c".pdf', 'application/pdf', 'a-b---c-.pdf'],
  ['.htaccess', 'text/plain', 'htaccess.txt'],
  ['..', 'text/plain', 'file.txt'],
  ['', 'text/csv', 'file.csv'],
])('%j of %s is saved as %s', (name, type, saved) => expect(savedName(name, type)).toBe(saved))

test('a megabyte of anything is checked in under a second', () => {
  const size = 1024 * 1024
  const odd = ['<', '<!--', '<?', '<a', '<!---->', '"', ',', '\n', ' ', 'a,b\n', '-->', '<a>']
  const began = readProcessorTime()
  for (const piece of odd) {
    for (const head of ['', declared, `${declared}<a>`])
      documentType(Buffer.from(head + piece.repeat((size - head.length) / piece.length)))
  }
  expect(readProcessorTime() - began).toBeLessThan(10_000)
})
