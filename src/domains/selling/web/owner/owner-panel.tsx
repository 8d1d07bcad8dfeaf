import { HandCoins, Pencil, Receipt, RotateCcw, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { sharePage } from '#domains/listings/web/shared/share-page.ts'
import { getOwnListing } from '#domains/selling/common/own-listings.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, type ButtonKind, LinkButton } from '#platform/web/ui/button.tsx'
import { HoldLine } from './hold-line.tsx'
import { OwnerMenu } from './owner-menu.tsx'
import * as t from '#domains/selling/texts.ts'

const RelistDialog = lazyOnClick(async () => (await import('./relist-dialog.tsx')).RelistDialog)

interface OwnerPanelProps {
  listing: Listing
  isRelisted: boolean
}

/** In place of the buyer's acts on the seller's own listing, whatever became of it. */
export function OwnerPanel({ listing, isRelisted }: OwnerPanelProps) {
  const hold = listing.hold_until === null ? null : (listing.viewer?.hold ?? null)
  return (
    <div className="grid gap-4">
      <Figures listing={listing} />
      {hold && <HoldLine hold={hold} />}
      <div className="flex items-center gap-2">
        <div className="grid min-w-0 flex-1 auto-cols-fr grid-flow-col gap-2">
          {listing.status === 'active' ? (
            <>
              <LinkButton to={`/${listing.type}/${listing.id}/edit`} icon={Pencil} wide>
                {t.edit()}
              </LinkButton>
              <Button kind="quiet" icon={Share2} wide onClick={() => void sharePage(listing.title)}>
                {t.share()}
              </Button>
            </>
          ) : (
            <EndedActs listing={listing} isRelisted={isRelisted} />
          )}
        </div>
        <OwnerMenu listing={listing} hold={hold} />
      </div>
    </div>
  )
}

/** Its row alone, on whichever page of the list it is. */
const getRowAddress = ({ status, title }: Pick<Listing, 'status' | 'title'>) =>
  `/isell?${new URLSearchParams({ status, title: title.slice(0, 80) })}`

function EndedActs({ listing, isRelisted }: OwnerPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const { status, closing, viewer } = listing
  const hasSale = viewer?.trade_id != null
  const mayOffer =
    status === 'unsold' && listing.sale_method === 'auction' && listing.bid_count + listing.watchers > 0
  const mayRelist =
    !isRelisted && (status === 'unsold' || status === 'withdrawn' || closing?.fell_through === true)
  const relistKind: ButtonKind = hasSale || mayOffer ? 'quiet' : 'primary'
  return (
    <>
      {hasSale && (
        <LinkButton to={getTradePath('seller', viewer.trade_id)} icon={Receipt} wide>
          {t.see_the_sale()}
        </LinkButton>
      )}
      {mayOffer && (
        <LinkButton to="#offers" icon={HandCoins} wide>
          {t.offer_to_bidders()}
        </LinkButton>
      )}
      {mayRelist && (
        <Button kind={relistKind} icon={RotateCcw} wide onClick={() => setOpen(true)}>
          {t.relist()}
        </Button>
      )}
      {!hasSale && !mayOffer && !mayRelist && (
        <LinkButton to={getRowAddress(listing)} kind="quiet" wide>
          {t.see_it_in_isell()}
        </LinkButton>
      )}
      {isOpen && <RelistDialog listing={listing} onClose={() => setOpen(false)} />}
    </>
  )
}

function Figures({ listing }: { listing: Listing }) {
  const isAuction = listing.sale_method === 'auction'
  const hasReserve = isAuction && listing.reserve_state !== 'none'
  const { data } = useApiQuery(getOwnListing, { id: listing.id }, { enabled: hasReserve })
  const figures = [
    { term: t.views(), value: formatCount(listing.views) },
    { term: t.watching(), value: formatCount(listing.watchers) },
    ...(isAuction ? [{ term: t.bids(), value: formatCount(listing.bid_count) }] : []),
    ...(hasReserve
      ? [
          {
            term: t.reserve_with_state({ is_met: listing.reserve_state === 'met' }),
            // A space holds the line until the price is there.
            value: data?.reserve_price_cents ? formatMoney(data.reserve_price_cents) : '\u00a0',
          },
        ]
      : []),
    ...(isAuction && listing.buy_now_price_cents !== null
      ? [{ term: t.buy_now(), value: formatMoney(listing.buy_now_price_cents) }]
      : []),
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-xs text-ink-3">{term}</dt>
          <dd className="num text-lg font-bold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
