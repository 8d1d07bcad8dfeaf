import { type ReactNode, useState } from 'react'
import type { Image } from '#domains/media/common/media.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import * as t from '#domains/chat/texts.ts'

const PhotoViewer = lazyOnClick(
  async () => (await import('#domains/media/web/shared/photos/photo-viewer.tsx')).PhotoViewer,
)

interface WithPhotos {
  /** The message's key: a photo may have been sent twice. */
  key: string
  images: Image[]
  from: string
  sent_at: string
}

/**
 * The photos of a conversation, one after the other at full size. The viewer closes if its photo is
 * removed.
 * @param messages oldest first
 */
export function useSentPhotos(
  messages: WithPhotos[],
  label: string,
): { showPhoto: (key: string, id: number) => void; viewer: ReactNode } {
  const [shownKey, setShown] = useState<string | null>(null)
  const photos = messages.flatMap(({ key, images, from, sent_at: sentAt }) =>
    images.map((image) => ({
      key: getPhotoKey(key, image.id),
      image,
      caption: describePhoto(from, sentAt),
    })),
  )
  const shown = photos.findIndex(({ key }) => key === shownKey)
  const caption = photos[shown]?.caption ?? ''
  return {
    showPhoto: (key, id) => setShown(getPhotoKey(key, id)),
    viewer: shown >= 0 && (
      <PhotoViewer
        images={photos.map(({ image }) => image)}
        title={caption}
        label={label}
        shown={shown}
        onShow={(index) => setShown(photos[index]?.key ?? null)}
        onClose={() => setShown(null)}
        caption={caption}
        mayDownload
      />
    ),
  }
}

const getPhotoKey = (key: string, id: number) => `${key} ${id}`

const describePhoto = (name: string, sentAt: string) =>
  t.name_at({ name, at: formatShortInstant(new Date(sentAt)) })
