import type { Image } from '#contract/media.ts'

export const pictureSizes = [400, 800, 1600] as const
export type PictureSize = (typeof pictureSizes)[number]

/** What of an image's row is public. */
export interface ImageRow {
  id: number
  key: string
  name: string
  width: number
  height: number
  thumbhash: string
}

export const pictureAddress = (key: string, size: PictureSize) => `/media/${key}-${size}.webp`

export function imageView({ id, key, name, width, height, thumbhash }: ImageRow): Image {
  return {
    id,
    name,
    url: pictureAddress(key, 800),
    thumb_url: pictureAddress(key, 400),
    large_url: pictureAddress(key, 1600),
    width,
    height,
    thumbhash,
  }
}
