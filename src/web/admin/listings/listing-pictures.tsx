import { useState } from 'react'
import type { AdminListing } from '#contract/moderation/moderation.ts'
import { GalleryViewer } from '#web/features/listings/photos/gallery-viewer.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Picture } from '#web/ui/facts/picture.tsx'
import { Sheet } from './sheet.tsx'

/** Every picture whole; pressed, as large as the screen, and turned over by the arrow keys. */
export function ListingPictures({ listing: { images, title, id } }: { listing: AdminListing }) {
  const [shown, setShown] = useState<number | null>(null)
  if (images.length === 0) return <Notice>No photos.</Notice>
  const name = title ?? `listing ${id}`
  return (
    <Sheet title={images.length === 1 ? '1 photo' : `${images.length} photos`}>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {images.map((one, n) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => setShown(n)}
              aria-label={`Enlarge photo ${n + 1} of ${images.length}`}
              className="block w-full cursor-zoom-in rounded-control"
            >
              <Picture src={one.url} alt="" fit="contain" round="control" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <GalleryViewer
          images={images}
          title={name}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </Sheet>
  )
}
