import { expect, test } from 'vitest'
import { readRevenueSearch, revenueAddress } from './revenue-address.ts'

test.each([
  ['', '/revenue'],
  ['show=past_due&page=2', '/revenue?show=past_due&page=2'],
  ['show=nothing&page=-1', '/revenue'],
  ['page=1e9', '/revenue'],
])('%j is read as %s', (query, address) => {
  expect(revenueAddress(readRevenueSearch(new URLSearchParams(query)))).toBe(address)
})
