import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#platform/texts.ts'
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
