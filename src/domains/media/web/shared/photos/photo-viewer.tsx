import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Image } from '#domains/media/common/media.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { IconAnchor, IconButton } from '#platform/web/ui/icon-button.tsx'
import { rememberFocus } from '#platform/web/ui/overlays/focus-return.ts'
import { raiseToastsAbove } from '#platform/web/ui/overlays/toast-layer.ts'
import { avifSources, pictureSources } from './picture-sources.ts'
import * as t from '#domains/media/texts.ts'

interface PhotoViewerProps {
  images: Image[]
  /** Describes a photo without a description. */
  title: string
  label?: string
  shown: number
  onShow: (index: number) => void
  onClose: () => void
  /** The photo's author and time. */
  caption?: ReactNode
  mayDownload?: boolean
}

export function PhotoViewer(props: PhotoViewerProps) {
  const { images, title, shown, onShow, onClose, caption, mayDownload = false } = props
  const { label = t.photos_of_title({ title }) } = props
  const dialog = useModal()
  const [zoomed, setZoomed] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const swiped = useRef<number | null>(null)
  const image = images[shown]

  // Keeps the middle in view when zooming in.
  useLayoutEffect(() => {
    const element = frame.current
    if (zoomed)
      element?.scrollTo(
        (element.scrollWidth - element.clientWidth) / 2,
        (element.scrollHeight - element.clientHeight) / 2,
      )
  }, [zoomed])

  function show(index: number) {
    setZoomed(false)
    onShow(Math.max(0, Math.min(images.length - 1, index)))
  }

  function press(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.key === '+' || event.key === '-') setZoomed(event.key === '+')
    if (zoomed) return
    if (event.key === 'ArrowRight') show(shown + 1)
    if (event.key === 'ArrowLeft') show(shown - 1)
  }

  function lift(event: PointerEvent) {
    const way = event.clientX - (swiped.current ?? event.clientX)
    swiped.current = null
    if (!zoomed && event.pointerType === 'touch' && Math.abs(way) > 40) show(shown + (way < 0 ? 1 : -1))
  }

  if (!image) return null
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onKeyDown={press}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      className="dark m-0 size-full max-h-none max-w-none bg-ground text-ink"
    >
      <div className="flex h-dvh flex-col">
        <header className="flex items-center gap-2 px-3 py-2">
          <p className="mr-auto grid min-w-0 pl-1 text-sm text-ink-2" aria-live="polite">
            {caption && <span className="text-ink wrap-anywhere">{caption}</span>}
            <span className="num">{t.shown_of_length({ shown: shown + 1, length: images.length })}</span>
          </p>
          {mayDownload && (
            <IconAnchor icon={Download} label={t.download_photo()} href={image.large_url} download />
          )}
          <IconButton
            icon={zoomed ? ZoomOut : ZoomIn}
            label={zoomed ? t.make_smaller() : t.make_larger()}
            onClick={() => setZoomed(!zoomed)}
          />
          <IconButton icon={X} label={t.close()} onClick={onClose} />
        </header>
        <div className="relative min-h-0 flex-1">
          <div
            ref={frame}
            {...(zoomed && { role: 'region', 'aria-label': t.the_photo_enlarged(), tabIndex: 0 })}
            onPointerDown={(event) => {
              swiped.current = event.clientX
            }}
            onPointerUp={lift}
            onPointerCancel={() => {
              swiped.current = null
            }}
            className={joinClasses('size-full', zoomed ? 'overflow-auto' : 'touch-pan-y overflow-hidden')}
          >
            <EnlargeablePicture
              image={image}
              label={t.photo_of_length_make_larger({
                alt: image.alt || title,
                shown: shown + 1,
                length: images.length,
                is_zoomed: zoomed,
              })}
              isEnlarged={zoomed}
              onPress={() => setZoomed(!zoomed)}
            />
          </div>
          {shown > 0 && !zoomed && (
            <div className="absolute top-1/2 left-3 -translate-y-1/2">
              <IconButton
                kind="on-picture"
                icon={ChevronLeft}
                label={t.previous_photo()}
                onClick={() => show(shown - 1)}
              />
            </div>
          )}
          {shown < images.length - 1 && !zoomed && (
            <div className="absolute top-1/2 right-3 -translate-y-1/2">
              <IconButton
                kind="on-picture"
                icon={ChevronRight}
                label={t.next_photo()}
                onClick={() => show(shown + 1)}
              />
            </div>
          )}
        </div>
      </div>
    </dialog>
  )
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const giveFocusBack = rememberFocus()
    element.showModal()
    const lower = raiseToastsAbove(element)
    return () => {
      lower()
      element.close()
      giveFocusBack()
    }
  }, [])
  return dialog
}

interface EnlargeablePictureProps {
  image: Image
  label: string
  isEnlarged: boolean
  onPress: () => void
}

function EnlargeablePicture({ image, label, isEnlarged, onPress }: EnlargeablePictureProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={
        isEnlarged
          ? 'block w-[200%] cursor-zoom-out'
          : 'block size-full cursor-zoom-in focus-visible:-outline-offset-4'
      }
    >
      <picture key={image.id} className="contents">
        {image.has_avif && (
          <source
            type="image/avif"
            srcSet={avifSources(image, 'all')}
            sizes={isEnlarged ? '200vw' : '100vw'}
          />
        )}
        <img
          src={image.large_url}
          srcSet={pictureSources(image, 'all')}
          sizes={isEnlarged ? '200vw' : '100vw'}
          alt=""
          draggable={false}
          className={isEnlarged ? 'h-auto w-full' : 'size-full object-contain'}
        />
      </picture>
    </button>
  )
}
