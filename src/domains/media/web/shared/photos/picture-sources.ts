import { avifAddress } from '#platform/common/formats/files.ts'
import { type Image } from '#domains/media/common/media.ts'

// Sizes name the longer side (contract/media.ts); browsers need the width.
function widthAt(image: Image, longest: number): number {
  return Math.max(1, Math.round(image.width * Math.min(1, longest / Math.max(image.width, image.height))))
}

export function pictureSources(image: Image, sizes: 'card' | 'all'): string {
  return listSources(image, sizes, (address) => address)
}

export function avifSources(image: Image, sizes: 'card' | 'all'): string | undefined {
  return image.has_avif ? listSources(image, sizes, avifAddress) : undefined
}

function listSources(image: Image, sizes: 'card' | 'all', addressOf: (address: string) => string): string {
  const files = [
    `${addressOf(image.thumb_url)} ${widthAt(image, 400)}w`,
    `${addressOf(image.url)} ${widthAt(image, 800)}w`,
    `${addressOf(image.large_url)} ${widthAt(image, 1600)}w`,
  ]
  return (sizes === 'card' ? files.slice(0, 2) : files).join(', ')
}
