import { must } from '#platform/common/must.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#platform/texts.ts'

export interface PictureWork {
  weight: 1 | 2
  inBackground?: boolean
}

interface Waiting extends Pick<PictureWork, 'weight'> {
  start: () => void
}

const places = 2

export type PictureGate = <T>(work: PictureWork, run: () => Promise<T>) => Promise<T>

/**
 * Two pictures at a time, or one big one: a rush of uploads costs time, not memory. A background
 * one begins only if no other is under way, and takes no slot.
 */
export function createPictureGate(): PictureGate {
  let taken = 0
  let isBehindTaken = false
  const queue: Waiting[] = []
  const behind: Waiting[] = []

  function admit() {
    while (queue[0] && taken + queue[0].weight <= places) {
      const next = must(queue.shift(), 'queued picture')
      taken += next.weight
      next.start()
    }
    if (taken > 0 || isBehindTaken || !behind[0]) return
    isBehindTaken = true
    must(behind.shift(), 'queued picture').start()
  }

  return async ({ weight, inBackground = false }, run) => {
    await new Promise<void>((start) => {
      const line = inBackground ? behind : queue
      line.push({ weight, start })
      admit()
    })
    try {
      return await run()
    } finally {
      if (inBackground) isBehindTaken = false
      else taken -= weight
      admit()
    }
  }
}

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' | 'heic'

export function sniffPicture(bytes: Buffer): PictureKind | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'II*\0' || text(0, 4) === 'MM\0*') return 'tiff'
  if (text(4, 8) === 'ftyp') return getBrand(text(8, 12), text(16, Math.min(bytes.readUInt32BE(0), 64)))
  return null
}

function getBrand(major: string, compatible: string): 'avif' | 'heic' | null {
  if (/avi[fs]/.test(major + compatible)) return 'avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(major) ? 'heic' : null
}

export const getPictureSentences = makeTexts(() => ({
  unknown: t.we_cant_read_this_image_use_jpeg_png(),
  damaged: t.this_photo_is_damaged_save_it_again_or(),
  'too many pixels': t.this_photo_is_too_big_use_one_of_at(),
  'too much at once': t.this_photo_is_too_big_for_the_way_it(),
}))

const pictureEnding = /\.(?:jpe?g|png|webp|gif|tiff?|avif|hei[cf])$/i

/** Another kind is no way out for a file that its name already calls one of them. */
export const explainRefusal = (refused: string, name: string): string =>
  refused === getPictureSentences().unknown && pictureEnding.test(name.trim())
    ? t.we_cant_read_this_image_save_it_again()
    : refused
