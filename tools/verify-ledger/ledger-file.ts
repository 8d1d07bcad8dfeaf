/** See docs/ledger-format.md. */

export type ReserveState = 'none' | 'not_met' | 'met'

export interface Terms {
  start_price_cents: number
  reserve_commitment: string | null
  buy_now_price_cents: number | null
  closes_at: string
}

export interface Ladder {
  up_to_cents: number | null
  increment_cents: number
}

interface Base {
  number: number
  at: string
  before: string
  hash: string
}

export interface OpeningRow extends Base, Terms {
  kind: 'opening'
  format: string
  listing_id: number
  increments: Ladder[]
  max_bid_cents: number
  extension_ms: number
  reserve_floor_percent: number
  reserve_freeze_ms: number
  void_freeze_ms: number
  written_at: string | null
}

export type TermsRow = Base & Terms & { kind: 'terms_changed' }
export interface BidRow extends Base {
  kind: 'bid'
  sequence: number
  bidder: string
  commitment: string
  price_cents: number
  leader: string
  reserve_state: ReserveState
}
export interface ExtensionRow extends Base {
  kind: 'extension'
  closes_at: string
  reason: 'late_bid' | 'outage' | 'before_the_ledger'
}
export interface LoweringRow extends Base {
  kind: 'reserve_lowered'
  reserve_commitment: string
  reserve_state: ReserveState
}
export interface VoidRow extends Base {
  kind: 'void'
  bidder: string
  by: 'seller' | 'house'
  price_cents: number
  leader: string | null
  reserve_state: ReserveState
}
export interface MaximumRow extends Base {
  kind: 'maximum_lowered'
  bidder: string
  commitment: string
}
export interface ClosingRow extends Base {
  kind: 'closing'
  closes_at: string
  outcome: 'sold' | 'unsold'
  price_cents: number | null
  winner: string | null
  reserve_state: ReserveState
}
export type LedgerRow =
  | OpeningRow
  | TermsRow
  | BidRow
  | ExtensionRow
  | LoweringRow
  | VoidRow
  | MaximumRow
  | ClosingRow
  | (Base & { kind: 'stood_still' | 'marked_sold' })
  | (Base & { kind: 'went_on'; closes_at: string })
  | (Base & { kind: 'bought_now' | 'offer_accepted'; price_cents: number })
  | (Base & { kind: 'withdrawal'; by: 'seller' | 'house' })

export interface Opening {
  number: number
  cents: number
  salt: string
}
export interface Head {
  number: number
  hash: string
  at?: string
}
export type Receipt = Opening & { hash: string }

export interface LedgerFile {
  listing_id: number
  rows: LedgerRow[]
  openings: Opening[]
  heads: Head[]
}

type Test = (value: unknown) => boolean

const whole: Test = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const hex =
  (digits: number): Test =>
  (value) =>
    typeof value === 'string' && value.length === digits && /^[0-9a-f]*$/.test(value)
const text: Test = (value) => typeof value === 'string' && value.length > 0
const instant: Test = (value) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value
const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value)
const isOneOf =
  (...words: string[]): Test =>
  (value) =>
    words.includes(value as string)
const ladder: Test = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (step) =>
      hasFields(step, { up_to_cents: orNull(whole), increment_cents: whole }) && step.increment_cents > 0,
  ) &&
  value.every(({ up_to_cents: upToCents }, n) =>
    n === value.length - 1
      ? upToCents === null
      : upToCents !== null && upToCents > (value[n - 1]?.up_to_cents ?? -1),
  )

type Shape = Record<string, Test>

const terms: Shape = {
  start_price_cents: whole,
  reserve_commitment: orNull(hex(64)),
  buy_now_price_cents: orNull(whole),
  closes_at: instant,
}
const state = isOneOf('none', 'not_met', 'met')
const who = isOneOf('seller', 'house')

