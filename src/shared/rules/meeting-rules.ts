/**
 * How two people agree on when they meet (decision 36): one of them, the host, offers times and a place, the other
 * picks one or asks for others. What stands follows from the moves alone.
 */

export interface MeetingTime {
  id: number
  move_id: number
  starts_at: Date
  ends_at: Date
}

export interface MeetingMove<Action extends string = MeetingAction> {
  id: number
  revision: number
  action: Action
  place: string
  note: string
  time_id: number | null
  at: Date
}

export type MeetingAction = 'offered' | 'picked' | 'asked'

export interface MeetingHistory<Action extends string = MeetingAction> {
  moves: readonly MeetingMove<Action>[]
  times: readonly MeetingTime[]
}

export interface MeetingStanding<Action extends string = MeetingAction> {
  revision: number
  state: Action | 'none'
  offer: MeetingMove<Action> | null
  times: MeetingTime[]
  picked: MeetingTime | null
  /** It was picked, and either side moved it before it came. */
  dropped: MeetingTime | null
  wish: string | null
  at: Date | null
}

export function getMeetingStanding<Action extends string>(
  { moves, times }: MeetingHistory<Action>,
  now: Date,
): MeetingStanding<Action> {
  const last = moves.at(-1) ?? null
  const getTime = (move: MeetingMove<Action> | undefined | null) =>
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

/** From its beginning to its end it can't be moved: the two are on their way, and phone each other. */
const isUnderWay = ({ picked }: MeetingStanding<string>, now: Date): boolean =>
  picked !== null && picked.starts_at <= now && now < picked.ends_at

export function getMeetingActions(
  standing: MeetingStanding<string>,
  side: 'buyer' | 'seller',
  now: Date,
): { may_offer: boolean; may_pick: boolean; may_ask: boolean } {
  const is_free = !isUnderWay(standing, now)
  const is_buyer = side === 'buyer'
  return {
    may_offer: is_free && !is_buyer,
    may_pick: is_free && is_buyer && standing.times.length > 0,
    may_ask: is_free && is_buyer,
  }
}
