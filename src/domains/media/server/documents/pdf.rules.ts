import { constants, inflateSync } from 'node:zlib'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/media/texts.ts'

const getDangers = makeTexts((): [name: RegExp, sentence: string][] => [
  [/\/Encrypt\b/, t.this_pdf_is_protected_by_a_password()],
  [/\/JavaScript\b/, t.this_pdf_runs_scripts_print_it_to_a()],
  [/\/(?:Launch|ImportData|GoToR|GoToE)\b/, t.this_pdf_opens_other_files_or_programs()],
  [/\/(?:EmbeddedFiles?|RichMedia)\b/, t.this_pdf_has_other_files_inside_send()],
])

export const getUnreadablePdf = makeTexts(() => t.we_cant_read_this_pdf_print_it_to_a())

/** Bytes unpacked at most: a small file that grows beyond this is a bomb. */
const maxUnpacked = 64 * 1024 * 1024
const maxPackedStreams = 20_000
/** The limit: a hundred times that of a thick report. */
const maxStreamWords = 1_000_000

/**
 * Returns null for a safe PDF. Names can be hexadecimal and hidden in compressed objects, so both
 * are decoded. Linear: every byte is read a fixed number of times.
 */
export function pdfDanger(bytes: Uint8Array): string | null {
  const found = dangerIn(bytes)
  if (found) return found
  for (const part of packedObjects(bytes)) {
    const inside = part === null ? getUnreadablePdf() : dangerIn(part)
    if (inside) return inside
  }
  return null
}

const windowBytes = 1024 * 1024
/** Longer than the longest name written in hexadecimal. */
const overlap = 256

function dangerIn(bytes: Uint8Array): string | null {
  for (let from = 0; from < bytes.length; from += windowBytes) {
    const end = Math.min(bytes.length, from + windowBytes + overlap)
    const spelled = latin(plainNames(bytes.subarray(from, end)))
    for (const [name, sentence] of getDangers()) {
      const found = name.exec(spelled)
      // A name at the very end may continue; the next chunk has it whole.
      if (found && (end === bytes.length || found.index + found[0].length < spelled.length)) return sentence
    }
  }
  return null
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const latin = (bytes: Uint8Array) => asBuffer(bytes).toString('latin1')

const hash = '#'.charCodeAt(0)

/** Decodes `#61` as `a`. */
function plainNames(bytes: Uint8Array): Uint8Array {
  const first = bytes.indexOf(hash)
  if (first === -1) return bytes
  const plain = Uint8Array.from(bytes)
  let to = first
  for (let from = first; from < bytes.length; from += 1, to += 1) {
    const code = bytes[from] === hash ? hexAt(bytes, from + 1) : -1
    plain[to] = code === -1 ? (bytes[from] ?? 0) : code
    if (code !== -1) from += 2
  }
  return plain.subarray(0, to)
}

function hexAt(bytes: Uint8Array, at: number): number {
  const high = hexDigit(bytes[at])
  const low = hexDigit(bytes[at + 1])
  return high === -1 || low === -1 ? -1 : high * 16 + low
}

function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1
}

interface StreamInfo {
  isCompressed: boolean
  filters: string[]
}

function* packedObjects(bytes: Uint8Array): Generator<Uint8Array | null> {
  let left = maxUnpacked
  let count = 0
  let end = -2
  for (const compressed of compressedStreams(bytes)) {
    if (compressed === null || (count += 1) > maxPackedStreams) {
      yield null
      return
    }
    const { from, filters } = compressed
    if (end !== -1 && end < from) end = asBuffer(bytes).indexOf('endstream', from)
    const part = end === -1 ? null : inflateStream(bytes.subarray(from, end), filters, left)
    if (part === null) {
      yield null
      return
    }
    left -= part.length
    yield part
  }
}

function* compressedStreams(bytes: Uint8Array): Generator<{ from: number; filters: string[] } | null> {
  let info: StreamInfo = { isCompressed: false, filters: [] }
  let readTo = 0
  let isInside = false
  let words = 0
  for (const { at, from } of streamWords(bytes)) {
    if ((words += 1) > maxStreamWords) {
      yield null
      return
    }
    if (from !== null) {
      if (at > readTo) listen(info, plainNames(bytes.subarray(readTo, at)))
      readTo = from
      if (info.isCompressed) yield { from, filters: info.filters }
    } else if (isInside) {
      // Outside streams it's part of a name or string.
      info = { isCompressed: false, filters: [] }
      readTo = at
    }
    isInside = from !== null
  }
}

const newline = 0x0a
const carriageReturn = 0x0d
const [e, n, d] = Buffer.from('end')

/** Yields `endstream`, and `stream` with the offset of its bytes. */
function* streamWords(bytes: Uint8Array): Generator<{ at: number; from: number | null }> {
  const text = asBuffer(bytes)
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', at + 6)) {
    const after = text[at + 6]
    if (text[at - 1] === d && text[at - 2] === n && text[at - 3] === e) yield { at, from: null }
    else if (after === newline) yield { at, from: at + 7 }
    else if (after === carriageReturn && text[at + 7] === newline) yield { at, from: at + 8 }
  }
}

function listen(info: StreamInfo, bytes: Uint8Array): void {
  const dictionary = latin(bytes)
  info.isCompressed ||= /\/ObjStm\b/.test(dictionary)
  // Two filters are too many already.
  for (const [filter] of dictionary.matchAll(/\/\w+Decode\b/g)) {
    if (info.filters.length < 2) info.filters.push(filter)
  }
}

/** Object streams are always compressed, so an uncompressed one hides something. */
function inflateStream(compressed: Uint8Array, filters: readonly string[], most: number): Uint8Array | null {
  if (filters.length !== 1 || filters[0] !== '/FlateDecode' || most <= 0) return null
  try {
    // The line break before `endstream` isn't part of the stream.
    return inflateSync(compressed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return null
  }
}
