import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { minutesWords } from '#contract/closing-rules.ts'
import { formatMoney, formatShortInstant } from '#contract/formats.ts'
import type { KeptListing } from '#contract/moderation.ts'
import { AppealThread } from '#web/features/moderation/appeal-thread.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { day, moment } from '../moments.ts'
import { detailsOf } from './listing-details.ts'
import { moverWords, moveWords, saleWords, statusKinds, statusWords, typeWords } from './listing-words.ts'

/** All that there is to a listing, from how it stands to who moved it when. */
export function ListingSheets({ listing, flags }: { listing: KeptListing; flags: ReactNode }) {
  const wasSuspended = listing.history.some(({ status }) => status === 'suspended')
  return (
    <div className="grid gap-6">
      <Head listing={listing} />
      {listing.suspended_for.includes('account') && (
        <Notice>It stands still with its seller’s account, which is suspended.</Notice>
      )}
      {(wasSuspended || listing.suspended_for.includes('admin')) && (
        <Sheet title="Suspension and appeal">
          <AppealThread listing_id={listing.id} side="admin" />
        </Sheet>
      )}
      {flags}
      <Pictures listing={listing} />
      <Sheet title="Text">
        <p className="max-w-prose text-sm break-words whitespace-pre-line">
          {listing.description || 'Nothing is written.'}
        </p>
      </Sheet>
      <Details listing={listing} />
      <Seller seller={listing.seller} />
      <History moves={listing.history} />
    </div>
  )
}

export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="heading mb-2 text-base">{title}</h3>
      {children}
    </section>
  )
}

function Head({ listing }: { listing: KeptListing }) {
  const { type, status, sale_method, deal } = listing
  const planned_cents = sale_method === 'auction' ? listing.start_price_cents : listing.buy_now_price_cents
  const price_cents = deal?.price_cents ?? planned_cents
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
        <Badge kind={statusKinds[status]}>{statusWords[status]}</Badge>
        <span className="num">No. {listing.id}</span>
        <span>{typeWords[type]}</span>
        <span>{listing.categories.map(({ name }) => name).join(' › ') || 'No category'}</span>
        <span>{listing.place_name}</span>
      </p>
      <Facts
        facts={[
          { label: 'How it sells', value: saleWords[sale_method] },
          { label: 'Price', value: price_cents ? formatMoney(price_cents) : 'None' },
          { label: 'Bids', value: String(deal?.bid_count ?? 0) },
          { label: 'Closes', value: closingWords(listing) },
        ]}
      />
    </div>
  )
}

function closingWords({ closes_at, duration_minutes, sale_method }: KeptListing): string {
  if (closes_at) return formatShortInstant(new Date(closes_at))
  if (sale_method !== 'auction') return 'When it sells'
  return duration_minutes === null ? 'Not said' : `${minutesWords(duration_minutes)} after it goes live`
}

function Pictures({ listing: { images, title } }: { listing: KeptListing }) {
  if (images.length === 0) return <Notice>It has no pictures.</Notice>
  return (
    <Sheet title={images.length === 1 ? '1 picture' : `${images.length} pictures`}>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {images.map((one, n) => (
          <li key={one.id}>
            <a href={one.url} target="_blank" rel="noreferrer" className="block rounded-control">
              <Picture
                src={one.thumb_url}
                blur={one.thumbhash}
                alt={`Picture ${n + 1} of ${title ?? 'the listing'}, opens large`}
                round="control"
              />
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function Details({ listing }: { listing: KeptListing }) {
  const details = detailsOf(listing)
  if (details.length === 0) return null
  return (
    <Sheet title="Details">
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

const linkLook = 'rounded-control font-medium text-pounamu hover:text-pounamu-deep hover:underline'

function Seller({ seller }: { seller: KeptListing['seller'] }) {
  const { id, display_name, avatar, seller_kind, member_since } = seller
  return (
    <Sheet title="Seller">
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Avatar name={display_name} picture={avatar} />
        <span className="grid min-w-0 flex-1">
          <Link to={`/user/${id}/detail`} className={linkLook}>
            {display_name}
          </Link>
          <span className="text-xs text-ink-2">
            {seller_kind === 'in_trade' ? 'Sells in trade' : 'Sells privately'}, member since{' '}
            {day(member_since)}
          </span>
        </span>
        <Link to={`/listings?seller=${id}`} className={linkLook}>
          All their listings
        </Link>
      </div>
    </Sheet>
  )
}

function History({ moves }: { moves: KeptListing['history'] }) {
  if (moves.length === 0) return null
  return (
    <Sheet title="How it came here">
      <ol className="grid gap-3">
        {moves.map((move) => (
          <li key={move.id} className="border-l-2 border-line pl-3.5 text-sm">
            <p className="font-semibold">{moveWords(move)}</p>
            <p className="text-xs text-ink-2">
              {moverWords(move)} · <time dateTime={move.at}>{moment(move.at)}</time>
            </p>
            {move.reason && <p className="mt-1 break-words">“{move.reason}”</p>}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
