import type { MeetingTime, PickupPlan, ViewingPlan } from '#domains/trades/common/meetings/meetings.ts'

/**
 * Two people agree on a meeting (decision 36): one of them, the host, offers times and a place, the
 * other picks one or asks for others. The state follows from the moves alone.
 */

/** A viewing is arranged in a conversation, a pickup in a trade. */
export const meetingKinds = {
  viewing: { column: 'conversation_id', canCancel: true },
  pickup: { column: 'trade_id', canCancel: false },
} as const
export type MeetingKind = keyof typeof meetingKinds

export type Side = 'buyer' | 'seller'

export interface OfferedTime {
  id: number
  move_id: number
  starts_at: Date
  ends_at: Date
}

export type MeetingAction = 'asked' | 'offered' | 'picked' | 'cancelled'

export interface MeetingMove {
  id: number
  revision: number
  action: MeetingAction
  place: string
  note: string
  time_id: number | null
  at: Date
}

export interface MeetingHistory {
  moves: readonly MeetingMove[]
  times: readonly OfferedTime[]
}

export interface MeetingState {
  revision: number
  state: MeetingAction | 'none'
  offer: MeetingMove | null
  times: OfferedTime[]
  picked: OfferedTime | null
  /** It was picked, and either side moved it before it began. */
  dropped: OfferedTime | null
  wish: string | null
  at: Date | null
}

export function getMeetingState({ moves, times }: MeetingHistory, now: Date): MeetingState {
  const last = moves.at(-1) ?? null
  const getTime = (move: MeetingMove | undefined) =>
    (move?.time_id && times.find(({ id }) => id === move.time_id)) || null
  const offer = moves.findLast(({ action }) => action === 'offered') ?? null
  const at = moves.findLastIndex(({ action }) => action === 'picked')
  const wasPicked = getTime(moves[at])
  const droppedAt = moves[at + 1]?.at
  return {
    revision: last?.revision ?? 0,
    state: last?.action ?? 'none',
    offer,
    times: times.filter(({ move_id: moveId, starts_at: startsAt }) => moveId === offer?.id && startsAt > now),
    picked: last?.action === 'picked' ? wasPicked : null,
    dropped: wasPicked && droppedAt && droppedAt < wasPicked.starts_at ? wasPicked : null,
    wish: last?.action === 'asked' ? last.note : null,
    at: last?.at ?? null,
  }
}

export type MeetingPlan = ViewingPlan & Pick<PickupPlan, 'dropped'>

export interface MeetingTerms {
  side: Side
  /** The two may arrange it now. */
  is_open: boolean
  now: Date
}

/** The plan from one side's view. Null if nothing was arranged and nothing can be. */
export function getMeetingPlan(
  kind: MeetingKind,
  history: MeetingHistory,
  { side, is_open: isOpen, now }: MeetingTerms,
): MeetingPlan | null {
  const current = getMeetingState(history, now)
  const { revision, state, offer, times, picked, dropped, wish } = current
  if (state === 'none' && !isOpen) return null
  const { canCancel } = meetingKinds[kind]
  const isBuyer = side === 'buyer'
  const mayMove = isOpen && !isUnderWay(current, now)
  const isAhead = picked === null || now < picked.starts_at
  // The buyer can withdraw a request, and the seller the times.
  const isMine = isOpen && state === (isBuyer ? 'asked' : 'offered')
  return {
    revision,
    state,
    place: offer?.place ?? '',
    note: offer?.note ?? '',
    times: times.map(viewTime),
    picked: picked && viewTime(picked),
    dropped: dropped && dropped.starts_at > now ? viewTime(dropped) : null,
    wish,
    may_offer: mayMove && !isBuyer,
    may_pick: mayMove && isBuyer && times.length > 0 && state !== 'cancelled',
    // A request that can be withdrawn must be withdrawn before another one.
    may_ask: mayMove && isBuyer && !(canCancel && state === 'asked'),
    // An agreed meeting can be cancelled even if nothing else can be arranged.
    may_cancel: canCancel && isAhead && (picked !== null || isMine),
  }
}

/**
 * It can't be moved from its beginning to its end: the two are on their way, and phone each other.
 */
const isUnderWay = ({ picked }: MeetingState, now: Date): boolean =>
  picked !== null && picked.starts_at <= now && now < picked.ends_at

const viewTime = ({ id, starts_at: startsAt, ends_at: endsAt }: OfferedTime): MeetingTime => ({
  id,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
})
