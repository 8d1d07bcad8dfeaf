import { useState } from 'react'
import { Link } from 'react-router'
import { getListingHistory, type ListingHistory } from '#domains/selling/common/selling.ts'
import { formatDate, formatMoney } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import type { OwnRow } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

/** Earlier rounds of the same thing, opened on request. */
export function OwnRounds({ row }: { row: OwnRow }) {
  const [isOpen, setOpen] = useState(false)
  if (row.earlier_rounds === 0 || row.status === 'draft' || row.status === 'pending') return null
  return (
    <div className="text-sm text-ink-2">
      <span className="num">{t.listed_count_times({ count: row.earlier_rounds + 1 })}</span>{' '}
      <button
        type="button"
        aria-expanded={isOpen}
        className="rounded-control font-semibold text-pounamu hover:underline"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t.hide_earlier_rounds() : t.see_earlier_rounds()}
      </button>
      {isOpen && <Rounds id={row.id} />}
    </div>
  )
}

function Rounds({ id }: Pick<OwnRow, 'id'>) {
  const { data, error } = useApiQuery(getListingHistory, { id })
  if (error) return <Notice kind="wrong">{getMessage(error)}</Notice>
  if (!data) return <SkeletonText lines={2} />
  return (
    <ol className="mt-1 grid gap-1">
      {data.earlier.map((round) => (
        <li key={round.id} className="num">
          <Link
            to={`/${round.type}/${round.id}/detail`}
            className="rounded-control text-pounamu hover:underline"
          >
            {formatDate(new Date(round.listed_at))}
          </Link>{' '}
          {describeRound(round)}
        </li>
      ))}
    </ol>
  )
}

const describeRound = ({
  outcome,
  asked_cents: askedCents,
  reached_cents: reachedCents,
  bid_count: bidCount,
}: ListingHistory['earlier'][number]): string =>
  [
    outcome === 'unsold' ? t.didnt_sell() : outcome === 'withdrawn' ? t.withdrawn() : t.sale_fell_through(),
    askedCents !== null && t.asked_price({ price: formatMoney(askedCents) }),
    reachedCents !== null && t.reached_price({ price: formatMoney(reachedCents) }),
    bidCount > 0 && t.count_bids({ count: bidCount }),
  ]
    .filter(Boolean)
    .join(' · ')
