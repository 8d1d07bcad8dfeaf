import { inMegabytes } from '#platform/common/formats/files.ts'
import { must } from '#platform/common/must.ts'
import { Unreadable } from './unreadable.ts'

export interface TextLimits {
  maxBytes: number
  /** Reads UTF-16, which Excel writes as Unicode text; otherwise it's refused. */
  takesUtf16?: boolean
}

/** Encoding names that files declare. */
const encodings: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
}

/** Removes characters that text never has and no database stores. */
export const decodeText = (bytes: Uint8Array, limits: TextLimits): string =>
  decodeDeclared(bytes, limits).replace(/[\0-\x08\v\f\x0e-\x1f]/g, ' ')

/** Uses the declaration of XML; without one, UTF-8 if valid, else Windows-1252. */
function decodeDeclared(bytes: Uint8Array, { maxBytes, takesUtf16 = false }: TextLimits): string {
  if (bytes.length === 0) throw new Unreadable('empty')
  requireTextSize(bytes.length, maxBytes)
  if (isWide(bytes)) {
    if (takesUtf16) return decodeWide(bytes)
    throw new Unreadable('utf_16')
  }
  if (isOther(bytes)) throw new Unreadable('not_text')
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  const declared = /^(?:ï»¿)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]{1,40})["']/i.exec(head)?.[1]
  if (declared === undefined) return decode(bytes, 'utf-8') ?? decodeWindows(bytes)
  const encoding = encodings[declared.toLowerCase()]
  if (!encoding) throw new Unreadable('unknown_encoding', declared)
  const decoded = decode(bytes, encoding)
  if (decoded === null) throw new Unreadable('not_utf_8')
  return decoded
}

export function requireTextSize(bytes: number, maxBytes: number): void {
  if (bytes > maxBytes) throw new Unreadable('too_large', inMegabytes(maxBytes))
}

const isWide = ([a, b, c]: Uint8Array) =>
  (a === 0xff && b === 0xfe) ||
  (a === 0xfe && b === 0xff) ||
  (a === 0x3c && b === 0) ||
  (a === 0 && b === 0 && c === 0)

/** Only the mark at its start tells which of the two it is. */
function decodeWide(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : null
  if (encoding === null) throw new Unreadable('utf_16')
  return decode(bytes, encoding) ?? refuseWide()
}

const refuseWide = (): never => {
  throw new Unreadable('utf_16')
}

/**
 * Signatures of other files that people have of their stock: workbooks of old Excel, PDFs, JPEG and
 * PNG pictures.
 */
const otherFiles = ['d0cf11e0', '25504446', 'ffd8ff', '89504e47']

const isOther = (bytes: Uint8Array) => {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  return otherFiles.some((start) => head.startsWith(start))
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  if (encoding === 'windows-1252') return decodeWindows(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** From 0x80 on; a space for undefined characters of Windows-1252. */
const windowsCharacters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Node's own decoder reads 0x80 to 0x9f as control characters. */
const decodeWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) =>
      must(windowsCharacters[letter.charCodeAt(0) - 0x80], 'character'),
    )
