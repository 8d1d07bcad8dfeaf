import { ExternalLink } from 'lucide-react'
import type { Ref } from 'react'
import {
  type ShownAdvertisement,
  countAdvertisements,
  maxTickets,
} from '#domains/advertising/common/advertisements.ts'
import { avifSources, pictureSources } from '#domains/media/web/shared/photos/picture-sources.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { type RoomProps, shapes } from './empty-room.tsx'
import * as t from '#domains/advertising/texts.ts'

interface AdvertisementCardProps extends Pick<RoomProps, 'variant'> {
  advertisement: Omit<ShownAdvertisement, 'id' | 'ticket'>
  frame?: Ref<HTMLElement>
  onPress?: () => void
}

/** One link over the whole card, marked for people and for search engines. */
export function AdvertisementCard({ advertisement, variant, frame, onPress }: AdvertisementCardProps) {
  const { name, link, image, alt } = advertisement
  const badge = <Badge>{t.advertisement()}</Badge>
  return (
    <article
      ref={frame}
      aria-label={t.advertisement()}
      className={`${shapes[variant].frame} group relative has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-pounamu`}
    >
      <div className={shapes[variant].picture}>
        <Picture
          src={image.url}
          srcSet={pictureSources(image, 'card')}
          avifSet={avifSources(image, 'card')}
          sizes={variant === 'card' ? '(min-width: 64rem) 20rem, (min-width: 48rem) 33vw, 50vw' : '10rem'}
          blur={image.thumbhash}
          alt={alt}
        />
        {variant === 'card' && <p className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)]">{badge}</p>}
      </div>
      <div className="min-w-0">
        {variant === 'row' && <p className="mb-0.5">{badge}</p>}
        <p
          className={joinClasses(
            'line-clamp-2 text-sm font-medium break-words group-hover:text-pounamu',
            variant === 'row' && 'sm:text-base',
          )}
        >
          <a
            href={link}
            target="_blank"
            rel="sponsored nofollow noopener"
            onClick={onPress}
            onAuxClick={({ button }) => button === 1 && onPress?.()}
            className="outline-none after:absolute after:inset-0 after:content-['']"
          >
            {name}
            <span className="sr-only"> {t.opens_in_a_new_tab()}</span>
          </a>
        </p>
        <p className="flex min-w-0 items-center gap-1 text-xs text-ink-3">
          <span className="truncate">{formatHost(link)}</span>
          <ExternalLink aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
        </p>
      </div>
    </article>
  )
}

const formatHost = (link: string) => URL.parse(link)?.hostname.replace(/^www\./, '') ?? link

const togetherMs = 2_000

const seen = new Set<string>()
const pressed = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Impressions within two seconds are sent together. */
export function recordImpression(ticket: string): void {
  seen.add(ticket)
  addEventListener('pagehide', send, { once: true })
  if (seen.size >= maxTickets) send()
  else timer ??= setTimeout(send, togetherMs)
}

/** Sent at once, since the page may be left. */
export function recordClick(ticket: string): void {
  pressed.add(ticket)
  send()
}

/** A beacon is sent even if the page is left. A lost one is not counted. */
function send() {
  clearTimeout(timer)
  timer = undefined
  if (seen.size + pressed.size === 0) return
  const body = JSON.stringify({ seen: [...seen], pressed: [...pressed] })
  seen.clear()
  pressed.clear()
  navigator.sendBeacon(`/api${countAdvertisements.path}`, new Blob([body], { type: 'application/json' }))
}

let latest = { key: '', page_view: 0 }

/** A random number per history entry, until another opens: an advertisement counts once for it. */
export function getPageView(key: string): number {
  if (latest.page_view === 0 || latest.key !== key)
    latest = { key, page_view: 1 + Math.floor(Math.random() * (Number.MAX_SAFE_INTEGER - 1)) }
  return latest.page_view
}
