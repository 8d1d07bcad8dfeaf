import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js'
import { wrapInTiff } from './tiff.ts'

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
