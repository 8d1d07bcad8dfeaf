import { expect, test } from 'vitest'
import { enquiriesAddress, isNarrowed, readEnquiriesSearch } from './enquiries-address.ts'

const read = (query: string) => readEnquiriesSearch(new URLSearchParams(query))

test('filters, page and what is open stand in the address', () => {
  const search = read('q=mere&lender_id=2&state=withdrawn&page=3&enquiry=9&limit=5')
  expect(search).toMatchObject({
    q: 'mere',
    lender_id: 2,
    state: 'withdrawn',
    page: 3,
    enquiry: 9,
    limit: 50,
  })
  expect(enquiriesAddress(search)).toBe('/finance?q=mere&lender_id=2&state=withdrawn&page=3&enquiry=9')
  expect(isNarrowed(search)).toBe(true)
})

test('what can’t be meant is ignored', () => {
  const search = read('lender_id=x&state=lost&page=0')
  expect(enquiriesAddress(search)).toBe('/finance')
  expect(isNarrowed(search)).toBe(false)
})
