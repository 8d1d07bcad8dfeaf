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

/**
 * Why a PDF is not kept, or null. Names can be written in hexadecimal and hidden in packed objects, so both are read
 * as a viewer reads them.
 */
export function pdfDanger(bytes: Uint8Array): string | null {
  const text = new TextDecoder('latin1').decode(bytes)
  const unpacked = packedObjects(bytes, text)
  if (unpacked === null) return unreadable_pdf
  for (const part of [text, ...unpacked]) {
    const spelled = plainNames(part)
    const found = dangers.find(([name]) => name.test(spelled))
    if (found) return found[1]
  }
  return null
}

const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Objects that stand packed in streams of their own, unpacked; null where that cannot be done. */
function packedObjects(bytes: Uint8Array, text: string): string[] | null {
  const found: string[] = []
  let left = most_unpacked
  for (const { index, 0: keyword } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue
    const dictionary = plainNames(text.slice(Math.max(0, text.lastIndexOf(' obj', index)), index))
    if (!/\/ObjStm\b/.test(dictionary)) continue
    const from = index + keyword.length
    const end = text.indexOf('endstream', from)
    const part = unpackedOf(bytes.subarray(from, end === -1 ? undefined : end), dictionary, left)
    if (part === null) return null
    left -= part.length
    found.push(part)
  }
  return found
}

function unpackedOf(packed: Uint8Array, dictionary: string, most: number): string | null {
  const filters = dictionary.match(/\/\w+Decode\b/g) ?? []
  if (filters.length === 0) return new TextDecoder('latin1').decode(packed)
  if (filters.length > 1 || filters[0] !== '/FlateDecode' || most <= 0) return null
  try {
    // A line's end before the end mark belongs to no stream.
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(packed, options).toString('latin1')
  } catch {
    return null
  }
}
