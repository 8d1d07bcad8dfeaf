import { formatShortInstant } from '#contract/formats.ts'
import type { ListingCard } from '#contract/listings.ts'
import { changeWords } from './change-words.ts'
import type { News } from './use-news.ts'

/** What happened since somebody last looked at it. */
export function WatchNews({ news, listing }: { news: News; listing: ListingCard }) {
  const lines = news.changes.flatMap((change) => changeWords(change, listing))
  return (
    <div className="grid gap-1 rounded-control bg-pounamu-wash px-3.5 py-2.5 text-sm">
      <p className="text-ink-2">
        <strong className="text-pounamu-deep">New</strong> since{' '}
        <span className="num whitespace-nowrap">{formatShortInstant(new Date(news.since))}</span>
      </p>
      <ul className="num list-disc pl-5 break-words marker:text-ink-3">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
