import { ImageOff } from 'lucide-react'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash'
import { joinClasses } from '../classes.ts'

function bytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

/** Small enough to send with the page. */
function meanColour(hash: string): string | undefined {
  try {
    // The mean is in the first bytes, which is all that is read here.
    const { r, g, b } = thumbHashToAverageRGBA(bytes(hash.slice(0, 8)))
    return `#${[r, g, b]
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  } catch {
    return undefined
  }
}

/**
 * Rendered in the browser only, since it would be several kB of HTML, and one at a time: a whole
 * page of them at once would delay clicks.
 * @returns a function that cancels it
 */
function drawBlurredSoon(canvas: HTMLCanvasElement, hash: string): () => void {
  const soon = setTimeout(drawBlurred, 0, canvas, hash)
  return () => clearTimeout(soon)
}

function drawBlurred(canvas: HTMLCanvasElement, hash: string): void {
  try {
    const { w, h, rgba } = thumbHashToRGBA(bytes(hash))
    Object.assign(canvas, { width: w, height: h })
    canvas.getContext('2d')?.putImageData(new ImageData(Uint8ClampedArray.from(rgba), w, h), 0, 0)
  } catch {
    // An unreadable hash leaves the mean colour.
  }
}

interface PictureProps {
  src: string | null
  alt: string
  srcSet?: string
  avifSet?: string | undefined
  sizes?: string
  /** A thumbhash in base64. */
  blur?: string | null
  eager?: boolean
  ratio?: 'wide' | 'square' | 'free'
  fit?: 'cover' | 'contain'
  round?: 'panel' | 'control' | 'full' | 'none'
}

const ratios = { wide: '', square: 'aspect-square', free: 'aspect-auto h-full' }
const rounds = { panel: '', control: 'rounded-control', full: 'rounded-full', none: 'rounded-none' }

/** Reserves its space, then shows the mean colour, the blurred picture and the picture. */
export function Picture({
  src,
  alt,
  srcSet,
  avifSet,
  sizes,
  blur,
  eager = false,
  ratio = 'wide',
  fit = 'cover',
  round = 'panel',
}: PictureProps) {
  const [state, setState] = useState<'unknown' | 'waiting' | 'shown' | 'broken'>('unknown')
  const [settledSrc, setSettledSrc] = useState(src)
  if (settledSrc !== src) {
    setSettledSrc(src)
    setState('unknown')
  }
  // Retries an image that failed while the network was away.
  useEffect(() => {
    if (state !== 'broken') return undefined
    const retry = () => setState('unknown')
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [state])
  const colour = useMemo(() => (blur ? meanColour(blur) : undefined), [blur])
  const render = useCallback(
    (canvas: HTMLCanvasElement) => (blur ? drawBlurredSoon(canvas, blur) : undefined),
    [blur],
  )

  // The image may have loaded or failed before hydration. Many pictures settle in a transition, not
  // in one go.
  const settle = useCallback((element: HTMLImageElement | null) => {
    if (!element) return
    if (!element.complete) startTransition(() => setState((is) => (element.complete ? is : 'waiting')))
    else if (element.naturalWidth === 0) setState('broken')
    else setState((is) => (is === 'unknown' ? is : 'shown'))
  }, [])

  const image = src !== null && (
    <img
      key={src}
      ref={settle}
      src={src}
      srcSet={avifSet ? undefined : srcSet}
      sizes={avifSet ? undefined : sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      // Sync decoding, so that the first pictures appear with the first paint.
      decoding={eager ? 'sync' : 'async'}
      onLoad={() => setState('shown')}
      onError={() => setState('broken')}
      className={
        joinClasses(fit === 'contain' && 'object-contain', state === 'waiting' && 'opacity-0') || undefined
      }
    />
  )

  return (
    <div
      className={joinClasses('picture', ratios[ratio], rounds[round])}
      style={colour && state !== 'broken' ? { background: colour } : undefined}
    >
      {blur && state === 'waiting' && (
        <canvas ref={render} aria-hidden className="absolute inset-0 size-full object-cover blur-md" />
      )}
      {src === null || state === 'broken' ? (
        <span
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          className="absolute inset-0 grid place-items-center text-ink-3"
        >
          <ImageOff aria-hidden size={28} strokeWidth={1.75} />
        </span>
      ) : avifSet || eager ? (
        // Without the wrapper React adds a preload link for each eager image.
        <picture>
          {avifSet && <source type="image/avif" srcSet={avifSet} sizes={sizes} />}
          {image}
        </picture>
      ) : (
        image
      )}
    </div>
  )
}
