import { customaryRules } from '#domains/deals/common/trading-rules.ts'
import {
  addRow,
  chainAfter,
  type Receipt,
  type LedgerEntry,
} from '#domains/deals/server/ledger/chain.service.ts'
import { revealSecrets } from '#domains/deals/server/ledger/reveal.rules.ts'
import { computeHash } from '#verify-ledger/canonical.ts'
import { toAccountId, toListingId } from '#platform/common/ids.ts'
import type { PlayedLedger } from './played-ledger.ts'

export const listingId = toListingId(100_001)
const start = Date.parse('2026-11-20T20:00:00.000Z')
const minute = 60_000
export const after = (minutes: number) => new Date(start + minutes * minute)

const bidders = new Map([
  ['Kea', toAccountId(1)],
  ['Tūī', toAccountId(2)],
  ['Ruru', toAccountId(3)],
  ['Weka', toAccountId(4)],
])
const sellerId = toAccountId(9)

const terms = { start_price_cents: 1000, reserve_price_cents: 4000, buy_now_price_cents: 15_000 }

const entries: LedgerEntry[] = [
  { kind: 'terms_changed', at: after(1), ...terms, closes_at: after(240) },
  aBid(2, 1, 'Kea', 3000, { price_cents: 1000, leader: 'Kea', reserve_state: 'not_met' }),
  { kind: 'stood_still', at: after(10) },
  { kind: 'went_on', at: after(20), closes_at: after(250) },
  aBid(30, 2, 'Tūī', 3500, { price_cents: 3100, leader: 'Tūī', reserve_state: 'not_met' }),
  { kind: 'reserve_lowered', at: after(40), reserve_price_cents: 2500, reserve_state: 'met' },
  aBid(50, 3, 'Ruru', 9000, { price_cents: 3600, leader: 'Ruru', reserve_state: 'met' }),
  {
    kind: 'void',
    at: after(60),
    bidder: 'Ruru',
    by: 'seller',
    price_cents: 3100,
    leader: 'Tūī',
    reserve_state: 'met',
  },
  { kind: 'maximum_lowered', at: after(70), bidder: 'Tūī', max_cents: 3200 },
  { kind: 'extension', at: after(245), closes_at: after(255), reason: 'outage' },
  aBid(254, 4, 'Weka', 12_000, { price_cents: 3300, leader: 'Weka', reserve_state: 'met' }),
  { kind: 'extension', at: after(254), closes_at: after(256), reason: 'late_bid' },
  {
    kind: 'closing',
    at: new Date(after(256).getTime() + 40),
    closes_at: after(256),
    outcome: 'sold',
    price_cents: 3300,
    winner: 'Weka',
    reserve_state: 'met',
  },
]

export function aBid(
  minutes: number,
  sequence: number,
  bidder: string,
  maxCents: number,
  status: { price_cents: number; leader: string; reserve_state: 'none' | 'not_met' | 'met' },
): LedgerEntry {
  return { kind: 'bid', at: after(minutes), sequence, bidder, max_cents: maxCents, ...status }
}

const openingTerms = { start_price_cents: 500, reserve_price_cents: 5000, buy_now_price_cents: 20_000 }

export function fullLedger(): { file: PlayedLedger['file']; receipt: Receipt } {
  const { file, receipts } = ledgerOf(openingTerms, entries)
  return { file, receipt: receipts.at(-1)! }
}

export function ledgerOf(
  first: {
    start_price_cents: number
    reserve_price_cents: number | null
    buy_now_price_cents: number | null
  },
  rest: readonly LedgerEntry[],
): { file: PlayedLedger['file']; receipts: Receipt[] } {
  const chain = chainAfter(listingId, null)
  const termsNow = { ...first, closes_at: after(180) }
  addRow(
    chain,
    { kind: 'opening', at: after(0), written_at: null, rules: customaryRules, ...termsNow },
    sellerId,
  )
  const receipts: Receipt[] = []
  for (const entry of rest) {
    const bidder = 'max_cents' in entry ? bidders.get(entry.bidder)! : null
    const given = addRow(chain, entry, bidder ?? ('reserve_price_cents' in entry ? sellerId : null))
    if (entry.kind === 'bid' && given) receipts.push(given)
  }
  const rows = chain.rows.map(({ body, hash }) => ({ ...JSON.parse(body), hash }))
  const openings = revealSecrets(rows, chain.secrets).map(({ number, cents, salt }) => ({
    number,
    cents,
    salt,
  }))
  return { file: { format: 'hoko-ledger-1', listing_id: listingId, rows, openings, heads: [] }, receipts }
}

export async function sealAgain(
  rows: PlayedLedger['file']['rows'],
  from: number,
  to = rows.length - 1,
): Promise<void> {
  for (let n = from; n <= to; n += 1) {
    const { hash: _, ...row } = rows[n]!
    if (n > from) row.before = rows[n - 1]!.hash
    rows[n] = { ...row, hash: await computeHash(row) }
  }
}
