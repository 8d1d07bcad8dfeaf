import type { Image, OwnImage } from '#domains/media/common/media.ts'
import { getMediaUrl } from './media-address.view.ts'

export const pictureSizes = [400, 800, 1600] as const
export type PictureSize = (typeof pictureSizes)[number]
export type PictureEnding = 'webp' | 'avif'

export interface ImageRow {
  id: number
  key: string
  name: string
  alt: string
  width: number
  height: number
  thumbhash: string
  has_avif: boolean
}

export const pictureAddress = (key: string, size: PictureSize) => `${getMediaUrl()}/media/${key}-${size}.webp`

export function imageView({
  id,
  key,
  name,
  alt,
  width,
  height,
  thumbhash,
  has_avif: hasAvif,
}: ImageRow): Image {
  return {
    id,
    name,
    alt,
    url: pictureAddress(key, 800),
    thumb_url: pictureAddress(key, 400),
    large_url: pictureAddress(key, 1600),
    width,
    height,
    thumbhash,
    has_avif: hasAvif,
  }
}

export const ownImageView = (row: ImageRow & { framing: unknown }): OwnImage => ({
  ...imageView(row),
  is_edited: row.framing !== null,
})
