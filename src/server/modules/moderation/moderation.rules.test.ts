import { expect, test } from 'vitest'
import { whyNotWrite } from './moderation.rules.ts'

const [seller, house] = [true, false]

test.each<['seller' | 'admin', boolean[], boolean, RegExp | null]>([
  ['seller', [], true, null],
  ['seller', [seller, seller], true, null],
  ['seller', [seller, seller, seller], true, /will answer/],
  ['seller', [seller, seller, seller, house], true, null],
  ['seller', [seller, house, seller, seller, seller], true, /will answer/],
  ['seller', [], false, /is lifted/],
  ['admin', [], true, /not appealed/],
  ['admin', [seller], true, null],
  ['admin', [seller, house], true, null],
  ['admin', [seller], false, /is lifted/],
])('%s, after %j, suspended %s: %s', (writer, written_by_seller, is_suspended, why_not) => {
  const answer = whyNotWrite({ is_suspended, written_by_seller }, writer)
  expect(answer).toEqual(why_not && expect.stringMatching(why_not))
})
