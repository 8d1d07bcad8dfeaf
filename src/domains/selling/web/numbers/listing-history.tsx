import { History, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Listing } from '#domains/listings/common/listings.ts'
import { type ListingHistory as Notified, getListingHistory } from '#domains/selling/common/selling.ts'
import { formatDate, formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { describeEarlier } from './history-labels.ts'
import * as t from '#domains/selling/texts.ts'

function ListingHistory({ history }: { history: Notified }) {
  const { earlier, edits, first_listed_at: firstListedAt, later } = history
  return (
    <>
      {later && (
        <Notice
          action={
            <LinkButton to={`/${later.type}/${later.id}/detail`} size="small" icon={RotateCcw}>
              {t.see_it_now()}
            </LinkButton>
          }
        >
          {t.this_has_been_listed_again()}
        </Notice>
      )}
      {earlier.length > 0 && (
        <Section id="listed-before" title={t.listed_before()}>
          <p className="num mb-2 text-sm text-ink-2">
            {t.first_listed_on_first_listed_at({ first_listed_at: formatDate(new Date(firstListedAt)) })}
          </p>
          <ol className="divide-y divide-line text-sm">
            {earlier.map((one) => (
              <li key={one.id} className="num flex flex-wrap gap-x-3 gap-y-0.5 py-2">
                <Link
                  to={`/${one.type}/${one.id}/detail`}
                  className="rounded-control font-medium text-pounamu hover:text-pounamu-deep hover:underline"
                >
                  {t.listed_at_to_ended_at({
                    listed_at: formatDate(new Date(one.listed_at)),
                    ended_at: formatDate(new Date(one.ended_at)),
                  })}
                </Link>
                <span className="text-ink-2">{describeEarlier(one, formatMoney)}</span>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {edits.length > 0 && (
        <Section id="changes" title={t.changed_by_the_seller()}>
          <ol className="divide-y divide-line text-sm">
            {edits.map(({ at, after_first_bid: afterFirstBid, by_admin: byAdmin, lines }) => (
              <li key={at} className="grid gap-0.5 py-2">
                <p className="num text-ink-3">
                  {[
                    formatShortInstant(new Date(at)),
                    afterFirstBid && t.after_the_first_bid(),
                    byAdmin && t.by_hoko_for_the_seller(),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </p>
                <ul className="grid gap-0.5 text-ink-2">
                  {lines.map((line) => (
                    <li key={line} className="break-words whitespace-pre-line">
                      {line}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-paper px-5 py-4">
      <h2 id={id} className="heading mb-1.5 flex items-center gap-2 text-base">
        <History aria-hidden size={18} strokeWidth={1.75} className="text-ink-3" />
        {title}
      </h2>
      {children}
    </section>
  )
}

interface CurrentHistoryProps {
  listing: Pick<Listing, 'id' | 'version'>
  loaded: Pick<Listing, 'version'>
  history: Notified
}

/** Refetched with every change of the listing, so that both appear together. */
export function CurrentHistory(props: CurrentHistoryProps) {
  return <LoadedHistory key={props.listing.version} {...props} />
}

function LoadedHistory({ listing, loaded, history }: CurrentHistoryProps) {
  const { data } = useApiQuery(
    getListingHistory,
    { id: listing.id },
    { placeholderData: history, staleTime: 0, enabled: listing.version !== loaded.version },
  )
  return <ListingHistory history={data ?? history} />
}
