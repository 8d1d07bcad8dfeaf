import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { lowPriority } from './low-priority.ts'
import { openHeic, leaveOutStrayBytes } from './heic.ts'
import { decodingCost, type PictureHeader } from './picture-cost.rules.ts'
import {
  createPictureGate,
  getPictureSentences as sentences,
  type PictureKind,
  sniffPicture,
} from './picture-gate.ts'

export interface Picture {
  /** WebP, at most 1600, 800 and 400 pixels on the longer side. */
  large: Buffer
  medium: Buffer
  small: Buffer
  width: number
  height: number
  thumbhash: string
}

/**
 * A picture as uploaded, with more pixels than any size: later rotations and crops start from it.
 */
export interface OriginalPicture {
  picture: Picture
  original: Buffer
}

/** The shown part of an original, in pixels of the original once it is rotated clockwise. */
export interface Framing {
  turn_degrees: 0 | 90 | 180 | 270
  left: number
  top: number
  width: number
  height: number
}

/** The paths that its files are written to. */
export interface PicturePaths {
  original: string
  large: string
  medium: string
  small: string
}

export interface RenderedPicture extends Pick<Picture, 'width' | 'height' | 'thumbhash'> {
  /** The sum of all sizes, without the original. */
  bytes: number
  /** The hash of the largest size. */
  sha256: string
}

export interface PictureRefused {
  refused: string
}

const maxDecodedPixels = 80_000_000
const originalSide = 3200
const largeSide = 1600
const maxRenderingSeconds = lowPriority ? 300 : 30

const whenFree = createPictureGate()

// One thread per picture; libvips's own cache would only hold memory.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] })

/** New files are made from the pixels alone; nothing else of the upload is stored. */
export const readPicture = (bytes: Buffer): Promise<Picture | PictureRefused> =>
  decodeSent(bytes, largeSide, makeSizes)

export const readOriginal = (bytes: Buffer): Promise<OriginalPicture | PictureRefused> =>
  decodeSent(bytes, originalSide, async (pixels) => ({
    picture: await makeSizes(pixels),
    original: await from(pixels)
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toBuffer(),
  }))

/** Like `readOriginal`, into files: passing megabytes between processes would cost both. */
export async function drawOriginal(
  bytes: Buffer,
  into: PicturePaths,
): Promise<RenderedPicture | PictureRefused> {
  const read = await readOriginal(bytes)
  if ('refused' in read) return read
  const { large, medium, small, ...rendered } = read.picture
  const files = { original: read.original, large, medium, small }
  for (const name of ['original', 'large', 'medium', 'small'] as const)
    await writeFile(into[name], files[name], { mode: 0o640 })
  const sha256 = hashPicture(large)
  return { ...rendered, sha256, bytes: large.length + medium.length + small.length }
}

const hashPicture = (large: Buffer): string => createHash('sha256').update(large).digest('hex')

export async function measurePicture(original: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await open(original).metadata()
  return { width, height }
}

export const framePicture = (original: Buffer, framing: Framing): Promise<Picture> =>
  whenFree({ weight: 1 }, async () => makeSizes(await cut(await decode(original, originalSide), framing)))

export async function encodeAvif<Size extends number>(
  original: Buffer,
  framing: Framing | null,
  sizes: readonly Size[],
): Promise<Map<Size, Buffer>> {
  return await whenFree({ weight: 1 }, async () => {
    const whole = await decode(original, originalSide)
    const framed = framing ? await cut(whole, framing) : whole
    const large = await shrink(framed, largeSide)
    const made = new Map<Size, Buffer>()
    for (const size of sizes) {
      const avif = within(large, size).avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' })
      made.set(size, await avif.toBuffer())
    }
    return made
  })
}

interface Pixels {
  data: Buffer
  info: OutputInfo
}

type FailOn = 'error' | 'warning'

const open = (bytes: Buffer, failOn: FailOn = 'error') =>
  sharp(bytes, { limitInputPixels: maxDecodedPixels, failOn }).timeout({ seconds: maxRenderingSeconds })

