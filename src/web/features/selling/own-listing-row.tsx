import { MessageCircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate, formatMoney } from '#contract/formats.ts'
import { priceText, propertyPrice } from '#contract/property-price.ts'
import { useClosingLine } from '#web/lib/closing-line.ts'
import { Amount } from '#web/ui/amount.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classes } from '#web/ui/classes.ts'
import { ItemRow } from '#web/ui/item-row.tsx'
import { ExpiryNote } from './expiry-note.tsx'
import { WordedPrice } from '#web/ui/worded-price.tsx'
import { NumbersButton } from './numbers-button.tsx'
import { OwnListingActions } from './own-listing-actions.tsx'
import { appealAddress, HouseStanding } from './own-standing.tsx'
import { soldWords } from './sold-words.ts'
import type { OwnRow } from './use-own-listings.ts'

interface OwnListingRowProps {
  row: OwnRow
  buyers: ReactNode
  /** Chooses it, to do something to several at once. */
  choice: ReactNode
}

/** One of my listings: what it is, how it stands, what to do next. */
export function OwnListingRow({ row, buyers, choice }: OwnListingRowProps) {
  const isDraft = row.status === 'draft'
  return (
    <ItemRow
      to={addressOf(row)}
      title={row.title ?? 'No title yet'}
      src={row.cover?.thumb_url ?? null}
      blur={row.cover?.thumbhash}
      actions={<OwnListingActions row={row} />}
      below={!isDraft && buyers}
      choice={choice}
    >
      {isDraft ? (
        <p className="mt-1 text-sm text-ink-3">
          {(row.property_brief || row.price_cents !== null) && `${priceText(row)} · `}last changed{' '}
          {formatDate(new Date(row.updated_at))}
        </p>
      ) : (
        row.status !== 'pending' &&
        (row.relisted_as === null ? <Standing row={row} /> : <Relisted row={row} />)
      )}
      <HouseStanding row={row} />
    </ItemRow>
  )
}

/** What is not public has its page among my own. */
function addressOf({ id, type, status }: OwnRow): string {
  if (status === 'suspended') return appealAddress(id)
  return status === 'draft' || status === 'pending' ? `/${type}/${id}/edit` : `/${type}/${id}/detail`
}

function Standing({ row }: { row: OwnRow }) {
  const closing = useClosingLine(row)
  const isAuction = row.sale_method === 'auction'
  const facts = [
    isAuction && plural(row.bid_count, 'bid'),
    row.sale_method === 'fixed_price' && row.status === 'active' && `${row.quantity_left} left`,
    `${row.watchers.toLocaleString('en-NZ')} watching`,
    plural(row.views, 'view'),
  ]
  return (
    <>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {row.property_brief && <WordedPrice price={propertyPrice(row.property_brief)} />}
        {!row.property_brief && <OwnPrice row={row} />}
        {isAuction && row.status !== 'sold' && <ReserveBadge row={row} />}
      </p>
      <p className="num mt-0.5 flex flex-wrap items-center gap-x-2.5 text-sm text-ink-3">
        {facts.filter(Boolean).join(' · ')}
        <NumbersButton row={row} />
      </p>
      {closing && (
        <p
          className={classes(
            'num mt-0.5 text-sm',
            closing.is_hot ? 'font-semibold text-pohutukawa' : 'text-ink-2',
          )}
        >
          {closing.text}
        </p>
      )}
      {row.expires_at && <ExpiryNote id={row.id} title={row.title} expires_at={row.expires_at} />}
      {row.questions_waiting > 0 && <QuestionsWaiting row={row} />}
    </>
  )
}

/** What it went for, once it has; else what it stands at. */
function OwnPrice({ row: { price_cents, sale_method, sold, status } }: { row: OwnRow }) {
  if (sold) return <span className="num text-lg font-bold tracking-tight">{soldWords(sold, status)}</span>
  if (price_cents === null) return null
  if (price_cents === 0 && sale_method === 'enquire') return <span>Price on enquiry</span>
  return <Amount value={price_cents} format={formatMoney} size="card" />
}

/** A round that was listed again has nothing left to be done: the way to the next one. */
function Relisted({ row: { type, relisted_as, sold } }: { row: OwnRow }) {
  return (
    <p className="mt-0.5 text-sm text-ink-2">
      {sold ? 'Sale fell through. ' : 'Didn’t sell. '}
      <Link
        to={`/${type}/${relisted_as}/detail`}
        className="rounded-control font-semibold text-pounamu hover:underline"
      >
        Relisted as {relisted_as}
      </Link>
    </p>
  )
}

function ReserveBadge({ row: { reserve_state, status } }: { row: OwnRow }) {
  if (reserve_state === 'met') return <Badge kind="good">reserve met</Badge>
  if (reserve_state === 'not_met')
    return <Badge>{status === 'active' ? 'reserve not met yet' : 'reserve not met'}</Badge>
  return null
}

function QuestionsWaiting({ row: { id, type, title, questions_waiting: count } }: { row: OwnRow }) {
  return (
    <p className="mt-2">
      <Link
        to={`/${type}/${id}/detail#questions`}
        className="inline-flex items-center gap-1.5 rounded-control bg-pounamu-wash px-2.5 py-1.5 text-sm font-semibold text-pounamu-deep hover:underline"
      >
        <MessageCircleQuestionMark aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        {count === 1 ? 'Answer a question' : `Answer ${count.toLocaleString('en-NZ')} questions`}
        <span className="sr-only"> on {title}</span>
      </Link>
    </p>
  )
}

const plural = (count: number, one: string) =>
  `${count.toLocaleString('en-NZ')} ${count === 1 ? one : `${one}s`}`
