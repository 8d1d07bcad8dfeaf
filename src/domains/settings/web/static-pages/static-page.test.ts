import { expect, test } from 'vitest'
import { isBarePage, toBareLinks } from './static-page.tsx'

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
])('%s opens in place: %s', (href, inPlace) => {
  expect(isBarePage(href)).toBe(inPlace)
})

test.each([
  ['/mb/privacy-policy', true],
  ['/mb/terms-and-conditions#payment', true],
  ['/contact-us-app', true],
  ['/mb/../user-settings', false],
  ['/mb/%2e%2e/user-settings', false],
  ['/mb/', false],
  ['/contact-us-app/../home', false],
  ['/home', false],
])('%s is a page without a frame of ours: %s', (href, is) => {
  expect(isBarePage(href)).toBe(is)
})
