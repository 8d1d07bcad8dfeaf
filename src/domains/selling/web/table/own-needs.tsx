import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import {
  CirclePause,
  Gavel,
  HandCoins,
  Handshake,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestionMark,
  Undo2,
} from 'lucide-react'
import { Link } from 'react-router'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import {
  getOwnListingNeeds,
  type NeedKind,
  type OwnListingNeed,
} from '#domains/selling/common/own-listings.ts'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { CountedChips } from '#platform/web/ui/facts/counted-chips.tsx'
import { ListRow } from '#platform/web/ui/layout/list-row.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { appealAddress } from './system-status.tsx'
import { readOwnAgain } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

type Item = OwnListingNeed['items'][number]

/** A sale has the row of its trade. */
type ListedKind = Exclude<NeedKind, 'to_settle'>

const shown: Record<NeedKind, { icon: LucideIcon; title: (count: number) => string; rest: string }> = {
  offer: {
    icon: HandCoins,
    title: (count) => t.count_listings_with_offers_to_answer({ count }),
    rest: '/isell',
  },
  message: {
    icon: MessageCircle,
    title: (count) => t.count_listings_with_messages_to_answer({ count }),
    rest: '/ichat',
  },
  question: {
    icon: MessageCircleQuestionMark,
    title: (count) => t.count_listings_with_questions_to({ count }),
    rest: '/isell',
  },
  suspended: {
    icon: CirclePause,
    title: (count) => t.count_listings_are_suspended({ count }),
    rest: '/isell?status=suspended',
  },
  sent_back: {
    icon: Undo2,
    title: (count) => t.count_listings_were_sent_back({ count }),
    rest: '/isell?status=draft',
  },
  to_settle: {
    icon: Handshake,
    title: (count) => t.count_sales_to_finish({ count }),
    rest: '/isell?status=sold',
  },
  no_bids: {
    icon: Gavel,
    title: (count) => t.count_auctions_end_within_a_day({ count }),
    rest: '/isell?sort=closing_soon',
  },
}

interface OwnNeedsProps {
  renderQuestions: (listingId: number, onAnswered: () => void) => ReactNode
  renderSales: (listingIds: number[]) => ReactNode
}

/** One row of tasks, which open below it. Its height is reserved while it loads and when it's empty. */
export function OwnNeeds({ renderQuestions, renderSales }: OwnNeedsProps) {
  const { data, error } = useApiQuery(getOwnListingNeeds, {}, { staleTime: 0 })
  useReadAtNotification([getOwnListingNeeds])
  const queries = useQueryClient()
  const part = useRef<HTMLDivElement>(null)
  const onAnswered = () => {
    // The answered question and its button are gone.
    part.current?.focus()
    void readOwnAgain(queries)
  }
  return (
    <div ref={part} tabIndex={-1} className="min-h-14 pb-3 outline-none">
      {data?.needs.length === 0 || error ? (
        <p className="flex min-h-11 items-center text-sm text-ink-3">
          {error ? getMessage(error) : t.nothing_to_do_right_now()}
        </p>
      ) : (
        data && (
          <CountedChips
            label={t.to_do()}
            chips={data.needs.map((need) => ({
              key: need.kind,
              icon: shown[need.kind].icon,
              label: shown[need.kind].title(need.waiting),
              content: (
                <NeedLines
                  need={need}
                  renderBelow={
                    need.kind === 'question'
                      ? (listingId) => renderQuestions(listingId, onAnswered)
                      : undefined
                  }
                  renderSales={renderSales}
                />
              ),
            }))}
          />
        )
      )}
    </div>
  )
}

interface NeedLinesProps {
  need: OwnListingNeed
  renderBelow: ((listingId: number) => ReactNode) | undefined
  renderSales: OwnNeedsProps['renderSales']
}

function NeedLines({ need: { kind, count, items }, renderBelow, renderSales }: NeedLinesProps) {
  const { rest } = shown[kind]
  if (kind === 'to_settle') return renderSales(items.map(({ listing_id: id }) => id))
  return (
    <>
      <ul className="-mx-3 divide-y divide-line">
        {items.map((item) => (
          <ListRow
            key={item.listing_id}
            to={getAddress(kind, item)}
            title={item.title ?? t.no_title_yet()}
            picture={{ src: item.cover?.thumb_url ?? null, blur: item.cover?.thumbhash }}
            action={<NeedAction kind={kind} item={item} />}
            below={renderBelow?.(item.listing_id)}
          >
            <p className="num text-sm break-words text-ink-2 empty:hidden">{describeNeed(kind, item)}</p>
          </ListRow>
        ))}
      </ul>
      {count > items.length && (
        <Link
          to={rest}
          className="inline-block rounded-control py-1 text-sm font-medium text-pounamu-deep hover:underline"
        >
          {t.and_count_more({ count: count - items.length })}
        </Link>
      )}
    </>
  )
}

const hidden = (inner: ReactNode) => <span className="sr-only">{inner}</span>

/** None where it's done below the row. */
function NeedAction({ kind, item }: { kind: ListedKind; item: Item }) {
  const title = item.title ?? ''
  if (kind === 'question') return null
  const labels: Record<typeof kind, ReactNode> = {
    offer: <Sentence parts={t.answer_offers_on_title({ count: item.waiting, title, hidden })} />,
    message: <Sentence parts={t.reply_about_title({ title, hidden })} />,
    suspended: t.see_why_and_appeal(),
    sent_back: <Sentence parts={t.continue_with_title({ title, hidden })} />,
    no_bids: <Sentence parts={t.edit_title({ title, hidden })} />,
  }
  return (
    <LinkButton
      to={kind === 'no_bids' ? `/${item.type}/${item.listing_id}/edit` : getAddress(kind, item)}
      kind={kind === 'no_bids' ? 'quiet' : 'primary'}
      size="small"
    >
      {labels[kind]}
    </LinkButton>
  )
}

const parts: Partial<Record<ListedKind, string>> = { question: '#questions', offer: '#offers' }

function getAddress(
  kind: ListedKind,
  { listing_id: listingId, type, title, waiting, waiting_id: waitingId }: Item,
): string {
  if (kind === 'offer' && waiting === 1 && waitingId !== null) return `/offers/${waitingId}`
  if (kind === 'suspended') return appealAddress(listingId)
  if (kind === 'message') return `/ichat?q=${encodeURIComponent((title ?? '').slice(0, 100))}`
  if (kind === 'sent_back') return `/${type}/${listingId}/edit`
  return `/${type}/${listingId}/detail${parts[kind] ?? ''}`
}

function describeNeed(kind: ListedKind, { waiting, reason, at }: Item): string | null {
  const when = formatShortInstant(new Date(at))
  if (kind === 'offer') return t.waiting_offers_the_first_until_when({ count: waiting, when })
  if (kind === 'message') return t.waiting_messages_the_first_when({ count: waiting, when })
  // Each question below has its date.
  if (kind === 'question') return waiting > 1 ? t.count_listings_with_questions_to({ count: waiting }) : null
  if (kind === 'no_bids') return t.closes_when({ when })
  return reason ? `“${reason}”` : t.since_when({ when })
}
