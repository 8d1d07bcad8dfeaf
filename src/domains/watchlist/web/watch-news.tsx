import { formatShortInstant } from '#platform/common/formats/formats.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { describeChange } from './change-labels.ts'
import type { News } from './use-news.ts'
import * as t from '#domains/watchlist/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

/** At the start of a line the dot is cut off. */
const separated =
  "relative min-w-0 pl-4 break-words before:absolute before:left-1.5 before:text-ink-3 before:content-['·']"

export function WatchNews({ news, listing }: { news: News; listing: ListingCard }) {
  const lines = news.changes.flatMap((change) => describeChange(change, listing))
  return (
    <div className="num mt-1 flex w-fit flex-wrap gap-x-2 rounded-control bg-pounamu-wash px-2 py-0.5 text-sm">
      <p className="text-ink-2">
        <Sentence
          parts={t.new_since_since({
            strong: (parts) => <strong className="text-pounamu-deep">{parts}</strong>,
            since: formatShortInstant(new Date(news.since)),
            span: (parts) => <span className="whitespace-nowrap">{parts}</span>,
          })}
        />
      </p>
      <div className="min-w-0 overflow-hidden">
        <ul className="-ml-4 flex flex-wrap">
          {lines.map((line) => (
            <li key={line} className={separated}>
              {line}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
