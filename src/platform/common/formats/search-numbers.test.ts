import { expect, test } from 'vitest'
import { readNumber } from './search-numbers.ts'

test.each([
  ['101132', 101132],
  ['101,132', 101132],
  ['101 132', 101132],
  ['No. 101132', 101132],
  ['no.101132', 101132],
  ['#101132', 101132],
  ['Listing 101132', 101132],
  ['listing no. 101,132', 101132],
  ['Listing #101132', 101132],
  ['1005', 1005],
  ['Sale 12', 12],
  ['invoice no. 1,004', 1004],
  ['INV-000030', 30],
  ['inv 30', 30],
  ['10,1132', null],
  ['021 555 0101 22', null],
  ['HNW517', null],
  ['2 bikes', null],
  ['', null],
  ['1'.repeat(16), null],
])('%s is %s', (text, number) => {
  expect(readNumber(text)).toBe(number)
})
