import { HeartOff } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { formatMoney } from '#contract/formats.ts'
import type { ListingCard } from '#contract/listings.ts'
import { priceInWords } from '#contract/property-price.ts'
import type { Favourite } from '#contract/watching.ts'
import { useClosingLine } from '#web/lib/closing-line.ts'
import { useInView } from '#web/lib/use-in-view.ts'
import { Amount } from '#web/ui/amount.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ItemRow } from '#web/ui/item-row.tsx'
import { WordedPrice } from '#web/ui/worded-price.tsx'
import { ReminderButton } from './reminder-button.tsx'
import type { Seen } from './use-looks.ts'
import type { News } from './use-news.ts'
import { useUnwatch } from './use-unwatch.ts'
import { WatchNews } from './watch-news.tsx'
import { WatchNote } from './watch-note.tsx'

interface WatchListRowProps {
  favourite: Favourite
  news: News | undefined
  onSeen: (seen: Seen) => void
  /** The way to bid on an open auction from here. */
  renderBid: (favourite: Favourite) => ReactNode
}

export function WatchListRow({ favourite, news, onSeen, renderBid }: WatchListRowProps) {
  const { listing, version } = favourite
  const closing = useClosingLine(listing)
  const unwatch = useUnwatch()
  const place = useRef<HTMLSpanElement>(null)
  const isInView = useInView(place)
  const look = useEffectEvent(() =>
    onSeen({ listing_id: listing.id, deal_version: listing.deal_version, version }),
  )
  useEffect(() => {
    if (isInView) look()
  }, [isInView, listing.deal_version, version])
  const isOpen = listing.status === 'active'
  const price_cents = favourite.sold_for_cents ?? listing.price_cents
  const words = priceInWords({ ...listing, price_cents })
  return (
    <ItemRow
      level="h3"
      to={pageOf(listing)}
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
            aria-label={`Remove ${listing.title}`}
          >
            Remove
          </Button>
        </>
      }
      below={
        <>
          {news && <WatchNews news={news} listing={listing} />}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <div className="min-w-56 max-w-form flex-1">
              <WatchNote listing_id={listing.id} title={listing.title} note={favourite.note} />
            </div>
            {isOpen && listing.closes_at !== null && <ReminderButton favourite={favourite} />}
          </div>
        </>
      }
    >
      <span ref={place} />
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {words ? (
          <WordedPrice price={words} />
        ) : (
          <Amount value={price_cents} format={formatMoney} size="card" />
        )}
        <State listing={listing} />
      </p>
      <OwnStanding favourite={favourite} />
      {closing && (
        <p
          className={classes(
            'num mt-0.5 text-sm',
            closing.is_hot ? 'font-semibold text-pohutukawa' : 'text-ink-2',
          )}
        >
          {closing.text}
        </p>
      )}
      <p className="num mt-0.5 text-sm text-ink-3">
        {listing.place_name}
        {listing.sale_method === 'auction' &&
          ` · ${listing.bid_count} ${listing.bid_count === 1 ? 'bid' : 'bids'}`}
      </p>
    </ItemRow>
  )
}

const pageOf = ({ type, id }: ListingCard) => `/${type}/${id}/detail`

/** Of what I have bid on. */
function OwnStanding({ favourite: { standing, my_max_cents, listing } }: { favourite: Favourite }) {
  if (standing === 'none' || listing.status !== 'active') return null
  const leads = standing === 'leading'
  return (
    <p className="num mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      <Badge kind={leads ? 'bid' : 'wrong'}>{leads ? 'you lead' : 'you are outbid'}</Badge>
      {my_max_cents !== null && `Your limit ${leads ? 'is' : 'was'} ${formatMoney(my_max_cents)}.`}
      {leads && ' It stays on your list while you lead.'}
    </p>
  )
}

function State({ listing }: { listing: ListingCard }) {
  if (listing.status === 'sold') return <Badge>sold</Badge>
  if (listing.status === 'unsold') return <Badge>not sold</Badge>
  if (listing.status === 'withdrawn') return <Badge>withdrawn</Badge>
  if (listing.sale_method === 'enquire') return null
  if (listing.sale_method !== 'auction') return <span className="text-sm text-ink-3">buy now</span>
  if (listing.reserve_state === 'met') return <Badge kind="good">reserve met</Badge>
  return listing.reserve_state === 'not_met' ? <Badge>reserve not met</Badge> : null
}

function WayIn({ favourite, renderBid }: Pick<WatchListRowProps, 'favourite' | 'renderBid'>) {
  const { listing } = favourite
  if (listing.sale_method === 'auction') return renderBid(favourite)
  const isEnquired = listing.sale_method === 'enquire'
  return (
    <LinkButton to={pageOf(listing)} size="small" kind={isEnquired ? 'quiet' : 'primary'}>
      {isEnquired ? 'See it' : `Buy now ${formatMoney(listing.price_cents)}`}
    </LinkButton>
  )
}
