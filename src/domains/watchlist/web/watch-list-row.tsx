import { AlarmClock, AlarmClockOff, HeartOff, NotebookPen } from 'lucide-react'
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
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'
import { ItemRow } from '#platform/web/ui/layout/item-row.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { describeChange } from './change-labels.ts'
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

function ReminderButton({ favourite }: { favourite: Favourite }) {
  const [isOpen, setOpen] = useState(false)
  const { reminders, listing } = favourite
  const words = describeReminder(reminders)
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={reminders.length > 0 ? AlarmClock : AlarmClockOff}
        onClick={() => setOpen(true)}
        aria-label={`${words}: ${listing.title}`}
      >
        {words}
      </Button>
      {isOpen && <ReminderDialog favourite={favourite} onClose={() => setOpen(false)} />}
    </>
  )
}

/** At the start of a line the dot is cut off. */
const separated =
  "relative min-w-0 pl-4 break-words before:absolute before:left-1.5 before:text-ink-3 before:content-['·']"

export function WatchNews({ news, listing }: { news: News; listing: ListingCard }) {
  const lines = news.changes.flatMap((change) => describeChange(change, listing))
  return (
    <div className="num mt-1 flex w-fit flex-wrap gap-x-2 rounded-control bg-pounamu-wash px-2 py-0.5 text-sm">
      <p className="text-ink-2">
        <Sentence
          parts={t.new_since_since({
            strong: (parts) => <strong className="text-pounamu-deep">{parts}</strong>,
            since: formatShortInstant(new Date(news.since)),
            span: (parts) => <span className="whitespace-nowrap">{parts}</span>,
          })}
        />
      </p>
      <div className="min-w-0 overflow-hidden">
        <ul className="-ml-4 flex flex-wrap">
          {lines.map((line) => (
            <li key={line} className={separated}>
              {line}
            </li>
          ))}
        </ul>
      </div>
    </div>
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
  const closing = useClosingLine(listing)
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
  const noteButton = useRef<HTMLButtonElement>(null)
  const isOpen = listing.status === 'active'
  const priceCents = favourite.sold_for_cents ?? listing.price_cents
  const words = describePrice({ ...listing, price_cents: priceCents })
  return (
    <ItemRow
      level="h3"
      dense
      to={getPage(listing)}
      title={listing.title}
      src={listing.cover?.thumb_url ?? null}
      blur={listing.cover?.thumbhash}
      actions={
        <>
          {isOpen && <WayIn favourite={favourite} renderBid={renderBid} />}
          <Button
            kind="quiet"
            size="small"
            icon={HeartOff}
            onClick={() => void unwatch(favourite)}
            aria-label={t.remove_title({ title: listing.title })}
          >
            {t.remove()}
          </Button>
          {isOpen && listing.closes_at !== null && <ReminderButton favourite={favourite} />}
          <Button
            ref={noteButton}
            kind="quiet"
            size="small"
            icon={NotebookPen}
            aria-expanded={isEditingNote}
            onClick={() => setEditingNote(true)}
            aria-label={
              favourite.note
                ? t.edit_note_of_title({ title: listing.title })
                : t.add_note_to_title({ title: listing.title })
            }
          >
            {favourite.note ? t.edit_note() : t.add_note()}
          </Button>
        </>
      }
      below={
        isEditingNote && (
          <WatchNote
            listing_id={listing.id}
            title={listing.title}
            note={favourite.note}
            onDone={(byKey) => {
              setEditingNote(false)
              if (byKey) noteButton.current?.focus()
            }}
          />
        )
      }
    >
      <span ref={place} />
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {words ? (
          <WordedPrice price={words} />
        ) : (
          <Amount value={priceCents} format={formatMoney} size="card" />
        )}
        <State listing={listing} />
        <OwnBidStatus favourite={favourite} />
      </p>
      <p className="num mt-0.5 text-sm text-ink-3">
        {closing && (
          <>
            <span className={closing.isHot ? 'font-semibold text-pohutukawa' : 'text-ink-2'}>
              {closing.text}
            </span>
            {' · '}
          </>
        )}
        {listing.place_name}
        {listing.sale_method === 'auction' && ` · ${t.count_bids({ count: listing.bid_count })}`}
      </p>
      {news && <WatchNews news={news} listing={listing} />}
      {favourite.note !== '' && !isEditingNote && (
        <p className="mt-0.5 line-clamp-1 text-sm break-words text-ink-2">
          {t.note_note({ note: favourite.note })}
        </p>
      )}
    </ItemRow>
  )
}

const getPage = ({ type, id }: ListingCard) => `/${type}/${id}/detail`

function OwnBidStatus({
  favourite: { standing, my_max_cents: myMaxCents, listing },
}: {
  favourite: Favourite
}) {
  if (standing === 'none' || listing.status !== 'active') return null
  const leads = standing === 'leading'
  return (
    <>
      <Badge kind={leads ? 'bid' : 'wrong'}>{leads ? t.you_lead() : t.youve_been_outbid()}</Badge>
      {myMaxCents !== null && (
        <span className="num text-sm text-ink-2">
          {t.your_limit_is_limit({ leads, limit: formatMoney(myMaxCents) })}
        </span>
      )}
    </>
  )
}

function State({ listing }: { listing: ListingCard }) {
  if (listing.status === 'sold') return <Badge>{t.sold()}</Badge>
  if (listing.status === 'unsold') return <Badge>{t.not_sold()}</Badge>
  if (listing.status === 'withdrawn') return <Badge>{t.withdrawn()}</Badge>
  if (listing.sale_method === 'enquire') return null
  if (listing.sale_method !== 'auction') return <span className="text-sm text-ink-3">{t.buy_now()}</span>
  if (listing.reserve_state === 'met') return <Badge kind="good">{t.reserve_met_2()}</Badge>
  return listing.reserve_state === 'not_met' ? <Badge>{t.reserve_not_met_2()}</Badge> : null
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
