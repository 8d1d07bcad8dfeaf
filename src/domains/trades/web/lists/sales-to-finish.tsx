import { Link } from 'react-router'
import { listTrades, type Trade } from '#domains/trades/common/trades.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { SkeletonListRows } from '#platform/web/ui/states/skeleton.tsx'
import { getTradeListPath, noTradeFilters } from './trade-query.ts'
import { TradeRow } from './trade-row.tsx'
import * as t from '#domains/trades/texts.ts'

const atOnce = 8

/** As the seller's tasks count them. */
const isToFinish = ({ status, payment_confirmed: isConfirmed }: Trade): boolean =>
  status === 'agreed' || status === 'paid' || status === 'disputed' || (status === 'sent' && !isConfirmed)

/** The unfinished sales of these listings, those that wait for the seller first. */
export function SalesToFinish({ listingIds }: { listingIds: number[] }) {
  const call = useApiQuery(listTrades, {
    role: 'seller',
    state: 'open',
    listings: listingIds.join(','),
    page: 1,
    limit: atOnce,
  })
  return (
    <Query call={call} loading={t.list_loading_sales()} skeleton={<SkeletonListRows count={2} />}>
      {({ items, total }) => (
        <>
          <h2 className="sr-only">{t.list_open()}</h2>
          <ul className="-mx-3 divide-y divide-line">
            {items.filter(isToFinish).map((trade) => (
              <TradeRow key={trade.id} trade={trade} isReviewDue={false} />
            ))}
          </ul>
          {total > items.length && (
            <Link
              to={getTradeListPath('seller', { ...noTradeFilters, state: 'open' })}
              className="inline-block rounded-control py-1 text-sm font-medium text-pounamu-deep hover:underline"
            >
              {t.list_all_open_sales()}
            </Link>
          )}
        </>
      )}
    </Query>
  )
}
