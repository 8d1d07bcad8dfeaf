import { expect, test } from 'vitest'
import type { AdvertisementRow } from './advertisements.types.ts'
import { pickRows } from './table.rules.ts'

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
