import { Search } from 'lucide-react'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useClosingLine } from '#domains/listings/web/shared/closing-line.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { ItemRow } from '#platform/web/ui/layout/item-row.tsx'
import { describeLost } from './lost-labels.ts'
import type { MyAuction } from './running-rows.tsx'
import { similarSearch } from './similar-search.ts'
import * as t from '#domains/trades/texts.ts'

export function LostRow({ auction }: { auction: MyAuction }) {
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
