import { Expand, ImageOff } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Image } from '#domains/media/common/media.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { PhotoViewer } from '#domains/media/web/shared/photos/photo-viewer.tsx'
import { avifSources, pictureSources } from '#domains/media/web/shared/photos/picture-sources.ts'
import * as t from '#domains/listings/texts.ts'

interface GalleryProps {
  images: Image[]
  title: string
}

// A picture of nearly the frame's shape fills it; others aren't cropped.
const getFit = ({ width, height }: Image) => (Math.abs(width / height - 4 / 3) < 0.25 ? 'cover' : 'contain')

/** A scrolling strip, so that it works before and without JavaScript. */
export function Gallery({ images, title }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  if (images.length === 0) return <NoPhotos />

  function show(index: number) {
    const element = strip.current
    const target = Math.max(0, Math.min(images.length - 1, index))
    element?.scrollTo({ left: target * element.clientWidth, behavior: 'instant' })
    setShown(target)
  }

  function turn(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowRight: shown + 1,
      ArrowLeft: shown - 1,
      Home: 0,
      End: images.length - 1,
    }
    const target = steps[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }

  return (
    <section aria-label={t.pictures()}>
      <div className="relative max-lg:-mx-3.5 md:max-lg:mx-0">
        <ul
          ref={strip}
          onScroll={({ currentTarget }) =>
            setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
          }
          className="photo-strip"
        >
          {images.map((image, index) => (
            <li key={image.id} className="w-full shrink-0 snap-center snap-always">
              <button
                type="button"
                data-shows-content
                onClick={() => setEnlarged(true)}
                onKeyDown={turn}
                tabIndex={index === shown ? undefined : -1}
                aria-label={t.enlarge_picture_of_length({
                  index: index + 1,
                  length: images.length,
                  has_alt: image.alt !== '',
                  alt: image.alt,
                })}
                className="block w-full cursor-zoom-in focus-visible:-outline-offset-4"
              >
                <Picture
                  src={image.url}
                  srcSet={pictureSources(image, 'all')}
                  avifSet={avifSources(image, 'all')}
                  sizes="(min-width: 64rem) 48rem, 100vw"
                  blur={image.thumbhash}
                  alt={
                    image.alt ||
                    t.title_picture_index_of_length({ title, index: index + 1, length: images.length })
                  }
                  eager={index === 0}
                  fit={getFit(image)}
                  round="none"
                />
              </button>
            </li>
          ))}
        </ul>
        <p
          aria-hidden
          data-needs-scripts
          className="num pointer-events-none absolute right-3 bottom-3 flex items-center gap-2 min-h-7 rounded-full bg-shade px-3 py-1 text-xs text-on-shade print:hidden"
        >
          <Expand size={14} strokeWidth={1.75} />
          {images.length > 1 && `${shown + 1} / ${images.length}`}
        </p>
      </div>
      {images.length > 1 && <Thumbnails images={images} shown={shown} onShow={show} onKeyDown={turn} />}
      {enlarged && (
        <PhotoViewer
          images={images}
          title={title}
          shown={shown}
          onShow={show}
          onClose={() => setEnlarged(false)}
        />
      )}
    </section>
  )
}

const NoPhotos = () => (
  <p className="flex h-24 items-center justify-center gap-2.5 rounded-panel bg-sunk text-sm text-ink-2">
    <ImageOff aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-3" />
    {t.photos_no_photos()}
  </p>
)

interface ThumbnailsProps {
  images: Image[]
  shown: number
  onShow: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Thumbnails({ images, shown, onShow, onKeyDown }: ThumbnailsProps) {
  return (
    <ul className="-m-1 mt-1.5 flex gap-1.5 overflow-x-auto p-1 [scrollbar-width:thin] max-md:hidden">
      {images.map((image, index) => (
        <li key={image.id} className="w-21 shrink-0">
          <button
            type="button"
            onClick={() => onShow(index)}
            onKeyDown={onKeyDown}
            aria-label={t.show_picture({ index: index + 1, has_alt: image.alt !== '', alt: image.alt })}
            aria-current={index === shown || undefined}
            className={joinClasses(
              'block w-full rounded-control outline-offset-2',
              index === shown && 'outline-2 outline-pounamu',
            )}
          >
            <Picture src={image.thumb_url} blur={image.thumbhash} alt="" round="control" />
          </button>
        </li>
      ))}
    </ul>
  )
}
