import { getTradePath } from '#domains/trades/common/trade-path.ts'
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
import { CountedChips } from '#platform/web/ui/facts/counted-chips.tsx'
import { appealAddress } from './system-status.tsx'
import { readOwnAgain } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

type Item = OwnListingNeed['items'][number]

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
}

/** One row of tasks, which open below it. Its height is reserved while it loads and when it's empty. */
export function OwnNeeds({ renderQuestions }: OwnNeedsProps) {
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
}

function NeedLines({ need: { kind, count, items }, renderBelow }: NeedLinesProps) {
  const { rest } = shown[kind]
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.listing_id} className="py-2 text-sm break-words">
            <Link
              to={getAddress(kind, item)}
              className="rounded-control font-medium text-pounamu-deep hover:underline"
            >
              {item.title ?? t.no_title_yet()}
            </Link>
            <span className="num text-ink-2">{` · ${describeNeed(kind, item)}`}</span>
            {renderBelow?.(item.listing_id)}
          </li>
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

const parts: Partial<Record<NeedKind, string>> = { question: '#questions', offer: '#offers' }

function getAddress(
  kind: NeedKind,
  { listing_id: listingId, type, title, waiting, waiting_id: waitingId }: Item,
): string {
  if (kind === 'to_settle') return getTradePath('seller', waitingId)
  if (kind === 'offer' && waiting === 1 && waitingId !== null) return `/offers/${waitingId}`
  if (kind === 'suspended') return appealAddress(listingId)
  if (kind === 'message') return `/ichat?q=${encodeURIComponent((title ?? '').slice(0, 100))}`
  if (kind === 'sent_back') return `/${type}/${listingId}/edit`
  return `/${type}/${listingId}/detail${parts[kind] ?? ''}`
}

function describeNeed(kind: NeedKind, { waiting, reason, at }: Item): string {
  const when = formatShortInstant(new Date(at))
  if (kind === 'offer') return t.waiting_offers_the_first_until_when({ count: waiting, when })
  if (kind === 'message') return t.waiting_messages_the_first_when({ count: waiting, when })
  if (kind === 'question') return t.waiting_questions_the_first_when({ count: waiting, when })
  if (kind === 'to_settle') return t.waiting_sales_the_first_when({ count: waiting, when })
  if (kind === 'no_bids') return t.closes_when({ when })
  return reason ? `“${reason}”` : t.since_when({ when })
}
