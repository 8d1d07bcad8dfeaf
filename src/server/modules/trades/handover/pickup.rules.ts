import type { MeetingStanding, MeetingTime } from '#shared/rules/meeting-rules.ts'
import type { TradeStatus } from '#contract/trades/trades.ts'

/** What a pickup has beyond any meeting of two (meeting-rules.ts): the sale it belongs to. Pure. */

interface Arrangeable {
  status: TradeStatus
  has_open_default: boolean
  allows_pickup: boolean
  is_held: boolean
}

/** Only while the thing is still with the seller. */
export const isArrangeable = ({ status, has_open_default, allows_pickup, is_held }: Arrangeable): boolean =>
  allows_pickup && !has_open_default && !is_held && (status === 'agreed' || status === 'paid')

export type CalendarState = { method: 'PUBLISH' | 'CANCEL'; sequence: number; time: MeetingTime; at: Date }

export function getCalendarState(standing: MeetingStanding, status: TradeStatus): CalendarState | null {
  const { picked, dropped, revision, at } = standing
  const time = picked ?? dropped
  if (!time || !at) return null
  if (!picked) return { method: 'CANCEL', sequence: revision, time, at }
  // A cancelled sale comes after everything about its pickup.
  if (status === 'cancelled') return { method: 'CANCEL', sequence: revision + 1, time, at }
  return { method: 'PUBLISH', sequence: revision, time, at }
}
