import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock, ChartColumn, HandCoins, MessageCircleQuestionMark } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { priceText, propertyPrice } from '#domains/listings/common/property-price.ts'
import { useClosingLine } from '#domains/listings/web/shared/closing-line.ts'
import { renewListing } from '#domains/selling/common/selling.ts'
import { daysRemaining, formatDate, formatMoney } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { describeEnded, describeSold, describeSoldState } from '../ending/sold-labels.ts'
import { HoldLine } from '../owner/hold-line.tsx'
import { OwnListingActions } from './own-listing-actions.tsx'
import { appealAddress, SystemStatus } from './system-status.tsx'
import { readOwnAgain, type OwnRow } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

const daysOfNotice = 14

/**
 * A listing without a closing time expires eventually; shortly before that, one click renews it.
 */
function ExpiryNote({
  id,
  title,
  expires_at: expiresAt,
}: {
  id: number
  title: string | null
  expires_at: string
}) {
  const queries = useQueryClient()
  const renewal = useApiMutation(renewListing)
  const at = new Date(expiresAt)
  if (daysRemaining(at, new Date(serverNow())) > daysOfNotice) return null

  async function renew() {
    try {
      const stored = await renewal.mutateAsync({ id })
      notify.success(t.it_stays_up(), {
        description: t.until_expires_at({ expires_at: formatDate(new Date(stored.expires_at)) }),
      })
    } catch (error) {
      notify.error(getMessage(error))
    }
    await readOwnAgain(queries)
  }

  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
      <span className="num">{t.comes_down_on_at({ at: formatDate(at) })}</span>
      <Button
        kind="quiet"
        size="small"
        icon={CalendarClock}
        busy={renewal.isPending}
        onClick={() => void renew()}
      >
        <Sentence
          parts={t.keep_it_up_title({
            title: title ?? '',
            span: (parts) => <span className="sr-only">{parts}</span>,
          })}
        />
      </Button>
    </p>
  )
}

const NumbersDialog = lazyOnClick(async () => (await import('../numbers/numbers-dialog.tsx')).NumbersDialog)

function NumbersButton({ row }: { row: OwnRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-7 items-center gap-1.5 rounded-control font-medium text-pounamu-deep hover:underline"
      >
        <ChartColumn aria-hidden size={16} strokeWidth={1.75} />
        <Sentence
          parts={t.day_by_day_title({
            title: row.title ?? '',
            span: (parts) => <span className="sr-only">{parts}</span>,
          })}
        />
      </button>
      {isOpen && <NumbersDialog row={row} onClose={() => setOpen(false)} />}
    </>
  )
}

type Priced = Pick<OwnRow, 'status' | 'sale_method' | 'bid_count'>

/** Null if another figure counts: a sale shows the price paid. */
export function getPriceLabel({
  status,
  sale_method: saleMethod,
  bid_count: bidCount,
}: Priced): string | null {
  if (status === 'sold') return null
  if (saleMethod === 'enquire') return t.asking()
  if (saleMethod === 'fixed_price') return t.table_buy_now()
  if (bidCount === 0) return t.start()
  return status === 'active' ? t.current_bid() : t.highest_bid()
}

interface OwnListingRowProps {
  row: OwnRow
  buyers: ReactNode
  choice: ReactNode
}

export function OwnListingRow({ row, buyers, choice }: OwnListingRowProps) {
  const isDraft = row.status === 'draft'
  const below = !isDraft && buyers
  return (
    <li className="px-3.5 py-2.5 sm:px-4">
      <div className="relative flex flex-wrap items-start gap-x-3 gap-y-2 md:flex-nowrap md:items-center md:gap-x-4">
        {choice && (
          <div className="*:*:gap-0 max-md:absolute max-md:top-0.5 max-md:left-0.5 max-md:z-1 max-md:rounded-control max-md:bg-paper max-md:*:*:p-1">
            {choice}
          </div>
        )}
        <div className="w-14 shrink-0 md:w-17">
          <Picture src={row.cover?.thumb_url ?? null} blur={row.cover?.thumbhash} alt="" round="control" />
        </div>
        <div className="min-w-0 flex-1 basis-36 md:flex md:items-center md:gap-4">
          <div className="min-w-0 flex-1">
            <h2 className="line-clamp-2 text-sm font-semibold break-words md:line-clamp-1">
              <Link to={getAddress(row)} className="rounded-control hover:text-pounamu hover:underline">
                {row.title ?? t.no_title_yet()}
              </Link>
            </h2>
            {isDraft ? (
              <p className="text-sm text-ink-3">
                {t.last_changed_updated_at({ updated_at: formatDate(new Date(row.updated_at)) })}
              </p>
            ) : (
              row.status !== 'pending' &&
              (row.relisted_as === null ? <Status row={row} /> : <Relisted row={row} />)
            )}
          </div>
          <RowPrice row={row} />
        </div>
        <div
          className={joinClasses(
            'flex flex-wrap items-center justify-end gap-1.5 md:shrink-0',
            row.status !== 'active' && 'max-md:basis-full',
          )}
        >
          <OwnListingActions row={row} />
        </div>
      </div>
      <div className="mt-1.5 grid gap-2 empty:hidden">
        <SystemStatus row={row} />
        {row.hold && <HoldLine hold={row.hold} />}
        {row.expires_at && <ExpiryNote id={row.id} title={row.title} expires_at={row.expires_at} />}
      </div>
      {below && <div className="mt-2.5 empty:hidden">{below}</div>}
    </li>
  )
}

