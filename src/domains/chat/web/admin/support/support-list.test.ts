import { expect, test } from 'vitest'
import { readSupportPlace, supportAddress } from './support-list.tsx'

test.each([
  ['', '/support'],
  ['show=mine&q=invoice&page=2&chat=7', '/support?show=mine&q=invoice&page=2&chat=7'],
  ['member=12', '/support?member=12'],
  ['show=nonsense&page=0&chat=-4&member=x', '/support'],
  ['page=99999999', '/support'],
])('?%s gives the address %s', (input, address) => {
  expect(supportAddress(readSupportPlace(new URLSearchParams(input)))).toBe(address)
})
