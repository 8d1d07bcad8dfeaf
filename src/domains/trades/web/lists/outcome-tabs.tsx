import { Search } from 'lucide-react'
import { listMyAuctions } from '#domains/auctions/common/bidding.ts'
import { useClosingLine } from '#domains/listings/web/shared/closing-line.ts'
import { listTrades } from '#domains/trades/common/trades.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { ListRow } from '#platform/web/ui/layout/list-row.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Nothing, type Outcome, OutcomeSkeleton } from './outcome-nothing.tsx'
import { RunningList } from './running-auctions.tsx'
import { type MyAuction, useRunning } from './running-rows.tsx'
import { TradeList } from './trade-list.tsx'
import { noTradeFilters, type TradeQuery } from './trade-query.ts'
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
    <ListRow
      to={`/${listing.type}/${listing.id}/detail`}
      title={listing.title}
      picture={{ src: listing.cover?.thumb_url ?? null, blur: listing.cover?.thumbhash }}
      figure={
        <p className="num flex flex-wrap items-baseline gap-x-1.5">
          <span className="text-xs text-ink-3">{label}</span>
          <span className="font-bold">{formatMoney(priceCents)}</span>
        </p>
      }
      action={
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
      <p className="num truncate text-xs text-ink-3">
        {[
          why,
          t.you_bid_up_to_my_max({ my_max: formatMoney(myMaxCents) }),
          listing.status !== 'withdrawn' && closing?.text,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </ListRow>
  )
}

interface OutcomeTabsProps {
  /** The tab in the address; null selects the first tab with any trades. */
  requested: Outcome | null
  query: TradeQuery
  isReviewDue: (tradeId: number) => boolean
}

export function OutcomeTabs({ requested, query, isReviewDue }: OutcomeTabsProps) {
  const won = useApiQuery(listTrades, { role: 'buyer', page: 1, limit: 20 })
  const running = useRunning()
  const lost = useApiQuery(listMyAuctions, {
    standing: 'lost',
    page: requested === 'lost' ? query.page : 1,
    limit: 20,
  })
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
            {shown === 'won' && (
              <TradeList
                side="buyer"
                query={requested === 'won' ? query : noTradeFilters}
                isReviewDue={isReviewDue}
                nothing={<Nothing outcome="won" />}
              />
            )}
            {shown === 'running' && <RunningList running={running} onEnd={invalidate} />}
            {shown === 'lost' && !counts.lost && <Nothing outcome="lost" />}
            {shown === 'lost' && lost.data && lost.data.items.length > 0 && (
              <ItemRows label={t.what_i_lost()}>
                {lost.data.items.map((auction) => (
                  <LostRow key={auction.listing.id} auction={auction} />
                ))}
              </ItemRows>
            )}
            {shown === 'lost' && lost.data && (
              <Pager {...lost.data} to={(page) => `/iwon-ilost?show=lost&page=${page}`} />
            )}
          </>
        )}
      </div>
    </>
  )
}