const shapes: Record<string, Shape> = {
  opening: {
    ...terms,
    format: isOneOf('hoko-ledger-1'),
    listing_id: whole,
    increments: ladder,
    max_bid_cents: whole,
    extension_ms: whole,
    reserve_floor_percent: whole,
    reserve_freeze_ms: whole,
    void_freeze_ms: whole,
    written_at: orNull(instant),
  },
  terms_changed: terms,
  bid: {
    sequence: whole,
    bidder: text,
    commitment: hex(64),
    price_cents: whole,
    leader: text,
    reserve_state: state,
  },
  extension: { closes_at: instant, reason: isOneOf('late_bid', 'outage', 'before_the_ledger') },
  reserve_lowered: { reserve_commitment: hex(64), reserve_state: state },
  void: { bidder: text, by: who, price_cents: whole, leader: orNull(text), reserve_state: state },
  maximum_lowered: { bidder: text, commitment: hex(64) },
  stood_still: {},
  went_on: { closes_at: instant },
  closing: {
    closes_at: instant,
    outcome: isOneOf('sold', 'unsold'),
    price_cents: orNull(whole),
    winner: orNull(text),
    reserve_state: state,
  },
  bought_now: { price_cents: whole },
  offer_accepted: { price_cents: whole },
  withdrawal: { by: who },
  marked_sold: {},
}

const base: Shape = { number: whole, at: instant, before: hex(64), hash: hex(64) }

function hasFields(value: unknown, shape: Shape): boolean {
  if (typeof value !== 'object' || value === null) return false
  const names = Object.keys(value)
  return names.length === Object.keys(shape).length && wrongField(value, shape) === null
}

function wrongField(value: object, shape: Shape): string | null {
  const object = value as Record<string, unknown>
  const wrong = Object.entries(shape).find(
    ([name, test]) => !Object.hasOwn(object, name) || !test(object[name]),
  )
  return wrong ? wrong[0] : (Object.keys(object).find((name) => !Object.hasOwn(shape, name)) ?? null)
}

export function findOddity(row: unknown, n: number): string | null {
  if (typeof row !== 'object' || row === null) return `Row ${n} is not a row.`
  const { kind } = row as { kind?: unknown }
  const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined
  if (!shape) return `Row ${n} was altered: there is no such kind of row.`
  const field = wrongField(row, { ...base, ...shape, kind: text })
  return field === null ? null : `Row ${n} was altered: its “${field}” is not what the format allows.`
}

const lists = { openings: { number: whole, cents: whole, salt: hex(32) }, heads: { number: whole, hash: hex(64), at: instant } } // prettier-ignore

const parts = ['format', 'listing_id', 'rows', 'openings', 'heads']

/** Returns the ledger, or a sentence why it isn't one. Rows are checked separately. */
export function readLedger(value: unknown): LedgerFile | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'This is not a ledger.'
  const file = value as Record<string, unknown>
  if (file.format !== 'hoko-ledger-1') return 'This is not a ledger of a format that is known here.'
  if (!whole(file.listing_id) || !Array.isArray(file.rows)) return 'This ledger is not whole.'
  const further = Object.keys(file).find((name) => !parts.includes(name))
  if (further !== undefined) return `This ledger has a further field, “${further.slice(0, 40)}”.`
  for (const [name, shape] of Object.entries(lists)) {
    const list = file[name]
    if (!Array.isArray(list) || !list.every((item) => hasFields(item, shape)))
      return `The “${name}” of this ledger are not as the format says.`
  }
  return value as LedgerFile
}

const receiptShape: Shape = { number: whole, hash: hex(64), cents: whole, salt: hex(32) }

export interface Witness<Item> {
  listing_id?: number
  list: Item[]
}

export function readReceipts(value: unknown): Witness<Receipt> | null {
  return getWitness(value, ({ receipts }) => receipts, receiptShape)
}

/** Accepts a list, an object with one, or a single published head. */
export function readHeads(value: unknown): Witness<Head> | null {
  return getWitness(value, ({ heads, head }) => heads ?? (head ? [head] : []), lists.heads)
}

const witnessParts = ['listing_id', 'receipts', 'heads', 'head']

function getWitness<Item>(
  value: unknown,
  pick: (object: Record<string, unknown>) => unknown,
  shape: Shape,
): Witness<Item> | null {
  if (typeof value !== 'object' || value === null) return null
  const object = Array.isArray(value) ? null : (value as Record<string, unknown>)
  if (object && !Object.keys(object).every((name) => witnessParts.includes(name))) return null
  const list = object ? pick(object) : value
  if (!Array.isArray(list) || !list.every((item) => hasFields(item, shape))) return null
  if (object?.listing_id === undefined) return { list }
  return whole(object.listing_id) ? { listing_id: object.listing_id as number, list } : null
}
