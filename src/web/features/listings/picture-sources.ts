import type { Image } from '#contract/media.ts'

// The sizes are of the longer side (contract/media.ts); a browser wants to know the width.
function widthAt(image: Image, longest: number): number {
  return Math.max(1, Math.round(image.width * Math.min(1, longest / Math.max(image.width, image.height))))
}

/** The files of a picture with their widths, for `srcset`; the largest only where it is wanted. */
export function pictureSources(image: Image, sizes: 'card' | 'all'): string {
  const files = [
    `${image.thumb_url} ${widthAt(image, 400)}w`,
    `${image.url} ${widthAt(image, 800)}w`,
    `${image.large_url} ${widthAt(image, 1600)}w`,
  ]
  return (sizes === 'card' ? files.slice(0, 2) : files).join(', ')
}
