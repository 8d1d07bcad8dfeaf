import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

export interface Picture {
  /** WebP, at most 1600, 800 and 400 pixels on the longer side. */
  large: Buffer
  medium: Buffer
  small: Buffer
  /** Of the large one. */
  width: number
  height: number
  /** Base64. */
  thumbhash: string
}

/** Why a file is no picture for us: a sentence for the person who sent it. */
export interface PictureRefused {
  refused: string
}

export interface PictureOptions {
  /** Clockwise, after what the camera noted about its own turn. */
  turn_degrees?: 0 | 90 | 180 | 270
}

const most_pixels = 80_000_000
const large_pixels = 20_000_000
const longest_side = 30_000

// One thread for each of the two pictures at a time; libvips's own cache would only hold on to memory.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] })

const sentences = {
  heic:
    'This is a HEIC picture, which browsers cannot show. On your iPhone choose ' +
    'Settings › Camera › Formats › Most Compatible, or send it as JPEG.',
  unknown: 'This is not a picture we can read. Send JPEG, PNG, WebP, AVIF, GIF or TIFF.',
  damaged: 'This picture is damaged, so we could not read it. Try saving it again.',
  too_large: 'This picture has too many pixels. Send one of at most 80 megapixels.',
}

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif'

/** What a file is by its first bytes, whatever its name says. */
export function sniffPicture(bytes: Buffer): Format | 'heic' | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'II*\0' || text(0, 4) === 'MM\0*') return 'tiff'
  if (text(4, 8) === 'ftyp') return brandOf(text(8, 12), text(16, Math.min(bytes.readUInt32BE(0), 64)))
  return null
}

function brandOf(major: string, compatible: string): 'avif' | 'heic' | null {
  if (/avi[fs]/.test(major + compatible)) return 'avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(major) ? 'heic' : null
}

/** Decodes whatever was sent and makes new files of its pixels alone: nothing else of the original is kept. */
export async function readPicture(
  bytes: Buffer,
  { turn_degrees = 0 }: PictureOptions = {},
): Promise<Picture | PictureRefused> {
  const format = sniffPicture(bytes)
  if (format === null) return { refused: sentences.unknown }
  if (format === 'heic') return { refused: sentences.heic }
  const open = () => sharp(bytes, { limitInputPixels: most_pixels, failOn: 'error' }).timeout({ seconds: 30 })
  try {
    const { width, height, format: decoded, compression } = await open().metadata()
    if (decoded !== format && !(decoded === 'heif' && compression === 'av1'))
      return { refused: sentences.unknown }
    if (width * height > most_pixels || Math.max(width, height) > longest_side)
      return { refused: sentences.too_large }
    const weight = width * height > large_pixels ? 2 : 1
    return await whenFree(weight, () => makeSizes(open().autoOrient().rotate(turn_degrees)))
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit/.test(error.message)
    return { refused: tooLarge ? sentences.too_large : sentences.damaged }
  }
}

async function makeSizes(opened: Sharp): Promise<Picture> {
  const { data, info } = await opened
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const within = (side: number) => pixels().resize(side, side, { fit: 'inside', withoutEnlargement: true })
  const large = await pixels().webp({ quality: 82, effort: 3 }).toBuffer()
  const medium = await within(800).webp({ quality: 80, effort: 3 }).toBuffer()
  const small = await within(400).webp({ quality: 78, effort: 3 }).toBuffer()
  const tiny = await within(100)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hash = rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data)
  return {
    large,
    medium,
    small,
    width: info.width,
    height: info.height,
    thumbhash: Buffer.from(hash).toString('base64'),
  }
}

const places = 2
let taken = 0
const queue: { weight: number; start: () => void }[] = []

/** Two pictures at a time, or a single big one: a rush of uploads costs patience, not memory. */
async function whenFree<T>(weight: number, work: () => Promise<T>): Promise<T> {
  await new Promise<void>((start) => {
    queue.push({ weight, start })
    admit()
  })
  try {
    return await work()
  } finally {
    taken -= weight
    admit()
  }
}

function admit() {
  for (let next = queue[0]; next && taken + next.weight <= places; next = queue[0]) {
    queue.shift()
    taken += next.weight
    next.start()
  }
}