function getAddress({ id, type, status }: OwnRow): string {
  if (status === 'suspended') return appealAddress(id)
  return status === 'draft' || status === 'pending' ? `/${type}/${id}/edit` : `/${type}/${id}/detail`
}

function Status({ row }: { row: OwnRow }) {
  const closing = useClosingLine(row)
  const soldState = describeSoldState(row)
  const isAuction = row.sale_method === 'auction'
  const facts = [
    row.is_featured && t.featured(),
    isAuction && t.count_bids({ count: row.bid_count }),
    row.sale_method === 'fixed_price' &&
      row.status === 'active' &&
      t.quantity_left_left({ quantity_left: row.quantity_left }),
    row.sold && row.status === 'active' && describeSold(row.sold, row.status),
    t.count_watching({ count: formatCount(row.watchers) }),
    t.count_views({ count: row.views }),
  ]
  return (
    <div className="num flex flex-wrap items-center gap-x-2.5 text-sm text-ink-3">
      {soldState && <span className="text-ink-2">{soldState}</span>}
      {closing && (
        <span className={closing.isHot ? 'font-semibold text-pohutukawa' : 'text-ink-2'}>{closing.text}</span>
      )}
      <span>{facts.filter(Boolean).join(' · ')}</span>
      <NumbersButton row={row} />
      {row.questions_waiting > 0 && <QuestionsWaiting row={row} />}
      {row.offers_waiting > 0 && <OffersWaiting row={row} />}
    </div>
  )
}

function RowPrice({ row }: { row: OwnRow }) {
  if (row.property_brief)
    return (
      <div className="md:text-right">
        <WordedPrice price={propertyPrice(row.property_brief)} />
      </div>
    )
  if (row.sold && row.status !== 'active')
    return (
      <p className="num shrink-0 text-sm font-bold md:text-right">{describeSold(row.sold, row.status)}</p>
    )
  const label = getPriceLabel(row)
  if (label === null || row.price_cents === null) return null
  return (
    <p className="num flex shrink-0 flex-wrap items-baseline gap-x-2 text-sm md:block md:text-right">
      <span className="text-ink-3 md:block md:text-xs">{label}</span>{' '}
      <span className="text-base font-bold">{priceText(row)}</span>{' '}
      {row.reserve_price_cents !== null && (
        <span
          className={joinClasses(
            'text-xs md:block',
            row.reserve_state === 'met' ? 'font-semibold text-pounamu' : 'text-ink-3',
          )}
        >
          {t.reserve_price_state({
            price: formatMoney(row.reserve_price_cents),
            state: row.reserve_state === 'met' ? 'met' : row.status === 'active' ? 'not_met_yet' : 'other',
          })}
        </span>
      )}
    </p>
  )
}

function Relisted({ row }: { row: OwnRow }) {
  const { type, relisted_as: relistedAs } = row
  return (
    <p className="text-sm text-ink-2">
      {describeEnded(row)}{' '}
      <Link
        to={`/${type}/${relistedAs}/detail`}
        className="rounded-control font-semibold text-pounamu hover:underline"
      >
        {t.relisted_as_relisted_as({ relisted_as: relistedAs ?? '' })}
      </Link>
    </p>
  )
}

const waitingStyle =
  'inline-flex min-h-7 items-center gap-1.5 rounded-control font-semibold text-pounamu-deep hover:underline'

const hidden = (parts: ReactNode) => <span className="sr-only">{parts}</span>

function OffersWaiting({ row: { id, type, title, offers_waiting: count } }: { row: OwnRow }) {
  return (
    <Link to={`/${type}/${id}/detail#offers`} className={waitingStyle}>
      <HandCoins aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <Sentence parts={t.answer_offers_on_title({ count, title: title ?? '', hidden })} />
    </Link>
  )
}

function QuestionsWaiting({ row: { id, type, title, questions_waiting: count } }: { row: OwnRow }) {
  return (
    <Link to={`/${type}/${id}/detail#questions`} className={waitingStyle}>
      <MessageCircleQuestionMark aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <Sentence parts={t.answer_questions_on_title({ count, title: title ?? '', hidden })} />
    </Link>
  )
}
