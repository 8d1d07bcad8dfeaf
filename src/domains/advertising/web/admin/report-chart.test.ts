import { expect, test } from 'vitest'
import { readReportSearch, reportAddress } from './report-chart.tsx'

test.each([
  ['', '/advertisements/7/update'],
  ['show=report', '/advertisements/7/update?show=report'],
  [
    'show=report&from=2026-11-01&to=2026-11-26',
    '/advertisements/7/update?show=report&from=2026-11-01&to=2026-11-26',
  ],
  ['show=report&from=yesterday&to=2026-02-30', '/advertisements/7/update?show=report'],
  ['show=attic&from=2026-11-01', '/advertisements/7/update'],
])('%j is read as %s', (query, address) => {
  expect(reportAddress(7, readReportSearch(new URLSearchParams(query)))).toBe(address)
})
