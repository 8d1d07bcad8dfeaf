import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { listMyAuctions } from '#domains/auctions/common/bidding.ts'
import { useClosingLine } from '#domains/listings/web/shared/closing-line.ts'
import { type Trade, listTrades } from '#domains/trades/common/trades.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ItemRow, ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { isReviewTime } from '../review-time.ts'
import { getBoughtPage } from '../trade-labels.ts'
import { TradePanel } from '../trade-panel.tsx'
import { Nothing, type Outcome, OutcomeSkeleton } from './outcome-nothing.tsx'
import { RunningList } from './running-auctions.tsx'
import { type MyAuction, useRunning } from './running-rows.tsx'
import * as t from '#domains/trades/texts.ts'

export interface LostLabels {
  label: string
  price_cents: number
  why: string | null
}

type Lost = Pick<MyAuction, 'went_for_cents' | 'was_voided'> & {
  listing: Pick<MyAuction['listing'], 'status' | 'price_cents'>
}

export function describeLost({
  listing: { status, price_cents: priceCents },
  went_for_cents: wentForCents,
  was_voided: wasVoided,
}: Lost): LostLabels {
  const voided = wasVoided ? t.your_bids_were_voided() : null
  if (wentForCents !== null) return { label: t.went_for(), price_cents: wentForCents, why: voided }
  if (status === 'sold')
    return { label: t.last_price(), price_cents: priceCents, why: voided ?? t.its_sale_fell_through() }
  if (status === 'unsold') {
    const why = voided ?? t.it_didnt_reach_the_reserve_so_no_one()
    return { label: t.highest_bid(), price_cents: priceCents, why }
  }
  if (status === 'withdrawn') {
    return { label: t.last_price(), price_cents: priceCents, why: voided ?? t.the_seller_withdrew_it() }
  }
  return { label: t.price_now(), price_cents: priceCents, why: voided }
}

/**
 * The first distinctive words of the title, without figures. Few, since each narrows the search.
 */