async function decodeSent<Made>(
  bytes: Buffer,
  side: number,
  make: (pixels: Pixels) => Promise<Made>,
): Promise<Made | PictureRefused> {
  const format = sniffPicture(bytes)
  if (format === null) return { refused: sentences().unknown }
  try {
    const opened = await openSent(bytes, format)
    if (opened === null) return { refused: sentences().unknown }
    const weight = decodingCost(opened.header)
    if (typeof weight === 'string') return { refused: sentences()[weight] }
    return await whenFree({ weight }, async () => make(await opened.decode(side)))
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit/.test(error.message)
    return { refused: tooLarge ? sentences()['too many pixels'] : sentences().damaged }
  }
}

interface OpenedPicture {
  header: PictureHeader
  decode: (side: number) => Promise<Pixels>
}

/** Null if it isn't the format of its first bytes. */
async function openSent(bytes: Buffer, format: PictureKind): Promise<OpenedPicture | null> {
  if (format === 'heic') {
    const { width, height, decode: decodeHeic } = await openHeic(bytes, maxDecodedPixels)
    const header = { format, width, height, channels: 3, depth: 'uchar' }
    return { header, decode: (side) => decode(decodeHeic(), side) }
  }
  const header = await open(bytes).metadata()
  const decoded = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format
  if (decoded !== format) return null
  return { header: { ...header, format }, decode: (side) => decodeWhole(bytes, side, format) }
}

const getRaw = (opened: Sharp): Promise<Pixels> =>
  opened
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })

const decode = (bytes: Buffer, side: number, failOn?: FailOn): Promise<Pixels> =>
  getRaw(open(bytes, failOn).autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true }))

/**
 * Violations that are harmless, and common on phones and cameras. After the head, stray bytes are
 * the first warning only if the scan before them was read whole.
 */
const harmless =
  /^(?:\s|VipsJpeg: (?:Invalid SOS parameters for sequential JPEG|Corrupt JPEG data: \d+ extraneous bytes before marker 0x[\da-f]+))*$/

/** A JPEG of noise decodes to grey with no more than a warning. */
async function decodeWhole(bytes: Buffer, side: number, format: PictureKind): Promise<Pixels> {
  if (format !== 'jpeg') return await decode(bytes, side)
  try {
    return await decode(bytes, side, 'warning')
  } catch (error) {
    if (!(error instanceof Error && harmless.test(error.message))) throw error
    // libvips stops at the first warning, so noise could follow a head with a harmless one.
    const tidied = leaveOutStrayBytes(bytes)
    return tidied.length < bytes.length ? await decodeWhole(tidied, side, format) : await decode(bytes, side)
  }
}

const from = ({ data, info }: Pixels) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })

async function shrink(pixels: Pixels, side: number): Promise<Pixels> {
  if (Math.max(pixels.info.width, pixels.info.height) <= side) return pixels
  return await getRaw(within(pixels, side))
}

const within = (pixels: Pixels, side: number) =>
  from(pixels).resize(side, side, { fit: 'inside', withoutEnlargement: true })

async function cut(pixels: Pixels, { turn_degrees: turnDegrees, ...part }: Framing): Promise<Pixels> {
  const turned = turnDegrees === 0 ? pixels : await getRaw(from(pixels).rotate(turnDegrees))
  return await getRaw(from(turned).extract(part))
}

async function makeSizes(pixels: Pixels): Promise<Picture> {
  const shown = await shrink(pixels, largeSide)
  const half = await shrink(shown, 800)
  const quarter = await shrink(half, 400)
  // A higher effort saves 3 % of the bytes for twice the time, and browsers request AVIF first.
  const encode = async (of: Pixels, quality: number) => await from(of).webp({ quality, effort: 2 }).toBuffer()
  const large = await encode(shown, 82)
  const medium = await encode(half, 80)
  const small = await encode(quarter, 78)
  const tiny = await within(quarter, 100)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hash = rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data)
  return {
    large,
    medium,
    small,
    width: shown.info.width,
    height: shown.info.height,
    thumbhash: Buffer.from(hash).toString('base64'),
  }
}
