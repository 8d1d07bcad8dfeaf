import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AdminListing } from '#domains/moderation/common/moderation.ts'
import { getListingActivity } from '#domains/moderation/common/records/admin.ts'
import { AppealThread } from '#domains/moderation/web/shared/appeal-thread.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { formatDay, formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ListingActivity } from './listing-activity.tsx'
import { ListingClaims } from '../shared/listing-claims.tsx'
import { getDetails } from './listing-details.ts'
import { headFacts } from './listing-facts.ts'
import { ListingPictures } from '../shared/listing-pictures.tsx'
import {
  describeMover,
  describeMove,
  statusKinds,
  getStatusLabels,
  getTypeLabels,
} from '../shared/listing-labels.ts'
import { ListingRecords } from './records/listing-records.tsx'
import { Sheet } from './sheet.tsx'
import * as t from '#domains/listings/texts.ts'

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
  const { type, status, id } = listing
  const activity = useApiQuery(getListingActivity, { id }, { enabled: listing.deal !== null })
  return (
    <div className="grid gap-3">
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
