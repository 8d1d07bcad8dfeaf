import { expect, test } from 'vitest'
import { getTradeListPath, hasFilters, parseTradeQuery, toTradeFilters } from './trade-query.ts'
import { listMonths } from './trade-tools.tsx'

const parse = (search: string) => parseTradeQuery(new URLSearchParams(search), 1)

test.each([
  ['', { state: null, month: null, find: '', page: 1 }],
  ['state=open&month=2026-11&find=%20bike%20', { state: 'open', month: '2026-11', find: 'bike', page: 1 }],
  ['state=sold&month=2026-13', { state: null, month: null, find: '', page: 1 }],
  ['month=November', { state: null, month: null, find: '', page: 1 }],
])('parseTradeQuery reads “%s”', (search, query) => {
  expect(parse(search)).toEqual(query)
})

test('a change of filters goes back to the first page, and its address is read as the same', () => {
  const query = { ...parse('state=open&find=H5001'), page: 3 }
  const path = getTradeListPath('seller', query, { month: '2026-11' })
  expect(path).toBe('/isell?status=sold&state=open&month=2026-11&find=H5001')
  expect(parse(path.split('?')[1] ?? '')).toEqual({ ...query, month: '2026-11', page: 1 })
  expect(getTradeListPath('buyer', query, { page: 2 })).toBe(
    '/iwon-ilost?show=won&state=open&find=H5001&page=2',
  )
  expect(getTradeListPath('buyer')).toBe('/iwon-ilost?show=won')
})

test('only given filters are sent', () => {
  expect(toTradeFilters('buyer', parse(''))).toEqual({ role: 'buyer' })
  expect(toTradeFilters('buyer', parse('find=bike&month=2026-11'))).toEqual({
    role: 'buyer',
    month: '2026-11',
    q: 'bike',
  })
  expect(hasFilters(parse(''))).toBe(false)
  expect(hasFilters(parse('month=2026-11'))).toBe(true)
})

test('the chosen month stays a choice without trades', () => {
  const months = [
    { month: '2026-11', count: 12, total_cents: 1 },
    { month: '2026-09', count: 1, total_cents: 1 },
  ]
  expect(listMonths(months, '2026-10').map(({ label }) => label)).toEqual([
    'November 2026 (12)',
    'October 2026 (0)',
    'September 2026 (1)',
  ])
  expect(listMonths(months, null)).toHaveLength(2)
})
