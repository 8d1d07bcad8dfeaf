import type { ViewingPlan } from '#contract/chat/viewings.ts'
import {
  getMeetingActions,
  getMeetingStanding,
  type MeetingAction,
  type MeetingHistory,
  type MeetingTime,
} from '#shared/rules/meeting-rules.ts'

export type ViewingAction = MeetingAction | 'cancelled'
export type ViewingHistory = MeetingHistory<ViewingAction>

interface Standing {
  side: 'buyer' | 'seller'
  /** The listing is live and the two may write to each other. */
  is_open: boolean
  now: Date
}

/** Null where nothing was arranged and nothing can be. */
export function getViewingPlan(
  history: ViewingHistory,
  { side, is_open, now }: Standing,
): ViewingPlan | null {
  const standing = getMeetingStanding(history, now)
  const { revision, state, offer, times, picked, wish } = standing
  if (state === 'none' && !is_open) return null
  const may = getMeetingActions(standing, side, now)
  const is_ahead = picked === null || now < picked.starts_at
  return {
    revision,
    state,
    place: offer?.place ?? '',
    note: offer?.note ?? '',
    times: times.map(viewTime),
    picked: picked && viewTime(picked),
    wish,
    may_offer: is_open && may.may_offer,
    may_pick: is_open && may.may_pick && state !== 'cancelled',
    // It's asked for already: taken back, it can be asked for otherwise.
    may_ask: is_open && may.may_ask && state !== 'asked',
    // Of what is agreed on, also once the listing has ended.
    may_cancel: is_ahead && (picked !== null || (is_open && isMine(state, side))),
  }
}

/** A wish is the buyer's to take back, times are the seller's. */
const isMine = (state: ViewingPlan['state'], side: 'buyer' | 'seller') =>
  state === (side === 'buyer' ? 'asked' : 'offered')

const viewTime = ({ id, starts_at, ends_at }: MeetingTime) => ({
  id,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
})
