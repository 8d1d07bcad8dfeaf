import { Link } from 'react-router'
import type { FeedRecord } from '#domains/stock-feed/common/feed-records.ts'
import type { FeedProblem } from '#domains/stock-feed/common/feed-runs.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { ProblemList } from '../problem-list.tsx'
import { getStateLabels } from '../run-labels.ts'
import * as t from '#domains/stock-feed/texts.ts'

interface RecordRowProps {
  record: FeedRecord
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onTeach: (problem: FeedProblem) => void
}

export function RecordRow({ record, isChosen, onChoose, onTeach }: RecordRowProps) {
  const {
    stock_number: stockNumber,
    title,
    plate,
    price_cents: priceCents,
    state,
    problems,
    picture_count: pictureCount,
    listing,
  } = record
  const { label, kind } = getStateLabels()[state]
  const name = title || t.no_name()
  return (
    <li className="flex items-start gap-3 py-3 text-sm">
      <Checkbox
        label={<span className="sr-only">{t.choose_stock_number({ stock_number: stockNumber, name })}</span>}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          {listing ? (
            <Link
              to={`/${listing.type}/${listing.id}/detail`}
              className="font-semibold break-words text-pounamu hover:underline"
            >
              {name}
            </Link>
          ) : (
            <span className="font-semibold break-words">{name}</span>
          )}
          <Badge kind={kind}>{label}</Badge>
        </p>
        <p className="num break-words text-ink-2">
          {[
            stockNumber,
            plate,
            priceCents === null ? t.price_on_application() : formatMoney(priceCents),
            t.count_photos({ count: pictureCount }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {state !== 'withdrawn' && <ProblemList problems={problems} onTeach={onTeach} />}
      </div>
    </li>
  )
}
