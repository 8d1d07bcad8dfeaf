import { type ReactNode, useState } from 'react'
import type { Image } from '#contract/media/media.ts'
import { formatShortInstant } from '#shared/formats/formats.ts'
import { pressedPart } from '#web/lib/presses/pressed-part.tsx'
import * as t from './texts.ts'

const PhotoViewer = pressedPart(async () => (await import('#web/lib/photos/photo-viewer.tsx')).PhotoViewer)

interface WithPhotos {
  images: Image[]
  from: string
  sent_at: string
}

/**
 * The photos of a conversation, one after the other at full size. What is removed while it's shown closes.
 * @param messages oldest first
 */
export function useSentPhotos(
  messages: WithPhotos[],
  label: string,
): { showPhoto: (id: number) => void; viewer: ReactNode } {
  const [shown_id, setShown] = useState<number | null>(null)
  const photos = messages.flatMap(({ images, from, sent_at }) =>
    images.map((image) => ({ image, caption: describePhoto(from, sent_at) })),
  )
  const shown = photos.findIndex(({ image }) => image.id === shown_id)
  const caption = photos[shown]?.caption ?? ''
  return {
    showPhoto: setShown,
    viewer: shown >= 0 && (
      <PhotoViewer
        images={photos.map(({ image }) => image)}
        title={caption}
        label={label}
        shown={shown}
        onShow={(index) => setShown(photos[index]?.image.id ?? null)}
        onClose={() => setShown(null)}
        caption={caption}
        mayDownload
      />
    ),
  }
}

const describePhoto = (name: string, sent_at: string) =>
  t.name_at({ name, at: formatShortInstant(new Date(sent_at)) })
