import { expect, test } from 'vitest'
import { isBackwards, isFor, getAdvertisementState } from './advertisements.rules.ts'
import type { Figures, Terms } from './advertisements.types.ts'

const terms: Terms = {
  status: 'enabled',
  starts_on: null,
  ends_on: null,
  max_impressions: null,
  max_clicks: null,
  max_impressions_per_day: null,
  max_clicks_per_day: null,
}
const figures = (impressions = 0, clicks = 0, today: [number, number] = [0, 0]): Figures => ({
  impressions,
  clicks,
  today: { impressions: today[0], clicks: today[1] },
})

test.each<[string, Partial<Terms>, Figures, string]>([
  ['without dates and limits', {}, figures(9, 9, [9, 9]), 'running'],
  ['disabled, whatever else', { status: 'disabled', ends_on: '2026-01-01' }, figures(), 'disabled'],
  ['from tomorrow', { starts_on: '2026-11-27' }, figures(), 'scheduled'],
  ['from today', { starts_on: '2026-11-26' }, figures(), 'running'],
  ['until today', { ends_on: '2026-11-26' }, figures(), 'running'],
  ['until yesterday', { ends_on: '2026-11-25' }, figures(), 'ended'],
  ['until yesterday, all shown', { ends_on: '2026-11-25', max_impressions: 5 }, figures(5), 'ended'],
  ['one impression left', { max_impressions: 5 }, figures(4), 'running'],
  ['none left', { max_impressions: 5 }, figures(5), 'reached'],
  ['more than none left', { max_impressions: 5 }, figures(7), 'reached'],
  ['no click left', { max_clicks: 2 }, figures(90, 2), 'reached'],
  ['one click left', { max_clicks: 2 }, figures(90, 1), 'running'],
  ['none left today', { max_impressions_per_day: 3 }, figures(90, 0, [3, 0]), 'reached_today'],
  ['one left today', { max_impressions_per_day: 3 }, figures(90, 0, [2, 0]), 'running'],
  ['no click left today', { max_clicks_per_day: 1 }, figures(90, 9, [3, 1]), 'reached_today'],
  ['none left today nor in all', { max_clicks: 9, max_clicks_per_day: 1 }, figures(90, 9, [3, 1]), 'reached'],
])('%s', (_case, change, counted, state) => {
  expect(getAdvertisementState({ ...terms, ...change }, counted, '2026-11-26')).toBe(state)
})

test.each([
  ['everywhere', 'home', true],
  ['everywhere', 'results', true],
  ['home', 'home', true],
  ['home', 'results', false],
  ['results', 'home', false],
] as const)('booked for %s, in %s: %s', (placement, place, isShown) => {
  expect(isFor(placement, place)).toBe(isShown)
})

test.each([
  [null, null, false],
  ['2026-11-26', null, false],
  [null, '2026-11-26', false],
  ['2026-11-26', '2026-11-26', false],
  ['2026-11-26', '2026-11-25', true],
])('a span from %s to %s is backwards: %s', (startsOn, endsOn, is_backwards) => {
  expect(isBackwards({ starts_on: startsOn, ends_on: endsOn })).toBe(is_backwards)
})
