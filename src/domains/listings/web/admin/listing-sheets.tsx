import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AdminListing } from '#domains/moderation/common/moderation.ts'
import {
  listingRecordKinds,
  listListingRecords,
  type ListingRecord,
  type ListingRecordKind,
  getListingActivity,
} from '#domains/moderation/common/records/records.ts'
import { AppealThread } from '#domains/moderation/web/shared/appeal-thread.tsx'
import { formatMinutes } from '#domains/settings/common/closing-rules.ts'
import { formatMoment, formatDay } from '#domains/staff/web/shared/moments.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { ListingClaims, ListingPictures } from '../shared/listing-claims.tsx'
import {
  getSaleLabels,
  describeMover,
  describeMove,
  statusKinds,
  getStatusLabels,
  getTypeLabels,
} from '../shared/listing-labels.ts'
import { ListingActivity } from './listing-activity.tsx'
import { getDetails } from './listing-details.ts'
import { describeStatus, describeKind, describeRecordCount, getRecordsId } from './record-labels.ts'
import { Sheet } from './sheet.tsx'
import * as t from '#domains/listings/texts.ts'

type Priced = Pick<
  AdminListing,
  'sale_method' | 'deal' | 'start_price_cents' | 'buy_now_price_cents' | 'property'
>

export function describePrice({ sale_method: saleMethod, deal, property, ...planned }: Priced): string {
  const cents =
    deal?.price_cents ||
    (saleMethod === 'auction' ? planned.start_price_cents : planned.buy_now_price_cents) ||
    property?.weekly_rent_cents
  if (!cents) return t.none()
  return property && property.purpose !== null && property.purpose !== 'sale'
    ? t.cents_a_week({ cents: formatMoney(cents) })
    : formatMoney(cents)
}

type Closing = Pick<AdminListing, 'status' | 'sale_method' | 'deal' | 'closes_at' | 'duration_minutes'>

export function closingFact(listing: Closing): { label: string; value: string } {
  const { status, sale_method: saleMethod, deal, duration_minutes: durationMinutes } = listing
  if (deal?.closed_at) return { label: t.listings_closed(), value: formatMoment(deal.closed_at) }
  if (status === 'suspended') return { label: t.closes(), value: t.paused() }
  const closesAt = deal ? deal.closes_at : listing.closes_at
  if (closesAt) return { label: t.closes(), value: formatMoment(closesAt) }
  if (saleMethod !== 'auction') return { label: t.closes(), value: t.when_it_sells() }
  return {
    label: t.closes(),
    value:
      durationMinutes === null
        ? t.not_set()
        : t.duration_minutes_after_publishing({ duration_minutes: formatMinutes(durationMinutes) }),
  }
}

const headFacts = (listing: AdminListing) => [
  { label: t.sold_by(), value: getSaleLabels()[listing.sale_method] },
  { label: t.price(), value: describePrice(listing) },
  { label: t.bids(), value: String(listing.deal?.bid_count ?? 0) },
  closingFact(listing),
]

const shown = 50

/** Lists bids, offers and questions by name and hides empty lists. */
const ListingRecords = ({ id }: { id: number }) =>
  listingRecordKinds.map((kind) => <Records key={kind} id={id} kind={kind} />)

function Records({ id, kind }: { id: number; kind: ListingRecordKind }) {
  const { data, error, isFetching, refetch } = useApiQuery(listListingRecords, { id, kind, limit: shown })
  if (!data) {
    return error ? (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    ) : (
      <Loading label={describeKind(kind)}>
        <SkeletonText lines={2} />
      </Loading>
    )
  }
  if (data.total === 0) return null
  const aside = data.total > shown ? t.the_latest({ count: shown }) : undefined
  return (
    <div id={getRecordsId(kind)} tabIndex={-1}>
      <Sheet title={describeRecordCount(kind, data.total)} aside={aside}>
        <ul className="grid divide-y divide-line text-sm">
          {data.items.map((record) => (
            <Record key={record.id} record={record} kind={kind} />
          ))}
        </ul>
      </Sheet>
    </div>
  )
}

