import { HeartOff } from 'lucide-react'
import { formatMoney } from '#contract/formats.ts'
import type { ListingCard } from '#contract/listings.ts'
import { propertyPrice } from '#contract/property-price.ts'
import type { Favourite } from '#contract/watching.ts'
import { useClosingLine } from '#web/lib/closing-line.ts'
import { Amount } from '#web/ui/amount.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ItemRow } from '#web/ui/item-row.tsx'
import { WordedPrice } from '#web/ui/worded-price.tsx'
import { useUnwatch } from './use-unwatch.ts'
import { WatchNote } from './watch-note.tsx'

export function WatchListRow({ favourite }: { favourite: Favourite }) {
  const { listing } = favourite
  const closing = useClosingLine(listing)
  const unwatch = useUnwatch()
  const to = `/${listing.type}/${listing.id}/detail`
  const isOpen = listing.status === 'active'
  return (
    <ItemRow
      level="h3"
      to={to}
      title={listing.title}
      src={listing.cover?.thumb_url ?? null}
      blur={listing.cover?.thumbhash}
      actions={
        <>
          {isOpen && (
            <LinkButton to={to} kind={listing.sale_method === 'auction' ? 'bid' : 'primary'} size="small">
              {wayIn(listing)}
            </LinkButton>
          )}
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
      below={<WatchNote listing_id={listing.id} title={listing.title} note={favourite.note} />}
    >
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {listing.property_brief ? (
          <WordedPrice price={propertyPrice(listing.property_brief)} />
        ) : (
          <Amount value={listing.price_cents} format={formatMoney} size="card" />
        )}
        <State listing={listing} />
      </p>
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

function State({ listing }: { listing: ListingCard }) {
  if (listing.status === 'sold') return <Badge>sold</Badge>
  if (listing.status === 'unsold') return <Badge>not sold</Badge>
  if (listing.status === 'withdrawn') return <Badge>withdrawn</Badge>
  if (listing.sale_method === 'enquire') return null
  if (listing.sale_method !== 'auction') return <span className="text-sm text-ink-3">buy now</span>
  if (listing.reserve_state === 'met') return <Badge kind="good">reserve met</Badge>
  return listing.reserve_state === 'not_met' ? <Badge>reserve not met</Badge> : null
}

function wayIn({ sale_method, minimum_next_bid_cents, price_cents }: ListingCard): string {
  if (sale_method === 'enquire') return 'See it'
  if (sale_method !== 'auction') return `Buy now ${formatMoney(price_cents)}`
  return minimum_next_bid_cents === null ? 'Bid' : `Bid from ${formatMoney(minimum_next_bid_cents)}`
}
