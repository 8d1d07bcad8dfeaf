import {
  CirclePause,
  Gavel,
  HandCoins,
  Handshake,
  type LucideIcon,
  MessageCircleQuestionMark,
  Undo2,
} from 'lucide-react'
import { Link } from 'react-router'
import { formatShortInstant } from '#shared/formats/formats.ts'
import {
  getOwnListingNeeds,
  type NeedKind,
  type OwnListingNeed,
} from '#contract/listings/own-listing-needs.ts'
import { useReadAtNotification } from '#web/lib/loading/read-at-notification.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { appealAddress } from './own-standing.tsx'

type Item = OwnListingNeed['items'][number]

const shown: Record<NeedKind, { icon: LucideIcon; title: (count: number) => string; rest: string }> = {
  offer: {
    icon: HandCoins,
    title: (count) =>
      count === 1 ? 'A listing with offers to answer' : `${count} listings with offers to answer`,
    rest: '/isell',
  },
  question: {
    icon: MessageCircleQuestionMark,
    title: (count) =>
      count === 1 ? 'A listing with questions to answer' : `${count} listings with questions to answer`,
    rest: '/isell',
  },
  suspended: {
    icon: CirclePause,
    title: (count) => (count === 1 ? 'A listing is suspended' : `${count} listings are suspended`),
    rest: '/isell?status=suspended',
  },
  sent_back: {
    icon: Undo2,
    title: (count) => (count === 1 ? 'A listing was sent back' : `${count} listings were sent back`),
    rest: '/isell?status=draft',
  },
  to_settle: {
    icon: Handshake,
    title: (count) => (count === 1 ? 'A sale to finish' : `${count} sales to finish`),
    rest: '/isell?status=sold',
  },
  no_bids: {
    icon: Gavel,
    title: (count) =>
      count === 1
        ? 'An auction ends within a day without a bid'
        : `${count} auctions end within a day without a bid`,
    rest: '/isell?sort=closing_soon',
  },
}

/** What waits for its seller, over everything they list. Stands there only when something does. */
export function OwnNeeds() {
  const { data } = useApiQuery(getOwnListingNeeds, {}, { staleTime: 0 })
  useReadAtNotification([getOwnListingNeeds])
  if (!data || data.needs.length === 0) return null
  return (
    <section aria-label="To do" className="pb-5">
      <Panel title="To do" flush>
        <ul className="divide-y divide-line">
          {data.needs.map((need) => (
            <NeedLines key={need.kind} need={need} />
          ))}
        </ul>
      </Panel>
    </section>
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
                {item.title ?? 'No title yet'}
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
            {`and ${count - items.length} more`}
          </Link>
        )}
      </div>
    </li>
  )
}

/** Where on a listing's page it stands. */
const parts: Partial<Record<NeedKind, string>> = { question: '#questions', offer: '#offers' }

function getAddress(kind: NeedKind, { listing_id, type }: Item): string {
  if (kind === 'suspended') return appealAddress(listing_id)
  if (kind === 'sent_back') return `/${type}/${listing_id}/edit`
  return `/${type}/${listing_id}/detail${parts[kind] ?? ''}`
}

function describeNeed(kind: NeedKind, { waiting, reason, at }: Item): string {
  const when = formatShortInstant(new Date(at))
  if (kind === 'offer')
    return waiting === 1 ? `open until ${when}` : `${waiting} offers, the first until ${when}`
  if (kind === 'question') return waiting === 1 ? `asked ${when}` : `${waiting} questions, the first ${when}`
  if (kind === 'to_settle') return waiting === 1 ? `sold ${when}` : `${waiting} sales, the first ${when}`
  if (kind === 'no_bids') return `closes ${when}`
  return reason ? `“${reason}”` : `since ${when}`
}
