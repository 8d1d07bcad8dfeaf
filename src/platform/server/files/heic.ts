import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

export interface RgbRows {
  width: number
  height: number
  rows: Uint8Array
  /** Bytes from one row to the next. */
  stride: number
  /** An ICC profile; may be empty. */
  profile: Uint8Array
}

const short = 3
const long = 4
const undefinedBytes = 7

/** Wraps pixels as a file, so that image libraries convert their colours as well. */
function wrapInTiff({ width, height, rows, stride, profile }: RgbRows): Buffer {
  const rowBytes = width * 3
  const pixelsAt = 8
  const profileAt = pixelsAt + rowBytes * height
  const bitsAt = profileAt + profile.length
  const directoryAt = bitsAt + 6 + (bitsAt % 2)
  const tags: [tag: number, type: number, count: number, value: number][] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 3, bitsAt],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, pixelsAt],
    [277, short, 1, 3],
    [278, long, 1, height],
    [279, long, 1, rowBytes * height],
  ]
  if (profile.length > 0) tags.push([34675, undefinedBytes, profile.length, profileAt])
  const tiff = Buffer.alloc(directoryAt + 2 + tags.length * 12 + 4)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(directoryAt, 4)
  for (let y = 0; y < height; y += 1)
    tiff.set(rows.subarray(y * stride, y * stride + rowBytes), pixelsAt + y * rowBytes)
  tiff.set(profile, profileAt)
  for (const n of [0, 1, 2]) tiff.writeUInt16LE(8, bitsAt + n * 2)
  tiff.writeUInt16LE(tags.length, directoryAt)
  for (const [n, [tag, type, count, value]] of tags.entries()) {
    const at = directoryAt + 2 + n * 12
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  return tiff
}

export interface OpenedHeic {
  /** The size of the decoded picture: the shown part may be smaller. */
  width: number
  height: number
  /** An uncompressed TIFF of the main picture, upright, with its colour profile. */
  decode: () => Buffer
}

const colourspaceRgb = 1
const chromaInterleavedRgb = 10
const channelInterleaved = 10
const maxProfileBytes = 1024 * 1024
const securityLimitExceeded = 1000
/** Pictures are decoded in tiles, and the last ones exceed the edge. */
const tileSide = 512

let compiled: WebAssembly.Module | null = null

/**
 * Creates a new decoder for each file: its memory never shrinks, and a broken file must not affect
 * others.
 */
async function createDecoder(): Promise<MainModule> {
  const { default: create } = await import('libheif-js/libheif-wasm/libheif.js')
  const wasm = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm')
  const made = (compiled ??= new WebAssembly.Module(await readFile(wasm)))
  const instantiateWasm = (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
    const instance = new WebAssembly.Instance(made, imports)
    done(instance)
    return instance.exports
  }
  return create({ instantiateWasm, print: ignore, printErr: ignore })
}

const ignore = () => undefined

/** Reads the boxes without decoding. Throws if the file is damaged. */
export async function openHeic(bytes: Buffer, maxPixels: number): Promise<OpenedHeic> {
  const heif = await createDecoder()
  const answer = heif._malloc(16)
  const getNumber = (at: number) => new DataView(heif.HEAPU8.buffer).getInt32(at, true)
  function check() {
    const [code, reason] = [getNumber(answer), getNumber(answer + 4)]
    if (reason === securityLimitExceeded) throw new Error('libheif: pixel limit')
    if (code !== 0) throw new Error(`libheif: ${code}.${reason}`)
  }
  /** C functions write their error to the first address and the result to the second. */
  function find(call: (found: number) => void): number {
    const found = heif._malloc(4)
    call(found)
    check()
    return getNumber(found)
  }
  const file = heif._malloc(bytes.length)
  heif.HEAPU8.set(bytes, file)
  const context = heif._heif_context_alloc()
  const limitPixels = (pixels: number) =>
    heif._heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(pixels)))
  limitPixels(maxPixels)
  heif._heif_context_read_from_memory(answer, context, file, bytes.length, 0)
  check()
  const main = find((found) => heif._heif_context_get_primary_image_handle(answer, context, found))

  const fullWidth = heif._heif_image_handle_get_ispe_width(main)
  const fullHeight = heif._heif_image_handle_get_ispe_height(main)

  function readProfile(): Buffer {
    const length = heif._heif_image_handle_get_raw_color_profile_size(main)
    if (length === 0 || length > maxProfileBytes) return Buffer.alloc(0)
    const profile = heif._malloc(length)
    heif._heif_image_handle_get_raw_color_profile(answer, main, profile)
    check()
    return Buffer.from(heif.HEAPU8.slice(profile, profile + length))
  }

  function decode(): Buffer {
    // The coded picture may be larger than the boxes state.
    limitPixels((fullWidth + tileSide) * (fullHeight + tileSide))
    const image = find((found) =>
      heif._heif_decode_image(answer, main, found, colourspaceRgb, chromaInterleavedRgb, 0),
    )
    const width = heif._heif_image_get_width(image, channelInterleaved)
    const height = heif._heif_image_get_height(image, channelInterleaved)
    const stride = heif._malloc(4)
    const plane = heif._heif_image_get_plane_readonly2(image, channelInterleaved, stride)
    const rows = heif.HEAPU8.subarray(plane, plane + getNumber(stride) * height)
    return wrapInTiff({ width, height, rows, stride: getNumber(stride), profile: readProfile() })
  }

  return { width: fullWidth, height: fullHeight, decode }
}

const startOfScan = 0xda

/** Removes bytes between the segments of a JPEG's head, which decoders skip with a warning. */
export function leaveOutStrayBytes(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)]
  for (let at = 2; at < bytes.length;) {
    const begin = findMarker(bytes, at)
    const end = begin + 2 + (begin + 4 <= bytes.length ? bytes.readUInt16BE(begin + 2) : 0)
    if (bytes[begin + 1] === startOfScan || end >= bytes.length) {
      parts.push(bytes.subarray(begin))
      break
    }
    parts.push(bytes.subarray(begin, end))
    at = end
  }
  return Buffer.concat(parts)
}

/** A marker's name is neither 0 nor the fill byte 0xff. */
function findMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const name = bytes[at + 1]
    if (name !== 0 && name !== 0xff) return at
  }
  return bytes.length
}
