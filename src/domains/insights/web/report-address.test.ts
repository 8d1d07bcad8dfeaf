import { expect, test } from 'vitest'
import { readReportSearch, reportAddress } from './report-address.ts'

test.each([
  ['', { seller: null, days: 28, show: undefined, page: 1 }],
  ['days=7&show=sales&page=3', { seller: null, days: 7, show: 'sales', page: 3 }],
  ['days=8&show=everything&page=-1', { seller: null, days: 28, show: undefined, page: 1 }],
  ['days=365&page=1.5', { seller: null, days: 365, show: undefined, page: 1 }],
  ['seller=1002&days=7', { seller: 1002, days: 7, show: undefined, page: 1 }],
  ['seller=-3', { seller: null, days: 28, show: undefined, page: 1 }],
  ['show=views&day=2026-11-20', { seller: null, days: 28, show: 'views', day: '2026-11-20', page: 1 }],
  ['day=yesterday', { seller: null, days: 28, show: undefined, page: 1 }],
  ['page=10001', { seller: null, days: 28, show: undefined, page: 1 }],
])('“%s” is parsed', (query, search) => {
  expect(readReportSearch(new URLSearchParams(query))).toEqual(search)
})

test.each([
  '/reports',
  '/reports?days=7',
  '/reports?show=bids&page=2',
  '/reports?days=365&show=sales',
  '/reports?seller=1002&days=7',
  '/reports?show=views&day=2026-11-20',
])('%s survives parsing and writing', (address) => {
  expect(reportAddress(readReportSearch(new URLSearchParams(address.split('?')[1])))).toBe(address)
})
