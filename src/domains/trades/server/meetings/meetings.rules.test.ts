import { describe, expect, test } from 'vitest'
import {
  getMeetingPlan,
  getMeetingState,
  type MeetingHistory,
  type MeetingKind,
  type MeetingMove,
  type Side,
} from './meetings.rules.ts'

const now = new Date('2026-11-22T06:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const time = (id: number, moveId: number, from: number, to = from + 1) => ({
  id,
  move_id: moveId,
  starts_at: inHours(from),
  ends_at: inHours(to),
})
const move = (
  revision: number,
  action: MeetingMove['action'],
  over: Partial<MeetingMove> = {},
): MeetingMove => ({
  id: revision * 10,
  revision,
  action,
  place: action === 'offered' ? '12 Jackson Street' : '',
  note: '',
  time_id: null,
  at: inHours(revision - 20),
  ...over,
})

const offered = move(1, 'offered')
const times = [time(1, 10, 24), time(2, 10, 48)]
const picked = move(2, 'picked', { time_id: 1 })
const nothing: MeetingHistory = { moves: [], times: [] }

describe('getMeetingStanding', () => {
  test('returns none without moves', () => {
    expect(getMeetingState(nothing, now)).toMatchObject({
      revision: 0,
      state: 'none',
      times: [],
      picked: null,
      dropped: null,
    })
  })

  test('returns offered times that haven’t begun', () => {
    const past = { ...time(3, 10, -2), ends_at: inHours(2) }
    const status = getMeetingState({ moves: [offered], times: [past, ...times] }, now)
    expect(status).toMatchObject({ revision: 1, state: 'offered', times, picked: null, dropped: null })
  })

  test('returns the picked time', () => {
    const status = getMeetingState({ moves: [offered, picked], times }, now)
    expect(status).toMatchObject({ revision: 2, state: 'picked', picked: times[0], dropped: null, times })
  })

  test('returns another time picked instead', () => {
    const again = move(3, 'picked', { time_id: 2 })
    const status = getMeetingState({ moves: [offered, picked, again], times }, now)
    expect(status).toMatchObject({ revision: 3, picked: times[1], dropped: null })
  })

  test('drops the picked time when new times replace the old ones', () => {
    const fresh = time(7, 30, 72)
    const status = getMeetingState(
      { moves: [offered, picked, move(3, 'offered')], times: [...times, fresh] },
      now,
    )
    expect(status).toMatchObject({ state: 'offered', picked: null, dropped: times[0], times: [fresh] })
  })

  test('drops the picked time when others are requested, and the offered ones stay open', () => {
    const input = move(3, 'asked', { note: 'Not before Friday.' })
    const status = getMeetingState({ moves: [offered, picked, input], times }, now)
    expect(status).toMatchObject({
      state: 'asked',
      picked: null,
      dropped: times[0],
      wish: 'Not before Friday.',
      times,
    })
  })

  test('doesn’t count a past time as dropped by new times', () => {
    const old = time(1, 10, -30)
    const moves = [
      move(1, 'offered', { at: inHours(-40) }),
      move(2, 'picked', { time_id: 1, at: inHours(-39) }),
    ]
    const later = move(3, 'offered', { at: inHours(-1) })
    expect(getMeetingState({ moves: [...moves, later], times: [old] }, now).dropped).toBe(null)
  })
})

describe('the permissions of each side', () => {
  const may = (kind: MeetingKind, history: MeetingHistory, side: Side, at = now) => {
    const plan = getMeetingPlan(kind, history, { side, is_open: true, now: at })!
    const { may_offer, may_pick, may_ask, may_cancel } = plan
    return [may_offer && 'offer', may_pick && 'pick', may_ask && 'ask', may_cancel && 'cancel'].filter(
      Boolean,
    )
  }
  const agreed = { moves: [offered, picked], times }
  test.each([
    ['nothing yet', nothing, now, ['ask'], ['offer']],
    ['asked', { moves: [move(1, 'asked')], times: [] }, now, ['ask'], ['offer']],
    ['offered', { moves: [offered], times }, now, ['pick', 'ask'], ['offer']],
    ['offered, all past', { moves: [offered], times }, inHours(49), ['ask'], ['offer']],
    ['picked', agreed, now, ['pick', 'ask'], ['offer']],
    ['a moment before it begins', agreed, new Date(inHours(24).getTime() - 1), ['pick', 'ask'], ['offer']],
    ['as it begins', agreed, inHours(24), [], []],
    ['a moment before it ends', agreed, new Date(inHours(25).getTime() - 1), [], []],
    ['when it is over and nobody came', agreed, inHours(25), ['pick', 'ask'], ['offer']],
  ])('apply to a pickup: %s', (_name, history, at, buyer, seller) => {
    expect(may('pickup', history, 'buyer', at)).toEqual(buyer)
    expect(may('pickup', history, 'seller', at)).toEqual(seller)
  })

  test.each([
    ['nothing yet', nothing, now, ['ask'], ['offer']],
    ['asked', { moves: [move(1, 'asked')], times: [] }, now, ['cancel'], ['offer']],
    ['offered', { moves: [offered], times }, now, ['pick', 'ask'], ['offer', 'cancel']],
    ['picked', agreed, now, ['pick', 'ask', 'cancel'], ['offer', 'cancel']],
    ['called off', { moves: [offered, picked, move(3, 'cancelled')], times }, now, ['ask'], ['offer']],
    ['while it’s on', agreed, inHours(24.5), [], []],
  ])('apply to a viewing: %s', (_name, history, at, buyer, seller) => {
    expect(may('viewing', history, 'buyer', at)).toEqual(buyer)
    expect(may('viewing', history, 'seller', at)).toEqual(seller)
  })

  test('only allow cancelling an agreed time once the listing has ended', () => {
    const closed = (history: MeetingHistory, side: Side) =>
      getMeetingPlan('viewing', history, { side, is_open: false, now })
    const none = { may_offer: false, may_pick: false, may_ask: false, may_cancel: false }
    expect(closed(nothing, 'buyer')).toBeNull()
    expect(closed(agreed, 'buyer')).toMatchObject({ ...none, may_cancel: true })
    expect(closed({ moves: [offered], times }, 'seller')).toMatchObject(none)
  })
})

test('come with the dropped time until it would have begun', () => {
  const history = { moves: [offered, picked, move(3, 'asked')], times }
  const dropped = (at: Date) =>
    getMeetingPlan('pickup', history, { side: 'seller', is_open: true, now: at })!.dropped
  expect(dropped(now)).toMatchObject({ id: 1 })
  expect(dropped(inHours(24))).toBeNull()
})
