import type { listMyAuctions } from '#domains/auctions/common/bidding.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useClosingLine } from '#domains/listings/web/shared/closing-line.ts'
import { useLatestListings } from '#domains/listings/web/shared/live-listings.ts'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { ItemRow, ItemRows } from '#platform/web/ui/layout/item-row.tsx'
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
    <ItemRow
      to={to}
      title={listing.title}
      src={listing.cover?.thumb_url ?? null}
      blur={listing.cover?.thumbhash}
      actions={
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
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Amount value={listing.price_cents} format={formatMoney} size="card" />
        {isPaused ? (
          <Badge>{t.paused_while_we_check_it()}</Badge>
        ) : (
          <Badge kind={leads ? 'good' : 'wrong'}>{leads ? t.you_lead() : t.youve_been_outbid()}</Badge>
        )}
      </p>
      <p className="num mt-0.5 text-sm text-ink-3">
        {t.you_bid_up_to_my_max({ my_max: formatMoney(myMaxCents) })}
      </p>
      {closing && (
        <p
          className={joinClasses(
            'num mt-0.5 text-sm',
            closing.isHot ? 'font-semibold text-pohutukawa' : 'text-ink-2',
          )}
        >
          {closing.text}
        </p>
      )}
    </ItemRow>
  )
}
