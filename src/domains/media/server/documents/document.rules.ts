import { inMegabytes } from '#platform/common/formats/files.ts'
import { must } from '#platform/common/must.ts'
import { maxTextFileBytes } from '#domains/media/common/media.ts'
import { pdfDanger } from './pdf.rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/media/texts.ts'

export type DocumentType = 'application/pdf' | 'text/csv' | 'text/plain' | 'application/xml'

export interface DocumentRefused {
  refused: string
}

export const getDocumentSentences = makeTexts(() => ({
  empty: t.this_file_is_empty(),
  largeText: t.a_text_csv_or_xml_file_may_be_at_most({
    max_text_file_bytes: inMegabytes(maxTextFileBytes),
  }),
  unchecked: t.we_couldnt_check_this_file_save_it(),
  unknown: t.we_cant_take_this_kind_of_file_send_a(),
  webPage: t.thats_a_web_page_send_a_pdf_csv_plain(),
  brokenPdf: t.this_pdf_is_damaged_or_incomplete_try(),
  brokenXml: t.this_xml_is_damaged_or_incomplete_try(),
  doctype: t.this_xml_has_a_doctype_remove_it_and(),
}))

export function documentType(bytes: Uint8Array): DocumentType | DocumentRefused {
  if (bytes.length === 0) return { refused: getDocumentSentences().empty }
  if (startsWith(bytes, '%PDF-')) {
    if (!isWholePdf(bytes)) return { refused: getDocumentSentences().brokenPdf }
    const danger = pdfDanger(bytes)
    return danger === null ? 'application/pdf' : { refused: danger }
  }
  if (bytes.length > maxTextFileBytes) return { refused: textTooLarge(bytes) }
  const text = readText(bytes)
  if (text === null) return { refused: getDocumentSentences().unknown }
  if (text.trim() === '') return { refused: getDocumentSentences().empty }
  if (/^\s*<[!?/a-z]/i.test(text)) return xmlType(text)
  return isTable(text) ? 'text/csv' : 'text/plain'
}

/** A file that isn't text gets that reason, rather than the size limit of text. */
const textTooLarge = (bytes: Uint8Array) =>
  readText(bytes.subarray(0, 4096)) === null
    ? getDocumentSentences().unknown
    : getDocumentSentences().largeText

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

const startsWith = (bytes: Uint8Array, start: string) => latin(bytes.subarray(0, start.length)) === start

/** The last line must be the end mark: a truncated file, or one with another appended, lacks it. */
function isWholePdf(bytes: Uint8Array): boolean {
  const end = latin(bytes.subarray(-2048))
  return /^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 8))) && /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(end)
}

/**
 * Reads UTF-8, UTF-16 with its mark, or Windows-1252, which older programs write; null for other
 * bytes.
 */
function readText(bytes: Uint8Array): string | null {
  const mark = latin(bytes.subarray(0, 2))
  const encodings =
    mark === '\xff\xfe' ? ['utf-16le'] : mark === '\xfe\xff' ? ['utf-16be'] : ['utf-8', 'windows-1252']
  for (const encoding of encodings) {
    const text = decode(bytes, encoding)
    if (text !== null) return /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/.test(text) ? null : text
  }
  return null
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** XML data is accepted; HTML and SVG can run scripts, and document types can be bombs. */
function xmlType(text: string): DocumentType | DocumentRefused {
  const { at, hasStylesheet } = endOfProlog(text)
  if (/^<!doctype\s+html/i.test(text.slice(at, at + 40))) return { refused: getDocumentSentences().webPage }
  if (text.startsWith('<!', at)) return { refused: getDocumentSentences().doctype }
  const name = /^<([\p{L}_][\w.:\p{L}-]{0,200})(?=[\s/>])/u.exec(text.slice(at, at + 300))?.[1]
  if (!name || !/^\s*<\?xml\s/.test(text)) {
    return { refused: name ? getDocumentSentences().webPage : getDocumentSentences().brokenXml }
  }
  const local = name.slice(name.indexOf(':') + 1).toLowerCase()
  const runs = ['html', 'svg'].includes(local) || /www\.w3\.org\/(?:1999\/xhtml|2000\/svg)/i.test(text)
  if (runs || hasStylesheet) return { refused: getDocumentSentences().webPage }
  return endsWithRoot(text, at, name) ? 'application/xml' : { refused: getDocumentSentences().brokenXml }
}

function endOfProlog(text: string): { at: number; hasStylesheet: boolean } {
  const piece = /\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->)/y
  let at = 0
  let hasStylesheet = false
  for (let found = piece.exec(text); found; found = piece.exec(text)) {
    at = piece.lastIndex
    hasStylesheet ||= found[0].trimStart().startsWith('<?xml-stylesheet')
  }
  while (/\s/.test(text.charAt(at))) at += 1
  return { at, hasStylesheet }
}

function endsWithRoot(text: string, at: number, name: string): boolean {
  let end = text.trimEnd().length
  for (let from = end; text.endsWith('-->', end) && from > at;) {
    from = text.lastIndexOf('<!--', end - '<!---->'.length)
    if (from <= at) return false
    end = text.slice(at, from).trimEnd().length + at
  }
  const tail = text.slice(Math.max(at, end - name.length - 100), end)
  if (tail.endsWith('/>')) return text.indexOf('>', at) === end - 1
  return tail.endsWith('>') && tail.slice(0, -1).trimEnd().endsWith(`</${name}`)
}

const maxRowsRead = 100
const maxCharactersRead = 100_000

/** At least two rows with the same number of columns, two or more, separated by commas, semicolons or tabs. */
function isTable(text: string): boolean {
  return [',', ';', '\t'].some((delimiter) => {
    const widths = rowWidths(text, delimiter)
    return widths.length >= 2 && must(widths[0], 'width') >= 2 && widths.every((width) => width === widths[0])
  })
}

function rowWidths(text: string, delimiter: string): number[] {
  const widths: number[] = []
  let width = 1
  let isQuoted = false
  let isEmpty = true
  const isCut = text.length > maxCharactersRead
  for (const character of text.slice(0, maxCharactersRead)) {
    if (widths.length === maxRowsRead) return widths
    if (character === '"') isQuoted = !isQuoted
    if (character === '\n' && !isQuoted) {
      if (!isEmpty) widths.push(width)
      width = 1
      isEmpty = true
      continue
    }
    if (character === delimiter && !isQuoted) width += 1
    if (character !== '\r') isEmpty = false
  }
  return isEmpty || (isCut && widths.length > 0) ? widths : [...widths, width]
}

const endings: Record<string, string[]> = {
  'application/pdf': ['pdf'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
  'application/xml': ['xml'],
  'image/webp': ['webp'],
}

const pictureEndings = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i

export const getEnding = (contentType: string): string =>
  must(must(endings[contentType], 'endings of the content type')[0], 'ending')

/** The owner's name for it, with the extension of its real type. */
export function savedName(name: string, contentType: string): string {
  const bare =
    name
      .replace(/^.*[/\\]/, '')
      .replace(/[<>:"|?*]/g, '-')
      .replace(/^[. ]+|[. ]+$/g, '') || 'file'
  const ending = getEnding(contentType)
  if (bare.toLowerCase().endsWith(`.${ending}`)) return bare
  return `${contentType === 'image/webp' ? bare.replace(pictureEndings, '') : bare}.${ending}`
}
