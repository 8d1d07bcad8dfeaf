import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useClosingLine } from '#domains/listings/web/shared/closing-line.ts'
import { listYoursNow, type YoursNow as Item } from '#domains/watchlist/common/yours-now.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { QueryProvider, useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { isRoomNeeded, rememberRoom } from '#platform/web/session/reserved-room.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { ShelfLink } from '#platform/web/ui/layout/shelf.tsx'
import * as t from '#domains/watchlist/texts.ts'

const lists: { to: string; words: () => string; kinds: Item['kind'][] }[] = [
  { to: '/iwatch', words: t.iwatch, kinds: ['outbid', 'closing'] },
  { to: '/iwon-ilost', words: t.iwon_ilost, kinds: ['pay'] },
  { to: '/isell', words: t.isell, kinds: ['send'] },
]

export function YoursNow() {
  return (
    <QueryProvider>
      <Strip />
    </QueryProvider>
  )
}

/**
 * One row, each card a press from its act. It never moves the page: room that was reserved in vain
 * says so, and a strip without room shows on the next visit.
 */
function Strip() {
  const { data } = useApiQuery(listYoursNow, {}, { staleTime: 0 })
  useReadAtNotification([listYoursNow])
  const [isRoomReserved] = useState(isRoomNeeded)
  const count = data?.items.length
  useEffect(() => {
    if (count !== undefined) rememberRoom(count > 0)
  }, [count])
  if (!data || !isRoomReserved) return null
  return (
    <section aria-labelledby="yours-now">
      <header className="flex items-baseline gap-3.5 pb-1 text-sm">
        <h2 id="yours-now" className="mr-auto font-semibold">
          {t.yours_now()}
        </h2>
        {lists.map(({ to, words, kinds }) =>
          data.items.some(({ kind }) => kinds.includes(kind)) ? (
            <ShelfLink key={to} to={to} words={words()} title={t.yours_now()} />
          ) : null,
        )}
      </header>
      {count === 0 ? (
        <p className="py-5 text-sm text-ink-2">{t.nothing_to_do_now()}</p>
      ) : (
        <ul className="yours-now">
          {data.items.map((item) => (
            <li key={`${item.kind} ${item.trade_id ?? item.listing.id}`} className="shrink-0">
              <YoursCard item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function YoursCard({ item }: { item: Item }) {
  const { kind, listing, trade_id: tradeId } = item
  return (
    <Link
      to={tradeId === null ? `/${listing.type}/${listing.id}/detail` : `/trades/${tradeId}`}
      className="flex h-15 w-58 items-center md:w-full gap-2.5 rounded-panel border border-line bg-paper p-1.5 hover:border-control-line"
    >
      <span className="w-15 shrink-0">
        <Picture
          src={listing.cover?.thumb_url ?? null}
          blur={listing.cover?.thumbhash}
          alt=""
          round="control"
        />
      </span>
      <span className="grid min-w-0">
        <span className="num truncate text-sm font-semibold">
          <Act item={item} />
        </span>
        <span className="truncate text-xs text-ink-2">
          {kind === 'outbid' && (
            <>
              <span className="font-semibold text-pohutukawa-deep">{t.youve_been_outbid()}</span>
              {' · '}
            </>
          )}
          {listing.title}
        </span>
      </span>
    </Link>
  )
}

function Act({ item: { kind, listing, total_cents: totalCents } }: { item: Item }) {
  const closing = useClosingLine(listing)
  if (kind === 'outbid')
    return t.bid_from_least({ least: formatMoney(listing.minimum_next_bid_cents ?? listing.price_cents) })
  if (kind === 'closing')
    return (
      <span
        className={joinClasses(
          'inline-block first-letter:uppercase',
          closing?.isHot && 'text-pohutukawa-deep',
        )}
      >
        {closing?.text}
      </span>
    )
  const total = formatMoney(totalCents)
  return kind === 'pay' ? t.pay_total({ total }) : t.to_send()
}
