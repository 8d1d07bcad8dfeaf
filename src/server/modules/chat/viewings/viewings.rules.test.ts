import { expect, test } from 'vitest'
import { getViewingPlan, type ViewingAction, type ViewingHistory } from './viewings.rules.ts'

const now = new Date('2026-11-25T00:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const move = (revision: number, action: ViewingAction, time_id: number | null = null) => ({
  id: revision,
  revision,
  action,
  place: '',
  note: '',
  time_id,
  at: inHours(revision - 10),
})
const times = [{ id: 7, move_id: 1, starts_at: inHours(5), ends_at: inHours(6) }]
const history = (...moves: ReturnType<typeof move>[]): ViewingHistory => ({ moves, times })
const offered = move(1, 'offered')
const acts = (plan: ReturnType<typeof getViewingPlan>) =>
  plan && [plan.may_ask, plan.may_offer, plan.may_pick, plan.may_cancel]

test.each([
  ['nothing yet', history(), [true, false, false, false], [false, true, false, false]],
  ['asked', history(move(1, 'asked')), [false, false, false, true], [false, true, false, false]],
  ['offered', history(offered), [true, false, true, false], [false, true, false, true]],
  ['picked', history(offered, move(2, 'picked', 7)), [true, false, true, true], [false, true, false, true]],
  [
    'called off',
    history(offered, move(2, 'picked', 7), move(3, 'cancelled')),
    [true, false, false, false],
    [false, true, false, false],
  ],
])('%s: who may ask, offer, pick, cancel', (_what, moves, buyer, seller) => {
  expect(acts(getViewingPlan(moves, { side: 'buyer', is_open: true, now }))).toEqual(buyer)
  expect(acts(getViewingPlan(moves, { side: 'seller', is_open: true, now }))).toEqual(seller)
})

test('once the listing has ended, only what is agreed on is left, to be called off', () => {
  expect(getViewingPlan(history(), { side: 'buyer', is_open: false, now })).toBeNull()
  const agreed = history(offered, move(2, 'picked', 7))
  expect(acts(getViewingPlan(agreed, { side: 'buyer', is_open: false, now }))).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(acts(getViewingPlan(history(offered), { side: 'seller', is_open: false, now }))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('while it’s on, nothing moves it', () => {
  const agreed = history(offered, move(2, 'picked', 7))
  const at = { side: 'buyer' as const, is_open: true, now: inHours(5.5) }
  expect(acts(getViewingPlan(agreed, at))).toEqual([false, false, false, false])
})
