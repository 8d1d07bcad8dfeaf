import { expect, test } from 'vitest'
import { isBarePage, toBareLinks } from './bare-links.ts'

test.each([
  [
    '[Privacy](/info/privacy-policy) and [us](/contact-us)',
    '[Privacy](/mb/privacy-policy) and [us](/contact-us-app)',
  ],
  ['[Rules](/trading-rules), /info/about-us', '[Rules](/trading-rules), /info/about-us'],
  ['[Us](/contact-us-app) [x](/information)', '[Us](/contact-us-app) [x](/information)'],
])('%s', (text, bare) => {
  expect(toBareLinks(text)).toBe(bare)
})

test.each([
  ['/mb/about-us', true],
  ['/contact-us-app', true],
  ['/trading-rules', false],
  ['/contact-us', false],
])('%s opens in place: %s', (href, in_place) => {
  expect(isBarePage(href)).toBe(in_place)
})
