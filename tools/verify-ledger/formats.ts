import type { LedgerRow } from './ledger-file.ts'

const dollars = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 2 })
const wholeDollars = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 0 })

export const formatMoney = (cents: number): string =>
  `NZ$ ${(cents % 100 === 0 ? wholeDollars : dollars).format(cents / 100)}`

const clock = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'Pacific/Auckland',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})

export const formatTime = (instant: string): string => clock.format(new Date(instant)).replaceAll(':', '.')

export function describeProblem(row: LedgerRow, revealed: number | undefined): string {
  const upTo = revealed === undefined ? '' : `, up to ${formatMoney(revealed)}`
  switch (row.kind) {
    case 'opening':
      return `The auction began at ${formatMoney(row.start_price_cents)}, ${row.reserve_commitment ? 'with' : 'without'} a reserve${revealed === undefined ? '' : ` of ${formatMoney(revealed)}`}. It was to close on ${formatTime(row.closes_at)}.`
    case 'terms_changed':
      return `Before the first bid the seller changed the terms: from ${formatMoney(row.start_price_cents)}, closing on ${formatTime(row.closes_at)}.`
    case 'bid':
      return `${row.bidder} bid${upTo}. The price was ${formatMoney(row.price_cents)} then, and ${row.leader} led.`
    case 'extension':
      return `The closing moved to ${formatTime(row.closes_at)}: ${reasons[row.reason]}.`
    case 'reserve_lowered':
      return `The seller lowered the reserve${revealed === undefined ? '' : ` to ${formatMoney(revealed)}`}.${row.reserve_state === 'met' ? ' With that it was met.' : ''}`
    case 'void':
      return `The bids of ${row.bidder} were voided by ${row.by === 'seller' ? 'the seller' : 'Hoko'}. The price was ${formatMoney(row.price_cents)} then${row.leader ? `, and ${row.leader} led` : ''}.`
    case 'maximum_lowered':
      return `${row.bidder}, who led since a bidder was voided, asked for less${upTo}.`
    case 'stood_still':
      return 'The listing was suspended, and its clock stood still.'
    case 'went_on':
      return `The auction went on. It was to close on ${formatTime(row.closes_at)}.`
    case 'closing':
      return row.outcome === 'sold'
        ? `The auction closed: sold to ${row.winner} at ${formatMoney(row.price_cents ?? 0)}.`
        : 'The auction closed without a sale.'
    case 'bought_now':
      return `Somebody bought it at the buy-now price of ${formatMoney(row.price_cents)}.`
    case 'offer_accepted':
      return `The seller accepted an offer of ${formatMoney(row.price_cents)}, before the first bid.`
    case 'withdrawal':
      return `The listing was withdrawn by ${row.by === 'seller' ? 'its seller' : 'Hoko'}.`
    default:
      return 'The seller sold it elsewhere, before the first bid.'
  }
}

const reasons = {
  late_bid: 'a bid came in the last minutes',
  outage: 'Hoko was out of reach shortly before',
  before_the_ledger: 'so it was stored when this ledger was begun',
}
