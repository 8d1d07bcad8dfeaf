import type { ReserveState } from '#domains/listings/common/listings.ts'
import type { WatchChange } from '#domains/watchlist/common/watching.ts'

export interface SeenSnapshot {
  status: string
  price_cents: number
  bid_count: number
  reserve_state: ReserveState
  buy_now_price_cents: number | null
  closes_at: string | null
}

const ends = ['sold', 'unsold', 'withdrawn'] as const

/**
 * Most interesting first. Consequences of an end, such as that it can't be bought any more, aren't
 * repeated.
 */
export function changesSince(
  then: SeenSnapshot,
  now: SeenSnapshot & { sale_method: string },
  editLines: readonly string[],
): WatchChange[] {
  const isAuction = now.sale_method === 'auction'
  const isOpen = now.status === 'active'
  const end = ends.find((how) => how === now.status)
  const changes: (WatchChange | false)[] = [
    end !== undefined && then.status !== now.status && { kind: 'ended', how: end },
    isOpen && then.status !== 'active' && { kind: 'back' },
    now.bid_count > then.bid_count && { kind: 'bids', count: now.bid_count - then.bid_count },
    now.price_cents !== then.price_cents && {
      kind: 'price',
      from_cents: then.price_cents,
      to_cents: now.price_cents,
    },
    now.reserve_state !== then.reserve_state && { kind: 'reserve', state: now.reserve_state },
    isOpen &&
      isAuction &&
      now.buy_now_price_cents !== then.buy_now_price_cents && {
        kind: 'buy_now',
        from_cents: then.buy_now_price_cents,
        to_cents: now.buy_now_price_cents,
      },
    isOpen &&
      now.closes_at !== then.closes_at && { kind: 'closing', from: then.closes_at, to: now.closes_at },
    editLines.length > 0 && { kind: 'edited', lines: [...editLines] },
  ]
  return changes.filter((change) => change !== false)
}

/** Fields covered by the comparison of snapshots. */
export const fieldsInSnapshot: ReadonlySet<string> = new Set([
  'start_price_cents',
  'buy_now_price_cents',
  'closes_at',
  'duration_minutes',
])
