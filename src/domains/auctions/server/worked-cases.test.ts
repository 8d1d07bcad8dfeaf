import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import { anAuction, bid, closesAt, longBefore } from '#test/harness/auctions/an-auction.ts'
import { closingAfterOutage } from './batches/outage.rules.ts'
import type { AuctionState, BidDecision } from './bidding.rules.ts'
import { decideReserveLowering } from './closing/reserve.rules.ts'
import { decideVoid } from './void/void.rules.ts'

const document = readFileSync(new URL('../../../../docs/trading-rules.md', import.meta.url), 'utf8')

type Row = Record<string, string>

function readTable(head: string): [name: string, row: Row][] {
  const tables = document.split('\n\n').filter((block) => block.startsWith(`| ${head} |`))
  if (tables.length !== 1) throw new Error(`${tables.length} tables begin with ${head}`)
  const [columns, , ...rows] = tables[0]!
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return rows.map((row) => [row.join(' | '), Object.fromEntries(columns!.map((name, n) => [name, row[n]!]))])
}

const people: Record<string, AccountId> = {
  Ana: toAccountId(1),
  Ben: toAccountId(2),
  Col: toAccountId(3),
  nobody: toAccountId(0),
}
const toCents = (text: string) => Math.round(Number(text.replace(',', '')) * 100)
const toCentsOrNull = (text: string) => (text === '–' ? null : toCents(text))
const toBids = (text: string) =>
  text === 'none'
    ? []
    : text.split(', ').map((one) => {
        const [name, dollars] = one.split(' ')
        return { bidder_id: people[name!]!, max_cents: toCents(dollars!) }
      })

/** 7:00:00 is the closing. */
function toInstant(clock: string): Date {
  const [hours, minutes, seconds] = clock.split(':').map(Number)
  const afterSeconds = (hours! - 7) * 3600 + minutes! * 60 + seconds!
  return new Date(closesAt.getTime() + afterSeconds * 1000)
}

function accept(decision: BidDecision): AuctionState {
  if (decision.outcome === 'refused') throw new Error(`The bid was refused: ${decision.key}`)
  return decision.next
}

const afterBids = (auction: AuctionState, bids: string) =>
  toBids(bids).reduce((state, { bidder_id, max_cents }) => accept(bid(state, bidder_id, max_cents)), auction)

const anAuctionFrom = (row: Row) =>
  anAuction({ start_price_cents: toCents(row.start!), reserve_price_cents: toCentsOrNull(row.reserve!) })

describe('worked cases of the price', () => {
  test.each(readTable('start | reserve | bids, in order'))('%s', (_name, row) => {
    const auction = afterBids(anAuctionFrom(row), row['bids, in order']!)
    expect({
      price: auction.price_cents,
      leader: auction.leader_id,
      reserve: reserveState(auction).replace('_', ' '),
    }).toEqual({ price: toCents(row.price!), leader: people[row.leader!], reserve: row['reserve is'] })
  })
})

const keys: Record<string, string> = {
  'too low': 'bid_too_low',
  'below own maximum': 'maximum_below_own',
  closed: 'listing_closed',
}

describe('worked cases of the time', () => {
  test.each(readTable('time | what happens'))('%s', (_name, row) => {
    const [name, , dollars] = row['what happens']!.split(' ')
    const auction = afterBids(anAuction(), 'Ana 50, Ben 30')
    const decision = bid(auction, people[name!]!, toCents(dollars!), toInstant(row.time!))
    const next = decision.outcome === 'accepted' ? decision.next : auction
    const answer = decision.outcome === 'accepted' ? 'accepted' : decision.key
    expect({ answer, closes_at: next.closes_at }).toEqual({
      answer: keys[row.answer!] ?? row.answer,
      closes_at: toInstant(row['closes at']!),
    })
  })

  test.each(readTable('from | to'))('%s', (_name, row) => {
    const terms = { closes_at: closesAt, clock_started_at: longBefore, outage_s: 60, outage_extension_s: 600 }
    const outage = { from_at: toInstant(row.from!), to_at: toInstant(row.to!) }
    expect(closingAfterOutage(terms, outage) ?? closesAt).toEqual(toInstant(row['closes at']!))
  })
})

describe('worked cases of buy now, voids and the reserve', () => {
  test.each(readTable('start | reserve | Buy now'))('%s', (_name, row) => {
    const auction = { ...anAuctionFrom(row), buy_now_price_cents: toCents(row['Buy now']!) }
    const after = afterBids(auction, row['bids, in order']!)
    expect(after.buy_now_price_cents !== null ? 'yes' : 'no').toBe(row['Buy now stands'])
  })

  test.each(readTable('bids, in order | voided'))('%s', (_name, row) => {
    const decision = decideVoid(afterBids(anAuction(), row['bids, in order']!), {
      bidder_id: people[row.voided!]!,
      by: 'seller',
      at: longBefore,
      terms: { start_price_cents: 10_00, reserve_price_cents: null },
      entries: toBids(row['bids, in order']!).map((one) => ({ kind: 'bid', ...one })),
    })
    expect(decision).toMatchObject({
      outcome: 'accepted',
      next: { price_cents: toCents(row['price then']!), leader_id: people[row['leader then']!] || null },
    })
  })

  const lowerings: Record<string, string> = {
    'too low': 'reserve_too_low',
    'not lower': 'reserve_not_lower',
    'already lowered': 'reserve_already_lowered',
    'too late': 'reserve_lowering_too_late',
  }

  test.each(readTable('time left | lowered before'))('%s', (_name, row) => {
    const auction = afterBids(anAuction({ reserve_price_cents: 60_00 }), 'Ana 50, Ben 30')
    const [hours, minutes, seconds] = row['time left']!.split(':').map(Number)
    const decision = decideReserveLowering(auction, {
      reserveCents: toCents(row.to!),
      firstReserveCents: 60_00,
      loweredBefore: row['lowered before'] === 'yes',
      at: new Date(closesAt.getTime() - (hours! * 3600 + minutes! * 60 + seconds!) * 1000),
    })
    expect(decision.outcome === 'accepted' ? 'accepted' : decision.key).toBe(
      lowerings[row.answer!] ?? row.answer,
    )
    if (decision.outcome === 'accepted') expect(decision.next.price_cents).toBe(auction.price_cents)
  })
})
