import { useState } from 'react'
import type { AdminListing } from '#contract/moderation/moderation.ts'
import { PhotoViewer } from '#web/lib/photos/photo-viewer.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Picture } from '#web/ui/facts/picture.tsx'
import { Sheet } from './sheet.tsx'
import * as t from './texts.ts'

export function ListingPictures({ listing: { images, title, id } }: { listing: AdminListing }) {
  const [shown, setShown] = useState<number | null>(null)
  if (images.length === 0) return <Notice>{t.no_photos()}</Notice>
  const name = title ?? t.listing_id_2({ id })
  return (
    <Sheet title={t.length_photos({ count: images.length })}>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {images.map((one, n) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => setShown(n)}
              aria-label={t.enlarge_photo_n_of_length({ n: n + 1, length: images.length })}
              className="block w-full cursor-zoom-in rounded-control"
            >
              <Picture src={one.url} alt="" fit="contain" round="control" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PhotoViewer
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
