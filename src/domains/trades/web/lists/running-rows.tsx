import { useState } from 'react'
import { listMyAuctions } from '#domains/auctions/common/bidding.ts'
import { useClosingLine } from '#domains/listings/web/shared/closing-line.ts'
import { useLatestListings } from '#domains/listings/web/shared/live-listings.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { ListRow } from '#platform/web/ui/layout/list-row.tsx'
import * as t from '#domains/trades/texts.ts'

export type MyAuction = OperationReply<typeof listMyAuctions>['items'][number]

export function RunningRows({ auctions, onEnd }: { auctions: MyAuction[]; onEnd: () => void }) {
  const latest = useLatestListings(
    auctions.map(({ listing }) => listing),
    onEnd,
  )
  return (
    <ItemRows label={t.auctions_still_running()}>
      {auctions.map((auction, index) => (
        <RunningRow
          key={auction.listing.id}
          auction={{ ...auction, listing: latest[index] ?? auction.listing }}
        />
      ))}
    </ItemRows>
  )
}

function RunningRow({
  auction: { listing, my_pseudonym: myPseudonym, my_max_cents: myMaxCents },
}: {
  auction: MyAuction
}) {
  const closing = useClosingLine(listing)
  const isPaused = listing.status === 'suspended'
  const to = isPaused ? null : `/${listing.type}/${listing.id}/detail`
  const leads = listing.leader_pseudonym === myPseudonym
  return (
    <ListRow
      to={to}
      title={listing.title}
      picture={{ src: listing.cover?.thumb_url ?? null, blur: listing.cover?.thumbhash }}
      figure={
        <p className="flex flex-wrap items-baseline gap-x-2 md:grid md:justify-items-end">
          <span className="font-bold">
            <Amount value={listing.price_cents} format={formatMoney} />
          </span>
          {isPaused ? (
            <Badge>{t.paused_while_we_check_it()}</Badge>
          ) : (
            <Badge kind={leads ? 'bid' : 'wrong'}>{leads ? t.you_lead() : t.youve_been_outbid()}</Badge>
          )}
        </p>
      }
      action={
        to && (
          <LinkButton to={to} kind={leads ? 'quiet' : 'bid'} size="small">
            {leads || listing.minimum_next_bid_cents === null
              ? t.raise_your_limit()
              : t.bid_minimum_next_bid_or_more({
                  minimum_next_bid: formatMoney(listing.minimum_next_bid_cents),
                })}
          </LinkButton>
        )
      }
    >
      <p className="num truncate text-xs text-ink-3">
        {closing && (
          <>
            <span className={closing.isHot ? 'font-semibold text-pohutukawa' : 'text-ink-2'}>
              {closing.text}
            </span>
            {' · '}
          </>
        )}
        {t.you_bid_up_to_my_max({ my_max: formatMoney(myMaxCents) })}
      </p>
    </ListRow>
  )
}

const limit = 100

/** The running auctions that the member has bid on; undefined until both replies have arrived. */
export function useRunning() {
  const [page, setPage] = useState(1)
  const leading = useApiQuery(listMyAuctions, { standing: 'leading', page, limit })
  const outbid = useApiQuery(listMyAuctions, { standing: 'outbid', page, limit })
  const auctions = leading.data && outbid.data && getRunning(outbid, leading)
  return {
    auctions,
    count: countRunning(auctions, [leading.data, outbid.data]),
    calls: [leading, outbid],
    pages: {
      page,
      limit,
      total: Math.max(leading.data?.total ?? 0, outbid.data?.total ?? 0),
      onPage: setPage,
    },
  }
}

interface Answer {
  data?: { items: MyAuction[] }
  dataUpdatedAt: number
}

/** An auction in both replies counts once. */
function countRunning(
  running: MyAuction[] | undefined,
  tables: ({ items: MyAuction[]; total: number } | undefined)[],
): number | undefined {
  if (!running) return undefined
  const namedTwice = tables.reduce((sum, table) => sum + (table?.items.length ?? 0), -running.length)
  return tables.reduce((sum, table) => sum + (table?.total ?? 0), -namedTwice)
}

/**
 * Outbid ones come first. Two separate replies may contain the same auction; the later one is
 * right.
 */
function getRunning(outbid: Answer, leading: Answer): MyAuction[] {
  const [older, newer] = [outbid, leading].sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt)
  const auctions = new Map(
    [older, newer].flatMap((answer) => (answer?.data?.items ?? []).map((one) => [one.listing.id, one])),
  )
  return [...auctions.values()].sort(
    (a, b) => Number(a.standing === 'leading') - Number(b.standing === 'leading'),
  )
}
