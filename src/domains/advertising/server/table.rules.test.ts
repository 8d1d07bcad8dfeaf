import { expect, test } from 'vitest'
import {
  type AdvertisementRow,
  pickRows,
  isBackwards,
  isFor,
  getAdvertisementState,
  type Figures,
  type Terms,
} from './advertisements.rules.ts'

const row = (id: number, wishes: Partial<AdvertisementRow>): AdvertisementRow => ({
  id,
  name: 'Kayaks',
  link: 'https://kayaks.co.nz/',
  alt: '',
  image_id: id,
  placement: 'everywhere',
  status: 'enabled',
  starts_on: null,
  ends_on: null,
  max_impressions: null,
  max_clicks: null,
  max_impressions_per_day: null,
  max_clicks_per_day: null,
  created_at: new Date(0),
  updated_at: new Date(0),
  day: '2026-11-26',
  impressions: 0,
  clicks: 0,
  today: { impressions: 0, clicks: 0 },
  shown: { results: 0, home: 0 },
  ...wishes,
})

const rows = [
  row(1, { name: 'Whānau tents', impressions: 200, clicks: 2, ends_on: '2026-12-24' }),
  row(2, { name: 'Bread', placement: 'home', impressions: 50, clicks: 5, link: 'https://rewena.co.nz/' }),
  row(3, { name: 'Kayaks', status: 'disabled', ends_on: '2026-12-01' }),
]

test.each<[string, Partial<Parameters<typeof pickRows>[1]>, number[]]>([
  ['the newest first', {}, [3, 2, 1]],
  ['by name', { sort: 'name', order: 'asc' }, [2, 3, 1]],
  ['by impressions', { sort: 'impressions' }, [1, 2, 3]],
  ['by the rate, without one last', { sort: 'click_rate' }, [2, 1, 3]],
  ['by the rate, the other way, without one last too', { sort: 'click_rate', order: 'asc' }, [1, 2, 3]],
  ['by the last day, without one last', { sort: 'ends_on', order: 'asc' }, [3, 1, 2]],
  ['words, with or without a macron', { q: 'whanau' }, [1]],
  ['part of the link', { q: 'rewena.co' }, [2]],
  ['a place', { placement: 'home' }, [2]],
  ['a state', { state: 'disabled' }, [3]],
  ['all of them', { state: 'running', placement: 'everywhere', q: 'tents' }, [1]],
  ['none', { q: 'ute' }, []],
])('%s', (_case, search, ids) => {
  const picked = pickRows(rows, { sort: 'created_at', order: 'desc', ...search })
  expect(picked.map(({ id }) => id)).toEqual(ids)
})

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
