import { expect, test } from 'vitest'
import { describeChanges, isNumberNew } from './payment-part.tsx'

const payment = { what: 'payment_details', at: '2026-11-22T06:30:00Z' } as const
const device = { what: 'device', at: '2026-11-22T06:00:00Z' } as const
const phone = { what: 'phone_number', at: '2026-11-22T05:00:00Z' } as const

test.each([
  [[payment], 'changed where to pay (Sun 22 Nov, 7:30 pm)'],
  [
    [payment, device],
    'changed where to pay (Sun 22 Nov, 7:30 pm) and signed in on a new device (Sun 22 Nov, 7:00 pm)',
  ],
  [
    [payment, device, phone],
    'changed where to pay (Sun 22 Nov, 7:30 pm), signed in on a new device (Sun 22 Nov, 7:00 pm) and changed their phone number (Sun 22 Nov, 6:00 pm)',
  ],
])('%o', (warnings, words) => {
  expect(describeChanges(warnings)).toBe(words)
  expect(isNumberNew(warnings)).toBe(warnings.length === 3)
})
