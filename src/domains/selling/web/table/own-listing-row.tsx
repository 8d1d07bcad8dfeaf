import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { priceText, propertyPrice } from '#domains/listings/common/property-price.ts'
import { useClosingLine } from '#domains/listings/web/shared/closing-line.ts'
import { renewListing } from '#domains/selling/common/selling.ts'
import { daysRemaining, formatDate, formatMoney } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'
import { ListRow } from '#platform/web/ui/layout/list-row.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { describeEnded, describeSold, describeSoldState } from '../ending/sold-labels.ts'
import { useRelist } from '../ending/use-relist.tsx'
import { HoldLine } from '../owner/hold-line.tsx'
import { ScheduledStart } from '../publishing/scheduled-start.tsx'
import { OwnListingActions, OwnListingMenu } from './own-listing-actions.tsx'
import { OwnRounds } from './own-rounds.tsx'
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
  /** Its buttons give way to the check boxes, and to one bar for all. */
  isSelecting?: boolean
  choice: ReactNode
}

export function OwnListingRow({ row, buyers, isSelecting = false, choice }: OwnListingRowProps) {
  const relist = useRelist(row)
  return (
    <ListRow
      to={getAddress(row)}
      title={row.title ?? t.no_title_yet()}
      picture={{ src: row.cover?.thumb_url ?? null, blur: row.cover?.thumbhash }}
      figure={<RowPrice row={row} />}
      action={!isSelecting && <OwnListingActions row={row} relist={relist} />}
      more={!isSelecting && <OwnListingMenu row={row} relist={relist} />}
      choice={choice}
      below={<OwnNotes row={row} buyers={buyers} />}
    >
      <OwnState row={row} />
    </ListRow>
  )
}

/** Below a row, where there is something to say or do. */
export function OwnNotes({ row, buyers }: { row: OwnRow; buyers: ReactNode }) {
  return (
    <>
      <SystemStatus row={row} />
      {row.scheduled_start && (
        <ScheduledStart key={row.scheduled_start} id={row.id} scheduled_start={row.scheduled_start} />
      )}
      {row.hold && <HoldLine hold={row.hold} />}
      {row.expires_at && <ExpiryNote id={row.id} title={row.title} expires_at={row.expires_at} />}
      <OwnRounds row={row} />
      {row.status !== 'draft' && buyers}
    </>
  )
}

/** The line below its title; in a table the figures have columns of their own. */
export function OwnState({ row, isInTable = false }: { row: OwnRow; isInTable?: boolean }) {
  if (row.status === 'pending') return null
  if (row.status !== 'draft')
    return row.relisted_as === null ? <Status row={row} isInTable={isInTable} /> : <Relisted row={row} />
  if (isInTable) return null
  return (
    <p className="text-sm text-ink-3">
      {t.last_changed_updated_at({ updated_at: formatDate(new Date(row.updated_at)) })}
    </p>
  )
}

export function getAddress({ id, type, status }: OwnRow): string {
  if (status === 'suspended') return appealAddress(id)
  return status === 'draft' || status === 'pending' ? `/${type}/${id}/edit` : `/${type}/${id}/detail`
}

function Status({ row, isInTable }: { row: OwnRow; isInTable: boolean }) {
  const line = useClosingLine(row)
  const closing = isInTable ? null : line
  const soldState = describeSoldState(row)
  const isAuction = row.sale_method === 'auction'
  const facts = [
    row.is_featured && t.featured(),
    isAuction && !isInTable && t.count_bids({ count: row.bid_count }),
    row.sale_method === 'fixed_price' &&
      row.status === 'active' &&
      t.quantity_left_left({ quantity_left: row.quantity_left }),
    row.sold && row.status === 'active' && describeSold(row.sold, row.status),
    !isInTable && t.count_watching({ count: formatCount(row.watchers) }),
  ]
  const figures = facts.filter(Boolean).join(' · ')
  if (!soldState && !closing && figures === '') return null
  return (
    <p className="num text-sm text-pretty text-ink-3 md:truncate">
      {soldState && <span className="text-ink-2">{figures ? `${soldState} · ` : soldState}</span>}
      {closing && (
        <span className={closing.isHot ? 'font-semibold text-pohutukawa' : 'text-ink-2'}>
          {`${closing.text} · `}
        </span>
      )}
      {figures}
      {!isInTable && <span className="max-md:hidden">{` · ${t.count_views({ count: row.views })}`}</span>}
    </p>
  )
}

export function RowPrice({ row, isInTable = false }: { row: OwnRow; isInTable?: boolean }) {
  if (row.property_brief) return <WordedPrice price={propertyPrice(row.property_brief)} size="row" />
  if (row.sold && row.status !== 'active')
    return <p className="num text-sm font-bold">{describeSold(row.sold, row.status)}</p>
  const label = getPriceLabel(row)
  if (label === null || row.price_cents === null) return null
  const isMet = row.reserve_state === 'met'
  return (
    <p
      className={joinClasses(
        'num flex flex-wrap items-baseline gap-x-2 text-sm md:block',
        isInTable && 'w-32 whitespace-normal',
      )}
    >
      <span className={joinClasses('text-xs text-ink-3', isInTable && 'md:block')}>{label}</span>{' '}
      <span className="font-bold">{priceText(row)}</span>{' '}
      {row.reserve_price_cents !== null && (
        <span
          className={joinClasses('text-xs md:block', isMet ? 'font-semibold text-pounamu' : 'text-ink-3')}
        >
          {t.reserve_price_state({
            price: formatMoney(row.reserve_price_cents),
            state: isMet ? 'met' : row.status === 'active' ? 'not_met_yet' : 'other',
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
