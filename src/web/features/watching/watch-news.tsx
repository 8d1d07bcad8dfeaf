import { formatShortInstant } from '#shared/formats/formats.ts'
import type { ListingCard } from '#contract/listings/listings.ts'
import { describeChange } from './change-words.ts'
import type { News } from './use-news.ts'

/** What happened since somebody last looked at it. */
export function WatchNews({ news, listing }: { news: News; listing: ListingCard }) {
  const lines = news.changes.flatMap((change) => describeChange(change, listing))
  return (
    <div className="num mt-1 flex w-fit flex-wrap gap-x-2 rounded-control bg-pounamu-wash px-2 py-0.5 text-sm">
      <p className="text-ink-2">
        <strong className="text-pounamu-deep">New</strong> since{' '}
        <span className="whitespace-nowrap">{formatShortInstant(new Date(news.since))}:</span>
      </p>
      <ul className="flex flex-wrap gap-x-2">
        {lines.map((line) => (
          <li
            key={line}
            className="break-words [&+li]:before:mr-2 [&+li]:before:text-ink-3 [&+li]:before:content-['·']"
          >
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
