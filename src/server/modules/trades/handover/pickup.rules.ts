import type { PickupPlan } from '#contract/trades/handovers.ts'
import type { TradeStatus } from '#contract/trades/trades.ts'

/** How buyer and seller agree on when one fetches it from the other (decision 36). Pure. */

export interface PickupTimeRow {
  id: number
  move_id: number
  starts_at: Date
  ends_at: Date
}

export interface PickupMoveRow {
  id: number
  revision: number
  action: 'offered' | 'picked' | 'asked'
  place: string
  note: string
  time_id: number | null
  at: Date
}

export interface PickupHistory {
  moves: readonly PickupMoveRow[]
  times: readonly PickupTimeRow[]
}

export interface PickupStanding {
  revision: number
  state: PickupPlan['state']
  offer: PickupMoveRow | null
  times: PickupTimeRow[]
  picked: PickupTimeRow | null
  /** It was picked, and either side moved it before it came. */
  dropped: PickupTimeRow | null
  wish: string | null
  at: Date | null
}

export function getPickupState({ moves, times }: PickupHistory, now: Date): PickupStanding {
  const last = moves.at(-1) ?? null
  const getTime = (move: PickupMoveRow | undefined | null) =>
    (move?.time_id && times.find(({ id }) => id === move.time_id)) || null
  const offer = moves.findLast(({ action }) => action === 'offered') ?? null
  const at = moves.findLastIndex(({ action }) => action === 'picked')
  const was_picked = getTime(moves[at])
  const dropped_at = moves[at + 1]?.at
  return {
    revision: last?.revision ?? 0,
    state: last?.action ?? 'none',
    offer,
    times: times.filter(({ move_id, starts_at }) => move_id === offer?.id && starts_at > now),
    picked: last?.action === 'picked' ? was_picked : null,
    dropped: was_picked && dropped_at && dropped_at < was_picked.starts_at ? was_picked : null,
    wish: last?.action === 'asked' ? last.note : null,
    at: last?.at ?? null,
  }
}

interface Arrangeable {
  status: TradeStatus
  has_open_default: boolean
  allows_pickup: boolean
  is_held: boolean
}

/** Only while the thing is still with the seller. */
export const isArrangeable = ({ status, has_open_default, allows_pickup, is_held }: Arrangeable): boolean =>
  allows_pickup && !has_open_default && !is_held && (status === 'agreed' || status === 'paid')

/** From its beginning to its end a pickup can't be moved: the two are on their way, and phone each other. */
const isUnderWay = ({ picked }: PickupStanding, now: Date): boolean =>
  picked !== null && picked.starts_at <= now && now < picked.ends_at

export function getPickupActions(
  standing: PickupStanding,
  side: 'buyer' | 'seller',
  now: Date,
): Pick<PickupPlan, 'may_offer' | 'may_pick' | 'may_ask'> {
  const is_free = !isUnderWay(standing, now)
  const is_buyer = side === 'buyer'
  return {
    may_offer: is_free && !is_buyer,
    may_pick: is_free && is_buyer && standing.times.length > 0,
    may_ask: is_free && is_buyer,
  }
}

export type CalendarState = { method: 'PUBLISH' | 'CANCEL'; sequence: number; time: PickupTimeRow; at: Date }

export function getCalendarState(standing: PickupStanding, status: TradeStatus): CalendarState | null {
  const { picked, dropped, revision, at } = standing
  const time = picked ?? dropped
  if (!time || !at) return null
  if (!picked) return { method: 'CANCEL', sequence: revision, time, at }
  // A cancelled sale comes after everything about its pickup.
  if (status === 'cancelled') return { method: 'CANCEL', sequence: revision + 1, time, at }
  return { method: 'PUBLISH', sequence: revision, time, at }
}
