import { Search } from 'lucide-react'
import { formatMoney, formatShortInstant } from '#contract/formats.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ItemRow } from '#web/ui/item-row.tsx'
import type { MyAuction } from './running-rows.tsx'
import { similarSearch } from './similar-search.ts'

export function LostRow({ auction: { listing, my_max_cents } }: { auction: MyAuction }) {
  const { price, why } = outcomeOf(listing.status)
  const closed =
    listing.closes_at && listing.status !== 'withdrawn'
      ? formatShortInstant(new Date(listing.closes_at))
      : null
  return (
    <ItemRow
      to={`/${listing.type}/${listing.id}/detail`}
      title={listing.title}
      src={listing.cover?.thumb_url ?? null}
      blur={listing.cover?.thumbhash}
      actions={
        <LinkButton to={similarSearch(listing.title)} kind="quiet" size="small" icon={Search}>
          See similar
        </LinkButton>
      }
    >
      <p className="num mt-0.5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-ink-3">{price}</span>
        <span className="text-lg font-bold tracking-tight">{formatMoney(listing.price_cents)}</span>
      </p>
      {why && <p className="mt-0.5 text-sm text-ink-2">{why}</p>}
      <p className="num mt-0.5 text-sm text-ink-3">
        You bid up to {formatMoney(my_max_cents)}
        {closed && ` · closed ${closed}`}
      </p>
    </ItemRow>
  )
}

function outcomeOf(status: MyAuction['listing']['status']): { price: string; why: string | null } {
  if (status === 'unsold')
    return { price: 'Highest bid', why: 'It did not reach the reserve, so nobody bought it.' }
  if (status === 'withdrawn') return { price: 'Last price', why: 'The seller withdrew it.' }
  return { price: 'Went for', why: null }
}
