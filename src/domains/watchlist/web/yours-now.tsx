import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useClosingLine } from '#domains/listings/web/shared/closing-line.ts'
import { listYoursNow, type YoursNow as Item } from '#domains/watchlist/common/yours-now.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { QueryProvider, useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { forgetRoom, hasRoom, rememberRoom } from '#platform/web/session/reserved-room.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import * as t from '#domains/watchlist/texts.ts'

export function YoursNow() {
  return (
    <QueryProvider>
      <Strip />
    </QueryProvider>
  )
}

/**
 * One row, each card a press from its act. Where room was reserved for it in vain, it says so rather
 * than move the page, and reserves none next time.
 */
function Strip() {
  const { data } = useApiQuery(listYoursNow, {}, { staleTime: 0 })
  useReadAtNotification([listYoursNow])
  const [isRoomReserved] = useState(hasRoom)
  const count = data?.items.length
  useEffect(() => {
    if (count === undefined) return undefined
    rememberRoom(count > 0)
    return count > 0 ? undefined : forgetRoom
  }, [count])
  if (!data || (count === 0 && !isRoomReserved)) return null
  return (
    <section aria-labelledby="yours-now">
      <h2 id="yours-now" className="pb-1 text-sm font-semibold">
        {t.yours_now()}
      </h2>
      {count === 0 ? (
        <p className="py-5 text-sm text-ink-2">{t.nothing_to_do_now()}</p>
      ) : (
        <ul className="-mx-3.5 flex gap-2 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] sm:-mx-1 sm:px-1">
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
      className="flex h-15 w-58 items-center gap-2.5 rounded-panel border border-line bg-paper p-1.5 hover:border-control-line"
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
      <span className={joinClasses('first-letter:uppercase', closing?.isHot && 'text-pohutukawa-deep')}>
        {closing?.text}
      </span>
    )
  const total = formatMoney(totalCents)
  return kind === 'pay' ? t.pay_total({ total }) : t.to_send()
}
