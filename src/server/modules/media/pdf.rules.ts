import { constants, inflateSync } from 'node:zlib'

/** What a PDF may hold that does something, by the names that the format gives it. */
const dangers: [name: RegExp, sentence: string][] = [
  [/\/Encrypt\b/, 'This PDF is protected by a password. Save it without one and send it again.'],
  [/\/JavaScript\b/, 'This PDF runs scripts. Print it to a new PDF and send that.'],
  [
    /\/(?:Launch|ImportData|GoToR|GoToE)\b/,
    'This PDF opens other files or programs. Print it to a new PDF and send that.',
  ],
  [/\/(?:EmbeddedFiles?|RichMedia)\b/, 'This PDF carries other files inside. Send those on their own.'],
]

export const unreadable_pdf = 'We cannot look inside this PDF. Print it to a new PDF and send that.'

/** So much of what is packed is unpacked; a small file that grows beyond is a bomb. */
const most_unpacked = 64 * 1024 * 1024
const most_packed_streams = 20_000

/**
 * Why a PDF is not kept, or null. Names can be written in hexadecimal and hidden in packed objects, so both are read
 * as a viewer reads them. Every byte is looked at a fixed number of times, whatever the file holds.
 */
export function pdfDanger(bytes: Uint8Array): string | null {
  const unpacked = packedObjects(bytes)
  if (unpacked === null) return unreadable_pdf
  for (const part of [bytes, ...unpacked]) {
    const spelled = latin(plainNames(part))
    const found = dangers.find(([name]) => name.test(spelled))
    if (found) return found[1]
  }
  return null
}

const latin = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

const hash = '#'.charCodeAt(0)

/** With `#61` read as `a`. */
function plainNames(bytes: Uint8Array): Uint8Array {
  const first = bytes.indexOf(hash)
  if (first === -1) return bytes
  const plain = Uint8Array.from(bytes)
  let to = first
  for (let from = first; from < bytes.length; from += 1, to += 1) {
    const code = bytes[from] === hash ? hexAt(bytes, from + 1) : -1
    plain[to] = code === -1 ? bytes[from]! : code
    if (code !== -1) from += 2
  }
  return plain.subarray(0, to)
}

/** -1 where no two hexadecimal digits are. */
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

/** What was said since the last stream ended: the dictionary of the next one stands in it. */
interface Said {
  is_packed: boolean
  filters: string[]
}

/** Objects that stand packed in streams of their own, unpacked; null where that cannot be done. */
function packedObjects(bytes: Uint8Array): Uint8Array[] | null {
  const text = latin(bytes)
  const found: Uint8Array[] = []
  let left = most_unpacked
  let said: Said = { is_packed: false, filters: [] }
  let read_to = 0
  let is_inside = false
  let end = -2
  for (const { index, 0: keyword } of text.matchAll(/endstream|stream\r?\n/g)) {
    if (keyword === 'endstream') {
      // Outside of a stream the word is text: a name or a string of a dictionary that goes on.
      if (is_inside) said = { is_packed: false, filters: [] }
      if (is_inside) read_to = index
      is_inside = false
      continue
    }
    is_inside = true
    listen(said, plainNames(bytes.subarray(read_to, index)))
    read_to = index
    if (!said.is_packed) continue
    const from = index + keyword.length
    if (end !== -1 && end < from) end = text.indexOf('endstream', from)
    const part = end === -1 ? null : unpackedOf(bytes.subarray(from, end), said.filters, left)
    if (part === null || found.length === most_packed_streams) return null
    left -= part.length
    found.push(part)
  }
  return found
}

function listen(said: Said, bytes: Uint8Array): void {
  const dictionary = latin(bytes)
  said.is_packed ||= /\/ObjStm\b/.test(dictionary)
  // Two are too many already.
  for (const [filter] of dictionary.matchAll(/\/\w+Decode\b/g)) {
    if (said.filters.length < 2) said.filters.push(filter)
  }
}

/** Nobody packs objects without packing them, so those that claim it hide something. */
function unpackedOf(packed: Uint8Array, filters: readonly string[], most: number): Uint8Array | null {
  if (filters.length !== 1 || filters[0] !== '/FlateDecode' || most <= 0) return null
  try {
    // A line's end before the end mark belongs to no stream.
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return null
  }
}
