import { Link } from 'react-router'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { Counterparty } from '../counterparty.tsx'
import { getBoughtPage } from '../trade-labels.ts'
import { describeState, getThem } from './next-step.ts'
import * as t from '#domains/trades/texts.ts'

export function DealHead({ trade }: { trade: Trade }) {
  const { listing, role, how, agreed_at: agreedAt } = trade
  const to = getBoughtPage(listing)
  const state = describeState(trade)
  return (
    <header className="grid gap-3">
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-5">
        <Picture
          src={listing.cover?.thumb_url ?? null}
          blur={listing.cover?.thumbhash ?? null}
          alt=""
          round="control"
          eager
        />
        <div className="grid min-w-0 justify-items-start gap-1.5">
          <h1 className="heading text-lg break-words sm:text-xl">
            {to === null ? (
              listing.title
            ) : (
              <Link to={to} className="rounded-control hover:text-pounamu hover:underline">
                {listing.title}
              </Link>
            )}
          </h1>
          <p className="num text-sm text-ink-2">
            {t.deal_you_and_them({
              is_buyer: role === 'buyer',
              how: how === 'won' ? 'won' : 'other',
              them: getThem(trade),
              at: formatShortInstant(new Date(agreedAt)),
            })}
          </p>
          <Badge kind={state.kind}>{state.label}</Badge>
        </div>
      </div>
      <Counterparty trade={trade} />
    </header>
  )
}
