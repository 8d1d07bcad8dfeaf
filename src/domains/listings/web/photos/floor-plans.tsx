import { useState } from 'react'
import type { Image } from '#domains/media/common/media.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { PhotoViewer } from '#domains/media/web/shared/photos/photo-viewer.tsx'
import { pictureSources } from '#domains/media/web/shared/photos/picture-sources.ts'
import * as t from '#domains/listings/texts.ts'

export function FloorPlans({ images, title }: { images: Image[]; title: string }) {
  const [shown, setShown] = useState<number | null>(null)
  if (images.length === 0) return null
  return (
    <section aria-labelledby="floor-plans">
      <h2 id="floor-plans" className="heading text-lg">
        {t.floor_plans({ count: images.length })}
      </h2>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {images.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              data-shows-content
              aria-label={t.enlarge_floor_plan_index_of_length({ index: index + 1, length: images.length })}
              onClick={() => setShown(index)}
              className="block w-full cursor-zoom-in rounded-panel border border-line"
            >
              <Picture
                src={image.url}
                srcSet={pictureSources(image, 'all')}
                sizes="(min-width: 40rem) 24rem, 100vw"
                blur={image.thumbhash}
                alt={t.title_floor_plan_index_of_length({ title, index: index + 1, length: images.length })}
                fit="contain"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PhotoViewer
          images={images}
          title={t.title_floor_plans({ title })}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  )
}
