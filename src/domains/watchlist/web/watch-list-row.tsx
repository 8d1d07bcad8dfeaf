import { AlarmClock, HeartOff, NotebookPen, Tag } from 'lucide-react'
import { useState, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { describePrice } from '#domains/listings/common/property-price.ts'
import { useClosingLine } from '#domains/listings/web/shared/closing-line.ts'
import type { Favourite } from '#domains/watchlist/common/watching.ts'
import { formatShortInstant, formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useInView } from '#platform/web/loading/use-in-view.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'
import { ListRow } from '#platform/web/ui/layout/list-row.tsx'
import { MenuItem } from '#platform/web/ui/overlays/menu.tsx'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { describeChange } from './change-labels.ts'
import { CompareItems } from './compare/compare-items.tsx'
import { canComeDown } from './thresholds/can-come-down.ts'
import type { News, Seen } from './use-seen.ts'
import { useUnwatch } from './use-unwatch.ts'
import { WatchNote } from './watch-note.tsx'
import * as t from '#domains/watchlist/texts.ts'

/** 'Reminder 1 h before', 'Reminders 24 and 1 h before'. */
export function describeReminder(hours: readonly number[]): string {
  if (hours.length === 0) return t.no_reminder()
  if (hours.length === 1) return t.reminder_hours_before({ hours: must(hours[0], 'first hour') })
  return t.reminders_hours_before({ hours: getListFormat().format(hours.map(String)) })
}

const ReminderDialog = lazyOnClick(async () => (await import('./reminder-dialog.tsx')).ReminderDialog)

const ThresholdDialog = lazyOnClick(
  async () => (await import('./thresholds/threshold-dialog.tsx')).ThresholdDialog,
)

function Threshold({ favourite: { threshold, listing } }: { favourite: Favourite }) {
  if (threshold === null || listing.status !== 'active') return null
  const price = formatMoney(threshold.cents)
  return (
    <span className="inline-flex items-center gap-1 text-xs whitespace-nowrap text-ink-2">
      <Tag aria-hidden size={14} strokeWidth={1.75} />
      {threshold.is_reached ? t.came_down_to_your_price({ price }) : t.well_tell_you_at({ price })}
    </span>
  )
}

function Reminder({ favourite: { reminders, listing } }: { favourite: Favourite }) {
  if (reminders.length === 0 || listing.status !== 'active' || listing.closes_at === null) return null
  return (
    <span className="inline-flex items-center gap-1 text-xs whitespace-nowrap text-ink-2">
      <AlarmClock aria-hidden size={14} strokeWidth={1.75} />
      <span className="max-md:sr-only">{describeReminder(reminders)}</span>
      <span aria-hidden className="md:hidden">
        {t.hours_short({ hours: getListFormat().format(reminders.map(String)) })}
      </span>
    </span>
  )
}

/** One line, cut off where the row ends. */
export function WatchNews({ news, listing }: { news: News; listing: ListingCard }) {
  const lines = news.changes.flatMap((change) => describeChange(change, listing))
  return (
    <p className="num truncate text-xs text-pounamu-deep">
      <Sentence
        parts={t.new_since_since({
          strong: (parts) => <strong>{parts}</strong>,
          since: formatShortInstant(new Date(news.since)),
          span: (parts) => <span className="text-ink-2 max-md:sr-only">{parts}</span>,
        })}
      />{' '}
      {lines.join(' · ')}
    </p>
  )
}

interface WatchListRowProps {
  favourite: Favourite
  news: News | undefined
  onSeen: (seen: Seen) => void
  renderBid: (favourite: Favourite) => ReactNode
}

export function WatchListRow({ favourite, news, onSeen, renderBid }: WatchListRowProps) {
  const { listing, version } = favourite
  const unwatch = useUnwatch()
  const place = useRef<HTMLSpanElement>(null)
  const isInView = useInView(place)
  const recordView = useEffectEvent(() =>
    onSeen({ listing_id: listing.id, deal_version: listing.deal_version, version }),
  )
  useEffect(() => {
    if (isInView) recordView()
  }, [isInView, listing.deal_version, version])
  const [isEditingNote, setEditingNote] = useState(false)
  const [isChoosingThreshold, setChoosingThreshold] = useState(false)
  const [isChoosingReminder, setChoosingReminder] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const isOpen = listing.status === 'active'
  return (
    <ListRow
      level="h3"
      to={getPage(listing)}
      title={listing.title}
      picture={{ src: listing.cover?.thumb_url ?? null, blur: listing.cover?.thumbhash }}
      figure={<Figure favourite={favourite} />}
      action={
        isOpen && (
          <>
            <WayIn favourite={favourite} renderBid={renderBid} />
            <span className="self-center md:hidden">
              <Reminder favourite={favourite} />
            </span>
          </>
        )
      }
      more={
        <MoreMenu ref={more} label={t.more_for_title({ title: listing.title })}>
          {isOpen && listing.closes_at !== null && (
            <MenuItem icon={AlarmClock} onSelect={() => setChoosingReminder(true)}>
              {t.set_reminder()}
            </MenuItem>
          )}
          {canComeDown(listing) && (
            <MenuItem icon={Tag} onSelect={() => setChoosingThreshold(true)}>
              {t.tell_me_at_a_price()}
            </MenuItem>
          )}
          <CompareItems listing={listing} />
          <MenuItem icon={NotebookPen} onSelect={() => setEditingNote(true)}>
            {favourite.note ? t.edit_note() : t.add_note()}
          </MenuItem>
          <MenuItem icon={HeartOff} onSelect={() => void unwatch(favourite)}>
            {t.remove()}
          </MenuItem>
        </MoreMenu>
      }
      below={
        <>
          {isEditingNote && (
            <WatchNote
              listing_id={listing.id}
              title={listing.title}
              note={favourite.note}
              onDone={(byKey) => {
                setEditingNote(false)
                if (byKey) more.current?.focus()
              }}
            />
          )}
          {isChoosingReminder && (
            <ReminderDialog favourite={favourite} onClose={() => setChoosingReminder(false)} />
          )}
          {isChoosingThreshold && (
            <ThresholdDialog favourite={favourite} onClose={() => setChoosingThreshold(false)} />
          )}
        </>
      }
    >
      <span ref={place} />
      <p className="num flex min-w-0 gap-x-3 text-xs text-ink-3">
        <Facts favourite={favourite} />
        <span className="shrink-0 max-md:hidden">
          <Reminder favourite={favourite} />
        </span>
      </p>
      <Threshold favourite={favourite} />
      {news && <WatchNews news={news} listing={listing} />}
      {favourite.note !== '' && !isEditingNote && (
        <p className="truncate text-xs text-ink-2">{t.note_note({ note: favourite.note })}</p>
      )}
    </ListRow>
  )
}

function Figure({ favourite }: { favourite: Favourite }) {
  const { listing } = favourite
  const priceCents = favourite.sold_for_cents ?? listing.price_cents
  const words = describePrice({ ...listing, price_cents: priceCents })
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 md:grid md:justify-items-end">
      {words ? <WordedPrice price={words} /> : <Amount value={priceCents} format={formatMoney} size="card" />}
      <State favourite={favourite} />
    </p>
  )
}