function Record({ record, kind }: { record: ListingRecord; kind: ListingRecordKind }) {
  const { at, person, status, text, answer, amount_cents: amountCents, count } = record
  return (
    <li className="grid gap-1 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link
          to={`/user/${person.id}/detail${kind === 'bidders' ? '?tab=bids' : ''}`}
          className="rounded-control font-medium text-pounamu hover:text-pounamu-deep hover:underline"
        >
          {person.name}
        </Link>
        <Badge>{describeStatus(status)}</Badge>
        {amountCents !== null && <span className="num font-medium">{formatMoney(amountCents)}</span>}
        {kind === 'bidders' && count !== null && (
          <span className="num text-ink-2">{t.count_bids({ count })}</span>
        )}
        <time dateTime={at} className="num ml-auto text-xs text-ink-2">
          {formatMoment(at)}
        </time>
      </p>
      {text && <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>}
      {answer && (
        <p className="max-w-prose border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-line text-ink-2">
          {answer}
        </p>
      )}
    </li>
  )
}

export function ListingSheets({ listing, flags }: { listing: AdminListing; flags: ReactNode }) {
  // A listing paused with its seller’s account has nothing to appeal.
  const wasSuspended = listing.history.some(
    ({ status, moved_by: movedBy }) => status === 'suspended' && movedBy === 'admin',
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      <Head listing={listing} />
      {listing.suspended_for.includes('account') && (
        <Notice>{t.paused_because_the_sellers_account_is()}</Notice>
      )}
      {(wasSuspended || listing.suspended_for.includes('admin')) && (
        <Sheet title={t.suspension_and_appeal()}>
          <AppealThread listing_id={listing.id} side="admin" />
        </Sheet>
      )}
      {flags}
      <ListingClaims id={listing.id} />
      {listing.deal && <ListingActivity id={listing.id} />}
      {listing.deal && <ListingRecords id={listing.id} />}
      <ListingPictures listing={listing} />
      <Sheet title={t.description()}>
        <p className="max-w-prose text-sm break-words whitespace-pre-line">
          {listing.description || t.no_description()}
        </p>
      </Sheet>
      <Details listing={listing} />
      <Seller seller={listing.seller} />
      <History moves={listing.history} />
    </div>
  )
}

function Head({ listing }: { listing: AdminListing }) {
  const { type, status, id, subtitle } = listing
  const activity = useApiQuery(getListingActivity, { id }, { enabled: listing.deal !== null })
  return (
    <div className="grid gap-3">
      {subtitle !== '' && <p className="text-sm break-words">{subtitle}</p>}
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
        <Badge kind={statusKinds[status]}>{getStatusLabels()[status]}</Badge>
        <span className="num">{t.listings_listing_id({ id: listing.id })}</span>
        <span>{getTypeLabels()[type]}</span>
        <span>{listing.categories.map(({ name }) => name).join(' › ') || t.no_category()}</span>
        <span>{listing.place_name}</span>
      </p>
      <Facts facts={headFacts({ ...listing, deal: activity.data?.deal ?? listing.deal })} />
    </div>
  )
}

function Details({ listing }: { listing: AdminListing }) {
  const details = getDetails(listing)
  if (details.length === 0) return null
  return (
    <Sheet title={t.details()}>
      <dl className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
        {details.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-2 max-sm:-mb-1">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

const linkStyle = 'rounded-control font-medium text-pounamu hover:text-pounamu-deep hover:underline'

function Seller({ seller }: { seller: AdminListing['seller'] }) {
  const { id, display_name: displayName, avatar, seller_kind: sellerKind, member_since: memberSince } = seller
  return (
    <Sheet title={t.seller()}>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Avatar name={displayName} picture={avatar} />
        <span className="grid min-w-0 flex-1">
          <Link to={`/user/${id}/detail`} className={linkStyle}>
            {displayName}
          </Link>
          <span className="text-xs text-ink-2">
            {sellerKind === 'in_trade' ? t.sells_in_trade() : t.sells_privately()}
            {`, ${t.member_since({ day: formatDay(memberSince) })}`}
          </span>
        </span>
        <Link to={`/listings?seller=${id}`} className={linkStyle}>
          {t.all_their_listings()}
        </Link>
      </div>
    </Sheet>
  )
}

function History({ moves }: { moves: AdminListing['history'] }) {
  if (moves.length === 0) return null
  return (
    <Sheet title={t.history()}>
      <ol className="grid gap-3">
        {moves.map((move, n) => (
          <li key={move.id} className="border-l-2 border-line pl-3.5 text-sm">
            <p className="font-semibold">{describeMove(move, moves[n + 1])}</p>
            <p className="text-xs text-ink-2">
              {describeMover(move)} · <time dateTime={move.at}>{formatMoment(move.at)}</time>
            </p>
            {move.reason && <p className="mt-1 break-words">“{move.reason}”</p>}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
