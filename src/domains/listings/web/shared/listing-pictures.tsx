import { useState } from 'react'
import type { AdminListing } from '#domains/moderation/common/moderation.ts'
import { PhotoViewer } from '#domains/media/web/shared/photos/photo-viewer.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { Sheet } from '../admin/sheet.tsx'
import * as t from '#domains/listings/texts.ts'

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