/** The most important comes first, since it's cut off where the row ends. */
function Facts({ favourite: { listing, standing, my_max_cents: myMaxCents } }: { favourite: Favourite }) {
  const closing = useClosingLine(listing)
  const isRunning = listing.status === 'active' && listing.sale_method === 'auction'
  // Amounts aren't cut off: a phone gives them a second line.
  const isLimited = isRunning && standing !== 'none' && myMaxCents !== null
  const facts = [
    isLimited && t.your_limit_is_limit({ leads: standing === 'leading', limit: formatMoney(myMaxCents) }),
    listing.sale_method === 'auction' && t.count_bids({ count: listing.bid_count }),
    isRunning && listing.reserve_state === 'met' && t.reserve_met_2(),
    isRunning && listing.reserve_state === 'not_met' && t.reserve_not_met_2(),
    listing.place_name,
  ]
  return (
    <span className={isLimited ? 'max-md:line-clamp-2 md:truncate' : 'truncate'}>
      {closing && (
        <>
          <span className={closing.isHot ? 'font-semibold text-pohutukawa' : 'text-ink-2'}>
            {closing.text}
          </span>
          {' · '}
        </>
      )}
      {facts.filter(Boolean).join(' · ')}
    </span>
  )
}

const getPage = ({ type, id }: ListingCard) => `/${type}/${id}/detail`

function State({ favourite: { standing, listing } }: { favourite: Favourite }) {
  if (listing.status === 'sold') return <Badge>{t.sold()}</Badge>
  if (listing.status === 'unsold') return <Badge>{t.not_sold()}</Badge>
  if (listing.status === 'withdrawn') return <Badge>{t.withdrawn()}</Badge>
  if (standing === 'none' || listing.status !== 'active') return null
  const leads = standing === 'leading'
  return <Badge kind={leads ? 'bid' : 'wrong'}>{leads ? t.you_lead() : t.youve_been_outbid()}</Badge>
}

function WayIn({ favourite, renderBid }: Pick<WatchListRowProps, 'favourite' | 'renderBid'>) {
  const { listing } = favourite
  if (listing.sale_method === 'auction') return renderBid(favourite)
  const isEnquired = listing.sale_method === 'enquire'
  return (
    <LinkButton to={getPage(listing)} size="small" kind={isEnquired ? 'quiet' : 'primary'}>
      {isEnquired ? t.see_it() : t.buy_now_price({ price: formatMoney(listing.price_cents) })}
    </LinkButton>
  )
}