export function similarSearch(title: string): string {
  const words = title.match(/\p{L}[\p{L}\p{N}’'-]{2,}/gu) ?? []
  const distinctive = words.filter((word) => !filler.has(word.toLowerCase())).slice(0, 2)
  const q = distinctive.length > 0 ? distinctive.join(' ') : title.trim()
  return `/ibuy?${new URLSearchParams({ q })}`
}

const filler = new Set([
  'the',
  'and',
  'for',
  'with',
  'very',
  'good',
  'new',
  'used',
  'old',
  'from',
  'one',
  'two',
  'set',
])

function LostRow({ auction }: { auction: MyAuction }) {
  const { listing, my_max_cents: myMaxCents } = auction
  const { label, price_cents: priceCents, why } = describeLost(auction)
  const closing = useClosingLine(listing)
  return (
    <ItemRow
      to={`/${listing.type}/${listing.id}/detail`}
      title={listing.title}
      src={listing.cover?.thumb_url ?? null}
      blur={listing.cover?.thumbhash}
      actions={
        <LinkButton
          to={similarSearch(listing.title)}
          kind="quiet"
          size="small"
          icon={Search}
          aria-label={t.see_similar_title({ title: listing.title })}
        >
          {t.see_similar()}
        </LinkButton>
      }
    >
      <p className="num mt-0.5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-ink-3">{label}</span>
        <span className="text-lg font-bold tracking-tight">{formatMoney(priceCents)}</span>
      </p>
      {why && <p className="mt-0.5 text-sm text-ink-2">{why}</p>}
      <p className="num mt-0.5 text-sm text-ink-3">
        {t.you_bid_up_to_my_max({ my_max: formatMoney(myMaxCents) })}
        {closing && listing.status !== 'withdrawn' && ` · ${closing.text}`}
      </p>
    </ItemRow>
  )
}

function HowBadge({ trade: { how, status } }: { trade: Trade }) {
  if (status === 'unconfirmed') return <Badge>{t.did_you_buy_it()}</Badge>
  if (status === 'cancelled') return <Badge>{t.fell_through()}</Badge>
  if (status === 'disputed') return <Badge kind="wrong">{t.disputed()}</Badge>
  return <Badge kind="good">{how === 'won' ? t.how_won() : t.how_bought()}</Badge>
}

function WonRow({ trade, review }: { trade: Trade; review: ReactNode }) {
  const { listing, quantity, price_cents: priceCents, total_cents: totalCents } = trade
  const to = getBoughtPage(listing)
  return (
    <ItemRow
      to={to}
      title={listing.title}
      src={listing.cover?.thumb_url ?? null}
      blur={listing.cover?.thumbhash}
      actions={
        to !== null && (
          <LinkButton to={to} kind="quiet" size="small">
            {t.see_the_listing()}
          </LinkButton>
        )
      }
      below={
        <div id={`trade-${trade.id}`} className="scroll-mt-28 rounded-control bg-pounamu-wash px-4 py-3">
          <TradePanel trade={trade}>{review}</TradePanel>
        </div>
      }
    >
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="num text-lg font-bold tracking-tight">{formatMoney(totalCents)}</span>
        <HowBadge trade={trade} />
      </p>
      <p className="num mt-0.5 text-sm text-ink-3">
        {quantity > 1 && `${t.quantity_at_price_each({ quantity, price: formatMoney(priceCents) })} · `}
        {formatShortInstant(new Date(trade.agreed_at))} · {listing.place_name}
      </p>
    </ItemRow>
  )
}

interface OutcomeTabsProps {
  /** The tab in the address; null selects the first tab with any trades. */
  requested: Outcome | null
  page: number
  renderReview: (tradeId: number) => ReactNode
}

export function OutcomeTabs({ requested, page, renderReview }: OutcomeTabsProps) {
  const getPage = (outcome: Outcome) => ({ page: requested === outcome ? page : 1, limit: 20 })
  const won = useApiQuery(listTrades, { role: 'buyer', ...getPage('won') })
  const running = useRunning()
  const lost = useApiQuery(listMyAuctions, { standing: 'lost', ...getPage('lost') })
  const calls = [won, ...running.calls, lost]

  const invalidate = useReadAtNotification([listTrades, listMyAuctions])

  const counts = {
    won: won.data?.total,
    running: running.count,
    lost: lost.data?.total,
  }
  const known = won.data && running.auctions && lost.data
  const shown = requested ?? (['won', 'running', 'lost'] as const).find((one) => counts[one]) ?? 'won'
  const error = calls.find((call) => call.error && !call.data)?.error
  const table = shown === 'won' ? won.data : lost.data

  return (
    <>
      <TabLinks
        label={t.my_bids()}
        links={[
          { to: '/iwon-ilost?show=won', label: t.won(), count: counts.won ?? null, current: shown === 'won' },
          {
            to: '/iwon-ilost?show=running',
            label: t.still_running(),
            count: counts.running ?? null,
            current: shown === 'running',
          },
          {
            to: '/iwon-ilost?show=lost',
            label: t.lost(),
            count: counts.lost ?? null,
            current: shown === 'lost',
          },
        ]}
      />
      <div className="pt-5">
        {error ? (
          <ErrorState onRetry={invalidate} busy={calls.some((call) => call.isFetching)}>
            {getMessage(error)}
          </ErrorState>
        ) : !known ? (
          <OutcomeSkeleton />
        ) : (
          <>
            {shown !== 'running' && !counts[shown] && <Nothing outcome={shown} />}
            {shown === 'won' && won.data && won.data.items.length > 0 && (
              <ItemRows label={t.what_i_won()}>
                {won.data.items.map((trade) => (
                  <WonRow
                    key={trade.id}
                    trade={trade}
                    review={isReviewTime(trade, serverNow()) && renderReview(trade.id)}
                  />
                ))}
              </ItemRows>
            )}
            {shown === 'running' && <RunningList running={running} onEnd={invalidate} />}
            {shown === 'lost' && lost.data && lost.data.items.length > 0 && (
              <ItemRows label={t.what_i_lost()}>
                {lost.data.items.map((auction) => (
                  <LostRow key={auction.listing.id} auction={auction} />
                ))}
              </ItemRows>
            )}
            {shown !== 'running' && table && (
              <Pager {...table} to={(to) => `/iwon-ilost?show=${shown}&page=${to}`} />
            )}
          </>
        )}
      </div>
    </>
  )
}
