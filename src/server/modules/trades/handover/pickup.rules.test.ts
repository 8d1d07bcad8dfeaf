import { describe, expect, test } from 'vitest'
import type { TradeStatus } from '#contract/trades/trades.ts'
import {
  getMeetingStanding,
  getMeetingActions,
  type MeetingHistory,
  type MeetingMove,
} from '#shared/rules/meeting-rules.ts'
import { getCalendarState, isArrangeable } from './pickup.rules.ts'

const now = new Date('2026-11-22T06:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const time = (id: number, move_id: number, from: number, to = from + 1) => ({
  id,
  move_id,
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

describe('how it stands', () => {
  test('nothing was done', () => {
    expect(getMeetingStanding(nothing, now)).toMatchObject({
      revision: 0,
      state: 'none',
      times: [],
      picked: null,
      dropped: null,
    })
  })

  test('times wait to be picked, but for those that have begun', () => {
    const past = { ...time(3, 10, -2), ends_at: inHours(2) }
    const standing = getMeetingStanding({ moves: [offered], times: [past, ...times] }, now)
    expect(standing).toMatchObject({ revision: 1, state: 'offered', times, picked: null, dropped: null })
  })

  test('one is picked', () => {
    const standing = getMeetingStanding({ moves: [offered, picked], times }, now)
    expect(standing).toMatchObject({ revision: 2, state: 'picked', picked: times[0], dropped: null, times })
  })

  test('another of them is picked instead', () => {
    const again = move(3, 'picked', { time_id: 2 })
    const standing = getMeetingStanding({ moves: [offered, picked, again], times }, now)
    expect(standing).toMatchObject({ revision: 3, picked: times[1], dropped: null })
  })

  test('new times drop what was picked, and the old ones are gone', () => {
    const fresh = time(7, 30, 72)
    const standing = getMeetingStanding(
      { moves: [offered, picked, move(3, 'offered')], times: [...times, fresh] },
      now,
    )
    expect(standing).toMatchObject({ state: 'offered', picked: null, dropped: times[0], times: [fresh] })
  })

  test('asking for others drops it too, and the offered ones stay open', () => {
    const asked = move(3, 'asked', { note: 'Not before Friday.' })
    const standing = getMeetingStanding({ moves: [offered, picked, asked], times }, now)
    expect(standing).toMatchObject({
      state: 'asked',
      picked: null,
      dropped: times[0],
      wish: 'Not before Friday.',
      times,
    })
  })

  test('what was over when new times were offered was not dropped', () => {
    const old = time(1, 10, -30)
    const moves = [
      move(1, 'offered', { at: inHours(-40) }),
      move(2, 'picked', { time_id: 1, at: inHours(-39) }),
    ]
    const later = move(3, 'offered', { at: inHours(-1) })
    expect(getMeetingStanding({ moves: [...moves, later], times: [old] }, now).dropped).toBe(null)
  })
})

describe('what each side may do', () => {
  const may = (history: MeetingHistory, side: 'buyer' | 'seller', at = now) => {
    const { may_offer, may_pick, may_ask } = getMeetingActions(getMeetingStanding(history, at), side, at)
    return [may_offer && 'offer', may_pick && 'pick', may_ask && 'ask'].filter(Boolean)
  }
  const agreed = { moves: [offered, picked], times }
  test.each([
    ['nothing yet', nothing, now, ['ask'], ['offer']],
    ['offered', { moves: [offered], times }, now, ['pick', 'ask'], ['offer']],
    ['offered, all past', { moves: [offered], times }, inHours(49), ['ask'], ['offer']],
    ['picked', agreed, now, ['pick', 'ask'], ['offer']],
    ['a moment before it begins', agreed, new Date(inHours(24).getTime() - 1), ['pick', 'ask'], ['offer']],
    ['as it begins', agreed, inHours(24), [], []],
    ['a moment before it ends', agreed, new Date(inHours(25).getTime() - 1), [], []],
    ['when it is over and nobody came', agreed, inHours(25), ['pick', 'ask'], ['offer']],
  ])('%s', (_name, history, at, buyer, seller) => {
    expect(may(history, 'buyer', at)).toEqual(buyer)
    expect(may(history, 'seller', at)).toEqual(seller)
  })
})

test.each<[TradeStatus, boolean]>([
  ['unconfirmed', false],
  ['agreed', true],
  ['paid', true],
  ['sent', false],
  ['completed', false],
  ['disputed', false],
  ['cancelled', false],
])('what is %s can be arranged: %s', (status, expected) => {
  const trade = { status, has_open_default: false, allows_pickup: true, is_held: false }
  expect(isArrangeable(trade)).toBe(expected)
  expect(isArrangeable({ ...trade, allows_pickup: false })).toBe(false)
  expect(isArrangeable({ ...trade, has_open_default: true })).toBe(false)
  expect(isArrangeable({ ...trade, is_held: true })).toBe(false)
})

describe('what calendars are told', () => {
  const told = (history: MeetingHistory, status: TradeStatus = 'agreed') => {
    const state = getCalendarState(getMeetingStanding(history, now), status)
    return state && [state.method, state.sequence, state.time.id]
  }
  const moved = [offered, picked, move(3, 'offered'), move(4, 'picked', { time_id: 7 })]
  test.each([
    ['nothing was picked', { moves: [offered], times }, 'agreed', null],
    ['picked', { moves: [offered, picked], times }, 'agreed', ['PUBLISH', 2, 1]],
    ['dropped', { moves: [offered, picked, move(3, 'asked')], times }, 'agreed', ['CANCEL', 3, 1]],
    ['moved', { moves: moved, times: [...times, time(7, 30, 72)] }, 'paid', ['PUBLISH', 4, 7]],
    ['the sale fell through', { moves: [offered, picked], times }, 'cancelled', ['CANCEL', 3, 1]],
    ['completed', { moves: [offered, picked], times }, 'completed', ['PUBLISH', 2, 1]],
  ] as const)('%s', (_name, history, status, expected) => {
    expect(told(history, status)).toEqual(expected)
  })
})
