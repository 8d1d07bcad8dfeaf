import { useState } from 'react'
import { Link } from 'react-router'
import {
  type ActivityBid,
  type ActivityTrade,
  getListingActivity,
  type ListingActivity as Activity,
} from '#domains/moderation/common/records/records.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { MoveList } from '#domains/trades/web/shared/move-list.tsx'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { getTradeStatusLabels } from '../shared/trade-status-labels.ts'
import { describeCounts, getHowLabels } from './activity-labels.ts'
import { Sheet } from './sheet.tsx'
import * as t from '#domains/listings/texts.ts'

export function ListingActivity({ id }: { id: number }) {
  const call = useApiQuery(getListingActivity, { id })
  return (
    <Query
      call={call}
      failed={t.sales_and_bids_didnt_load()}
      loading={t.loading_sales_and_bids()}
      skeleton={<SkeletonText lines={3} />}
    >
      {(data) => (
        <>
          {data.trades.length > 0 && <Sales trades={data.trades} />}
          <Sheet title={t.interest()}>
            <InterestLinks activity={data} />
          </Sheet>
          {data.bid_total > 0 && <Bids activity={data} />}
        </>
      )}
    </Query>
  )
}

function InterestLinks({ activity }: { activity: Activity }) {
  return (
    <p className="num flex flex-wrap gap-x-2.5 text-sm">
      {describeCounts(activity).map(({ words, leadsTo }) =>
        leadsTo === null ? (
          <span key={words}>{words}</span>
        ) : (
          <a key={words} href={`#${leadsTo}`} className="text-pounamu hover:underline">
            {words}
          </a>
        ),
      )}
    </p>
  )
}

function Sales({ trades }: { trades: ActivityTrade[] }) {
  return (
    <Sheet title={t.length_sales({ count: trades.length })}>
      <ul className="grid gap-3">
        {trades.map((trade) => (
          <li key={trade.id} className="grid gap-3 rounded-panel border border-line p-4 text-sm">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <strong className="num text-base">{formatMoney(trade.total_cents)}</strong>
              <Badge kind={trade.status === 'disputed' ? 'wrong' : 'plain'}>
                {getTradeStatusLabels()[trade.status]}
              </Badge>
              <span className="num text-ink-2">
                {getHowLabels()[trade.how]}
                {trade.quantity > 1 && `, ${t.quantity_items({ quantity: trade.quantity })}`} ·{' '}
                <time dateTime={trade.agreed_at}>{formatMoment(trade.agreed_at)}</time>
              </span>
            </p>
            <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
              <Side label={t.buyer()} person={trade.buyer} />
              <Side label={t.seller()} person={trade.seller} />
            </dl>
            {trade.moves.length > 0 ? (
              <MoveList moves={trade.moves} reader={null} />
            ) : (
              <p className="text-ink-2">{t.no_steps_recorded_since_the_sale()}</p>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function Side({ label, person }: { label: string; person: ActivityTrade['buyer'] }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd>
        <PersonLink person={person} />
      </dd>
    </div>
  )
}

const PersonLink = ({ person }: { person: ActivityTrade['buyer'] }) => (
  <Link
    to={`/user/${person.id}/detail`}
    className="rounded-control font-medium text-pounamu hover:text-pounamu-deep hover:underline"
  >
    {person.full_name || person.display_name}
  </Link>
)

const bidsAtFirst = 5

function Bids({ activity: { bids, bid_total: bidTotal } }: { activity: Activity }) {
  const [all, setAll] = useState(false)
  const shown = all ? bids : bids.slice(0, bidsAtFirst)
  const aside =
    bidTotal > bids.length && all
      ? t.the_latest_length_of_bid_total({ length: bids.length, bid_total: bidTotal })
      : undefined
  return (
    <Sheet title={t.bid_total_bids({ count: bidTotal })} aside={aside}>
      <ol className="grid text-sm">
        {shown.map((bid) => (
          <Bid key={bid.sequence} bid={bid} />
        ))}
      </ol>
      {!all && bids.length > bidsAtFirst && (
        <div className="mt-2">
          <Button kind="quiet" size="small" onClick={() => setAll(true)}>
            {t.show_all_bids()}
          </Button>
        </div>
      )}
    </Sheet>
  )
}

function Bid({ bid }: { bid: ActivityBid }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-t border-line py-1.5 first:border-0">
      <span className="min-w-0 flex-1">
        <PersonLink person={bid.bidder} /> {bid.is_void && <Badge kind="wrong">{t.voided()}</Badge>}
      </span>
      <time dateTime={bid.placed_at} className="num text-xs text-ink-2">
        {formatMoment(bid.placed_at)}
      </time>
      <span className="num basis-full text-xs text-ink-2">
        {bid.leader.id === bid.bidder.id
          ? t.led_at_price({ price: formatMoney(bid.price_cents) })
          : t.leader_led_at_price({
              leader: bid.leader.full_name || bid.leader.display_name,
              price: formatMoney(bid.price_cents),
            })}
      </span>
    </li>
  )
}
