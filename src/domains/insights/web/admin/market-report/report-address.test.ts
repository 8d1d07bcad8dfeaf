import { expect, test } from 'vitest'
import { changeReport, readReportSearch, reportAddress } from './report-address.ts'

test.each([
  ['', '/admin-reports'],
  ['?kind=bids&interval=week', '/admin-reports?kind=bids&interval=week'],
  ['?kind=nonsense&page=-4&from=yesterday&value=1', '/admin-reports'],
  [
    '?from=2026-01-01&to=2026-02-01&compare=year',
    '/admin-reports?from=2026-01-01&to=2026-02-01&compare=year',
  ],
  ['?by=region&value=otago&page=2', '/admin-reports?by=region&value=otago&page=2'],
])('%s is read as %s', (input, address) => {
  expect(reportAddress(readReportSearch(new URLSearchParams(input)))).toBe(address)
})

test('changing the report drops the list of rows', () => {
  const search = readReportSearch(new URLSearchParams('kind=bids&by=region&value=otago&page=2'))
  expect(changeReport(search, { interval: 'month' })).toBe('/admin-reports?kind=bids&interval=month')
})
