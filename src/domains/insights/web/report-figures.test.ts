import { expect, test } from 'vitest'
import { describeChange, getSellThrough } from './report-figures.tsx'

test.each([
  [12.5, '+12.5%'],
  [-3, '−3%'],
  [1234, '+1,234%'],
  [0, null],
  [null, null],
])('a change of %s is described as %s', (changePercent, expected) => {
  expect(describeChange({ value: 1, before: 1, change_percent: changePercent })).toBe(expected)
})

test.each([
  [0, 0, null],
  [0, 3, 0],
  [2, 3, 67],
  [3, 3, 100],
])('the sell-through of %s sold out of %s is %s percent', (sold, ended, percent) => {
  expect(getSellThrough(sold, ended)).toBe(percent)
})
