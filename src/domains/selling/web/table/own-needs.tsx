import { getTradePath } from '#domains/trades/common/trade-path.ts'
import type { ReactNode } from 'react'
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
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { appealAddress } from './system-status.tsx'
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

/** Renders the children together with the tasks, which would otherwise push them down. */
export function OwnNeeds({ children }: { children: ReactNode }) {
  const { data, isPending } = useApiQuery(getOwnListingNeeds, {}, { staleTime: 0 })
  useReadAtNotification([getOwnListingNeeds])
  return (
    <>
      {data && data.needs.length > 0 && (
        <section aria-label={t.to_do()} className="pb-5">
          <Panel title={t.to_do()} flush>
            <ul className="divide-y divide-line">
              {data.needs.map((need) => (
                <NeedLines key={need.kind} need={need} />
              ))}
            </ul>
          </Panel>
        </section>
      )}
      <div className={isPending ? 'invisible' : undefined}>{children}</div>
    </>
  )
}

function NeedLines({ need: { kind, count, items } }: { need: OwnListingNeed }) {
  const { icon: Icon, title, rest } = shown[kind]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-5 py-3">
      <Icon aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 text-pounamu" />
      <div className="min-w-0">
        <h3 className="text-sm font-semibold">{title(count)}</h3>
        <ul className="mt-0.5">
          {items.map((item) => (
            <li key={item.listing_id} className="py-1 text-sm break-words">
              <Link
                to={getAddress(kind, item)}
                className="rounded-control font-medium text-pounamu-deep hover:underline"
              >
                {item.title ?? t.no_title_yet()}
              </Link>
              <span className="num text-ink-2">{` · ${describeNeed(kind, item)}`}</span>
            </li>
          ))}
        </ul>
        {count > items.length && (
          <Link
            to={rest}
            className="rounded-control py-1 text-sm font-medium text-pounamu-deep hover:underline"
          >
            {t.and_count_more({ count: count - items.length })}
          </Link>
        )}
      </div>
    </li>
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
