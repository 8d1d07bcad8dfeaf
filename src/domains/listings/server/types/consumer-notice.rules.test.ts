import { expect, test } from 'vitest'
import { getNotice } from './consumer-notice.rules.ts'

const trader = {
  seller_kind: 'in_trade',
  trading_name: 'Ōtaki Motors',
  first_name: 'Rangi',
  last_name: 'Kahu',
  address: '1 Main Street',
  suburb: 'Ōtaki',
  region: 'Wellington',
  phone_number: '+64211234567',
  trader_number: 'M123456',
} as const

const vehicle = {
  subtype: 'car',
  make: 'Mazda',
  model: 'MX-5',
  year: 2015,
  first_registered_year: 2016,
  has_security_interest: false,
} as unknown as Parameters<typeof getNotice>[0]

test.each([
  [null, null],
  ['nz_new', false],
  ['imported', true],
] as const)('getNotice states an import history of %s as far as known: %s', (importHistory, claimed) => {
  const notice = getNotice(
    { ...vehicle, import_history: importHistory },
    { condition: 'used', sale_method: 'fixed_price', price_cents: 19_990_00 },
    trader,
  )
  expect(notice?.is_imported_used).toBe(claimed)
})
