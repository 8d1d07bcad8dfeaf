import { expect, test } from 'vitest'
import { readReportsSearch, reportsAddress } from './reports-address.ts'

const read = (query: string) => readReportsSearch(new URLSearchParams(query))

test.each(['', '?state=open&about=1002', '?kind=review&page=2', '?reporter=7'])(
  'an address is written as it was read: %s',
  (query) => expect(reportsAddress(read(query))).toBe(`/member-reports${query}`),
)

test('what isn’t valid is left out', () => {
  expect(reportsAddress(read('state=gone&about=x&kind=listing&page=-1&limit=900'))).toBe('/member-reports')
})
