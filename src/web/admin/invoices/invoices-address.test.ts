import { expect, test } from 'vitest'
import { invoicesAddress, isNarrowed, readInvoicesSearch } from './invoices-address.ts'

const read = (query: string) => readInvoicesSearch(new URLSearchParams(query))

test.each(['', '?q=inv-42&state=paid', '?user_id=7&from=2026-01-01&to=2026-01-31', '?invoice=3&page=2'])(
  'an address is written as it was read: %s',
  (query) => {
    const { page, invoice, ...rest } = read(query)
    const named = new URLSearchParams(invoicesAddress({ ...rest, page, invoice }).split('?')[1])
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(new URLSearchParams(query)))
  },
)

test('what isn’t valid is left out', () => {
  expect(invoicesAddress(read('state=gone&from=x&page=-1&limit=900&invoice=no'))).toBe(
    '/subscription-invoices',
  )
})

test('an open invoice narrows nothing', () => {
  expect(isNarrowed(read('invoice=3&page=2'))).toBe(false)
  expect(isNarrowed(read('q=mere'))).toBe(true)
})
