import { hash as computeHash, randomBytes } from 'node:crypto'
import type { ReserveState } from '#domains/deals/common/price-ladder.ts'
import type { TradingRules } from '#domains/deals/common/trading-rules.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'

export interface LedgerTerms {
  start_price_cents: number
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  closes_at: Date | null
}

interface AuctionFigures {
  price_cents: number
  reserve_state: ReserveState
}

/**
 * Bidders have their pseudonyms. `max_cents` and `reserve_price_cents` are secrets: the row
 * contains a commitment, and the amount is stored separately with its salt.
 */
export type LedgerEntry = { at: Date } & (
  | ({ kind: 'terms_changed' } & LedgerTerms)
  | ({ kind: 'bid'; sequence: number; bidder: string; max_cents: number; leader: string } & AuctionFigures)
  | { kind: 'extension'; closes_at: Date; reason: 'late_bid' | 'outage' | 'before_the_ledger' }
  | { kind: 'reserve_lowered'; reserve_price_cents: number; reserve_state: ReserveState }
  | ({ kind: 'void'; bidder: string; by: 'seller' | 'house'; leader: string | null } & AuctionFigures)
  | { kind: 'maximum_lowered'; bidder: string; max_cents: number }
  | { kind: 'stood_still' }
  | { kind: 'went_on'; closes_at: Date }
  | {
      kind: 'closing'
      closes_at: Date
      outcome: 'sold' | 'unsold'
      price_cents: number | null
      winner: string | null
      reserve_state: ReserveState
    }
  | { kind: 'bought_now'; price_cents: number }
  | { kind: 'offer_accepted'; price_cents: number }
  | { kind: 'withdrawal'; by: 'seller' | 'house' }
  | { kind: 'marked_sold' }
)

type LedgerOpening = {
  kind: 'opening'
  at: Date
  written_at: Date | null
  rules: TradingRules
} & LedgerTerms

export interface Head {
  number: number
  hash: string
}

export interface NewRow extends Head {
  kind: string
  body: string
}

export interface NewSecret {
  number: number
  account_id: AccountId
  cents: number
  salt: string
}

export interface Chain {
  listing_id: ListingId
  head: Head | null
  rows: NewRow[]
  secrets: NewSecret[]
}

/** Given to the owner of the row's secret: enough to check the ledger against. */
export interface Receipt extends Head {
  cents: number
  salt: string
}

export const chainAfter = (listingId: ListingId, head: Head | null): Chain => ({
  listing_id: listingId,
  head,
  rows: [],
  secrets: [],
})

const beforeTheFirst = '0'.repeat(64)

/**
 * `accountId` is the owner of the row's secret.
 * @returns the receipt, if there is one
 */
export function addRow(
  chain: Chain,
  entry: LedgerEntry | LedgerOpening,
  accountId: AccountId | null,
): Receipt | null {
  const number = chain.head ? chain.head.number + 1 : 0
  const before = chain.head?.hash ?? beforeTheFirst
  const secret = accountId === null ? null : findSecret(entry, number, accountId)
  const fields = { ...getFields(chain.listing_id, entry), ...commitmentIn(chain.listing_id, entry, secret) }
  const body = canonical({ ...fields, number, before })
  const hash = sha256(body)
  chain.rows.push({ number, kind: entry.kind, body, hash })
  chain.head = { number, hash }
  if (!secret) return null
  chain.secrets.push(secret)
  return { number, hash, cents: secret.cents, salt: secret.salt }
}

/** RFC 8785: keys in order and no spaces, so that the same value is the same bytes. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`
}

const sha256 = (text: string) => computeHash('sha256', text, 'hex')

function findSecret(
  entry: LedgerEntry | LedgerOpening,
  number: number,
  accountId: AccountId,
): NewSecret | null {
  const cents = 'max_cents' in entry ? entry.max_cents : 'reserve_price_cents' in entry ? entry.reserve_price_cents : null // prettier-ignore
  return cents === null
    ? null
    : { number, account_id: accountId, cents, salt: randomBytes(16).toString('hex') }
}

/** Includes the auction and row, so that a commitment can't be moved to another. */
function commitmentIn(listingId: ListingId, entry: LedgerEntry | LedgerOpening, secret: NewSecret | null) {
  const { number, cents, salt } = secret ?? {}
  const commitment = secret && sha256(canonical({ listing_id: listingId, number, cents, salt }))
  if ('max_cents' in entry) return { commitment }
  return 'reserve_price_cents' in entry ? { reserve_commitment: commitment } : {}
}

function getFields(listingId: ListingId, entry: LedgerEntry | LedgerOpening): object {
  if ('max_cents' in entry) {
    const { max_cents: _, ...open } = entry
    return open
  }
  if (!('reserve_price_cents' in entry)) return entry
  const { reserve_price_cents: _, ...open } = entry
  if (open.kind !== 'opening') return open
  const { rules, ...terms } = open
  return { ...terms, format: 'hoko-ledger-1', listing_id: listingId, ...rules }
}
