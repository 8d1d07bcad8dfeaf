import { maxImageBytes, maxImages, type Image } from '#domains/media/common/media.ts'
import * as t from '#domains/selling/texts.ts'

export interface Photo {
  key: string
  name: string
  /** Shown until the server's sizes exist; the browser may not be able to display it. */
  previewUrl: string | null
  state: 'waiting' | 'sending' | 'kept' | 'failed'
  /** 0 to 1 during the upload; at 1 the server is making the sizes. */
  sent: number
  image: Image | null
  error: string | null
  mayRetry: boolean
  wasCut: boolean
}

export interface PendingPhoto {
  key: string
  index: number
}

export type PhotoChange =
  | { kind: 'add'; photos: Photo[] }
  | { kind: 'sending'; key: string; sent: number }
  | { kind: 'kept'; key: string; image: Image }
  | { kind: 'failed'; key: string; error: string; mayRetry: boolean; wasCut: boolean }
  | { kind: 'retry'; key: string }
  | { kind: 'remove'; key: string }
  | { kind: 'restore'; photo: Photo; index: number }
  | { kind: 'move'; key: string; to: number }
  | { kind: 'edited'; key: string; image: Image }
  | { kind: 'reset'; photos: Photo[] }

/** The first is the cover. */
export function changePhotos(photos: Photo[], change: PhotoChange): Photo[] {
  switch (change.kind) {
    case 'add':
      return [...photos, ...change.photos.slice(0, Math.max(0, maxImages - countPhotos(photos)))]
    case 'sending':
      return replace(photos, change.key, { state: 'sending', sent: change.sent, error: null })
    case 'kept':
      return replace(photos, change.key, { state: 'kept', sent: 1, image: change.image, error: null })
    case 'failed':
      return replace(photos, change.key, {
        state: 'failed',
        sent: 0,
        error: change.error,
        mayRetry: change.mayRetry,
        wasCut: change.wasCut,
      })
    case 'retry':
      return replace(photos, change.key, { state: 'waiting', sent: 0, error: null, wasCut: false })
    case 'remove':
      return photos.filter(({ key }) => key !== change.key)
    case 'restore':
      if (countPhotos(photos) >= maxImages || photos.some(({ key }) => key === change.photo.key))
        return photos
      return photos.toSpliced(change.index, 0, change.photo)
    case 'move':
      return move(photos, change.key, change.to)
    case 'edited':
      return replace(photos, change.key, { image: change.image, previewUrl: null })
    default:
      return change.photos
  }
}

function replace(photos: Photo[], key: string, changes: Partial<Photo>): Photo[] {
  return photos.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo))
}

function move(photos: Photo[], key: string, to: number): Photo[] {
  const from = photos.findIndex((photo) => photo.key === key)
  const photo = photos[from]
  if (!photo || to < 0 || to >= photos.length || to === from) return photos
  return photos.toSpliced(from, 1).toSpliced(to, 0, photo)
}

export function waitingPhoto(key: string, name: string, previewUrl: string): Photo {
  return {
    key,
    name,
    previewUrl,
    state: 'waiting',
    sent: 0,
    image: null,
    error: null,
    mayRetry: false,
    wasCut: false,
  }
}

export function savedPhoto(image: Image): Photo {
  return {
    ...waitingPhoto(`image-${image.id}`, image.name, ''),
    previewUrl: null,
    state: 'kept',
    sent: 1,
    image,
  }
}

export const getPending = (photos: Photo[]): PendingPhoto[] =>
  photos.flatMap(({ key, state, mayRetry }, index) =>
    state === 'kept' || (state === 'failed' && !mayRetry) ? [] : [{ key, index }],
  )

export const isSendingPhotos = (photos: Photo[]): boolean =>
  photos.some(({ state }) => state === 'sending' || state === 'waiting')

export const countPhotos = (photos: Photo[]): number =>
  photos.filter(({ state, mayRetry }) => state !== 'failed' || mayRetry).length

export const getImages = (photos: Photo[]): Image[] => photos.flatMap(({ image }) => image ?? [])

export function admitFiles<F extends { name: string; size: number }>(
  files: F[],
  have: number,
  max = maxImages,
): { admitted: F[]; refused: string[] } {
  const small = files.filter(({ size }) => size > 0 && size <= maxImageBytes)
  const admitted = small.slice(0, Math.max(0, max - have))
  const refused = files
    .filter((file) => !small.includes(file))
    .map(({ name, size }) =>
      size === 0
        ? t.name_is_empty({ name })
        : t.name_is_size_mb_choose_a_photo_up_to({ name, size: Math.ceil(size / 1024 / 1024) }),
    )
  const over = small.length - admitted.length
  if (over > 0) {
    refused.push(t.a_listing_has_at_most_so_many_photos({ max_images: max, count: over }))
  }
  return { admitted, refused }
}
